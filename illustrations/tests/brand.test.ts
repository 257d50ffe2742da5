import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { brandFiles, brandPath, ICO_PATH, ICO_SIZES, buildIco, pixelsOf } from "../commands/brand.ts";
import { MARK_16, MARK_20 } from "../../src/ui/LogoMark/masters.ts";

const REDRAW = "Run `npm run brand -w illustrations`, and look at what it draws.";
const FILES = brandFiles();

describe("icons", () => {
  test.each(FILES)("$name is up to date with the mark", async (file) => {
    const path = brandPath(file);
    expect(existsSync(path) ? "" : REDRAW).toBe("");
    if (file.pixels === undefined) {
      expect(readFileSync(path, "utf8") === file.svg ? "" : REDRAW).toBe("");
      return;
    }
    const [kept = Buffer.of(), drawn = Buffer.of()] = await Promise.all(
      [readFileSync(path), await pixelsOf(file)].map((image) => sharp(image).ensureAlpha().raw().toBuffer()),
    );
    expect(kept.length === drawn.length ? "" : REDRAW).toBe("");
    // Other versions of sharp may round differently.
    const apart = kept.reduce((most, value, index) => Math.max(most, Math.abs(value - (drawn[index] ?? 0))), 0);
    expect(apart <= 8 ? "" : REDRAW).toBe("");
  });

  test.each(FILES.filter(({ pixels }) => pixels))("$name has its size", async ({ name, pixels }) => {
    await expect(sharp(brandPath({ name })).metadata()).resolves.toMatchObject({ width: pixels, height: pixels });
  });

  test("favicon.ico contains the small icons unchanged", async () => {
    expect(existsSync(ICO_PATH) && readFileSync(ICO_PATH).equals(buildIco()) ? "" : REDRAW).toBe("");
    const ico = readFileSync(ICO_PATH);
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, ICO_SIZES.length]);
    for (const [index, pixels] of ICO_SIZES.entries()) {
      const entry = ico.subarray(6 + 16 * index, 6 + 16 * (index + 1));
      expect([entry[0], entry[1]]).toEqual([pixels, pixels]);
      const start = entry.readUInt32LE(12);
      const picture = ico.subarray(start, start + entry.readUInt32LE(8));
      await expect(sharp(picture).metadata()).resolves.toMatchObject({ format: "png", width: pixels, height: pixels });
    }
  });

  test("there are no others", () => {
    const [first] = FILES;
    const kept = readdirSync(dirname(brandPath(first ?? { name: "" })));
    expect(kept.toSorted()).toEqual(FILES.map(({ name }) => name).toSorted());
  });

  test("the app icon is opaque, and the maskable one keeps the mark inside the safe zone", async () => {
    await expect(sharp(brandPath({ name: "icon-512.png" })).stats()).resolves.toMatchObject({ isOpaque: true });
    const { data, info } = await sharp(brandPath({ name: "icon-maskable-512.png" }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const ground = data.subarray(0, 3);
    for (let y = 0; y < info.height; y++) {
      for (let x = 0; x < info.width; x++) {
        const start = (y * info.width + x) * 3;
        const isMark = [0, 1, 2].some(
          (channel) => Math.abs((data[start + channel] ?? 0) - (ground[channel] ?? 0)) > 40,
        );
        if (isMark && Math.hypot(x - 255.5, y - 255.5) > 512 * 0.4) expect([x, y]).toBe("inside the circle");
      }
    }
  });
});

test.each([
  ["16", MARK_16],
  ["20", MARK_20],
])("the master of %s px has every edge on a pixel", (_size, { castle, sea, road }) => {
  expect(`${castle}${sea}${road}`).toMatch(/^[MmHhVvZz\d\s-]+$/);
});
