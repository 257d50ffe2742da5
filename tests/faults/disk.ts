import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Whether the system lets one process limit the files of another, as Linux does with `prlimit`. In CI it is expected to, so that the tests
 * fail there instead of being skipped.
 */
export function canFillDisk(): boolean {
  if (process.env["CI"]) return true;
  try {
    execFileSync("prlimit", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes writes of process `pid` beyond the first `bytes` of a file fail, as on a full disk, or allows them again (`null`). The kernel does
 * that, without support in the relay. A process that has ended is ignored.
 */
export function limitFiles(pid: number, bytes: number | null): void {
  try {
    execFileSync("prlimit", [`--pid=${pid}`, `--fsize=${bytes ?? "unlimited"}:unlimited`], { stdio: "ignore" });
  } catch {
    // The process has been killed.
  }
}

/** Names of the files in `folder` whose bytes contain `text`. */
export function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text));
}

/** Number of open file descriptors of process `pid`; `null` if the system does not provide it. */
export function openHandles(pid: number): number | null {
  const folder = `/proc/${pid}/fd`;
  return existsSync(folder) ? readdirSync(folder).length : null;
}
