import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { say, type Sentence } from "#src/content/messages/sentences.ts";

/** What the owner's commands call the languages. */
export const LANGUAGE_NAMES: Record<Language, Sentence> = {
  tr: say("Turkish"),
  en: say("English"),
  ru: say("Russian"),
};

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

/** How many such words a text needs to tell its language; and a sentence, which has none of the language it should be in. */
const LEAST_WORDS = 12;
const LEAST_WORDS_OF_A_SENTENCE = 2;

/** The language in which a text is written, if it is long enough to tell. */
export function languageOfText(text: string): Language | undefined {
  const [first, second] = commonWordsIn(text);
  return first && first.count >= LEAST_WORDS && first.count > 2 * (second?.count ?? 0) ? first.language : undefined;
}

/** The language of a sentence or a paragraph, if that is certainly another one than `language`. */
export function otherLanguageOf(text: string, language: Language): Language | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  if (language !== "ru" && cyrillic > letters / 2) return "ru";
  const counts = commonWordsIn(text);
  const own = counts.find((one) => one.language === language)?.count ?? 0;
  const [first] = counts;
  return first && own === 0 && first.count >= LEAST_WORDS_OF_A_SENTENCE ? first.language : undefined;
}

/** How often a text has a common word of each language, most first. */
function commonWordsIn(text: string): { language: Language; count: number }[] {
  const words = text.toLocaleLowerCase("tr").match(/\p{L}+/gu) ?? [];
  return LANGUAGES.map((language) => {
    const common = new Set(COMMON_WORDS[language]);
    return { language, count: words.filter((word) => common.has(word)).length };
  }).toSorted((one, other) => other.count - one.count);
}
