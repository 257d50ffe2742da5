import { existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { GALLERY } from "#content/gallery.ts";
import { PICTURES, type PictureName } from "#content/pictures.ts";
import RENDERED from "#content/pictures/rendered.json";
import { TOURS } from "#content/tours.ts";
import type { GalleryItem } from "#src/content/schema/gallery.ts";
import { pictureFacts, distinctPictures } from "#src/content/schema/pictures.ts";
import { sentenceIn, wordsOf } from "#src/content/messages/sentences.ts";
import type { Picture } from "#src/content/pageData/picture.ts";
import { focusOn } from "#src/content/pageData/pictures.ts";
import { fileWidths } from "#src/ui/Picture/pictureFile.ts";
import { DENSE, LIMITS, MIN_QUALITY, PHOTO_ALLOWANCE } from "../../../scripts/owner/pictureLimits.ts";

const PUBLIC = fileURLToPath(new URL("../../../public", import.meta.url));
const IMAGES = `${PUBLIC}/images`;
const REDRAW = "Run `npm run draw -w illustrations`, and look at the pictures that it draws.";
const NAMES = Object.keys(PICTURES) as PictureName[];
/** Pictures other than photographs. */
const DRAWINGS = NAMES.filter((name) => !isPhoto(name));
const MAX_BYTES = 40_000_000;
/** Folders of `public` whose generated files are committed. */
const DRAWN = ["film", "icons", "images", "maps", "previews"];

/** Files of photographs and their films, which cannot be redrawn with less detail. */
const OWNERS_FILES = new Set([
  ...NAMES.filter(isPhoto).flatMap((name) => filesOf(name).map((file) => `images/${file}`)),
  ...[...TOURS.map(({ video }) => video && { name: video.poster, ...video }), ...GALLERY.map(galleryFilm)].flatMap(
    (film) => (film && isPhoto(film.name) ? [film.src.slice(1), film.still.slice(1)] : []),
  ),
]);

function galleryFilm({ src: name, film }: GalleryItem) {
  return film && { name, ...film };
}

function bytesIn(folder: string): number {
  return readdirSync(`${PUBLIC}/${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !OWNERS_FILES.has(`${folder}/${entry.name}`))
    .reduce((sum, { parentPath, name }) => sum + statSync(`${parentPath}/${name}`).size, 0);
}

function isPhoto(name: PictureName): boolean {
  return (PICTURES[name] as Picture).kind === "photo";
}

function filesOf(name: PictureName): string[] {
  const { widths } = PICTURES[name];
  return (["avif", "webp"] as const).flatMap((type) =>
    fileWidths(widths, type).map((width) => `${name}-${width}.${type}`),
  );
}

describe("every picture", () => {
  test("has all of its files, and there are no others", () => {
    const files = readdirSync(IMAGES).filter((file) => /\.(?:avif|webp)$/.test(file));
    const wanted = NAMES.flatMap(filesOf);
    expect(wanted.filter((file) => !files.includes(file)).map((file) => `${file} is missing. ${REDRAW}`)).toEqual([]);
    expect(files.filter((file) => !wanted.includes(file)).map((file) => `${file} belongs to no picture`)).toEqual([]);
  });

  test.each(NAMES)("%s has files of the right sizes", async (name) => {
    const { width, height, widths } = PICTURES[name];
    expect(widths.at(-1)).toBe(width);
    expect(widths.toSorted((a, b) => a - b)).toEqual(widths);
    for (const file of filesOf(name).filter((path) => existsSync(`${IMAGES}/${path}`))) {
      const found = await sharp(`${IMAGES}/${file}`).metadata();
      expect(found.width).toBe(Number(/-(\d+)\.\w+$/.exec(file)?.[1]));
      expect(Math.abs((found.height ?? 0) - ((found.width ?? 0) * height) / width)).toBeLessThan(1);
    }
  });

  test("has a unique alternative text in every language", () => {
    const { error } = distinctPictures.safeParse(PICTURES);
    expect(
      error?.issues.map(({ path, message }) => `${path.join(".")} ${wordsOf(sentenceIn(message), "en")}`) ?? [],
    ).toEqual([]);
  });

  test("has its average colour on record", () => {
    expect(Object.keys(RENDERED).toSorted()).toEqual(DRAWINGS.toSorted());
    expect(Object.values(RENDERED).filter(({ colour }) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([]);
  });
});

describe("the crop of a picture", () => {
  test.each<[band: [number, number], focus: string, because: string]>([
    [[20, 74], "50% 50%", "as much may go above as below, apart from what lies under a ticket"],
    [[0, 60], "50% 0%", "nothing may go above"],
    [[30, 100], "50% 100%", "nothing may go below"],
    [[0, 100], "50% 50%", "no side may go"],
  ])("keeps the band %j with the focus %s: %s", (band, focus) => {
    expect(focusOn(band)).toBe(focus);
  });

  test("is defined by a band from its upper to its lower edge", () => {
    const { width, height, widths, alt } = PICTURES["service-gumbet-transfer"];
    const picture = { width, height, widths, alt };
    const { error } = pictureFacts.safeParse({ ...picture, named: [93, 13] });
    expect(error?.issues.map(({ path, message }) => `${path.join(".")} ${wordsOf(sentenceIn(message), "en")}`)).toEqual(
      ["named goes from its upper edge to its lower one"],
    );
    expect(pictureFacts.safeParse({ ...picture, named: [13, 93] }).success).toBe(true);
  });
});

describe("the files", () => {
  test("are within the limits of their widths", () => {
    const heavy = NAMES.flatMap((name) =>
      filesOf(name).filter((file) => {
        const width = Number(/-(\d+)\.avif$/.exec(file)?.[1]);
        const limit = LIMITS[width] ?? DENSE[width] ?? Infinity;
        return statSync(`${IMAGES}/${file}`).size > limit * (isPhoto(name) ? PHOTO_ALLOWANCE.bytes : 1);
      }),
    );
    expect(heavy).toEqual([]);
  });

  test("are small without visible compression artefacts", () => {
    const coarse = Object.entries(RENDERED).filter(([, { quality }]) => quality < MIN_QUALITY);
    expect(coarse.map(([name, { quality }]) => `${name}: ${quality}`)).toEqual([]);
  });

  test("are within the total limit, together with the film, maps, previews and icons", () => {
    const drawn = DRAWN.map((folder) => ({ folder, bytes: bytesIn(folder) }));
    expect(drawn.filter(({ bytes }) => bytes === 0)).toEqual([]);
    expect(drawn.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MAX_BYTES);
  });

  test("are in the folders that are counted; the only other folder is that of the fonts", () => {
    const folders = readdirSync(PUBLIC, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).toSorted()).toEqual([...DRAWN, "fonts"].toSorted());
  });
});
