import { StoreError } from "#relay/outbox/database.ts";

/**
 * Migrations, one list of statements per version. During a rollout, replicas of the old release use the same table, so migrations only
 * add, and a released migration is never edited.
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
  // For deleting keys older than a day after each delivery; without the index, that would read every key of the day.
  ["CREATE INDEX IF NOT EXISTS outbox_keys ON outbox (delivered) WHERE delivered IS NOT NULL"],
  [
    // Doubtful messages are delivered last.
    "ALTER TABLE outbox ADD COLUMN suspicious INTEGER NOT NULL DEFAULT 0",
    // Status of the channel, written by the delivering process and read by all.
    "CREATE TABLE IF NOT EXISTS outbox_channel (id INTEGER PRIMARY KEY, status TEXT NOT NULL)",
  ],
  [
    // Facts about the message, as JSON, for its buttons and its layout.
    "ALTER TABLE outbox ADD COLUMN facts TEXT",
    "ALTER TABLE outbox ADD COLUMN failing_since BIGINT",
    // A dead letter was `refused` before. The column `lease` is no longer used: the channel's row says who delivers.
    "UPDATE outbox SET state = 'dead' WHERE state = 'refused'",
    "ALTER TABLE outbox_channel ADD COLUMN reason TEXT",
    "ALTER TABLE outbox_channel ADD COLUMN paused_until BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE outbox_channel ADD COLUMN holder TEXT",
    "ALTER TABLE outbox_channel ADD COLUMN held_until BIGINT NOT NULL DEFAULT 0",
    "INSERT INTO outbox_channel (id, status) VALUES (1, 'ok') ON CONFLICT (id) DO NOTHING",
    // With `created`, so that counting reads no text.
    "CREATE INDEX IF NOT EXISTS outbox_waiting ON outbox (suspicious, id, created) WHERE state = 'waiting'",
    "CREATE INDEX IF NOT EXISTS outbox_dead ON outbox (next_attempt, id) WHERE state = 'dead'",
    "DROP INDEX IF EXISTS outbox_queue",
  ],
];

/** Version of the outbox's tables that this release reads and writes. */
export const STORE_VERSION = MIGRATIONS.length;

/**
 * The statements that migrate from `version` (0: an empty store, or one without a version) to the current one. Throws a `StoreError` for
 * the store of a newer release, whose rows this release might misread.
 */
export function migrationsFrom(version: number): string[] {
  if (version <= STORE_VERSION) return MIGRATIONS.slice(version).flat();
  throw new StoreError(
    `it was written by a newer relay (version ${version} of the store; this relay knows ${STORE_VERSION}). ` +
      "Nothing in it was changed: start the newer relay, or name another store",
  );
}
