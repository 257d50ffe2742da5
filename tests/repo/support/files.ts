import { readFileSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The project's root folder, with a trailing slash. */
const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** A source file: its path below the root, with forward slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Every file below a folder (or the file itself) whose path matches, sorted by path. A missing folder has none. */
export function filesIn(folder: string, pattern: RegExp): SourceFile[] {
  return pathsIn(folder)
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, text: readText(path) }));
}

/** Every path below a folder, sorted, or the path of the file itself. */
export function pathsIn(folder: string): string[] {
  const stats = statSync(ROOT + folder, { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [folder];
  return readdirSync(ROOT + folder)
    .toSorted()
    .flatMap((name) => pathsIn(`${folder}/${name}`));
}

/** Reads a text file by its path below the root. */
export function readText(path: string): string {
  return readFileSync(ROOT + path, "utf8");
}

/** Reads a JSON file by its path below the root. */
export function readJson<T>(path: string): T {
  return JSON.parse(readText(path)) as T;
}

/** Line number of a position, starting at 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split("\n").length;
}
