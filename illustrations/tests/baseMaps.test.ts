import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { brotliCompressSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { GROUND_SHEETS, type MapSheet } from "../../src/content/map/projection.ts";
import { baseMapPath, isBaseMapStale } from "../commands/maps.ts";
import { MAP_DAY, MAP_NIGHT, type MapColours } from "../maps/colours.ts";

/** Maximum size of a base map in compressed bytes (brotli). */
const MAX_BYTES = { large: 32_000, small: 20_000 };

const titled = (sheet: MapSheet) => ({ ...sheet, title: `${sheet.name}-${sheet.size}` });
const GROUNDS = GROUND_SHEETS.map(titled);

describe("base maps", () => {
  test.each(GROUNDS)("$title is up to date with its code, and within its size limit", (sheet) => {
    expect(isBaseMapStale(sheet) ? "It is stale. Run `npm run maps -w illustrations`, and look at it." : "").toBe("");
    expect(brotliCompressSync(readFileSync(baseMapPath(sheet))).length).toBeLessThanOrEqual(MAX_BYTES[sheet.size]);
  });

  test.each(GROUNDS)("$title has only valid numbers, and no text", (sheet) => {
    const svg = readFileSync(baseMapPath(sheet), "utf8");
    expect(svg).not.toMatch(/NaN|Infinity|undefined|\[object/);
    expect(svg).not.toMatch(/<text/);
  });

  test.each(GROUNDS)("$title has a night colour for each of its day colours", (sheet) => {
    const svg = readFileSync(baseMapPath(sheet), "utf8");
    const paints = new Set([...svg.matchAll(/ (?:fill|stroke)="#\w+"/g)].map(([paint]) => paint.trim()));
    expect([...paints].filter((paint) => !svg.includes(`[${paint}]{`))).toEqual([]);
  });

  test("parts with the same day colour have the same night colour", () => {
    const pairs = (Object.keys(MAP_DAY) as (keyof MapColours)[]).flatMap((part) =>
      [MAP_DAY[part]].flat().map((day, index) => `${day} ${[MAP_NIGHT[part]].flat()[index]}`),
    );
    const days = new Set(pairs.map((pair) => pair.split(" ")[0]));
    expect(new Set(pairs).size).toBe(days.size);
  });

  test("there are no other files", () => {
    const files = readdirSync(dirname(baseMapPath({ name: "coast", size: "large" })));
    expect(files.toSorted()).toEqual(GROUNDS.map(({ title }) => `${title}.svg`).toSorted());
  });
});
