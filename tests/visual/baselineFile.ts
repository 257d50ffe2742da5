import { existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";

import sharp from "sharp";

/*
 * Playwright compares PNG files. The repository keeps lossless WebP, which loses no pixel and is half as large.
 */

/** Name of the file in `baselines/{project}` that a story's picture is kept in. */
export function baselineFileOf(id: string): string {
  return `${id}.webp`;
}

/** Writes the PNG of a baseline for Playwright. Without a baseline, one that an earlier run left there is removed. */
export async function unpackBaseline(baseline: string, png: string): Promise<void> {
  rmSync(png, { force: true });
  if (!existsSync(baseline)) return;
  mkdirSync(dirname(png), { recursive: true });
  await sharp(baseline).png({ compressionLevel: 1 }).toFile(png);
}

/** Keeps a PNG of Playwright's as the baseline. */
export async function packBaseline(png: string, baseline: string): Promise<void> {
  mkdirSync(dirname(baseline), { recursive: true });
  await sharp(png).webp({ lossless: true, effort: 6 }).toFile(baseline);
}
