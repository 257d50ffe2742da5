import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Libsql, { type Database as Connection } from "libsql";
import type { Clock } from "#relay/clock.ts";
import { codeOf } from "#relay/errorCode.ts";
import { reasonOf, StoreError, type Database, type Row } from "#relay/outbox/database.ts";
import { migrationsFrom, STORE_VERSION } from "#relay/outbox/migrations.ts";

/** The next relay on a folder waits for the one before to end, which takes ten seconds at most. */
const LOCK_WAIT_MS = 10_000;
const LOCK_POLL_MS = 100;

/** How long a statement waits for somebody else's, such as that of a person who looks at the file. */
const BUSY_MS = 2_000;

/** Beside the outbox, so that nobody else works on it. */
const LOCK = "outbox.lock";

interface SqliteOptions {
  clock: Clock;
  /** Another relay is waited for. */
  onWait?: () => void;
  /** While in use, the file was damaged and set aside, or taken away: only a new start can go on. */
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
  const findLock = () => inodeOf(join(folder, LOCK));
  const findOutbox = () => [inodeOf(path), inodeOf(`${path}-wal`)];
  let lock: Connection;
  let lockInode: number | undefined;
  let opened: Connection | null = null;
  let outboxInodes: (number | undefined)[] = [];
  let isClosed = false;

  function open(): Connection {
    opened = openOutbox(folder);
    outboxInodes = findOutbox();
    return opened;
  }

  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    lock = await lockFolder(folder, onWait);
    lockInode = findLock();
    try {
      if (isDamaged(path)) setAside(folder, clock.now());
      open();
    } catch (error) {
      // It is tried again at each use.
      if (!hasNoRoom(error)) throw error;
      outboxInodes = findOutbox();
    }
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`DATA_DIR: the outbox ${path} cannot be used: ${reasonOf(error)}.`);
  }

  /** The file, opened now where there was no room before. Whatever else is wrong with it by then, the next start tells. */
  function connect(): Connection {
    if (opened !== null) return opened;
    try {
      if (isDamaged(path)) throw new StoreError(`${path} is damaged.`);
      return open();
    } catch (error) {
      if (hasNoRoom(error)) throw error;
      throw new StoreError(`${path} cannot be used: ${reasonOf(error)}.`);
    }
  }

  /** A file that was deleted or replaced takes writes as before, and loses them with the process. */
  function requireFiles(connection: Connection): void {
    if (findLock() === lockInode && isSame(findOutbox(), outboxInodes)) return;
    rescue(connection);
    throw new StoreError(`${path} was taken away while it was in use.`);
  }

  /**
   * Writes all that this process still has to a dated file, and moves that to the place of what was deleted. What somebody else put
   * there stays. A kill in between leaves the dated file, which every start names.
   */
  function rescue(connection: Connection): void {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const ownLock = findLock() === lockInode ? null : tryLock(folder);
    if (ownLock !== null) {
      lock.close();
      lock = ownLock;
      lockInode = findLock();
    }
    const found = findOutbox();
    if (isSame(found, outboxInodes)) return;
    const copy = damagedPath(folder, clock.now());
    writeCopy(connection, copy);
    const isReplaced = found.some((inode, index) => inode !== undefined && inode !== outboxInodes[index]);
    if (isReplaced) return;
    // Another file's log would be taken for that of the copy.
    for (const suffix of ["-wal", "-shm"]) rmSync(path + suffix, { force: true });
    renameSync(copy, path);
    syncFolder(folder);
  }

  /** Works with the file, which has to be where it was. */
  function withFile<Result>(work: (connection: Connection) => Result): Result {
    // The driver ends the whole process when it is asked about a connection that is closed.
    if (isClosed) throw new StoreError(`${path} is closed.`);
    try {
      const connection = connect();
      requireFiles(connection);
      return work(connection);
    } catch (error) {
      if (error instanceof StoreError || isDamage(error)) giveUp(error);
      throw error;
    }
  }

  function run(sql: string, values: readonly unknown[]): Row[] {
    return withFile((connection) => {
      const statement = connection.prepare(sql.replaceAll(/\$(\d+)/g, "?$1"));
      if (statement.reader) return statement.all(...values) as Row[];
      statement.run(...values);
      return [];
    });
  }

  /** A damaged file is set aside. Nothing is written any more. */
  function giveUp(error: unknown): void {
    isClosed = true;
    try {
      if (isDamage(error)) setAside(folder, clock.now());
    } finally {
      onLost(error);
    }
  }

  return {
    query: async (sql, values = []) => run(sql, values),
    now: async () => clock.monotonic(),
    connect: async () => void connect(),
    // Nobody else works on the folder. It is asked all the time, also in a pause: so it is noticed soon when the file goes.
    async tryLead() {
      if (opened !== null) withFile(() => undefined);
      return true;
    },
    isShared: false,
    probeWrite: async () => void run(`PRAGMA user_version = ${STORE_VERSION}`, []),
    checkpoint: async () =>
      withFile((connection) => {
        // Waiting for a slow reader would block the event loop. The log is truncated at a later call instead.
        connection.exec("PRAGMA busy_timeout = 0");
        try {
          const [row] = connection.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all() as Row[];
          return row?.["busy"] === 0;
        } finally {
          connection.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
        }
      }),
    async close() {
      try {
        // The last moment at which a file that was deleted can still be written.
        if (opened !== null && !isClosed) requireFiles(opened);
      } finally {
        isClosed = true;
        opened?.close();
        lock.close();
      }
    },
  };
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.every((value, index) => value === other[index]);
}

