import { describe, expect, test } from "vitest";

import { readLibrary } from "#src/content/read/library.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { loadPage } from "#src/pages/loadPage.ts";
import { tourGallery } from "#src/pages/TourPage/tourGallery.ts";

const COLUMNS = { small: 3, medium: 4, large: 5, half: 6, full: 12 };
const [image] = toursIn("en").flatMap(({ tour }) => tour.images);

function toursIn(language: (typeof LANGUAGES)[number]) {
  return readLibrary().tours.map(({ slug }) => {
    const data = loadPage("tour", language, { slug });
    if ("missing" in data) throw new Error(slug);
    return data;
  });
}

describe("the gallery of a tour", () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])("with %i pictures fills its rows", (count) => {
    if (!image) throw new Error("no picture");
    const tiles = tourGallery({ images: Array.from({ length: count }, () => image) });
    const columns = tiles.map(({ size = "small" }) => COLUMNS[size]);
    let taken = 0;
    for (const width of columns) {
      expect(12 - (taken % 12)).toBeGreaterThanOrEqual(width);
      taken += width;
    }
    expect(count === 1 || taken % 12 === 0).toBe(true);
    const onPhones = tiles.reduce((sum, { wideOnPhones }) => sum + (wideOnPhones ? 2 : 1), 0);
    expect(onPhones % 2).toBe(0);
  });

  test("contains every picture of the tour other than the hero and, last, its film", () => {
    const boat = toursIn("en").find(({ tour: { film } }) => film)?.tour;
    const items = boat ? tourGallery(boat) : [];
    expect(items.map(({ id, film }) => [id, film?.src])).toEqual([
      ["boat-anchorage", undefined],
      ["boat-table", undefined],
      ["boat-film-poster", "/film/boat-tour.mp4"],
    ]);
  });

  test("does not repeat the pictures of stops, which open at their stop", () => {
    const shown = toursIn("en").map(({ tour: one }) => {
      const names = [one.image.name, ...[...one.stops, ...one.images].map((picture) => picture.image.name)];
      return {
        slug: one.slug,
        repeated: names.filter((name, index) => names.indexOf(name) !== index),
        count: names.length,
      };
    });
    expect(shown.filter(({ repeated }) => repeated.length > 0)).toEqual([]);
    expect(shown.filter(({ count }) => count < 3)).toEqual([]);
  });

  test.each(LANGUAGES)("has titles in %s that differ from each other", (language) => {
    for (const { tour: one } of toursIn(language)) {
      const titles = [...one.stops, ...tourGallery(one)].map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });
});
