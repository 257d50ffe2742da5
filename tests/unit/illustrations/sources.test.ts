import { readdirSync } from "node:fs";

import { expect, test } from "vitest";

import { SCENE_NAMES } from "#content/illustrations/scenes.ts";
import { sourcesOf, withImports } from "#tests/support/illustrationSources.ts";
import { drawingHash } from "../../../scripts/illustrations/drawingHash.ts";

const PARTS = "content/illustrations/parts";
const SIZE = { width: 1280, height: 800, widths: [640, 1280] };

test("the sources of a picture are its scene and the modules that it imports", () => {
  const sources = sourcesOf("fleet-van");
  expect(sources).toContain("content/illustrations/scenes/fleet-van.ts");
  expect(sources).toContain("content/illustrations/parts/vehicles/minibus.ts");
  expect(sources).toContain("content/illustrations/kit/mood.ts");
  expect(sources).not.toContain("content/illustrations/scenes/fleet-mpv.ts");
  expect(sources).not.toContain("content/illustrations/parts/buildings/bodrumCastle.ts");
});

test("the hash of a drawing depends on its documents and its sizes", () => {
  expect(drawingHash(["<svg/>"], SIZE)).toBe(drawingHash(["<svg/>"], SIZE));
  expect(drawingHash(["<svg />"], SIZE)).not.toBe(drawingHash(["<svg/>"], SIZE));
  expect(drawingHash(["<svg/>"], { ...SIZE, widths: [1280] })).not.toBe(drawingHash(["<svg/>"], SIZE));
});

test("a missing scene causes an error with its name", () => {
  expect(() => sourcesOf("atlantis")).toThrow("scenes/atlantis.ts is missing");
});

test("every part has a tile in Storybook, and a scene that uses it", () => {
  const parts = readdirSync(PARTS, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const shown = withImports(["stories/illustrations/parts.ts", "stories/illustrations/placeParts.ts"]);
  const used = new Set(SCENE_NAMES.flatMap(sourcesOf));
  const paths = parts.map((file) => `${PARTS}/${file}`);
  expect(paths.filter((path) => !shown.includes(path)).map((path) => `${path} has no tile`)).toEqual([]);
  expect(paths.filter((path) => !used.has(path)).map((path) => `${path} is in no scene`)).toEqual([]);
});
