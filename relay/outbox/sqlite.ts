import { closeSync, existsSync, mkdirSync, openSync, readdirSync, renameSync, statfsSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import Libsql, { type Database as Connection } from "libsql";
import type { Clock } from "#relay/clock.ts";
import { codeOf } from "#relay/log.ts";
import { reasonOf, StoreError, type Database, type Row } from "#relay/outbox/database.ts";
import { migrationsFrom, STORE_VERSION } from "#relay/outbox/migrations.ts";

/** How long a relay waits for the previous one to stop, which takes ten seconds at most. */
const LOCK_WAIT_MS = 10_000;
const LOCK_POLL_MS = 100;

/** How long to wait for a locked file, for example during a backup. */
const BUSY_MS = 2_000;

/** With less room on the disk, a small write may still succeed where the next bookings do not fit. */
const MIN_FREE_BYTES = 1_000_000;

/** How long the lead lasts, which nobody else waits for; each renewal waits for the disk. */
const LEASE_MS = 3_600_000;

interface SqliteOptions {
  clock: Clock;
  /** The room on the disk of a folder; tests replace it. */
  freeBytes?: (folder: string) => number;
  /** Called if the folder is locked by another relay. */
  onWait?: () => void;
  /** Called if the file was damaged (and renamed), deleted or replaced while in use. The process has to be restarted. */
  onLost?: (error: unknown) => void;
}

/**
 * Opens `outbox.db` in `folder` and creates both if necessary; a damaged file is renamed first. Only one process may use a folder: it
 * waits ten seconds for another one. While the disk is full, every operation rejects. Rejects with a `StoreError` naming `DATA_DIR` if the
 * other process stays, the file cannot be written, or it was written by a newer release.
 */
export async function openSqlite(folder: string, options: SqliteOptions): Promise<Database> {
  const { clock, freeBytes = freeBytesOf, onWait = () => undefined, onLost = () => undefined } = options;
  const path = join(folder, "outbox.db");
  let lock: Connection;
  let opened: Connection | null = null;
  let inode: number | undefined;
  let isClosed = false;

  function open(): Connection {
    // The lock lets this process alone write, so the check may also finish what a kill has interrupted.
    if (isDamaged(path, openFile)) setAside(folder, clock.now());
    opened = openOutbox(path);
    inode = inodeOf(path);
    return opened;
  }

  try {
    makeFolder(resolve(folder));
    lock = await acquireInstanceLock(folder, onWait);
    try {
      open();
    } catch (error) {
      // Opening is retried at each use.
      if (!isDiskFull(error)) throw error;
    }
  } catch (error) {
    throw new StoreError(`DATA_DIR: the outbox ${path} cannot be used: ${reasonOf(error)}.`);
  }

  /** Runs `work` on the connection. Opens the file first if that failed before because the disk was full. */
  function withFile<Result>(work: (connection: Connection) => Result): Result {
    // A file that was taken away or set aside must not be used any more, and no new one be opened in its place.
    if (isClosed) throw new StoreError(`${path} is closed.`);
    try {
      const connection = opened ?? open();
      // Writes to a deleted or replaced file succeed, but are lost when the process ends.
      if (inodeOf(path) !== inode) throw new StoreError(`${path} was taken away while it was in use.`);
      return work(connection);
    } catch (error) {
      if (isDamage(error)) setAside(folder, clock.now());
      if (isDamage(error) || error instanceof StoreError) {
        isClosed = true;
        onLost(error);
      }
      throw error;
    }
  }

  function run(sql: string, values: readonly unknown[] = []): Row[] {
    return withFile((connection) => {
      const statement = connection.prepare(sql.replaceAll(/\$(\d+)/g, "?$1"));
      if (statement.reader) return statement.all(...values) as Row[];
      statement.run(...values);
      return [];
    });
  }

  return {
    query: async (sql, values) => run(sql, values),
    now: () => String(clock.monotonic()),
    migrate: async () => withFile(() => undefined),
    // The folder is locked, so there is no other process: after a kill, the next one goes on at once.
    holder: "the process that has locked the folder",
    isShared: false,
    leaseMs: LEASE_MS,
    async checkRoom() {
      if (freeBytes(folder) >= MIN_FREE_BYTES) return;
      throw Object.assign(new Error("less than a megabyte is free"), { code: "ENOSPC" });
    },
    checkpoint: async () => run("PRAGMA wal_checkpoint(TRUNCATE)")[0]?.["busy"] === 0,
    async close() {
      isClosed = true;
      opened?.close();
      lock.close();
    },
  };
}

/** Creates a folder and those above it. Node's own `recursive` never returns where one cannot be created, as below `/proc`. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** The room on the disk of `folder`. File systems that do not tell theirs count as large enough. */
function freeBytesOf(folder: string): number {
  try {
    const { blocks, bavail, bsize } = statfsSync(folder);
    return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}

function openFile(path: string): Connection {
  // It contains personal data. SQLite gives the files next to it the same permissions.
  closeSync(openSync(path, "a", 0o600));
  const connection = new Libsql(path);
  connection.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
  return connection;
}

/** Opens an existing outbox for a reader beside the relay. Closing it moves nothing from the write-ahead log, whoever was the last. */
export function openReadOnly(path: string): Connection {
  const connection = new Libsql(`${pathToFileURL(path).href}?mode=ro`);
  connection.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
  return connection;
}

/**
 * Locks the folder by an exclusive transaction on a second, empty database. The lock ends with its process, and other processes can still
 * read the outbox. Rejects if another relay keeps the lock.
 */
async function acquireInstanceLock(folder: string, onWait: () => void): Promise<Connection> {
  const lock = openFile(join(folder, "outbox.lock"));
  for (let waitedMs = 0; ; waitedMs += LOCK_POLL_MS) {
    try {
      // A journal in memory works on a full disk, too.
      lock.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
      return lock;
    } catch (error) {
      if (isDamage(error)) throw new StoreError("outbox.lock, which holds no messages, is damaged. Delete that file");
      if (!codeOf(error).startsWith("SQLITE_BUSY")) throw error;
      if (waitedMs >= LOCK_WAIT_MS)
        throw new StoreError("it is in use by another relay. Stop that one, or set another DATA_DIR here");
    }
    if (waitedMs === 0) onWait();
    await sleep(LOCK_POLL_MS);
  }
}

/** Opens the outbox, which only the process with the lock may do, and migrates it. */
function openOutbox(path: string): Connection {
  const connection = openFile(path);
  try {
    const [row] = connection.prepare("PRAGMA user_version").all() as Row[];
    const statements = migrationsFrom(Number(row?.["user_version"] ?? 0));
    // A commit returns when the data is on disk, because accepted messages have to survive a power failure.
    connection.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
    if (statements.length > 0)
      connection.exec(["BEGIN", ...statements, `PRAGMA user_version = ${STORE_VERSION}`, "COMMIT"].join(";"));
    // There are no other writers. A checkpoint must not wait for a reader, because visitors would wait, too.
    connection.exec("PRAGMA busy_timeout = 0");
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Whether the disk is full, or fails in the same way: the error may be temporary. */
function isDiskFull(error: unknown): boolean {
  return /^(?:SQLITE_FULL|SQLITE_IOERR|ENOSPC|EDQUOT)/.test(codeOf(error));
}

function isDamage(error: unknown): boolean {
  return /^SQLITE_(?:CORRUPT|NOTADB)/.test(codeOf(error));
}

/**
 * Fails with `SQLITE_CONSTRAINT` unless `PRAGMA quick_check` returns `ok`. It avoids a prepared statement, which would keep the file open
 * after `close` until it is garbage collected; SQLite would then delete the write-ahead log of the new file.
 */
const QUICK_CHECK = `
  CREATE TEMP TABLE verdict (answer TEXT CHECK (answer = 'ok'));
  INSERT INTO verdict SELECT quick_check FROM pragma_quick_check;
  DROP TABLE verdict`;

/** Whether the outbox at `path` is damaged, which everybody has to ask before opening it. Throws if it cannot be read at all. */
export function isDamaged(path: string, openWith = openReadOnly): boolean {
  const [size = 0, logSize = 0] = [path, `${path}-wal`].map((file) => statSync(file, { throwIfNoEntry: false })?.size);
  // SQLite would treat the file as new and delete the log, which may contain all messages.
  if (size === 0) return logSize > 0;
  const connection = openWith(path);
  try {
    connection.exec(QUICK_CHECK);
    return false;
  } catch (error) {
    if (isDamage(error) || codeOf(error).startsWith("SQLITE_CONSTRAINT")) return true;
    // Only who may write can undo what a killed process has begun.
    if (codeOf(error).startsWith("SQLITE_READONLY"))
      throw new StoreError("a relay was killed while it wrote. Start the relay, which puts that right");
    throw error;
  } finally {
    connection.close();
  }
}

/** Renames a damaged outbox to a name that contains the time `now` (milliseconds since 1970). Nothing is deleted. */
function setAside(folder: string, now: number): void {
  const time = new Date(now).toISOString().replaceAll(/[-:.]/g, "");
  for (const name of readdirSync(folder).filter((found) => /^outbox\.db(-wal|-shm)?$/.test(found))) {
    renameSync(join(folder, name), join(folder, name.replace("outbox", `outbox.damaged-${time}`)));
  }
}

/** Names of the damaged outbox files in `folder`. Some may exist only as a log, with the suffix `-wal`. */
export function damagedFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.startsWith("outbox.damaged-"));
  return [...new Set(names.map((name) => name.replace(/-(wal|shm)$/, "")))];
}
