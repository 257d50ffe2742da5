import { LANGUAGES, type Language } from "#src/domain/language.ts";

/** The most common short words of each language, which the others do not have. */
const COMMON_WORDS: Record<Language, readonly string[]> = {
  tr: [
    "ve",
    "bir",
    "bu",
    "için",
    "ile",
    "da",
    "de",
    "daha",
    "en",
    "olan",
    "gibi",
    "kadar",
    "sonra",
    "her",
    "çok",
    "ya",
  ],
  en: ["the", "and", "of", "to", "a", "in", "is", "for", "on", "with", "you", "it", "at", "from", "that", "are"],
  ru: ["и", "в", "не", "на", "с", "что", "по", "из", "к", "до", "за", "у", "а", "или", "для", "это"],
};

/** How many such words a text needs to tell its language. */
const LEAST_WORDS = 12;

/** The language in which a text is written, if it is long enough to tell. */
export function languageOfText(text: string): Language | undefined {
  const words = text.toLocaleLowerCase("tr").match(/\p{L}+/gu) ?? [];
  const counts = LANGUAGES.map((language) => {
    const common = new Set(COMMON_WORDS[language]);
    return { language, count: words.filter((word) => common.has(word)).length };
  }).toSorted((one, other) => other.count - one.count);
  const [first, second] = counts;
  return first && first.count >= LEAST_WORDS && first.count > 2 * (second?.count ?? 0) ? first.language : undefined;
}
