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

/** Why a store could not be opened, for the person who started the relay. */
export function reasonOf(error: unknown): string {
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

/** Creates what is missing. */
export async function createTables(database: Database): Promise<void> {
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
