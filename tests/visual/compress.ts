import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

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
    // Nothing more: any other setting of this library's would also reduce the colours.
    const after = await sharp(before).png({ compressionLevel: 9 }).toBuffer();
    if (after.length < before.length) writeFileSync(file, after);
  }
}
