export type SqlValue = string | number | null;
export type Row = Record<string, unknown>;

/** A message that waits, as the table holds it. */
export interface NewRow {
  id: string;
  reference: string;
  text: string;
  /** Both are hashes. */
  idempotencyKey: string | null;
  bodyHash: string;
  /** Milliseconds since 1970. */
  created: number;
}

/** The two engines under the outbox, seen alike. */
export interface Database {
  /** Runs one statement, in which `$1`, `$2` … stand for `values`. Rows of `SELECT` and `RETURNING`; integers are numbers. */
  query(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /**
   * Stores `rows`, in their order and with one commit. Resolves once they are on disk, with the ids of those that are new; the
   * others were there already, by id or by key. When it rejects, none of them counts as stored.
   */
  insert(rows: readonly NewRow[]): Promise<ReadonlySet<string>>;
  /** Whether this process is the one that may deliver now. It can be lost and won again. */
  lead(): Promise<boolean>;
  /** Milliseconds since 1970 by the clock that all processes at this store share; absent where there is one process alone. */
  now?: () => Promise<number>;
  /** Writes something that changes nothing. Rejects when there is no room, or the store takes no writes for another reason. */
  touch(): Promise<void>;
  /** Makes text that was deleted leave the disk, too. `false`: not all of it could leave yet. */
  scrub(): Promise<boolean>;
  close(): Promise<void>;
  /** How soon this process may hear of rows that another one wrote, in milliseconds; `null` where nobody else writes. */
  pollMs: number | null;
}

/** The store that a setting names cannot be used. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}

/** A value as it is written in SQL. */
export function literal(value: SqlValue): string {
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value ?? "NULL");
}

/** The code that a driver gave an error, such as `ECONNREFUSED` or `SQLITE_BUSY`; empty where there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** Whether there was no room on the disk for what was to be written. */
export function isFull(error: unknown): boolean {
  return /^SQLITE_(?:FULL|IOERR_WRITE)/.test(codeOf(error));
}

/** Why a store could not be opened, for the person who started the relay. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  const code = codeOf(error);
  // A refused connection to a name with several addresses has a code and no message.
  return [error.message, code === "" ? "" : `(${code})`].filter(Boolean).join(" ");
}
