import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Database as Connection } from "libsql";
import {
  finishReplacement,
  isDamage,
  isSound,
  looksDamaged,
  replaceDamaged,
  rescue,
  suspect,
  syncFolder,
  type Damage,
} from "#relay/damage.ts";
import { isFull, literal, reasonOf, StoreError, type Database, type Row } from "#relay/database.ts";
import { lockFolder } from "#relay/folderLock.ts";
import { migrationsFrom, STORE_VERSION } from "#relay/migrations.ts";

interface FileDatabaseOptions {
  /** How long to wait for another relay that still works on the folder, in milliseconds. */
  waitMs?: number;
  /** Called once if there is one to wait for, with what is known of it. */
  onWait?: (holder: string) => void;
  /** A damaged file was set aside at the start, and a new one stands in its place. */
  onReplaced?: (damage: Damage) => void;
  /** The file turned out to be damaged, or was taken away, while it was in use. Nothing can be stored any more before the next start. */
  onDamage?: () => void;
}

/**
 * The file, as the driver lets other threads work on it. Its own types leave open what comes of a call: `exec` and `prepare` are done
 * on another thread, what a statement does is done when it returns.
 */
interface Worked {
  exec(sql: string): Promise<void>;
  prepare(sql: string): Promise<Statement>;
  close(): void;
  readonly inTransaction: boolean;
}

interface Statement {
  readonly reader: boolean;
  run(values: readonly unknown[]): { changes: number };
  all(values: readonly unknown[]): Promise<Row[]>;
}

const INSERT = `
  INSERT INTO outbox (id, reference, text, state, idempotency_key, body_hash, created, next_attempt, attempts, lease)
  VALUES ($1, $2, $3, 'waiting', $4, $5, $6, 0, 0, 0) ON CONFLICT DO NOTHING`;

async function rowsOf(connection: Worked, sql: string): Promise<Row[]> {
  const statement = await connection.prepare(sql);
  return statement.all([]);
}

