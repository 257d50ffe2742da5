import { isLanguage, languageOfTag, type Language } from "#src/domain/language.ts";
import { LOCAL_KEYS } from "#src/domain/storageKeys.ts";
import { localStore } from "#src/storage.ts";

/** The visitor's language: the stored one if it is valid, otherwise the browser's. */
export function storedLanguage(): Language {
  const stored = localStore.get(LOCAL_KEYS.language);
  return isLanguage(stored) ? stored : languageOfTag(navigator.language);
}
