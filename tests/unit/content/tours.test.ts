import { describe, expect, test } from "vitest";

import { FARES } from "#content/prices.ts";
import { FILES, readLibrary } from "#src/content/library.ts";
import { anchorOf } from "#src/domain/price.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { expectNone } from "#tests/support/expectNone.ts";

const inEveryLanguage = readLibrary().tours.flatMap((tour) => LANGUAGES.map((language) => ({ ...tour, language })));

/** The paragraphs of a tour's Markdown, without its front matter. */
function paragraphsOf(slug: string, language: string): string[] {
  const file = Object.entries(FILES.texts).find(([path]) => path.endsWith(`content/tours/${slug}/${language}.md`))?.[1];
  return (file?.split(/^---$/m).slice(2).join("") ?? "").split(/\n\s*\n/);
}

/** Position at which a text first mentions a stop, by any longer word of its name with any ending. Infinity if it does not. */
function placeIn(text: string, name: string): number {
  const stems = (name.match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, Math.max(4, word.length - 2)));
  const found = stems.map((stem) => text.search(new RegExp(String.raw`(?<!\p{L})${stem}`, "iu")));
  return Math.min(...found.filter((at) => at >= 0), Infinity);
}

function orderIn(text: string, names: readonly string[]): string[] {
  return names
    .map((name) => ({ name, at: placeIn(text, name) }))
    .filter(({ at }) => at < Infinity)
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name);
}

describe("the course of a tour", () => {
  const courses = inEveryLanguage.flatMap(({ slug, language, text }) => {
    const { course, stops } = text[language];
    return course ? [{ slug, language, course, names: stops.map(({ name }) => name) }] : [];
  });
  const withRoute = courses.filter(({ names }) => names.length > 1);

  test.each(withRoute)("goes from stop to stop in order: $slug in $language", ({ course, names }) => {
    const told = orderIn(course.map(({ text }) => text).join(" "), names);
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(names.filter((name) => told.includes(name)));
  });

  test.each(courses)("names parts of the day, no clock times: $slug in $language", ({ course }) => {
    expectNone(course.filter(({ when }) => /\d/.test(when)).map(({ when }) => `"${when}" is a time.`));
    expect(new Set(course.map(({ when }) => when)).size).toBe(course.length);
  });
});

describe("a tour with a fare in the price list links to it", () => {
  const listed = inEveryLanguage.flatMap((tour) =>
    FARES.filter(({ to }) => to === tour.request?.to && to.endsWith("tour")).map((fare) => ({ ...tour, fare })),
  );

  test("there are three", () => {
    expect(new Set(listed.map(({ slug }) => slug)).size).toBe(3);
  });

  test.each(listed)("$slug in $language", ({ slug, language, fare }) => {
    const paragraph = paragraphsOf(slug, language).find((text) =>
      text.includes(`{{fare ${fare.from} ${fare.to} ${fare.vehicleType}}}`),
    );
    expect(paragraph).toContain(`](/prices#${anchorOf(fare)})`);
  });
});
