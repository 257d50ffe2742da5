import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Database as Connection } from "libsql";
import { awaitsReplacement, isSound, looksDamaged } from "#relay/damage.ts";
import { codeOf, reasonOf, StoreError } from "#relay/database.ts";
import { isLocked } from "#relay/folderLock.ts";

/** The outbox and its log: all that has to be copied. */
const PARTS = ["outbox.db", "outbox.db-wal"];

/** How often it is tried anew when something changes in the midst of it, and the pause before that in milliseconds. */
const [TRIES, PAUSE_MS] = [20, 100] as const;

type Open = (path: string) => Connection;

/** Differs whenever one of the files was written or replaced. */
function stampOf(folder: string): string {
  return PARTS.map((name) => {
    const stats = statSync(join(folder, name), { bigint: true, throwIfNoEntry: false });
    return stats === undefined ? "none" : `${stats.ino} ${stats.size} ${stats.mtimeNs}`;
  }).join();
}

/** Copies the files as they are. A log that goes away meanwhile has become part of the outbox, which the stamp shows. */
function copyParts(from: string, to: string): void {
  for (const name of PARTS) {
    try {
      copyFileSync(join(from, name), join(to, name));
    } catch (error) {
      if (codeOf(error) !== "ENOENT") throw error;
    }
  }
}

/** A folder for its owner alone in the first of `places` that takes one. */
function makeFolder(places: readonly string[]): string {
  let reason: unknown;
  for (const place of places) {
    try {
      return mkdtempSync(join(place, ".outbox-"));
    } catch (error) {
      reason = error;
    }
  }
  throw reason;
}

function damaged(folder: string): StoreError {
  return new StoreError(
    `DATA_DIR: the outbox ${join(folder, "outbox.db")} is damaged. It was left as it is, and nothing was copied from it. ` +
      "Start the relay (anew, if it is running): it sets the damaged file aside, carries over what can be read, and says so. " +
      "Then try again.",
  );
}

/** Whether a start of the relay would do more than go on with what is there. */
function needsStart(folder: string): boolean {
  return awaitsReplacement(folder) || looksDamaged(folder);
}

/** Works on the outbox of a relay that is running. Read alone, it can neither end the log nor write it into the file. */
function readLive<T>(folder: string, open: Open, work: (connection: Connection) => T): T {
  const connection = open(`${pathToFileURL(join(folder, "outbox.db")).href}?mode=ro`);
  try {
    return work(connection);
  } finally {
    connection.close();
  }
}

/** Works on a copy, which goes at once. `null`: the outbox changed while it was copied. */
function readCopy<T>(
  folder: string,
  places: readonly string[],
  open: Open,
  work: (connection: Connection) => T,
): { result: T } | null {
  const before = stampOf(folder);
  const copy = makeFolder(places);
  try {
    copyParts(folder, copy);
    if (isLocked(folder, open) || stampOf(folder) !== before) return null;
    if (looksDamaged(copy)) throw damaged(folder);
    const connection = open(join(copy, "outbox.db"));
    try {
      if (!isSound(connection)) throw damaged(folder);
      return { result: work(connection) };
    } finally {
      connection.close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * Lets `work` read the outbox in `folder` and changes nothing there. With a relay at work that is the file itself, read only. With
 * none SQLite would take in the log as far as it is whole, and delete it: so it gets a copy, made in the first of `places` that can
 * be written, and the folder stays free for a relay that starts meanwhile. Throws a `StoreError` naming `DATA_DIR` when there is no
 * outbox, it is damaged, or it cannot be read.
 */
export async function readOutboxFile<T>(
  folder: string,
  places: readonly string[],
  work: (connection: Connection) => T,
): Promise<T> {
  const path = join(folder, "outbox.db");
  try {
    const { default: Libsql } = await import("libsql");
    const open = (file: string): Connection => {
      const connection = new Libsql(file);
      connection.exec("PRAGMA busy_timeout = 5000");
      return connection;
    };
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      if (attempt > 1) await new Promise((again) => setTimeout(again, PAUSE_MS));
      // A log that begins anew in the midst of being read looks damaged, and a relay that starts mends what is.
      const isWorking = isLocked(folder, open);
      if (needsStart(folder)) {
        if (isWorking && attempt < TRIES) continue;
        throw damaged(folder);
      }
      if (!existsSync(path)) {
        throw new StoreError(
          `DATA_DIR: there is no outbox in ${folder}. A relay makes it when it starts for the first time.`,
        );
      }
      if (isWorking) return readLive(folder, open, work);
      const read = readCopy(folder, places, open, work);
      if (read !== null) return read.result;
    }
    throw new Error("relays start and end all the time");
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`DATA_DIR: the outbox ${path} cannot be read: ${reasonOf(error)}.`);
  }
}
