import { closeSync, existsSync, mkdirSync, openSync, readdirSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Libsql, { type Database as Connection } from "libsql";
import type { Clock } from "#relay/clock.ts";
import { codeOf } from "#relay/log.ts";
import { reasonOf, StoreError, type Database, type Row } from "#relay/outbox/database.ts";
import { migrationsFrom, STORE_VERSION } from "#relay/outbox/migrations.ts";

/** The next relay on a folder waits for the one before to end, which takes ten seconds at most. */
const LOCK_WAIT_MS = 10_000;
const LOCK_POLL_MS = 100;

/** How long an opened file is waited for, such as while a backup looks at it. */
const BUSY_MS = 2_000;

interface SqliteOptions {
  clock: Clock;
  /** Another relay is waited for. */
  onWait?: () => void;
  /** While in use, the file was damaged and set aside, or somebody took it away: only a new start can go on. */
  onLost?: (error: unknown) => void;
}

/**
 * Opens `outbox.db` in `folder`, creating both if need be; a damaged file is set aside first. One process per folder: it waits ten
 * seconds for another one. While the disk is full everything that is asked of it rejects. Throws a `StoreError` naming `DATA_DIR` if
 * the other process stays, or the file cannot be written or was written by a newer relay.
 */
export async function openSqlite(folder: string, options: SqliteOptions): Promise<Database> {
  const { clock, onWait = () => undefined, onLost = () => undefined } = options;
  const path = join(folder, "outbox.db");
  let lock: Connection;
  let opened: Connection | null = null;
  let inode: number | undefined;
  let isClosed = false;

  function open(): Connection {
    if (isDamaged(path)) setAside(folder, clock.now());
    opened = openOutbox(path);
    inode = inodeOf(path);
    return opened;
  }

  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    lock = await lockFolder(folder, onWait);
    try {
      open();
    } catch (error) {
      // It is tried again at each use.
      if (!hasNoRoom(error)) throw error;
    }
  } catch (error) {
    throw new StoreError(`DATA_DIR: the outbox ${path} cannot be used: ${reasonOf(error)}.`);
  }

  /** Works with the file, opened now where there was no room before. */
  function withFile<Result>(work: (connection: Connection) => Result): Result {
    // The driver ends the whole process when it is asked about a connection that is closed.
    if (isClosed) throw new StoreError(`${path} is closed.`);
    try {
      const connection = opened ?? open();
      // A file that was deleted or replaced takes writes as before, and loses them with the process.
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
    now: async () => clock.monotonic(),
    connect: async () => withFile(() => undefined),
    // Nobody else works on the folder.
    tryLead: async () => true,
    isShared: false,
    probeWrite: async () => void run(`PRAGMA user_version = ${STORE_VERSION}`),
    checkpoint: async () => run("PRAGMA wal_checkpoint(TRUNCATE)")[0]?.["busy"] === 0,
    async close() {
      isClosed = true;
      opened?.close();
      lock.close();
    },
  };
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}

function openFile(path: string): Connection {
  // It holds what customers wrote. SQLite gives the files beside it the same rights.
  closeSync(openSync(path, "a", 0o600));
  const connection = new Libsql(path);
  connection.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
  return connection;
}

/**
 * An exclusive transaction on a second, empty database, which ends with its process: the outbox itself can still be read by others. Throws
 * where another relay keeps it.
 */
async function lockFolder(folder: string, onWait: () => void): Promise<Connection> {
  const lock = openFile(join(folder, "outbox.lock"));
  for (let waitedMs = 0; ; waitedMs += LOCK_POLL_MS) {
    try {
      // A journal in memory needs no room on a full disk.
      lock.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
      return lock;
    } catch (error) {
      if (!codeOf(error).startsWith("SQLITE_BUSY")) throw error;
      if (waitedMs >= LOCK_WAIT_MS)
        throw new StoreError("it is in use by another relay. Stop that one, or set another DATA_DIR here");
    }
    if (waitedMs === 0) onWait();
    await sleep(LOCK_POLL_MS);
  }
}

/** Opens the outbox for this process alone, which has the lock, and brings it up to date. */
function openOutbox(path: string): Connection {
  const connection = openFile(path);
  try {
    const [row] = connection.prepare("PRAGMA user_version").all() as Row[];
    const statements = migrationsFrom(Number(row?.["user_version"] ?? 0));
    // The answer to a visitor waits for the disk: what is accepted has to survive a power cut.
    connection.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
    if (statements.length > 0)
      connection.exec(["BEGIN", ...statements, `PRAGMA user_version = ${STORE_VERSION}`, "COMMIT"].join(";"));
    // Nobody else writes, and to wait for a reader who keeps the log from being emptied would keep visitors waiting.
    connection.exec("PRAGMA busy_timeout = 0");
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Whether the disk is full, or fails as a full one does: that may pass. */
function hasNoRoom(error: unknown): boolean {
  return /^(?:SQLITE_FULL|SQLITE_IOERR|ENOSPC|EDQUOT)/.test(codeOf(error));
}

function isDamage(error: unknown): boolean {
  return /^SQLITE_(?:CORRUPT|NOTADB)/.test(codeOf(error));
}

/**
 * Fails with `SQLITE_CONSTRAINT` unless `PRAGMA quick_check` says `ok`. It is no query: a prepared statement keeps the file open beyond
 * `close`, until it is collected, and SQLite then deletes the log of the file that has taken its place.
 */
const QUICK_CHECK = `
  CREATE TEMP TABLE verdict (answer TEXT CHECK (answer = 'ok'));
  INSERT INTO verdict SELECT quick_check FROM pragma_quick_check;
  DROP TABLE verdict`;

/** Whether the outbox at `path` cannot be worked with. Throws when it cannot be read at all. */
export function isDamaged(path: string): boolean {
  const [size = 0, logSize = 0] = [path, `${path}-wal`].map((file) => statSync(file, { throwIfNoEntry: false })?.size);
  // SQLite would take the file for a new one and delete the log, in which everything may be.
  if (size === 0) return logSize > 0;
  const connection = openFile(path);
  try {
    connection.exec(QUICK_CHECK);
    return false;
  } catch (error) {
    if (isDamage(error) || codeOf(error).startsWith("SQLITE_CONSTRAINT")) return true;
    throw error;
  } finally {
    connection.close();
  }
}

/** Moves a damaged outbox out of the way, under a name with the time `now` in it (milliseconds since 1970). Nothing is deleted. */
function setAside(folder: string, now: number): void {
  const time = new Date(now).toISOString().replaceAll(/[-:.]/g, "");
  for (const name of readdirSync(folder).filter((found) => /^outbox\.db(-wal|-shm)?$/.test(found))) {
    renameSync(join(folder, name), join(folder, name.replace("outbox", `outbox.damaged-${time}`)));
  }
}

/** The damaged outboxes in `folder`, which somebody has to look at. Of some there is only a log, the name with `-wal`. */
export function damagedFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.startsWith("outbox.damaged-"));
  return [...new Set(names.map((name) => name.replace(/-(wal|shm)$/, "")))];
}
