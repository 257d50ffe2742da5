import { codeOf } from "#relay/log.ts";

/** A value that both engines store and return alike. */
export type SqlValue = string | number | null;
/** A row of a result, by the names of its columns. */
export type Row = Record<string, unknown>;

/** Database engine of the outbox; implemented for SQLite and Postgres. */
export interface Database {
  /** Runs one statement with the parameters `$1`, `$2` …. Resolves with the rows of `SELECT` or `RETURNING`; integers are numbers. */
  query(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /** Opens the store and migrates it. Rejects with a `StoreError` for a permanent failure, with another error for a temporary one. */
  connect(): Promise<void>;
  /** Milliseconds since 1970 by a clock that all processes using this store share, and that does not step back while one runs. */
  now(): Promise<number>;
  /** Whether this process may deliver now (has the lead). The lead can be lost and regained. */
  tryLead(): Promise<boolean>;
  /** Whether other processes may write to it at the same time. */
  isShared: boolean;
  /** Tests whether the store is writable, without changing anything. Rejects if it is not, for example because the disk is full. */
  probeWrite(): Promise<void>;
  /** Removes deleted text from the disk. `false` if that is not possible yet, because a reader still uses it. */
  checkpoint(): Promise<boolean>;
  close(): Promise<void>;
}

/** The store cannot be used, and waiting does not help. Messages for people name the setting. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}

/** The reason why a store could not be opened, for the person who started the relay. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  const code = codeOf(error);
  // A refused connection to a host with several addresses has a code but no message.
  return [error.message, code === "" ? "" : `(${code})`].filter(Boolean).join(" ");
}
