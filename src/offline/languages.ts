import { isLanguage, LANGUAGES, type Language } from "#src/domain/language.ts";

/** Query parameter of the worker's URL with the languages that it caches. */
const LANGUAGES_PARAMETER = "languages";

/**
 * URL of the service worker that caches these languages. Another language makes it a different script, which the
 * browser installs.
 */
export function workerUrl(languages: readonly Language[]): string {
  return `/sw.js?${LANGUAGES_PARAMETER}=${LANGUAGES.filter((language) => languages.includes(language)).join("-")}`;
}

/** Languages that the service worker at this URL caches. */
export function languagesOfWorker(scriptUrl: string): Language[] {
  const value = new URL(scriptUrl).searchParams.get(LANGUAGES_PARAMETER) ?? "";
  return value.split("-").filter(isLanguage);
}

/** An entry of the precache manifest. A file without a language is cached for all of them. */
export interface PrecachedFile {
  url: string;
  revision: string | null;
  language?: Language;
}

/** Path of the offline page, which is the fallback for pages that are not cached. */
export function offlinePath(language: Language): string {
  return `/${language}/offline.html`;
}
