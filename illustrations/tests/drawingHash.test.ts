import { expect, test } from "vitest";

import { drawingHash } from "../commands/drawingHash.ts";

const SIZE = { width: 1280, height: 800, widths: [640, 1280] };

test("the hash of a drawing depends on its documents and its sizes", () => {
  expect(drawingHash(["<svg/>"], SIZE)).toBe(drawingHash(["<svg/>"], SIZE));
  expect(drawingHash(["<svg />"], SIZE)).not.toBe(drawingHash(["<svg/>"], SIZE));
  expect(drawingHash(["<svg/>"], { ...SIZE, widths: [1280] })).not.toBe(drawingHash(["<svg/>"], SIZE));
});
