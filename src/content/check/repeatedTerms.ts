import type { Language } from "#src/domain/language.ts";

/** Words that only the terms of every ride need, by language: cancelling, waiting times, payment and child seats. */
const TERMS: Record<Language, RegExp> = {
  tr: /(?<!\p{L})(?:iptal|havale|nakit|çocuk koltu|45[\s\u00a0]dakika)\p{L}*/giu,
  en: /\b(?:cancel\w*|no-shows?|bank transfers?|in cash|child seats?|45[\s\u00a0]minutes)\b/gi,
  ru: /(?<!\p{L})(?:отмен\p{L}*|неявк\p{L}*|наличн\p{L}*|банковск\p{L}* перевод\p{L}*|детск\p{L}+ кресл\p{L}*|45[\s\u00a0]минут)/giu,
};

/** Returns the words of the text of a service or tour that repeat a term of `content/rideTerms.ts`, each once. */
export function repeatedTerms(text: string, language: Language): string[] {
  return [...new Set(text.match(TERMS[language]))];
}
