import { codeOf } from "#relay/log.ts";

export type SqlValue = string | number | null;
export type Row = Record<string, unknown>;

/** The engine under the outbox: what SQLite and Postgres differ in. */
export interface Database {
  /** Runs one statement, in which `$1`, `$2` … stand for `values`. Rows of `SELECT` and `RETURNING`; integers are numbers. */
  query(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /** Opens the store and brings it up to date. Rejects with a `StoreError` for what no waiting mends, and with another error where the store cannot be used now, but may be later. */
  connect(): Promise<void>;
  /** Milliseconds since 1970 by the clock that all processes at this store share, which never steps back while one works. */
  now(): Promise<number>;
  /** Whether this process is the one that may deliver now. It can be lost and won again. */
  tryLead(): Promise<boolean>;
  /** Whether replicas may share it, so that rows appear that this process did not write. */
  isShared: boolean;
  /** Writes something that changes nothing. Rejects when there is no room, or the store takes no writes for another reason. */
  probeWrite(): Promise<void>;
  /** Makes text that was deleted leave the disk, too. `false` while somebody reads it there. */
  checkpoint(): Promise<boolean>;
  close(): Promise<void>;
}

/** A store cannot be used, now and after a while. What reaches a person names the setting. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}

/** Why a store could not be opened, for the person who started the relay. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  const code = codeOf(error);
  // A refused connection to a name with several addresses has a code and no message.
  return [error.message, code === "" ? "" : `(${code})`].filter(Boolean).join(" ");
}
