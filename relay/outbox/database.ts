import { codeOf } from "#relay/log.ts";

/** A value that both engines store and return alike. */
export type SqlValue = string | number | null;
/** A row of a result, by the names of its columns. */
export type Row = Record<string, unknown>;

/** Database engine of the outbox; implemented for SQLite and Postgres. */
export interface Database {
  /** Runs one statement with the parameters `$1`, `$2` …. Resolves with the rows of `SELECT` or `RETURNING`; integers are numbers. */
  query(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /**
   * Opens the store and brings its tables to this release's version. Rejects with a `StoreError` for a permanent failure, with another
   * error for a temporary one.
   */
  migrate(): Promise<void>;
  /**
   * An expression for SQL: the time, in milliseconds since 1970, by a clock that all processes using this store share. It is not to be
   * kept for a later statement.
   */
  now(): string;
  /** Names this process as the holder of the lead. Processes that cannot run at the same time may have the same name. */
  holder: string;
  /** Whether other processes may want the lead. */
  isShared: boolean;
  /** How long the lead lasts unless it is renewed, in milliseconds: others wait for it that long after this process was killed. */
  leaseMs: number;
  /** Rejects if the disk, as far as that can be known, has no room for more messages. */
  checkRoom(): Promise<void>;
  /** Removes deleted text from the disk. `false` if that is not possible yet, because a reader still uses it. */
  checkpoint(): Promise<boolean>;
  close(): Promise<void>;
}

/** The store cannot be used, and waiting does not help. Messages for people name the setting. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}

/** Whether the Postgres server offers no encryption although `DATABASE_URL` demands it. The driver's error has no code. */
export function isUnencrypted(error: unknown): boolean {
  return error instanceof Error && error.message === "The server does not support SSL connections";
}

/** What is wrong with a store that worked before, for whoever runs the relay. Contains nothing of the error's message. */
export function storeFault(error: unknown): string {
  const code = codeOf(error);
  if (/^(?:SQLITE_FULL|ENOSPC|EDQUOT|53100)/.test(code)) return "the disk is full";
  if (code.startsWith("SQLITE_")) return `the outbox file cannot be used (${code})`;
  if (isUnencrypted(error)) return "Postgres offers no encryption, which sslmode in DATABASE_URL demands";
  return /^\w{1,40}$/.test(code) ? `Postgres cannot be used (${code})` : "the store does not answer";
}

/** The reason why a store could not be opened, for the person who started the relay. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  const code = codeOf(error);
  // A refused connection to a host with several addresses has a code but no message.
  return [error.message, code === "" ? "" : `(${code})`].filter(Boolean).join(" ");
}
