import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import sharp, { type Sharp } from "sharp";

import { drawScene, SHEET_WIDTH } from "#illustrations/draw.ts";
import type { Scene } from "#illustrations/kit/scene.ts";
import type { Picture } from "../../src/content/pageData/picture.ts";
import { encodePicture, IMAGES_FOLDER } from "../../scripts/owner/encodePicture.ts";

const IMAGES = fileURLToPath(new URL(`../../${IMAGES_FOLDER}`, import.meta.url));

/**
 * Writes all files of a picture, and resolves to its quality and its average colour. Rejects if a file exceeds its limit even
 * at the lowest quality, which means that the scene has too much fine detail.
 */
export async function renderPicture(scene: Scene, picture: Picture): Promise<{ quality: number; colour: string }> {
  const master = await rasterOf(scene, picture, Math.max(SHEET_WIDTH, picture.width));
  const { quality, colour, files } = await encodePicture(scene.name, master, picture.widths);
  mkdirSync(IMAGES, { recursive: true });
  for (const { file, bytes } of files) writeFileSync(join(IMAGES, file), bytes);
  removeOtherWidths(scene.name, picture.widths);
  return { quality, colour };
}

/** Deletes the files of widths that the picture no longer has. */
function removeOtherWidths(name: string, widths: readonly number[]): void {
  for (const file of readdirSync(IMAGES)) {
    const [, of, width] = /^(.+)-(\d+)\.(?:avif|webp)$/.exec(file) ?? [];
    if (of === name && !widths.includes(Number(width))) rmSync(join(IMAGES, file));
  }
}

/** Where and how to write previews of pictures. */
export interface Preview {
  folder: string;
  /** Whether to write crops in other proportions, in which the composition must also work. */
  crops: boolean;
}

/** Writes `{folder}/{name}.png`, 1000 px wide, and with `crops` also `{name}-wide.png` (16:9) and `{name}-square.png`. */
export async function previewPicture(scene: Scene, picture: Picture, { folder, crops }: Preview): Promise<string[]> {
  const image = await rasterOf(scene, picture, 1000);
  mkdirSync(folder, { recursive: true });
  const write = async (suffix: string, pipeline: Sharp) => {
    const file = join(folder, `${scene.name}${suffix}.png`);
    await pipeline.png({ compressionLevel: 3 }).toFile(file);
    return file;
  };
  const files = [await write("", sharp(image))];
  if (!crops) return files;
  const { width = 1000, height = 750 } = await sharp(image).metadata();
  const unit = width / SHEET_WIDTH;
  const [wide, square] = [Math.round((width * 9) / 16), Math.min(width, height)];
  const top = Math.min(height - wide, Math.round((scene.crops?.wide ?? (height - wide) / unit / 2) * unit));
  const left = Math.min(width - square, Math.round((scene.crops?.square ?? (width - square) / unit / 2) * unit));
  if (wide <= height) files.push(await write("-wide", sharp(image).extract({ left: 0, top, width, height: wide })));
  files.push(await write("-square", sharp(image).extract({ left, top: 0, width: square, height: square })));
  return files;
}

async function rasterOf(scene: Scene, picture: Picture, width: number): Promise<Buffer> {
  const svg = Buffer.from(drawScene(scene, picture));
  // The density at which the sheet has the requested width; at 72, one unit is one pixel.
  return sharp(svg, { density: (72 * width) / SHEET_WIDTH, limitInputPixels: false })
    .resize({ width })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}
