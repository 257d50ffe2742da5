import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { say } from "#src/content/messages/sentences.ts";
import { UserError } from "./userError.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

interface TargetFile {
  /** Relative to the project's root. */
  path: string;
  /** Whether it replaces an existing file. Any other file must not exist yet. */
  replaces?: true;
}

/** A text to write; it is formatted first. */
export interface TextFile extends TargetFile {
  text: string;
}

/** A picture or a film to write. */
export interface BinaryFile extends TargetFile {
  bytes: Buffer;
}

/** A file to write: its path, and its new content. */
export type FileToWrite = TextFile | BinaryFile;

/** The absolute path of a file or folder of the project. */
export function projectPath(path: string): string {
  return join(ROOT, path);
}

/** Whether a file or folder of the project exists. */
export function exists(path: string): boolean {
  return existsSync(projectPath(path));
}

/** Reads a text file of the project. */
export function readText(path: string): string {
  return readFileSync(projectPath(path), "utf8");
}

/** Reads a picture or another binary file of the project. */
export function readBytes(path: string): Buffer {
  return readFileSync(projectPath(path));
}

/**
 * Writes all files or none: first to temporary files next to their targets, which are then renamed. If one cannot be written, the
 * previous state is restored and the error is thrown. Signals are ignored until it is done, so that none interrupts it halfway.
 */
export function writeAtomically(files: readonly FileToWrite[]): void {
  const undo: (() => void)[] = [];
  const ignore = () => undefined;
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, ignore);
  try {
    for (const file of files) {
      const { path, replaces } = file;
      if (!replaces && exists(path)) throw new UserError(say("%{path} is there already", { path }));
      const made = mkdirSync(dirname(projectPath(path)), { recursive: true });
      if (made !== undefined) undo.push(() => rmSync(made, { recursive: true, force: true }));
      undo.push(() => rmSync(temporaryPath(path), { force: true }));
      writeFileSync(temporaryPath(path), "bytes" in file ? file.bytes : file.text);
    }
    for (const { path } of files) {
      const file = projectPath(path);
      const before = existsSync(file) ? readFileSync(file) : undefined;
      undo.push(() => (before === undefined ? rmSync(file, { force: true }) : writeFileSync(file, before)));
      renameSync(temporaryPath(path), file);
    }
  } catch (error) {
    for (const step of undo.toReversed()) ignoreErrors(step);
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, ignore);
  }
}

function temporaryPath(path: string): string {
  return `${projectPath(path)}.new`;
}

/** Runs one step of the rollback. If it fails, the remaining steps still run. */
function ignoreErrors(step: () => void): void {
  try {
    step();
  } catch {
    // The error that caused the rollback is the one to report.
  }
}
