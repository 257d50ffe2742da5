/** Languages of the site. The first one is the default and the fallback. */
export const LANGUAGES = ["tr", "en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Language of addresses without a language prefix, unless the visitor's is known. */
export const DEFAULT_LANGUAGE: Language = "tr";

/** A value in every language. Loading content picks one language; nothing else does. */
export type Localized<T> = Record<Language, T>;

/** Whether a value, such as the first segment of a path, is one of the languages of the site. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** Language of a path: its first segment, or the default if that is not a language. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split("/")[1];
  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
}

/**
 * Language for a browser's preferred locale (BCP 47): Turkish and Russian speakers get their own, everyone else
 * English. Without a locale it is the default.
 */
export function languageOfTag(tag: string | undefined): Language {
  const primary = tag?.trim().toLowerCase().split("-")[0];
  if (!primary) return DEFAULT_LANGUAGE;
  return primary === "tr" || primary === "ru" ? primary : "en";
}

/** Language for an `Accept-Language` header. Only the first locale counts (`de,ru` is English). */
export function languageOfHeader(header: string | undefined): Language {
  return languageOfTag(header?.split(",")[0]?.split(";")[0]);
}
