import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Whether the system lets one process limit the files of another, as Linux does with `prlimit`. */
export function canFillDisk(): boolean {
  try {
    execFileSync("prlimit", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes every write of process `pid` behind the first `bytes` of a file fail, as on a full disk, or lets it write again (`null`).
 * The relay's own code knows nothing of it: the kernel refuses. A process that is gone meanwhile is left alone.
 */
export function limitFiles(pid: number, bytes: number | null): void {
  try {
    execFileSync("prlimit", [`--pid=${pid}`, `--fsize=${bytes ?? "unlimited"}:unlimited`], { stdio: "ignore" });
  } catch {
    // It was killed.
  }
}

/** The names of the files in `folder` in which `text` stands, as bytes. */
export function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text));
}

/** How many files, pipes and connections process `pid` has open; `null` where the system does not tell. */
export function openHandles(pid: number): number | null {
  const folder = `/proc/${pid}/fd`;
  return existsSync(folder) ? readdirSync(folder).length : null;
}
