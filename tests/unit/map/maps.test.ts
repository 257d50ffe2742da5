import { brotliCompressSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { coastSheet } from "#src/content/map/coastSheet.ts";
import { type Box, isIn, overlap, pointsAlong } from "#src/content/map/labels.ts";
import { spread } from "#src/content/map/numbers.ts";
import { FERRY, SEA_WAYS } from "#content/map/ways.ts";
import { houseBoxes } from "#src/content/map/houseBoxes.ts";
import { MAP_NAMES, SEA_NAMES } from "#content/map/names.ts";
import { LABELS, MAP_POINTS } from "#content/map/places.ts";
import { MAP_SHEETS } from "#content/map/sheets.ts";
import { GROUND_SHEETS, isAtSea, landOf, mapSheet, projectionOf, type MapSheet } from "#src/content/map/projection.ts";
import { roadsOf } from "#src/content/map/roads.ts";
import { pointOf, routeThrough } from "#src/content/map/route.ts";
import { LOCATIONS } from "#content/locations.ts";
import { FARES } from "#content/prices.ts";
import { TOURS } from "#content/tours.ts";
import type { Point } from "#src/content/map/geometry.ts";
import { readLibrary } from "#src/content/read/library.ts";
import { loadArticleMap, loadSitePlan, loadTourMap } from "#src/content/pageData/maps.ts";
import type { MapData } from "#src/content/pageData/pageDataTypes.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { loadPage } from "#src/pages/loadPage.ts";

const titled = (sheet: MapSheet) => ({ ...sheet, title: `${sheet.name}-${sheet.size}` });
const SHEETS = MAP_SHEETS.map(titled);
const GROUNDS = GROUND_SHEETS.map(titled);

describe("the projection", () => {
  test.each(SHEETS)("$title shows all of its bounds, north up", (sheet) => {
    const project = projectionOf(sheet);
    const [west, south, east, north] = sheet.bounds;
    const [left, top] = project([west, north]);
    const [right, foot] = project([east, south]);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(-0.01);
    expect(right).toBeLessThanOrEqual(sheet.width + 0.01);
    expect(foot).toBeLessThanOrEqual(sheet.height + 0.01);
    expect([left < right, top < foot]).toEqual([true, true]);
  });

  test.each([
    ["the castle's hill", [27.4294, 37.0318], false],
    ["the bay of Gümbet", [27.405, 37.0245], true],
    ["Karaada", [27.47, 36.972], false],
    ["the strait of Kos", [27.33, 36.93], true],
    ["the airport", [27.6643, 37.2506], false],
  ] as const)("distinguishes land from sea: %s", (_name, at, sea) => {
    const sheet = mapSheet("region", "large");
    expect(isAtSea(landOf(sheet), projectionOf(sheet)(at))).toBe(sea);
  });
});

describe("places", () => {
  test.each(Object.keys(MAP_POINTS))("%s has a name in every language", (id) => {
    const names = MAP_NAMES[id] ?? LOCATIONS.find((location) => location.id === id)?.label;
    expect(LANGUAGES.filter((language) => !names?.[language])).toEqual([]);
  });

  test("every place of the price table except tours and the whole peninsula is on a map", () => {
    const fixed = FARES.flatMap(({ from, to }) => [from, to]).filter((id) => !/tour$|^peninsula$/.test(id));
    expect(fixed.filter((id) => !MAP_POINTS[id])).toEqual([]);
    const shown = Object.values(LABELS).flatMap(({ large }) => Object.keys(large));
    // Çeşme has fares of its own, and the position of Çeşme and Alaçatı.
    expect(fixed.filter((id) => id !== "çeşme" && !shown.includes(id))).toEqual([]);
  });

  test("every label on a sheet belongs to a place with a position", () => {
    const named = Object.values(LABELS).flatMap(({ large, small }) => [...Object.keys(large), ...Object.keys(small)]);
    expect(named.filter((id) => !MAP_POINTS[id])).toEqual([]);
  });

  test("seas and capes have names in every language", () => {
    for (const { name } of SEA_NAMES) expect(LANGUAGES.filter((language) => !name[language])).toEqual([]);
  });
});

describe("routes", () => {
  test("follow the roads between places", () => {
    const way = routeThrough("region", ["airport", "yalıkavak"]);
    expect(way[0]).toEqual(pointOf("airport"));
    expect(way.at(-1)).toEqual(pointOf("yalıkavak"));
    const bends = Object.values(roadsOf("region")).flatMap((road) => road.map(String));
    expect(way.slice(1, -1).filter((bend) => !bends.includes(String(bend)))).toEqual([]);
  });

  test.each(["region", "coast"] as const)("lead from Bodrum to every place of the %s", (name) => {
    const others = Object.keys(LABELS[name].large).filter((id) => id !== "bodrum");
    expect(others.filter((id) => routeThrough(name, ["bodrum", id]).length < 2)).toEqual([]);
  });

  test("throw an error that names an unknown place", () => {
    expect(() => routeThrough("coast", ["bodrum", "atlantis"])).toThrow('The map has no place "atlantis".');
  });
});

describe("the map of a page", () => {
  test("is small, because it is part of the page's HTML", () => {
    const sheet = coastSheet({ name: "region", language: "ru", route: ["airport", "yalıkavak"] });
    expect(brotliCompressSync(JSON.stringify(sheet)).length).toBeLessThan(2_500);
  });

  test("with a few places is a window around them, with all of their labels inside", () => {
    const only = ["bodrum", "ephesus", "sirince", "virgin-mary"];
    const { large, small, places } = coastSheet({ name: "coast", language: "tr", only, route: only, near: true });
    expect(Object.keys(places)).toEqual(only);
    for (const { window, route } of [large, small]) {
      expect(window[2]).toBeGreaterThan(0);
      expect(route).not.toBe("");
    }
    for (const { large: placed } of Object.values(places)) {
      const [x, y] = placed?.at ?? [-1, -1];
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(100);
    }
  });

  test("may be wider than the sheet, and then labels the seas that have room", () => {
    const only = ["airport", "yalıkavak", "bodrum"];
    const ratios = { large: 2.3, small: 1.25 };
    const sheet = coastSheet({ name: "region", language: "en", only, route: only, near: true, ratios });
    for (const size of ["large", "small"] as const) {
      const { window, groundSize } = sheet[size];
      const [x, y, width, height] = window;
      expect(width / height).toBeCloseTo(ratios[size], 1);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(groundSize[0]);
      expect(y + height).toBeLessThanOrEqual(groundSize[1]);
    }
    expect(sheet.large.seas.map(({ name }) => name)).toContain("Gulf of Güllük");
  });

  test("with a place beyond the sheet has it at the end of its road", () => {
    const only = ["airport", "dalaman", "antalya"];
    const { places } = coastSheet({ name: "coast", language: "tr", only, route: only, near: true });
    const shareOf = (size: "large" | "small") => {
      const [airport = 0, dalaman = 0, antalya = 0] = only.map((id) => places[id]?.[size]?.at[0]);
      return (antalya - airport) / (dalaman - airport);
    };
    // The small sheet ends west of Antalya.
    expect(shareOf("small")).toBeCloseTo(shareOf("large"), 1);
  });

  test("shows whole the symbols of its places east of its longest label, in every article", () => {
    const maps = readLibrary().posts.flatMap(({ slug, text }) =>
      LANGUAGES.flatMap((language) =>
        text[language].parts.flatMap((part) =>
          part.kind === "map" ? [{ slug, sheet: loadArticleMap(readLibrary(), language, part).sheet }] : [],
        ),
      ),
    );
    expect(maps.length).toBeGreaterThan(0);
    for (const { slug, sheet } of maps) {
      for (const [id, { large, small }] of Object.entries(sheet.places)) {
        for (const [x] of [large?.at, small?.at].filter((at) => at !== undefined)) {
          expect(x, `${slug}: ${id}`).toBeGreaterThan(4);
          expect(x, `${slug}: ${id}`).toBeLessThan(95);
        }
      }
    }
  });

  test.each(LANGUAGES)("of the rides to Türkbükü has every label beside its place in %s", (language) => {
    const data = loadPage("service", language, { slug: "vip-turkbuku-transfer" });
    const map = "missing" in data ? undefined : data.service.map;
    expect([map?.sheet.large.leaders, map?.sheet.small.leaders]).toEqual([{}, {}]);
  });

  test("may show more than the sheet, as far as the base map extends", () => {
    const { large } = coastSheet({ name: "region", language: "en", crop: [-520, 0, 1720, 860] });
    const [x, y, width, height] = large.window;
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(large.groundSize[0]);
    expect(y + height).toBeLessThanOrEqual(large.groundSize[1]);
  });
});

describe("the map of a tour", () => {
  const MAPS = TOURS.flatMap(({ slug, map }) => (map ? [{ slug, map }] : []));
  const PLANS = MAPS.flatMap(({ slug, map: { site } }) => (site ? [{ slug: `${slug}, site`, site }] : []));
  const DRAWN = [
    ...MAPS.map(({ slug, map }) => ({
      slug,
      map,
      hidden: map.moreSights,
      draw: (language: Language) => loadTourMap(readLibrary(), language, map),
    })),
    ...PLANS.map(({ slug, site }) => ({
      slug,
      map: site,
      hidden: undefined,
      draw: (language: Language) => loadSitePlan(readLibrary(), language, site),
    })),
  ];
  const SHOWN = DRAWN.flatMap(({ slug, map, hidden, draw }) =>
    LANGUAGES.flatMap((language) =>
      (
        [
          ["small", 288],
          ["small", 328],
          ["small", 358],
          ["small", 620],
          ["large", 846],
          ["large", 1290],
        ] as const
      ).map(([size, width]) => ({ slug, map, hidden, draw, language, size, width })),
    ),
  );

  test.each(DRAWN)("$slug has a numbered mark for each stop", ({ map, draw }) => {
    const { sheet } = draw("tr");
    const marked = Object.values(sheet.places).flatMap(({ number }) => (number === undefined ? [] : [number]));
    const numbers = marked.flatMap((number) => {
      const [first = 0, last = first] = number.split("–").map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
    expect(numbers).toEqual(map.stops.map((_, index) => index + 1));
  });

  test.each(SHOWN)("$slug has no overlaps in $language, $width px wide", ({ hidden, draw, language, size, width }) => {
    const map = draw(language);
    expect(overlapsOf(map, labelsOf(map, { size, width, hidden }), { size, width })).toEqual([]);
  });

  test.each(SHOWN.filter(({ map }) => map.sheet === "town"))(
    "of the town has no label across the coastline in $language, $width px wide",
    ({ map, language, size, width }) => {
      const { sheet, places } = loadTourMap(readLibrary(), language, map);
      const view = sheet[size];
      const drawn = mapSheet("town", size);
      const units = view.window[2] / width;
      const letter = 17 * units;
      const [left, top] = [view.window[0] - drawn.bleed[0], view.window[1] - drawn.bleed[1]];
      const land = landOf(drawn);
      const across = places.filter(({ id, name }) => {
        const placed = sheet.places[id]?.[size];
        if (!placed) throw new Error(`${id} is not on the map.`);
        const length = name.length * letter * 0.44;
        const start =
          left +
          ((placed.at[0] + placed.label[0]) * view.window[2]) / 100 -
          { start: 0, middle: length / 2, end: length }[placed.side];
        const foot = top + (placed.at[1] * view.window[3] + placed.label[1] * view.window[2]) / 100;
        const samples = Array.from({ length: 21 }, (_, step) =>
          [0, 0.4, 0.8].map((up) => isAtSea(land, [start + (length * step) / 20, foot - letter * up])),
        ).flat();
        return new Set(samples).size > 1;
      });
      expect(across.map(({ name }) => name)).toEqual([]);
    },
  );

  test.each(GROUNDS.filter(({ name }) => name === "bays"))("of the bays is mostly sea ($title)", (sheet) => {
    const land = landOf(sheet);
    const spots = Array.from({ length: 60 * 40 }, (_, index) =>
      isAtSea(land, [(((index % 60) + 0.5) * sheet.width) / 60, ((Math.floor(index / 60) + 0.5) * sheet.height) / 40]),
    );
    expect(spots.filter(Boolean).length / spots.length).toBeGreaterThan(0.6);
  });

  test.each(["large", "small"] as const)("of the bays has its ways at sea, to every bay (%s)", (size) => {
    const sheet = mapSheet("bays", size);
    const [land, project] = [landOf(sheet), projectionOf(sheet)];
    for (const { slug, map } of MAPS.filter(({ map: { seaWays } }) => seaWays)) {
      for (const id of map.sights ?? []) {
        const way = SEA_WAYS[id] ?? [];
        expect(way.at(-1), `${slug}: ${id}`).toEqual(pointOf(id));
        expect(pointsAlong(way.map(project), 2).filter((at) => !isAtSea(land, at))).toEqual([]);
      }
    }
  });

  test.each(LANGUAGES)("of the centre has street names in %s, none of them on a house", (language) => {
    const map = MAPS.find(({ map: { sheet } }) => sheet === "centre")?.map;
    if (!map) throw new Error("No tour shows the centre.");
    const drawn = mapSheet("centre", "large");
    const { window, streets } = loadTourMap(readLibrary(), language, map).sheet.large;
    const [left, top] = [window[0] - drawn.bleed[0], window[1] - drawn.bleed[1]];
    const letter = 23;
    const onHouses = streets.filter(({ name, at, turn }) => {
      const angle = (turn * Math.PI) / 180;
      const [x, y] = [left + (at[0] * window[2]) / 100, top + (at[1] * window[3]) / 100];
      return Array.from({ length: 21 }, (_, step) => (step / 20 - 0.5) * name.length * letter * 0.45).some((along) =>
        houseBoxes(drawn).some((house) => isIn(house, [x + Math.cos(angle) * along, y + Math.sin(angle) * along], 5)),
      );
    });
    expect(streets.map(({ name }) => name)).toContain("Cevat Şakir Cd.");
    expect(onHouses.map(({ name }) => name)).toEqual([]);
  });

  test("moves overlapping marks apart, and leaves the others in place", () => {
    const marks = spread(
      [
        { id: "izmir", at: [0, 0], number: "1" },
        { id: "sigacik", at: [300, 300], number: "2" },
        { id: "seferihisar", at: [306, 300], number: "3" },
      ],
      20,
    );
    const [izmir, west, east] = marks.map(({ at }) => at);
    expect(izmir).toEqual([0, 0]);
    expect((east?.[0] ?? 0) - (west?.[0] ?? 0)).toBeGreaterThan(20 * 1.36);
    expect([west?.[1], east?.[1]]).toEqual([300, 300]);
  });
});

/** Longitude and latitude of the lighthouse on the western cape. */
const LIGHTHOUSE = [27.265, 36.965] as const;

describe.each(LANGUAGES)("the map of the rides within the peninsula, in %s", (language) => {
  const data = loadPage("service", language, { slug: "vip-bodrum-transfer" });
  const map = "missing" in data ? undefined : data.service.map;
  if (!map) throw new Error("The page has no map.");

  test.each([
    ["small", 360],
    ["small", 390],
    ["small", 594],
    ["small", 831],
    ["large", 835],
    ["large", 1113],
  ] as const)("has no label over another, over a mark or on the ferry (%s, %i px wide)", (size, width) => {
    const labels = labelsOf(map, { size, width });
    expect(overlapsOf(map, labels, { size, width })).toEqual([]);
    const spotOf = spotsOn(map, size, width);
    const ferry = pointsAlong(FERRY.map(spotOf), 2);
    expect(labels.filter(({ label }) => ferry.some((at) => isIn(label, at, 3))).map(({ name }) => name)).toEqual([]);
    const [across, foot] = spotOf(LIGHTHOUSE);
    const [, , right, down] = map.sheet[size].window;
    expect(across, "The lighthouse is on the map").toBeGreaterThan(width * 0.05);
    expect(foot, "The lighthouse is on the map").toBeLessThan(((width * down) / right) * 0.95);
  });
});

interface Shown {
  size: "large" | "small";
  /** Width of the map, in pixels. */
  width: number;
}

/** Boxes of the marks and labels of a map, in pixels; places in `hidden` may be missing from the small one. */
function labelsOf(
  { sheet, places }: MapData,
  { size, width, hidden }: Shown & { hidden?: readonly string[] | undefined },
) {
  const pixels = width / 100;
  const ratio = sheet[size].window[2] / sheet[size].window[3];
  return places.flatMap(({ id, name }) => {
    const { number, rank, [size]: placed } = sheet.places[id] ?? {};
    if (!placed && size === "small" && hidden?.includes(id)) return [];
    if (!placed) throw new Error(`${id} is not on the map.`);
    const [x, y] = [placed.at[0] * pixels, (placed.at[1] * pixels) / ratio];
    const mark: Box = number === undefined ? [x - 6, y - 6, x + 6, y + 6] : markedBox([x, y], number);
    // Estimated letter widths: the Board font is narrow; the capital's label is larger and in another font.
    const [letter, wide] = rank === "capital" ? [22, 0.5] : [17, 0.44];
    const length = name.length * letter * wide;
    // As in the styles of CoastMap: on the small map the offset does not grow, unless a leader joins label and mark.
    const step = size === "small" && sheet.small.leaders[id] === undefined ? Math.min(pixels, 4) : pixels;
    const start = x + placed.label[0] * step - { start: 0, middle: length / 2, end: length }[placed.side];
    const foot = y + placed.label[1] * step;
    const label: Box = [start, foot - letter * 0.8, start + length, foot + letter * 0.1];
    return [{ name, mark, label }];
  });
}

/** Labels outside of a map or over each other, and marks under labels or touching each other, in words. */
function overlapsOf({ sheet }: MapData, labels: ReturnType<typeof labelsOf>, { size, width }: Shown): string[] {
  const [, , across, down] = sheet[size].window;
  return labels.flatMap(({ name, mark, label }, index) => {
    const others = labels.filter((_, other) => other !== index);
    const isOut = label[0] < 0 || label[1] < 0 || label[2] > width || label[3] > (width * down) / across;
    return [
      ...(isOut ? [`${name} leaves the map`] : []),
      ...others.filter((other) => overlap(label, other.label) > 0).map((other) => `${name} over ${other.name}`),
      ...labels.filter((other) => overlap(label, other.mark) > 0).map((other) => `${name} over ${other.name}'s mark`),
      ...others.filter((other) => areTouching(mark, other.mark)).map((other) => `${name}'s mark on ${other.name}'s`),
    ];
  });
}

/** Position in pixels of a longitude and latitude on a map that shows Kaynar and Turgutreis. */
function spotsOn({ sheet }: MapData, size: Shown["size"], width: number): (at: Point) => Point {
  const [, , across, down] = sheet[size].window;
  const [west, east] = (["turgutreis", "kaynar"] as const).map((id) => ({
    of: pointOf(id),
    at: sheet.places[id]?.[size]?.at ?? [0, 0],
  }));
  if (!west || !east) throw new Error("Two places fix the position of all.");
  const along = (axis: 0 | 1, at: number) => {
    const share = (at - west.of[axis]) / (east.of[axis] - west.of[axis]);
    return ((west.at[axis] + share * (east.at[axis] - west.at[axis])) * width) / 100;
  };
  return ([x, y]) => [along(0, x), (along(1, y) * down) / across];
}

/** Marks are round: they touch if the distance of their centres is less than their diameter. */
function areTouching(one: Box, other: Box): boolean {
  const apart = Math.hypot((one[0] + one[2] - other[0] - other[2]) / 2, (one[1] + one[3] - other[1] - other[3]) / 2);
  return apart < (one[2] - one[0] + other[2] - other[0]) / 2;
}

/** Box of a numbered mark, which is as wide as its number needs. */
function markedBox([x, y]: readonly [number, number], number: string): Box {
  const half = Math.max(11, (number.length * 7 + 12) / 2);
  return [x - half, y - 11, x + half, y + 11];
}
