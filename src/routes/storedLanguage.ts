import { isLanguage, languageOfTag, type Language } from "#src/domain/language.ts";

/** The visitor's language: the stored one where it is valid, else the browser's. */
export function storedLanguage(): Language {
  const stored = localStorage.getItem("language");
  return isLanguage(stored) ? stored : languageOfTag(navigator.language);
}
