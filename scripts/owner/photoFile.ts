import { closeSync, openSync, readSync, statSync } from "node:fs";

import sharp, { type Metadata } from "sharp";

import { say, type Sentence } from "#src/content/messages/sentences.ts";

/** Size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Maximum size of a photograph, in millions of pixels: twice what phones take. */
const MAX_MEGAPIXELS = 100;
/** Brands of HEIC in the first box of a file. Its decoder is not free to distribute, so sharp has none. */
const HEIC = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/;
const MPEG = /^ftyp(?!avif|avis)/;

/** Whether a file is a film rather than a picture, by how it begins. */
export function isFilm(path: string): boolean {
  const brand = brandOf(path);
  return MPEG.test(brand) && !HEIC.test(brand);
}

/** Resolves to what is wrong with a photograph, and what to do about it, or undefined. */
export async function faultOfPhoto(path: string): Promise<Sentence | undefined> {
  if (HEIC.test(brandOf(path)))
    return say(
      "is a HEIC picture: export it as JPEG, or set the iPhone to Settings → Camera → Formats → Most Compatible",
    );
  const metadata = await metadataOf(path);
  if (!metadata) return say("is no picture that can be read: export it as JPEG or PNG");
  const { format, space, width, height } = metadata;
  if (format === "svg" || format === "gif")
    return say("is a drawing (%{format}): export a photograph as JPEG or PNG", { format });
  if (space === "cmyk") return say("has the colours of print (CMYK): export it as JPEG in sRGB");
  if (width * height > MAX_MEGAPIXELS * 1e6) {
    return say("has %{size} megapixels; the maximum is %{most}: export it at 6000 pixels across", {
      size: Math.round((width * height) / 1e6),
      most: MAX_MEGAPIXELS,
    });
  }
  // Decodes the whole file, which fails if it is truncated.
  const isWhole = await sharp(path)
    .resize(64)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
  return isWhole ? undefined : say("is broken, perhaps by a copy that stopped halfway: copy it again from the camera");
}

/** The displayed size of a picture, after the rotation in its EXIF data. */
export async function sizeOfPhoto(input: string | Buffer): Promise<Size> {
  const { autoOrient } = await sharp(input, { limitInputPixels: MAX_MEGAPIXELS * 1e6 }).metadata();
  return autoOrient;
}

/** A photograph scaled and cropped to the size of its largest file, with its focus within that crop. */
export interface CroppedPhoto {
  image: Buffer;
  focus: string;
}

/**
 * Crops a photograph to other proportions, with its focus as near to the middle as possible, and scales it. The result is in sRGB,
 * upright, opaque, and has no metadata.
 */
export async function cropPhoto(input: string | Buffer, focus: string, { width, height }: Size): Promise<CroppedPhoto> {
  const original = await sizeOfPhoto(input);
  const scale = scaleTo(original, { width, height });
  const [scaledWidth, scaledHeight] = [Math.round(original.width * scale), Math.round(original.height * scale)];
  const [across = 50, down = 50] = focus.match(/\d+/g)?.map(Number) ?? [];
  const crop = (share: number, whole: number, part: number) => {
    const point = (whole * share) / 100;
    const start = Math.round(Math.min(whole - part, Math.max(0, point - part / 2)));
    return { start, share: Math.round((100 * (point - start)) / part) };
  };
  const [x, y] = [crop(across, scaledWidth, width), crop(down, scaledHeight, height)];
  const image = await sharp(input)
    .autoOrient()
    // Scaled before it is cropped: then a JPEG of 48 megapixels is never whole in memory.
    .resize({ width: scaledWidth, height: scaledHeight, fit: "fill" })
    .extract({ left: x.start, top: y.start, width, height })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { image, focus: `${x.share}% ${y.share}%` };
}

/** Encodes the poster image that a player shows until its film plays. */
export function encodeStill(image: Buffer): Promise<Buffer> {
  return sharp(image).webp({ quality: 66, effort: 6 }).toBuffer();
}

/** The factor by which a picture is scaled to fill a size; over 1, it has too few pixels. */
export function scaleTo(original: Size, size: Size): number {
  return Math.max(size.width / original.width, size.height / original.height);
}

async function metadataOf(path: string): Promise<Metadata | undefined> {
  return sharp(path)
    .metadata()
    .catch(() => undefined);
}

/** The kind and the brand at the beginning of films, HEIC and AVIF; other letters in other files. */
function brandOf(path: string): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return "";
  const [file, bytes] = [openSync(path, "r"), Buffer.alloc(12)];
  try {
    readSync(file, bytes, 0, 12, 0);
    return bytes.toString("latin1", 4);
  } finally {
    closeSync(file);
  }
}