function openFile(path: string): Connection {
  // It holds what customers wrote. SQLite gives the files beside it the same rights.
  closeSync(openSync(path, "a", 0o600));
  const connection = new Libsql(path);
  connection.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
  return connection;
}

/**
 * An exclusive transaction on a second, empty database, which ends with its process: the outbox itself can still be read by others.
 * `null` while another relay has it.
 */
function tryLock(folder: string): Connection | null {
  const lock = openFile(join(folder, LOCK));
  try {
    // A journal in memory needs no room on a full disk.
    lock.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock.close();
    if (codeOf(error).startsWith("SQLITE_BUSY")) return null;
    throw error;
  }
}

async function lockFolder(folder: string, onWait: () => void): Promise<Connection> {
  for (let waitedMs = 0; ; waitedMs += LOCK_POLL_MS) {
    const lock = tryLock(folder);
    if (lock !== null) return lock;
    if (waitedMs === 0) onWait();
    if (waitedMs >= LOCK_WAIT_MS)
      throw new StoreError(
        `DATA_DIR: ${folder} is in use by another relay. Stop that one, or set another DATA_DIR here.`,
      );
    await sleep(LOCK_POLL_MS);
  }
}

/** Opens the outbox in `folder` for this process alone, which has the lock. */
function openOutbox(folder: string): Connection {
  const connection = openFile(join(folder, "outbox.db"));
  try {
    migrate(connection);
    // The answer to a visitor waits for the disk: what is accepted has to survive a power cut.
    connection.exec("PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
    syncFolder(folder);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

function migrate(connection: Connection): void {
  const [row] = connection.prepare("PRAGMA user_version").all() as Row[];
  const statements = migrationsFrom(Number(row?.["user_version"] ?? 0));
  connection.exec("PRAGMA journal_mode = WAL");
  try {
    // Fails now instead of at the first booking where the file cannot be written. It takes a write to find out.
    connection.exec(["BEGIN IMMEDIATE", ...statements, `PRAGMA user_version = ${STORE_VERSION}`, "COMMIT"].join(";"));
  } catch (error) {
    // On a full disk nothing can be accepted, but what waits can be delivered.
    if (statements.length > 0 || !/^SQLITE_(?:FULL|IOERR_WRITE)/.test(codeOf(error))) throw error;
    if (connection.inTransaction) connection.exec("ROLLBACK");
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
  for (const suffix of ["", "-wal", "-shm"]) {
    const file = join(folder, `outbox.db${suffix}`);
    if (statSync(file, { throwIfNoEntry: false }) === undefined) continue;
    renameSync(file, damagedPath(folder, now) + suffix);
  }
  syncFolder(folder);
}

function damagedPath(folder: string, now: number): string {
  return join(folder, `outbox.damaged-${new Date(now).toISOString().replaceAll(/[-:.]/g, "")}.db`);
}

/** The damaged files in `folder`, which somebody has to look at: each outbox by its file, or by its log where that is all there was. */
export function damagedFiles(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => /^outbox\.damaged-.+\.db(-wal)?$/.test(name));
  return names.filter((name) => !names.includes(name.replace(/-wal$/, "")) || name.endsWith(".db"));
}

/** Writes all that `connection` has to a new file at `path`, onto the disk and for its owner alone. Throws where there is one. */
export function writeCopy(connection: Connection, path: string): void {
  closeSync(openSync(path, "wx", 0o600));
  try {
    connection.exec(`VACUUM INTO '${path.replaceAll("'", "''")}'`);
    const copy = openSync(path, "r+");
    fsyncSync(copy);
    closeSync(copy);
    syncFolder(dirname(path));
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

/** Makes new names in `folder` survive a power cut. */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
