import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { drawGround } from "#illustrations/maps/ground.ts";
import { GROUND_SHEETS, type MapSheet } from "../../src/content/map/projection.ts";

const FOLDER = fileURLToPath(new URL("../../public/maps", import.meta.url));

/**
 * `npm run maps -w illustrations`: draws the base map of every sheet that has one, one SVG file for all languages. A test compares the whole text.
 *
 * @public called by `scripts/run.mjs`
 */
export async function main(): Promise<undefined> {
  mkdirSync(FOLDER, { recursive: true });
  for (const sheet of GROUND_SHEETS) {
    const svg = drawGround(sheet);
    writeFileSync(baseMapPath(sheet), svg);
    console.log(`${sheet.name}-${sheet.size}.svg: ${Buffer.byteLength(svg)} bytes`);
  }
}

/** Path of the base map of a sheet. */
export function baseMapPath({ name, size }: Pick<MapSheet, "name" | "size">): string {
  return join(FOLDER, `${name}-${size}.svg`);
}

/** Whether the committed base map differs from what would be drawn now. */
export function isBaseMapStale(sheet: MapSheet): boolean {
  const file = baseMapPath(sheet);
  return !existsSync(file) || readFileSync(file, "utf8") !== drawGround(sheet);
}
