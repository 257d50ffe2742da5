import { describe, expect, test } from "vitest";

import { FARES } from "#content/prices.ts";
import { FILES, readLibrary } from "#src/content/library.ts";
import { anchorOf } from "#src/content/prices.ts";
import { LANGUAGES } from "#src/domain/language.ts";

const inEveryLanguage = readLibrary().tours.flatMap((tour) => LANGUAGES.map((language) => ({ ...tour, language })));

/** The paragraphs of a tour's text as they were written, below its fields. */
function paragraphsOf(slug: string, language: string): string[] {
  const file = Object.entries(FILES.texts).find(([path]) => path.endsWith(`content/tours/${slug}/${language}.md`))?.[1];
  return (file?.split(/^---$/m).slice(2).join("") ?? "").split(/\n\s*\n/);
}

/** Where a paragraph first speaks of a stop: by any longer word of its name, whatever ending that has. -1 for nowhere. */
function placeIn(paragraph: string, name: string): number {
  const stems = (name.match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, Math.max(4, word.length - 2)));
  const found = stems.map((stem) => paragraph.search(new RegExp(String.raw`(?<!\p{L})${stem}`, "iu")));
  return Math.min(...found.filter((at) => at >= 0), Infinity);
}

function orderIn(paragraph: string, names: readonly string[]): string[] {
  return names
    .map((name) => ({ name, at: placeIn(paragraph, name) }))
    .filter(({ at }) => at < Infinity)
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name);
}

describe("a tour's text and its stops tell one journey", () => {
  const withRoute = inEveryLanguage.filter(({ stops }) => stops.length > 1);

  test.each(withRoute)("$slug in $language: what names the most stops names them in their order", (tour) => {
    const names = tour.text[tour.language].stops.map(({ name }) => name);
    const [told = []] = paragraphsOf(tour.slug, tour.language)
      .map((paragraph) => orderIn(paragraph, names))
      .toSorted((one, other) => other.length - one.length);
    expect(told.length).toBeGreaterThan(0);
    expect(told).toEqual(names.filter((name) => told.includes(name)));
  });
});

describe("a tour that the price list has a fare for says so", () => {
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
