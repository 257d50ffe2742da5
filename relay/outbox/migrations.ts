import { StoreError } from "#relay/outbox/database.ts";

/**
 * What each version of the store adds to the one before. While a new release is rolled out, replicas of the old one still work on
 * the same table: so versions only add, and a version that went out is never edited.
 */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
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
  ],
  // Keys that are a day old are looked for after each delivery: without it that reads every key of the day.
  ["CREATE INDEX IF NOT EXISTS outbox_keys ON outbox (delivered) WHERE delivered IS NOT NULL"],
  [
    // What looks like a machine's is delivered last.
    "ALTER TABLE outbox ADD COLUMN suspicious INTEGER NOT NULL DEFAULT 0",
    // What the process that delivers found out about the channel, for those that wait for their turn.
    "CREATE TABLE IF NOT EXISTS outbox_channel (id INTEGER PRIMARY KEY, status TEXT NOT NULL)",
  ],
];

export const STORE_VERSION = MIGRATIONS.length;

/**
 * The statements that lead from `version` (0: an empty store, or one from before versions were noted) to the present one. Throws an
 * `StoreError` for the store of a later release, whose rows this one might misread.
 */
export function migrationsFrom(version: number): string[] {
  if (version <= STORE_VERSION) return MIGRATIONS.slice(version).flat();
  throw new StoreError(
    `it was written by a newer relay (version ${version} of the store; this relay knows ${STORE_VERSION}). ` +
      "Nothing in it was changed: start the newer relay, or name another store",
  );
}
