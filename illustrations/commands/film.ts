import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import sharp, { type Sharp } from "sharp";

import { SHEET_WIDTH } from "#illustrations/draw.ts";
import { FILM, FRAME_COUNT, frameOf } from "#illustrations/film/boatTour.ts";
import { capes } from "#illustrations/film/guletAtSea.ts";
import type { Drawing } from "#illustrations/kit/drawing.ts";
import { PICTURES } from "../../content/pictures.ts";
import { TOURS } from "../../content/tours.ts";
import type { Picture } from "../../src/content/pageData/picture.ts";
import { drawingHash } from "./drawingHash.ts";

const run = promisify(execFile);

const RECORD = fileURLToPath(new URL("../film/rendered.json", import.meta.url));
const FOLDER = fileURLToPath(new URL("../../public/film", import.meta.url));

/** The film, and its poster, which is the first frame. */
export const FILM_FILE = join(FOLDER, `${FILM.name}.mp4`);
/** Picture of the film before it is played. */
export const POSTER_FILE = join(FOLDER, `${FILM.name}.webp`);

/** Maximum size of the film, in bytes. */
export const MAX_FILM_BYTES = 900_000;

/** Constant rate factors of H.264, best quality first. The first one within the size limit is used. */
const RATES = [22, 23, 24, 25, 26, 27, 28, 30] as const;

/**
 * `npm run film -w illustrations`: if the film is stale, draws its frames and encodes them with ffmpeg, from FFMPEG_PATH or the PATH. Without
 * ffmpeg the committed film remains. Resolves to an error message, or undefined.
 *
 * @public called by `scripts/run.mjs`
 */
export async function main(): Promise<string | undefined> {
  if (isFilmReplaced()) {
    console.log("The tour shows a film that was filmed, which stays.");
    return undefined;
  }
  if (!isFilmStale()) {
    console.log("The film is up to date.");
    return undefined;
  }
  const encoder = process.env["FFMPEG_PATH"] || "ffmpeg";
  if (!(await runs(encoder))) {
    console.log(
      "The film is stale, but there is no ffmpeg to make it: install it or set FFMPEG_PATH. The old film stays.",
    );
    return undefined;
  }
  const hash = filmHash();
  const folder = mkdtempSync(join(tmpdir(), "film-"));
  try {
    const land = capes();
    for (let index = 0; index < FRAME_COUNT; index++)
      await rasterOf(index, land)
        .png({ compressionLevel: 1 })
        .toFile(join(folder, frameName(index)));
    mkdirSync(FOLDER, { recursive: true });
    const made = await fittingFilm(encoder, folder);
    if (!made) return `The film is over ${MAX_FILM_BYTES} bytes even at rate ${RATES.at(-1)}: draw less that moves.`;
    renameSync(made.file, FILM_FILE);
    await rasterOf(0).webp({ quality: 66, effort: 6 }).toFile(POSTER_FILE);
    writeFileSync(RECORD, `${JSON.stringify({ hash, rate: made.rate }, null, 2)}\n`);
    console.log(`${FILM.name}.mp4: ${statSync(FILM_FILE).size} bytes at rate ${made.rate}`);
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Whether `npm run new:photo` has replaced the film by one of the owner's. */
export function isFilmReplaced(): boolean {
  const poster = TOURS.find(({ video }) => video?.src === `/film/${FILM.name}.mp4`)?.video?.poster;
  return poster !== undefined && (PICTURES[poster] as Picture).kind === "photo";
}

/** Whether the frames of the film have changed since it was encoded, or one of its files is missing. */
export function isFilmStale(): boolean {
  if (![RECORD, FILM_FILE, POSTER_FILE].every((file) => existsSync(file))) return true;
  return (JSON.parse(readFileSync(RECORD, "utf8")) as { hash?: string }).hash !== filmHash();
}

/** Hash of two frames of every second: all that moves does so steadily, so a change shows in these as well. */
function filmHash(): string {
  const { width, height, seconds, framesPerSecond } = FILM;
  const land = capes();
  const frames = Array.from({ length: 2 * seconds }, (_, half) => frameOf((half * framesPerSecond) / 2, land));
  return drawingHash(frames, { width, height, widths: [FRAME_COUNT, framesPerSecond] });
}

function rasterOf(index: number, land?: Drawing): Sharp {
  // The density at which the sheet is as wide as the film; at 72, one unit is one pixel.
  return sharp(Buffer.from(frameOf(index, land)), { density: (72 * FILM.width) / SHEET_WIDTH })
    .resize({ width: FILM.width, height: FILM.height })
    .removeAlpha();
}

async function runs(encoder: string): Promise<boolean> {
  return run(encoder, ["-version"]).then(
    () => true,
    () => false,
  );
}

/** Encodes the film at the best rate within the size limit, next to its target, so that it can be renamed. */
async function fittingFilm(encoder: string, folder: string): Promise<{ file: string; rate: number } | undefined> {
  const file = `${FILM_FILE}.part`;
  for (const rate of RATES) {
    await run(encoder, [...INPUT, join(folder, "%04d.png"), ...outputAt(rate), file]);
    if (statSync(file).size <= MAX_FILM_BYTES) return { file, rate };
  }
  rmSync(file);
  return undefined;
}

function frameName(index: number): string {
  return `${String(index).padStart(4, "0")}.png`;
}

const INPUT = ["-y", "-loglevel", "error", "-framerate", String(FILM.framesPerSecond), "-i"];

/**
 * ffmpeg options for H.264 that every browser plays, without sound, and with the index first, so that playback starts before the whole film
 * has loaded.
 */
function outputAt(rate: number): string[] {
  return (
    "-an -map_metadata -1 -fflags +bitexact -flags:v +bitexact " +
    "-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p " +
    "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv " +
    `-c:v libx264 -profile:v high -preset veryslow -tune animation -crf ${rate} -movflags +faststart -f mp4`
  ).split(" ");
}
