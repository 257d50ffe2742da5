/** The site's languages; the first one is the default and the fallback. */
export const LANGUAGES = ["tr", "en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "tr";

/** A value in every language. It becomes the value of one language when content is loaded, and nowhere else. */
export type Localized<T> = Record<Language, T>;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The language of an address: its first segment, or the default where that is no language. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split("/")[1];
  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
}

/**
 * The language for a browser that prefers `tag` (BCP 47): Turkish and Russian speakers get theirs, everybody else English.
 * A browser that names none gets the default.
 */
export function languageOfTag(tag: string | undefined): Language {
  const primary = tag?.trim().toLowerCase().split("-")[0];
  if (!primary) return DEFAULT_LANGUAGE;
  return primary === "tr" || primary === "ru" ? primary : "en";
}

/** The same for an `Accept-Language` header: the first language it names counts (`de,ru` is English). */
export function languageOfHeader(header: string | undefined): Language {
  return languageOfTag(header?.split(",")[0]?.split(";")[0]);
}
