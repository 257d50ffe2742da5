import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import { indexedPng } from "./indexedPng.ts";
import { BASELINES } from "./pictures.ts";

/**
 * Writes the pictures that changed since a moment (in milliseconds) as small as they go without losing a pixel: a browser writes
 * them quickly, a repository keeps them for ever.
 */
export async function compressBaselines(since: number): Promise<void> {
  const files = readdirSync(BASELINES, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => statSync(file).mtimeMs >= since);
  for (const file of files) {
    const before = readFileSync(file);
    const after = await smallest(before);
    if (after.length < before.length) writeFileSync(file, after);
  }
}

async function smallest(png: Buffer): Promise<Buffer> {
  // Nothing more: any other setting of this library's would also reduce the colours.
  const plain = await sharp(png).png({ compressionLevel: 9 }).toBuffer();
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const indexed = indexedPng(data, info);
  return indexed && indexed.length < plain.length ? indexed : plain;
}
