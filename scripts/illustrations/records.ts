import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FILE = fileURLToPath(new URL("../../content/illustrations/rendered.json", import.meta.url));

/** What is known of a picture that has been rendered. */
export interface Rendered {
  /** Of its sources and settings; another one now means that it is stale. */
  hash: string;
  /** The quality of its AVIF files: what fitted within the limits. */
  quality: number;
  /** Its average, shown until it has come. */
  colour: string;
}

export function readRendered(): Record<string, Rendered> {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Record<string, Rendered>) : {};
}

/** Records one picture. The file is read anew each time, so that several people may render at once. */
export function recordRendered(name: string, rendered: Rendered): void {
  write({ ...readRendered(), [name]: rendered });
}

/** Forgets pictures that no longer have a scene. */
export function keepRendered(names: readonly string[]): void {
  const kept = Object.entries(readRendered()).filter(([name]) => names.includes(name));
  write(Object.fromEntries(kept));
}

function write(records: Record<string, Rendered>): void {
  const sorted = Object.fromEntries(Object.entries(records).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(`${FILE}.${process.pid}`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${FILE}.${process.pid}`, FILE);
}
