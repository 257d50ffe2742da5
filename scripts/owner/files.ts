import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** A file by its path below the project's root, and what shall stand in it. */
export interface NewText {
  path: string;
  text: string;
  /** Whether it is a file that is there and changes; any other must not be there yet. */
  replaces?: true;
}

/** The whole path of a file or folder of the project. */
export function inProject(path: string): string {
  return join(ROOT, path);
}

export function isThere(path: string): boolean {
  return existsSync(inProject(path));
}

export function readText(path: string): string {
  return readFileSync(inProject(path), "utf8");
}

/**
 * Writes all files or none: each beside its place first, then all are put there. Where one cannot be written, everything is as it was
 * and the error is thrown. It is one piece of work that a signal cannot come into the midst of: who asks for the end is heard after it.
 */
export function writeTogether(files: readonly NewText[]): void {
  const undo: (() => void)[] = [];
  const wait = () => undefined;
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, wait);
  try {
    for (const { path, text, replaces } of files) {
      if (!replaces && isThere(path)) throw new Error(`${path} is there already`);
      const made = mkdirSync(dirname(inProject(path)), { recursive: true });
      if (made !== undefined) undo.push(() => rmSync(made, { recursive: true, force: true }));
      undo.push(() => rmSync(besideOf(path), { force: true }));
      writeFileSync(besideOf(path), text);
    }
    for (const { path } of files) {
      const file = inProject(path);
      const before = existsSync(file) ? readFileSync(file) : undefined;
      undo.push(() => (before === undefined ? rmSync(file, { force: true }) : writeFileSync(file, before)));
      renameSync(besideOf(path), file);
    }
  } catch (error) {
    for (const step of undo.toReversed()) attempt(step);
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, wait);
  }
}

function besideOf(path: string): string {
  return `${inProject(path)}.new`;
}

/** What cannot be undone must not keep the rest from being undone. */
function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // The error that made it necessary is the one to tell of.
  }
}
