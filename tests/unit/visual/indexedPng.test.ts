import sharp from "sharp";
import { expect, test } from "vitest";

import { indexedPng } from "#tests/visual/indexedPng.ts";

/** So many colours in turn, over a picture of 20 by 20. */
function pixelsOf(colours: number): Buffer {
  const pixel = (colour: number) => [Math.floor(colour / 16), colour % 16, 200];
  return Buffer.from(Array.from({ length: 400 }, (_, index) => pixel(index % colours)).flat());
}

test.each([1, 2, 17, 256])("a picture of %i colours keeps every pixel", async (colours) => {
  const pixels = pixelsOf(colours);
  const png = indexedPng(pixels, { width: 20, height: 20 });
  const read = await sharp(png).removeAlpha().raw().toBuffer();
  expect(read.equals(pixels)).toBe(true);
});

test("a picture of more colours is left to other ways", () => {
  expect(indexedPng(pixelsOf(257), { width: 20, height: 20 })).toBeUndefined();
});
