import { existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";

import sharp from "sharp";

/*
 * Playwright compares PNG files. The repository stores them as lossless WebP, which is half as large.
 */

/** File name of a story's baseline in `baselines/{project}`. */
export function baselineFileOf(id: string): string {
  return `${id}.webp`;
}

/** Writes a baseline as PNG for Playwright. If there is no baseline, removes the PNG that an earlier run may have left. */
export async function unpackBaseline(baseline: string, png: string): Promise<void> {
  rmSync(png, { force: true });
  if (!existsSync(baseline)) return;
  mkdirSync(dirname(png), { recursive: true });
  await sharp(baseline).png({ compressionLevel: 1 }).toFile(png);
}

/** Stores a PNG that Playwright has taken as the new baseline. */
export async function packBaseline(png: string, baseline: string): Promise<void> {
  mkdirSync(dirname(baseline), { recursive: true });
  await sharp(png).webp({ lossless: true, effort: 6 }).toFile(baseline);
}
