import { isLanguage, languageOfTag, type Language } from "#src/domain/language.ts";

/** The visitor's language: the stored one where it is valid, else the browser's. */
export function storedLanguage(): Language {
  const stored = readStorage();
  return isLanguage(stored) ? stored : languageOfTag(navigator.language);
}

function readStorage(): string | null {
  try {
    return localStorage.getItem("language");
  } catch {
    // A browser that lets nothing be kept.
    return null;
  }
}
