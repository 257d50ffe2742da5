import { expect, test } from "vitest";

import { describeFault } from "#src/content/read/faults.ts";
import { missingPictureFiles } from "../../../scripts/owner/pictureFiles.ts";

const FILE = "content/pictures/fleet.ts";
const CONTENT = {
  modules: { [FILE]: { FLEET_PICTURES: { "fleet-van": { widths: [480, 640] }, "fleet-sedan": { widths: [480] } } } },
  texts: {},
};
const FILES = ["fleet-van-480.avif", "fleet-van-640.avif", "fleet-van-480.webp", "fleet-van-640.webp"];

/** Faults if these are the only pictures. */
function faultsWith(names: readonly string[]) {
  const paths = new Set(["public/images", ...names.map((name) => `public/images/${name}`)]);
  return missingPictureFiles(CONTENT, (path) => paths.has(path)).map((fault) => describeFault(fault, "en"));
}

test("a picture with all of its files has no fault", () => {
  expect(faultsWith([...FILES, "fleet-sedan-480.avif", "fleet-sedan-480.webp"])).toEqual([]);
});

test("missing files are reported once per picture, with how to restore them", () => {
  expect(faultsWith(FILES.slice(1))).toEqual([
    `${FILE}: ` +
      'fleet-van: public/images/fleet-van-480.avif is missing; git restore "public/images/fleet-van-*" brings back what was deleted, npm run draw -w illustrations draws what is new',
    `${FILE}: ` +
      'fleet-sedan: public/images/fleet-sedan-480.avif is missing and 1 more of its files; git restore "public/images/fleet-sedan-*" brings back what was deleted, npm run draw -w illustrations draws what is new',
  ]);
});

test("nothing is reported without the folder of images", () => {
  expect(missingPictureFiles(CONTENT, () => false)).toEqual([]);
});
