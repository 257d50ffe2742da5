import type { Language } from "#src/domain/language.ts";
import type { TourFacts, TourText } from "./contentSchema.ts";
import { say, type Sentence } from "./sentences.ts";

/** How the course of a tour names its second day. */
const SECOND_DAY: Record<Language, RegExp> = {
  tr: /(?:\b2\.|[iİ]kinci)[\s\u00a0]gün/iu,
  en: /\b(?:day[\s\u00a0](?:two|2)|second[\s\u00a0]day)\b/iu,
  ru: /день[\s\u00a0](?:второй|2)|(?:втор(?:ой|ого)|2-(?:й|го))[\s\u00a0]д(?:ень|ня)/iu,
};

/** What is wrong with how the stops of a tour are divided among its days; undefined if nothing is. */
export function faultOfStops({ days, stops, stopsPerDay }: TourFacts): Sentence | undefined {
  if (!stopsPerDay) {
    if (days === 1 || stops.length === 0) return undefined;
    return say("%{stops} stops on %{days} days; write how many each day has, such as stopsPerDay: [%{example}]", {
      stops: stops.length,
      days,
      example: `${Math.ceil(stops.length / 2)}, ${Math.floor(stops.length / 2)}`,
    });
  }
  const counted = stopsPerDay.reduce((sum, count) => sum + count, 0);
  return stopsPerDay.length !== days || counted !== stops.length
    ? say("%{counted} stops on %{listed} days, but the tour has %{stops} on %{days}", {
        counted,
        listed: stopsPerDay.length,
        stops: stops.length,
        days,
      })
    : undefined;
}

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
