import sharp from "sharp";

import { fileWidths } from "#src/ui/Picture/pictureFile.ts";
import { DENSE, LIMITS, MIN_QUALITY } from "./pictureLimits.ts";

/** Paths of the files of all pictures begin with it, from the project's root. */
export const IMAGES_FOLDER = "public/images";

const BEST_QUALITY = 54;
/** Growth of an AVIF file per step of quality, as an exponent of e. */
const GROWTH = 0.045;
const WEBP_QUALITY = 66;

/** Limits on the files of a picture, if they are not those of drawings. */
export interface Allowance {
  /** Factor of the sizes in bytes. */
  bytes: number;
  leastQuality: number;
}

/** The files of a picture, encoded from an image of its full size, with their common quality and its average colour. */
export interface EncodedPicture {
  quality: number;
  colour: string;
  files: { file: string; bytes: Buffer }[];
}

/** Encodes all files of a picture. Rejects if one exceeds its limit even at the lowest quality. */
export async function encodePicture(
  name: string,
  master: Buffer,
  widths: readonly number[],
  allowance: Allowance = { bytes: 1, leastQuality: MIN_QUALITY },
): Promise<EncodedPicture> {
  const sized = new Map<number, Buffer>();
  for (const width of widths)
    sized.set(width, await sharp(master).resize({ width, kernel: "lanczos3" }).png({ compressionLevel: 1 }).toBuffer());
  const quality = await fittingQuality(name, sized, allowance);
  const files: EncodedPicture["files"] = [];
  for (const [width, image] of sized) {
    const own = await denseQuality(name, width, image, { quality, allowance });
    files.push({ file: `${name}-${width}.avif`, bytes: await avifOf(image, own) });
    if (!fileWidths(widths, "webp").includes(width)) continue;
    const webp = await sharp(image).webp({ quality: WEBP_QUALITY, effort: 5 }).toBuffer();
    files.push({ file: `${name}-${width}.webp`, bytes: webp });
  }
  return { quality, colour: await averageOf(master), files };
}

/** The best quality at which every width is within its limit. */
async function fittingQuality(
  name: string,
  sized: ReadonlyMap<number, Buffer>,
  { bytes, leastQuality }: Allowance,
): Promise<number> {
  let quality = BEST_QUALITY;
  for (const [width, image] of sized) {
    const limit = (LIMITS[width] ?? Infinity) * bytes;
    if (limit === Infinity) continue;
    const found = await bestWithin(image, limit, [leastQuality, quality]);
    if (found === undefined) throw tooHeavy(name, width, { limit, leastQuality });
    quality = found;
  }
  return quality;
}

/** Quality of a width: its own for dense screens, but at most the common quality; otherwise the common quality. */
async function denseQuality(
  name: string,
  width: number,
  image: Buffer,
  { quality, allowance: { bytes, leastQuality } }: { quality: number; allowance: Allowance },
): Promise<number> {
  const limit = (DENSE[width] ?? Infinity) * bytes;
  if (limit === Infinity) return quality;
  const found = await bestWithin(image, limit, [leastQuality, quality]);
  if (found === undefined) throw tooHeavy(name, width, { limit, leastQuality });
  return found;
}

/** Error of a picture with too much fine detail for its limits. */
export class HeavyPictureError extends Error {}

function tooHeavy(
  name: string,
  width: number,
  { limit, leastQuality }: { limit: number; leastQuality: number },
): HeavyPictureError {
  return new HeavyPictureError(
    `${name} is over ${limit} bytes at ${width} px, even at quality ${leastQuality}. Draw less fine detail, or lower its grain.`,
  );
}

/** The best quality in a range at which an image is within a limit, or undefined. */
async function bestWithin(
  image: Buffer,
  limit: number,
  [least, most]: readonly [number, number],
): Promise<number | undefined> {
  // The best quality known to fit and the lowest known not to. Each guess is based on the error of the previous one.
  let [fitting, over] = [least - 1, most + 1];
  let guess = most;
  while (over - fitting > 1) {
    const { length: bytes } = await avifOf(image, guess);
    if (bytes <= limit) fitting = guess;
    else over = guess;
    const steps = Math.round(Math.log(limit / bytes) / GROWTH);
    guess = Math.max(fitting + 1, Math.min(over - 1, guess + steps));
  }
  return fitting >= least ? fitting : undefined;
}

function avifOf(image: Buffer, quality: number): Promise<Buffer> {
  return sharp(image).avif({ quality, effort: 5, chromaSubsampling: "4:2:0" }).toBuffer();
}

async function averageOf(image: Buffer): Promise<string> {
  const { data } = await sharp(image)
    .resize(1, 1, { fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[...data.subarray(0, 3)].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
