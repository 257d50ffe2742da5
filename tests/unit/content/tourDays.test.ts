import { expect, test } from "vitest";

import type { PictureName } from "#content/pictures.ts";
import type { TourFacts, TourText } from "#src/content/schema/tours.ts";
import { wordsOf } from "#src/content/messages/sentences.ts";
import { faultOfCourse } from "#src/content/check/tourDays.ts";
import { faultOfStops } from "#src/content/read/tourStops.ts";
import type { Language } from "#src/domain/language.ts";

const picture = "hero" as PictureName;
const tour = (days: 1 | 2, stops: number, stopsPerDay?: number[]): TourFacts => ({
  id: 1,
  slug: "a-tour",
  days,
  images: [picture],
  stops: Array.from({ length: stops }, () => picture),
  ...(stopsPerDay && { stopsPerDay }),
});
const course = (...when: string[]) => ({ course: when.map((one) => ({ when: one, text: "" })) }) as unknown as TourText;

test.each<[days: 1 | 2, stops: number, stopsPerDay: number[] | undefined, fault: string | undefined]>([
  [1, 3, undefined, undefined],
  [2, 0, undefined, undefined],
  [2, 3, [2, 1], undefined],
  [2, 3, undefined, "3 stops on 2 days; write how many each day has, such as stopsPerDay: [2, 1]"],
])("%i days, %i stops and %j of each day: %s", (days, stops, stopsPerDay, fault) => {
  const found = faultOfStops(tour(days, stops, stopsPerDay));
  expect(found && wordsOf(found, "en")).toBe(fault);
});

test.each<[Language, second: string]>([
  ["tr", "İkinci gün, sabah"],
  ["tr", "2. gün"],
  ["en", "Day two, early"],
  ["en", "The second day"],
  ["ru", "Второй день, утро"],
  ["ru", "Утро второго дня"],
])("in %s, %j is a second day, which only a tour of two days has", (language, second) => {
  const both = course("…", second);
  expect(faultOfCourse(2, both, language)).toBeUndefined();
  const more = faultOfCourse(1, both, language);
  expect(more && wordsOf(more, "en")).toBe(`"${second}" speaks of a second day, but content/tours.ts says days: 1`);
  const less = faultOfCourse(2, course("…", "…"), language);
  expect(less && wordsOf(less, "en")).toBe("names no second day, but content/tours.ts says days: 2");
});

test("a tour without a course has no day to name", () => {
  expect(faultOfCourse(2, {} as TourText, "en")).toBeUndefined();
});
