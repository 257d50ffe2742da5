import { describe, expect, test } from "vitest";

import { PICTURES, type PictureName } from "../../content/pictures.ts";
import type { Picture } from "../../src/content/pageData/picture.ts";
import { drawingHash } from "../commands/drawingHash.ts";
import { readRendered } from "../commands/records.ts";
import { drawScene } from "../draw.ts";
import { loadScene, SCENE_NAMES } from "../scenes.ts";

const SIZE = { width: 1600, height: 1200 };
const REDRAW = "Run `npm run draw -w illustrations`, and look at the pictures that it draws.";
/** Pictures other than photographs. */
const DRAWINGS = (Object.keys(PICTURES) as PictureName[]).filter(
  (name) => (PICTURES[name] as Picture).kind !== "photo",
);

describe("a scene", () => {
  test("draws every picture that is no photograph, and no other", () => {
    expect(DRAWINGS.filter((name) => !SCENE_NAMES.includes(name))).toEqual([]);
    expect(SCENE_NAMES.filter((name) => !(name in PICTURES))).toEqual([]);
  });

  test("has the name of its file", async () => {
    await expect(Promise.all(SCENE_NAMES.map(loadScene))).resolves.toHaveLength(SCENE_NAMES.length);
  });

  test.each(DRAWINGS)("has not changed since its picture was drawn: %s", async (name) => {
    const svg = drawScene(await loadScene(name), PICTURES[name]);
    const isStale = readRendered()[name]?.hash !== drawingHash([svg], PICTURES[name]);
    expect(isStale ? `${name} is stale. ${REDRAW}` : "").toBe("");
  });

  test.each(SCENE_NAMES)("has only valid numbers, unique ids and no dangling references: %s", async (name) => {
    const svg = drawScene(await loadScene(name), SIZE);
    expect(/NaN|Infinity|undefined|\[object/.exec(svg)).toBeNull();
    const ids = new Set<string>();
    for (const [, id = ""] of svg.matchAll(/ id="([^"]+)"/g)) {
      expect(ids.has(id), `#${id} is defined twice`).toBe(false);
      ids.add(id);
    }
    const used = new Set([...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id = ""]) => id));
    expect([...used].filter((id) => !ids.has(id))).toEqual([]);
  });
});
