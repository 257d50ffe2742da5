import { describe, expect, test } from "vitest";

import type { GalleryItemData } from "#src/content/pageData/pageDataTypes.ts";
import { arrangeTiles } from "#src/pages/GalleryPage/arrangeTiles.ts";

const COLUMNS = { small: 3, medium: 4, large: 5, half: 6, full: 12 };

function chapterOf(count: number, chapter: GalleryItemData["chapter"] = "arrival"): GalleryItemData[] {
  return Array.from({ length: count }, (_, index) => ({
    chapter,
    title: `${chapter} ${index}`,
    location: "Bodrum",
    image: { name: `${chapter}-${index}`, width: 4, height: 3, widths: [4], alt: "", colour: "#83afb1" },
  }));
}

describe.each([2, 3, 4, 5, 6, 7, 8, 11])("a chapter of %i pictures", (count) => {
  test.each([0, 1])("fills its rows as chapter %i", (before) => {
    const items = [...chapterOf(3 * before, "arrival"), ...chapterOf(count, "town")];
    const tiles = arrangeTiles(items).slice(3 * before);
    expect(tiles).toHaveLength(count);
    let filled = 0;
    for (const { size = "small" } of tiles) {
      filled = (filled % 12) + COLUMNS[size];
      expect(filled).toBeLessThanOrEqual(12);
    }
    expect(filled).toBe(12);
  });

  test("has no incomplete pair on phones", () => {
    let inPair = 0;
    for (const { wideOnPhones } of arrangeTiles(chapterOf(count))) {
      if (wideOnPhones) expect(inPair % 2).toBe(0);
      else inPair++;
    }
    expect(inPair % 2).toBe(0);
  });
});

test.each([1, 4, 7])("a chapter of %i pictures closes with a panorama", (count) => {
  expect(arrangeTiles(chapterOf(count)).at(-1)).toMatchObject({ size: "full", wideOnPhones: true });
});

test("tiles keep the order and the chapters of the pictures, and their focus", () => {
  const [one, ...others] = [...chapterOf(2), ...chapterOf(3, "town")];
  const items = one ? [{ ...one, focus: "10% 90%" }, ...others] : [];
  const tiles = arrangeTiles(items);
  expect(tiles.map(({ id }) => id)).toEqual(items.map(({ image }) => image.name));
  expect(tiles.map(({ chapter }) => chapter)).toEqual(items.map(({ chapter }) => chapter));
  expect(tiles.slice(0, 2).map(({ crop }) => crop?.position)).toEqual(["10% 90%", "50% 55%"]);
});

test("a film of the gallery plays at its tile, with the alternative text of its poster", () => {
  const film = { src: "/film/a.mp4", still: "/film/a.webp", width: 1280, height: 720, seconds: 8 };
  const [first, ...others] = chapterOf(3).map((item) => ({ ...item, image: { ...item.image, alt: "A gulet sails" } }));
  const tiles = arrangeTiles(first ? [{ ...first, film }, ...others] : []);
  expect(tiles.map((tile) => tile.film)).toEqual([{ ...film, alt: "A gulet sails" }, undefined, undefined]);
});
