import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FILE = fileURLToPath(new URL("../../content/pictures/rendered.json", import.meta.url));

/** The record of a rendered picture. */
export interface Rendered {
  /** Hash of its drawing and sizes. The picture is stale if it differs from the current one. */
  hash: string;
  /** Quality of its AVIF files, the best within the size limits. */
  quality: number;
  /** Average colour, shown until the picture has loaded. */
  colour: string;
}

/** Records of all rendered pictures, by name. */
export function readRendered(): Record<string, Rendered> {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Record<string, Rendered>) : {};
}

/** Records one picture. The file is read again each time, because several programs may render in parallel. */
export function recordRendered(name: string, rendered: Rendered): void {
  write({ ...readRendered(), [name]: rendered });
}

/** Removes the records of all other pictures: those without a scene, and photographs that stand in for one. */
export function removeOtherRecords(names: readonly string[]): void {
  const kept = Object.entries(readRendered()).filter(([name]) => names.includes(name));
  write(Object.fromEntries(kept));
}

function write(records: Record<string, Rendered>): void {
  const sorted = Object.fromEntries(Object.entries(records).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(`${FILE}.${process.pid}`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${FILE}.${process.pid}`, FILE);
}
