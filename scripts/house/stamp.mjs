import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { ROOT } from "./project.mjs";

/**
 * A hash over the names and contents of files and folders (paths below the root; missing ones count as missing) and over
 * `extra`. Reading everything is quicker than it sounds (a few hundred files in some tens of milliseconds), and unlike
 * times of change it is still right after a checkout or a copy. Files whose names begin with a dot are no sources.
 */
export function fingerprint(paths, extra = []) {
  const hash = createHash("sha256");
  for (const value of extra) hash.update(`${value}\0`);
  for (const path of paths) addTo(hash, path);
  return hash.digest("hex");
}

function addTo(hash, path) {
  const full = join(ROOT, path);
  const stats = statSync(full, { throwIfNoEntry: false });
  if (!stats) {
    hash.update(`${path} missing\0`);
  } else if (stats.isDirectory()) {
    const names = readdirSync(full).filter((name) => !name.startsWith("."));
    for (const name of names.toSorted()) addTo(hash, `${path}/${name}`);
  } else {
    hash.update(`${path} ${stats.size}\0`).update(readFileSync(full));
  }
}

/** What a stamp file says, or null where there is none. */
export function readStamp(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/** Writes a stamp so that it is either there whole or not at all. */
export function writeStamp(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Takes a stamp away: from here on the work it vouched for is not done. */
export function removeStamp(file) {
  rmSync(file, { force: true });
}
