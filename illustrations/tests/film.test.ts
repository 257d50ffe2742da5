import { readFileSync, statSync } from "node:fs";

import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { SHEET_WIDTH } from "#illustrations/draw.ts";
import { FILM, FRAME_COUNT, frameOf } from "#illustrations/film/boatTour.ts";
import { TOURS } from "../../content/tours.ts";
import { FILM_FILE, isFilmReplaced, isFilmStale, MAX_FILM_BYTES, POSTER_FILE } from "../commands/film.ts";

/** A box of an mp4 file: its type and its content. */
interface Mp4Box {
  type: string;
  content: Buffer;
}

/** The consecutive boxes in a buffer; each begins with its length in four bytes and its type in four letters. */
function boxesIn(buffer: Buffer): Mp4Box[] {
  const boxes: Mp4Box[] = [];
  for (let at = 0; at + 8 <= buffer.length;) {
    const size = buffer.readUInt32BE(at) || buffer.length - at;
    boxes.push({ type: buffer.toString("latin1", at + 4, at + 8), content: buffer.subarray(at + 8, at + size) });
    at += Math.max(8, size);
  }
  return boxes;
}

function boxAt(buffer: Buffer, [type, ...further]: readonly string[]): Buffer {
  const found = boxesIn(buffer).find((box) => box.type === type);
  if (!found) throw new Error(`There is no ${type} box.`);
  return further.length > 0 ? boxAt(found.content, further) : found.content;
}

// A film of the owner's is checked by `npm run new:photo` instead.
describe.each(isFilmReplaced() ? [] : [FILM.name])("the committed film %s", () => {
  const film = readFileSync(FILM_FILE);

  test("is up to date with its frames", () => {
    expect(isFilmStale() ? "The film is stale. Run `npm run film -w illustrations`, and look at it." : "").toBe("");
  });

  test("is within its size limit", () => {
    expect(statSync(FILM_FILE).size).toBeLessThanOrEqual(MAX_FILM_BYTES);
  });

  test("has the name, size and length that its tour states", () => {
    const { name, width, height, seconds } = FILM;
    const stated = { src: `/film/${name}.mp4`, still: `/film/${name}.webp`, width, height, seconds };
    const videos = TOURS.flatMap(({ video }) => video ?? []);
    for (const video of videos.filter(({ src }) => src === stated.src)) expect(video).toMatchObject(stated);
  });

  test("is an mp4 whose index comes before its frames, so that it starts before it has loaded", () => {
    const types = boxesIn(film).map(({ type }) => type);
    expect(types[0]).toBe("ftyp");
    expect(types).toContain("mdat");
    expect(types.indexOf("moov")).toBeLessThan(types.indexOf("mdat"));
    expect(types.indexOf("moov")).toBeGreaterThan(0);
  });

  test("lasts six to ten seconds", () => {
    const header = boxAt(film, ["moov", "mvhd"]);
    expect(header[0], "the version of the header").toBe(0);
    const seconds = header.readUInt32BE(16) / header.readUInt32BE(12);
    expect(seconds).toBeCloseTo(FILM.seconds, 1);
    expect(seconds).toBeGreaterThanOrEqual(6);
    expect(seconds).toBeLessThanOrEqual(10);
  });

  test("has a single track, which is H.264 of the right size: no sound", () => {
    const tracks = boxesIn(boxAt(film, ["moov"])).filter(({ type }) => type === "trak");
    expect(tracks).toHaveLength(1);
    const descriptions = boxAt(film, ["moov", "trak", "mdia", "minf", "stbl", "stsd"]);
    const [description] = boxesIn(descriptions.subarray(8));
    expect(description?.type).toBe("avc1");
    expect(description?.content.readUInt16BE(24)).toBe(FILM.width);
    expect(description?.content.readUInt16BE(26)).toBe(FILM.height);
  });

  test("has a poster of its size, which is its first frame", async () => {
    const poster = sharp(POSTER_FILE);
    await expect(poster.metadata()).resolves.toMatchObject({ width: FILM.width, height: FILM.height, format: "webp" });
    const [kept, drawn] = await Promise.all([readFileSync(POSTER_FILE), Buffer.from(frameOf(0))].map(smallVersion));
    expect(differenceOf(kept, drawn)).toBeLessThan(3);
  });
});

test(
  "its last frame leads into its first: what would come after it is the first again",
  { timeout: 30_000 },
  async () => {
    const [first, second, last, beyond] = await Promise.all(
      [0, 1, FRAME_COUNT - 1, FRAME_COUNT].map((index) => smallVersion(Buffer.from(frameOf(index)))),
    );
    const step = differenceOf(first, second);
    expect(step).toBeGreaterThan(0.2);
    expect(differenceOf(first, beyond)).toBeLessThan(step / 20);
    expect(differenceOf(first, last)).toBeLessThan(step * 1.5);
  },
);

/** The density at which the sheet is as wide as the film. At another density the random dots of the spray differ. */
const DENSITY = (72 * FILM.width) / SHEET_WIDTH;

/** A small version of an image, for comparison without fine detail. */
async function smallVersion(image: Buffer): Promise<Buffer> {
  // In two steps: in a single one, sharp would render the SVG itself at the small size.
  const whole = await sharp(image, { density: DENSITY }).resize(FILM.width, FILM.height).removeAlpha().png().toBuffer();
  return sharp(whole).resize({ width: 160, height: 90 }).raw().toBuffer();
}

/** Mean absolute difference of two images over all channels, from 0 to 255. */
function differenceOf(one: Buffer = Buffer.of(), other: Buffer = Buffer.of()): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}
