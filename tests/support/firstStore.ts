/** The schema of the first release, before schema versions were stored; the starting point of migrations. */
export const FIRST_STORE = [
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
  `INSERT INTO outbox VALUES
     ('001784010000000000000a1b2c3d4e5', 'K7QF-2M9X', 'the first', 'waiting', NULL, '${"a".repeat(64)}', 1784010000000, 0, 1, 1784010020000, NULL),
     ('001784010000001000000a1b2c3d4e5', 'B2CD-3FGH', 'the second', 'refused', NULL, '${"b".repeat(64)}', 1784010000001, 1784013600001, 3, 0, NULL),
     ('001784010000002000000a1b2c3d4e5', 'J4KM-5NPQ', NULL, 'delivered', '${"c".repeat(64)}', '${"d".repeat(64)}', 1784010000002, 0, 1, 0, 1784010000900)`,
];
