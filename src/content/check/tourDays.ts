import type { Language } from "#src/domain/language.ts";
import type { TourFacts, TourText } from "#src/content/schema/tours.ts";
import { say, type Sentence } from "#src/content/messages/sentences.ts";

/** How the course of a tour names its second day. */
const SECOND_DAY: Record<Language, RegExp> = {
  tr: /(?:\b2\.|[iİ]kinci)[\s\u00a0]gün/iu,
  en: /\b(?:day[\s\u00a0](?:two|2)|second[\s\u00a0]day)\b/iu,
  ru: /день[\s\u00a0](?:второй|2)|(?:втор(?:ой|ого)|2-(?:й|го))[\s\u00a0]д(?:ень|ня)/iu,
};

/** What is wrong with the days that the course of a tour names; undefined if nothing is. */
export function faultOfCourse(
  days: TourFacts["days"],
  { course = [] }: TourText,
  language: Language,
): Sentence | undefined {
  if (course.length === 0) return undefined;
  const second = course.find(({ when }) => SECOND_DAY[language].test(when))?.when;
  if (days === 1 && second !== undefined)
    return say('"%{when}" speaks of a second day, but content/tours.ts says days: 1', { when: second });
  if (days > 1 && second === undefined) return say("names no second day, but content/tours.ts says days: 2");
  return undefined;
}
