import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Client, Pool } from "pg";

type SqlValue = string | number | null;
export type Row = Record<string, unknown>;

/** The two engines under the outbox, seen alike. */
export interface Database {
  /** Runs one statement, in which `$1`, `$2` … stand for `values`. Rows of `SELECT` and `RETURNING`; integers are numbers. */
  query(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /** Whether this process is the one that may deliver now. It can be lost and won again. */
  lead(): Promise<boolean>;
  /** Makes text that was deleted leave the disk, too. */
  scrub(): Promise<void>;
  close(): Promise<void>;
  /** How soon this process may hear of rows that another one wrote, in milliseconds; `null` where nobody else writes. */
  pollMs: number | null;
}

/** The store that a setting names cannot be used. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  // A refused connection to a name with several addresses has a code and no message.
  return [error.message, code === "" ? "" : `(${code})`].filter(Boolean).join(" ");
}

const CREATE = [
  `CREATE TABLE IF NOT EXISTS outbox (
     id TEXT PRIMARY KEY,
     reference TEXT NOT NULL,
     text TEXT,
     state TEXT NOT NULL,
     idempotency_key TEXT UNIQUE,
     body_hash TEXT NOT NULL,
     created BIGINT NOT NULL,
     next_attempt BIGINT NOT NULL,
     attempts INTEGER NOT NULL,
     lease BIGINT NOT NULL,
     delivered BIGINT
   )`,
  "CREATE INDEX IF NOT EXISTS outbox_queue ON outbox (state, id)",
];

/** Two replicas that create the same table at once: one of them is told so, and finds the table there the next time. */
const CREATED_MEANWHILE = new Set(["23505", "42P07", "42710"]);

async function createTables(database: Database): Promise<void> {
  for (const statement of CREATE) {
    for (let tries = 1; ; tries += 1) {
      try {
        await database.query(statement);
        break;
      } catch (error) {
        const code = error instanceof Error && "code" in error ? String(error.code) : "";
        if (tries === 5 || !CREATED_MEANWHILE.has(code)) throw error;
      }
    }
  }
}

/**
 * Opens `outbox.db` in `folder`, creating both if need be. Throws a `StoreError` naming `DATA_DIR` if it cannot be written.
 * One process per folder.
 */
export async function openFileDatabase(folder: string): Promise<Database> {
  const path = join(folder, "outbox.db");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { default: Libsql } = await import("libsql");
    const connection = new Libsql(path);
    connection.pragma("busy_timeout = 2000");
    connection.pragma("journal_mode = WAL");
    // The answer to a visitor waits for the disk: "accepted" has to survive a power cut.
    connection.pragma("synchronous = FULL");
    connection.pragma("secure_delete = ON");
    // Fails now instead of at the first booking when the file cannot be written.
    connection.exec("BEGIN IMMEDIATE");
    connection.exec("ROLLBACK");

    const statements = new Map<string, ReturnType<typeof connection.prepare>>();
    const { ino } = statSync(path);
    let leading = false;
    const database: Database = {
      async query(sql, values = []) {
        // A file that was deleted or replaced takes writes as before, and loses them with the process.
        if (statSync(path).ino !== ino) throw new StoreError(`${path} was replaced while it was in use.`);
        let statement = statements.get(sql);
        if (statement === undefined) {
          statement = connection.prepare(sql.replaceAll(/\$(\d+)/g, "?$1"));
          statements.set(sql, statement);
        }
        if (statement.reader) return statement.all([...values]) as Row[];
        statement.run([...values]);
        return [];
      },
      async lead() {
        // Nobody else works on this file, so a lease found at first belongs to a process that is gone.
        if (!leading) await database.query("UPDATE outbox SET lease = 0 WHERE lease > 0");
        leading = true;
        return true;
      },
      async scrub() {
        connection.pragma("wal_checkpoint(TRUNCATE)");
      },
      async close() {
        connection.close();
      },
      pollMs: null,
    };
    await createTables(database);
    return database;
  } catch (error) {
    throw new StoreError(`DATA_DIR: the outbox ${path} cannot be opened for writing: ${reasonOf(error)}.`);
  }
}

/** Any number will do, as long as every replica takes the same one. */
const DELIVERY_LOCK = 7_305_215;

/** How often a replica looks for what another one accepted. */
const POSTGRES_POLL_MS = 1_000;

/**
 * Connects to Postgres. Several replicas may share it; the one that holds the advisory lock delivers. `onError` hears of lost
 * connections. Throws a `StoreError` naming `DATABASE_URL` if the table cannot be reached or created.
 */
export async function openPostgres(url: string, onError: (error: unknown) => void): Promise<Database> {
  const { default: pg } = await import("pg");
  const options = {
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
    application_name: "relay",
    // BIGINT (type 20) holds milliseconds and counts here, all of which fit a number.
    types: { getTypeParser: (type: number) => (type === 20 ? Number : pg.types.getTypeParser(type)) },
  };
  const pool: Pool = new pg.Pool({ ...options, max: 5 });
  pool.on("error", onError);

  let holder: Client | null = null;
  async function release(): Promise<void> {
    const client = holder;
    holder = null;
    await client?.end().catch(() => undefined);
  }

  const database: Database = {
    async query(sql, values = []) {
      return (await pool.query<Row>(sql, [...values])).rows;
    },
    async lead() {
      if (holder !== null) return true;
      // The lock lives and dies with its connection, so that a replica that is killed gives it back at once.
      const client = new pg.Client(options);
      client.on("error", onError);
      client.on("end", () => {
        if (holder === client) holder = null;
      });
      try {
        await client.connect();
        const { rows } = await client.query<{ won: boolean }>("SELECT pg_try_advisory_lock($1) AS won", [
          DELIVERY_LOCK,
        ]);
        if (rows[0]?.won === true) {
          holder = client;
          return true;
        }
      } catch (error) {
        await client.end().catch(() => undefined);
        throw error;
      }
      await client.end().catch(() => undefined);
      return false;
    },
    async scrub() {
      // Postgres' own vacuum does it.
    },
    async close() {
      await release();
      await pool.end();
    },
    pollMs: POSTGRES_POLL_MS,
  };
  try {
    await createTables(database);
  } catch (error) {
    await database.close().catch(() => undefined);
    throw new StoreError(`DATABASE_URL: the outbox in Postgres cannot be opened: ${reasonOf(error)}.`);
  }
  return database;
}
