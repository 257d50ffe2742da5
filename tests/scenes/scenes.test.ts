import { expect, test } from "vitest";

import { drawScene } from "#content/illustrations/draw.ts";
import { loadScene, SCENE_NAMES } from "#content/illustrations/scenes.ts";

const SIZE = { width: 1600, height: 1200 };

test.each(SCENE_NAMES)("%s has only valid numbers, unique ids and no dangling references", async (name) => {
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