async function migrate(connection: Worked): Promise<void> {
  const [row] = await rowsOf(connection, "PRAGMA user_version");
  const statements = migrationsFrom(Number(row?.["user_version"] ?? 0));
  const [mode] = await rowsOf(connection, "PRAGMA journal_mode = WAL");
  if (mode?.["journal_mode"] !== "wal") throw new Error("another program has it open");
  // The answer to a visitor waits for the disk: "accepted" has to survive a power cut.
  await connection.exec("PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
  // Pages of the log before they are written into the file itself, which everybody waits for. What was delivered leaves it at once.
  await connection.exec("PRAGMA wal_autocheckpoint = 4000");
  // Fails now instead of at the first booking when the file cannot be written. It takes a write to find out: a transaction
  // alone quietly becomes one that only reads.
  try {
    await connection.exec(
      ["BEGIN IMMEDIATE", ...statements, `PRAGMA user_version = ${STORE_VERSION}`, "COMMIT"].join(";"),
    );
  } catch (error) {
    // On a full disk nothing can be accepted, but what waits can be delivered.
    if (statements.length > 0 || !isFull(error)) throw error;
    if (connection.inTransaction) await connection.exec("ROLLBACK");
  }
}

/** Lets pieces of work have their turns: one begins when the one before it has ended, whatever came of that. */
function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/**
 * Opens `outbox.db` in `folder`, creating both if need be. One process per folder: it waits for another one, and a damaged file is
 * set aside. Throws a `StoreError` naming `DATA_DIR` if another process keeps the folder, or the file cannot be written or was
 * written by a newer relay.
 */
export async function openFileDatabase(folder: string, options: FileDatabaseOptions = {}): Promise<Database> {
  const { waitMs = 0, onWait = () => undefined, onReplaced = () => undefined, onDamage = () => undefined } = options;
  const path = join(folder, "outbox.db");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const [{ default: Libsql }, { default: Threaded }] = await Promise.all([
      import("libsql"),
      import("libsql/promise"),
    ]);
    function open(file: string): Connection {
      // It holds what customers wrote. SQLite gives the files beside it the same rights.
      closeSync(openSync(file, "a", 0o600));
      const opened = new Libsql(file);
      opened.exec("PRAGMA busy_timeout = 2000");
      return opened;
    }
    const lock = await lockFolder(folder, open, { waitMs, onWait });

    /** A damaged file is set aside, and another one stands in its place. */
    function makeSound(): void {
      finishReplacement(folder);
      if (!looksDamaged(folder)) {
        const connection = open(path);
        const isFit = isSound(connection);
        connection.close();
        if (isFit) return;
      }
      onReplaced(replaceDamaged(folder, open, Date.now()));
    }
    makeSound();
    const connection = new Threaded(path, {}) as unknown as Worked;
    await connection.exec("PRAGMA busy_timeout = 2000");
    await migrate(connection);
    syncFolder(folder);

    const statements = new Map<string, Statement>();
    const files = [path, `${path}-wal`];
    const inodes = files.map((file) => statSync(file).ino);
    let leading = false;
    let isClosed = false;
    /** Damaged or taken away: nothing more is done with it. */
    let isLost = false;
    // There is one connection, and a commit takes its time: whatever came between its beginning and its end would belong to it.
    const inTurn = createTurns();

    /** Nothing more is done with the file, whatever comes of the last `work` for the next start. */
    async function giveUp(work: () => Promise<void> | void): Promise<void> {
      isLost = true;
      try {
        await work();
      } finally {
        onDamage();
      }
    }

    /** Runs `work` on the file, in its turn. Damage that it comes upon is told. */
    function onFile<T>(work: () => Promise<T>): Promise<T> {
      return inTurn(async () => {
        // The driver ends the whole process when it is asked about a connection that is closed.
        if (isClosed) throw new StoreError(`${path} is closed.`);
        if (isLost) throw new StoreError(`${path} was damaged or taken away while it was in use.`);
        // A file that was deleted or replaced takes writes as before, and loses them with the process. A new start opens what is there.
        const found = files.map((file) => statSync(file, { throwIfNoEntry: false })?.ino);
        if (found.some((inode, index) => inode !== inodes[index])) {
          // This process still has what was deleted. What another one put there instead stays.
          await giveUp(async () => {
            if (!found.includes(undefined)) return;
            await rescue(folder, (copy) => connection.exec(`VACUUM INTO ${literal(copy)}`));
          });
          throw new StoreError(`${path} was taken away while it was in use.`);
        }
        try {
          // What could not be taken back when it failed is taken back before anything else is done.
          if (connection.inTransaction) await connection.exec("ROLLBACK");
          return await work();
        } catch (error) {
          if (isDamage(error)) await giveUp(() => suspect(folder));
          throw error;
        }
      });
    }

    async function prepared(sql: string): Promise<Statement> {
      const known = statements.get(sql);
      if (known !== undefined) return known;
      const statement = await connection.prepare(sql.replaceAll(/\$(\d+)/g, "?$1"));
      statements.set(sql, statement);
      return statement;
    }

    const database: Database = {
      query(sql, values = []) {
        return onFile(async () => {
          const statement = await prepared(sql);
          if (statement.reader) return statement.all([...values]);
          statement.run([...values]);
          return [];
        });
      },
      insert(rows) {
        return onFile(async () => {
          const stored = new Set<string>();
          const [begin, insertion] = [await prepared("BEGIN IMMEDIATE"), await prepared(INSERT)];
          try {
            begin.run([]);
            for (const { id, reference, text, idempotencyKey, bodyHash, created } of rows) {
              const { changes } = insertion.run([id, reference, text, idempotencyKey, bodyHash, created]);
              if (changes > 0) stored.add(id);
            }
            // On another thread, because this one has visitors to answer while the disk writes.
            await connection.exec("COMMIT");
            return stored;
          } catch (error) {
            // A full disk ends some transactions by itself, and may keep one from being taken back now.
            if (connection.inTransaction) await connection.exec("ROLLBACK").catch(() => undefined);
            throw error;
          }
        });
      },
      async lead() {
        // Nobody else works on this file, so a lease found at first belongs to a process that is gone.
        if (leading) return true;
        try {
          await database.query("UPDATE outbox SET lease = 0 WHERE lease > 0");
          leading = true;
        } catch (error) {
          // Without room for writing leases are not looked at.
          if (!isFull(error)) throw error;
        }
        return true;
      },
      touch() {
        // SQLite writes no row that stays as it is.
        return onFile(() => connection.exec(`PRAGMA user_version = ${STORE_VERSION}`));
      },
      async scrub() {
        const [row] = await database.query("PRAGMA wal_checkpoint(TRUNCATE)");
        // Somebody who reads, such as a backup, keeps the log.
        return row?.busy === 0;
      },
      close() {
        return inTurn(async () => {
          isClosed = true;
          connection.close();
          lock.release();
        });
      },
      pollMs: null,
    };
    return database;
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`DATA_DIR: the outbox ${path} cannot be used: ${reasonOf(error)}.`);
  }
}
