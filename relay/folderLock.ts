import { existsSync, truncateSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import type { Database as Connection } from "libsql";
import { codeOf, isFull, literal, reasonOf, StoreError } from "#relay/database.ts";

/** How often somebody who waits looks again, in milliseconds. */
const RETRY_MS = 100;

/** Another relay that empties the same damaged lock may cut in on one that uses it already. */
const MOST_EMPTYINGS = 3;

/** Keeps every other relay away from a folder until it is released, or until this process is gone, however it ended. */
export interface FolderLock {
  release(): void;
}

interface LockOptions {
  /** How long to wait for another relay to let go, in milliseconds. */
  waitMs: number;
  /** Called once, when there is somebody to wait for. */
  onWait: (holder: string) => void;
}

type OpenConnection = (path: string) => Connection;

function nameOf(pid: number, host: string): string {
  return host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`;
}

/** Who holds the lock, as far as that is known. */
function holderIn(connection: Connection): string {
  try {
    // Read to its end: a row that is left half read would keep the holder from writing.
    const [row] = connection.prepare("SELECT pid, host FROM holder").all() as { pid: number; host: string }[];
    if (row === undefined) return "another process";
    return nameOf(row.pid, row.host);
  } catch {
    return "another process";
  }
}

function fileOf(folder: string): string {
  return join(folder, "outbox.lock");
}

/** Whether a relay has the lock on `folder`. It only looks: a relay that starts in that moment tries again. */
export function isLocked(folder: string, open: OpenConnection): boolean {
  if (!existsSync(fileOf(folder))) return false;
  const connection = open(fileOf(folder));
  try {
    connection.exec("PRAGMA busy_timeout = 0; BEGIN IMMEDIATE; ROLLBACK");
    return false;
  } catch (error) {
    return codeOf(error).startsWith("SQLITE_BUSY");
  } finally {
    connection.close();
  }
}

/** Makes an empty database of the file at `path`, whatever it was; whether that could be done. */
function empty(path: string): boolean {
  try {
    truncateSync(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether a transaction that only means to write, which needs no room, is to be had. */
function takes(connection: Connection): boolean {
  try {
    connection.exec("BEGIN IMMEDIATE");
    return true;
  } catch {
    return false;
  }
}

/** The lock that lasts as long as the transaction that `connection` is in. */
function lockOn(connection: Connection): FolderLock {
  return {
    release() {
      connection.exec("ROLLBACK");
      connection.close();
    },
  };
}

/**
 * Takes the lock on `folder`: an SQLite file beside the outbox in which a write transaction stays open. The operating system ends
 * that with the process, so that a killed relay leaves no lock behind, and unlike the outbox itself it stays readable meanwhile:
 * the holder's process can be named. A damaged one is made anew. Throws a `StoreError` naming `DATA_DIR` when another one does not let
 * go in time.
 */
export async function lockFolder(folder: string, open: OpenConnection, options: LockOptions): Promise<FolderLock> {
  const path = fileOf(folder);
  function openLock(): Connection {
    const opened = open(path);
    // SQLite's own waiting would hold up everything else in this process.
    opened.exec("PRAGMA busy_timeout = 0");
    return opened;
  }
  let connection = openLock();
  const deadline = Date.now() + options.waitMs;
  let [isTold, emptied] = [false, 0];
  for (;;) {
    try {
      // The note has to be committed to be seen, and in that moment somebody else may take over: so whose it is counts.
      connection.exec(
        `BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS holder (pid INTEGER NOT NULL, host TEXT NOT NULL); DELETE FROM holder;
         INSERT INTO holder VALUES (${process.pid}, ${literal(hostname())}); COMMIT; BEGIN IMMEDIATE`,
      );
      if (holderIn(connection) === nameOf(process.pid, hostname())) {
        return lockOn(connection);
      }
      connection.exec("ROLLBACK");
    } catch (error) {
      if (connection.inTransaction) connection.exec("ROLLBACK");
      // Without a note of who has it the lock is as good, and a full disk keeps nobody from delivering what waits.
      if (isFull(error) && takes(connection)) return lockOn(connection);
      if (!codeOf(error).startsWith("SQLITE_BUSY")) {
        // What is damaged is emptied, since nothing in it is of worth. It stays the same file: whoever holds the lock on it goes on
        // holding it, which would not be so if it were deleted and made anew.
        if (emptied === MOST_EMPTYINGS || !empty(path)) {
          throw new StoreError(`DATA_DIR: the lock ${path} cannot be used: ${reasonOf(error)}.`);
        }
        emptied += 1;
        // SQLite remembers some of what it saw for as long as a connection is open.
        connection.close();
        connection = openLock();
        continue;
      }
    }
    const holder = holderIn(connection);
    if (Date.now() >= deadline) {
      throw new StoreError(
        `DATA_DIR: ${folder} is in use by another relay (${holder}). Stop that one first, or set another DATA_DIR: ` +
          "two relays on one folder would get into each other's way.",
      );
    }
    if (!isTold) options.onWait(holder);
    isTold = true;
    await new Promise((again) => setTimeout(again, RETRY_MS));
  }
}
