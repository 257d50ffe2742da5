import type { Client, ClientConfig, Pool } from "pg";
import { reasonOf, StoreError, type Database, type Row } from "#relay/database.ts";
import { migrationsFrom, STORE_VERSION } from "#relay/migrations.ts";
import { createLead, type Vigil } from "#relay/postgresLead.ts";

/** Any number will do but that of the lock for the lead, as long as every replica takes the same one. */
const MIGRATION_LOCK = 7_305_216;

/**
 * What every session is told. What was accepted is on the disk, whatever the database's owner chose for others. Postgres ends one whose machine was lost without a word after half a minute, and gives its locks back;
 * left alone, Linux would ask for the first time after two hours. Over a Unix socket it means nothing. It is no part of the
 * connection's start, where poolers refuse what they do not know.
 */
const SESSION = `
  SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
  SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 4; SET tcp_user_timeout = 30000`;

/** When this side begins to ask whether a silent connection is still there, in milliseconds. */
const KEEPALIVE_MS = 10_000;

/** How often a replica looks for what another one accepted. */
const POSTGRES_POLL_MS = 1_000;

/** How long a replica waits for another one that migrates the table, in milliseconds. */
const MIGRATION_MS = 60_000;

const INSERT = `
  INSERT INTO outbox (id, reference, text, state, idempotency_key, body_hash, created, next_attempt, attempts, lease)
  SELECT id, reference, text, 'waiting', idempotency_key, body_hash, created, 0, 0, 0
  FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[])
    AS message (id, reference, text, idempotency_key, body_hash, created)
  ON CONFLICT DO NOTHING RETURNING id`;

/** Brings the table to the present version, one replica after the other. The version is noted in a table of its own. */
async function migrate(client: Client): Promise<void> {
  await client.query("BEGIN");
  await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
  const { rows: tables } = await client.query<{ name: string | null }>("SELECT to_regclass('outbox_version') AS name");
  const isNoted = tables[0]?.name != null;
  const { rows } = isNoted
    ? await client.query<{ version: number }>("SELECT MAX(version) AS version FROM outbox_version")
    : { rows: [] };
  const version = rows[0]?.version ?? 0;
  // Nothing is created where nothing is missing: the role may have no right to.
  if (!isNoted) await client.query("CREATE TABLE outbox_version (version INTEGER NOT NULL)");
  for (const statement of migrationsFrom(version)) await client.query(statement);
  if (version < STORE_VERSION) {
    await client.query("DELETE FROM outbox_version");
    await client.query("INSERT INTO outbox_version VALUES ($1)", [STORE_VERSION]);
  }
  await client.query("COMMIT");
}

interface PostgresOptions {
  /** The replica that delivered was silent for too long, and has lost the lead. */
  onSilence?: () => void;
  vigil?: Partial<Vigil>;
}

/**
 * Connects to Postgres. Several replicas may share it; the one that holds the advisory lock delivers. `onError` hears of lost
 * connections. Throws a `StoreError` naming `DATABASE_URL` if the table cannot be reached, created or migrated, or was written by a
 * newer relay.
 */
export async function openPostgres(
  url: string,
  onError: (error: unknown) => void,
  more: PostgresOptions = {},
): Promise<Database> {
  const { default: pg } = await import("pg");
  const options: ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_MS,
    application_name: "relay",
    // BIGINT (type 20) holds milliseconds and counts here, all of which fit a number.
    types: { getTypeParser: (type: number) => (type === 20 ? Number : pg.types.getTypeParser(type)) },
  };
  async function connect(other: ClientConfig = {}): Promise<Client> {
    const client = new pg.Client({ ...options, ...other });
    client.on("error", onError);
    try {
      await client.connect();
      await client.query(SESSION);
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }
  let migrator: Client | null = null;
  try {
    migrator = await connect({ query_timeout: MIGRATION_MS });
    await migrate(migrator);
  } catch (error) {
    throw new StoreError(`DATABASE_URL: the outbox in Postgres cannot be opened: ${reasonOf(error)}.`);
  } finally {
    // Ends a transaction that was given up, too.
    await migrator?.end().catch(() => undefined);
  }

  const pool: Pool = new pg.Pool({ ...options, max: 5, onConnect: (client) => client.query(SESSION) });
  pool.on("error", onError);
  const lead = createLead({ connect, onError, ...more });

  return {
    async query(sql, values = []) {
      return (await pool.query<Row>(sql, [...values])).rows;
    },
    async insert(rows) {
      const stored = await pool.query<{ id: string }>(INSERT, [
        rows.map(({ id }) => id),
        rows.map(({ reference }) => reference),
        rows.map(({ text }) => text),
        rows.map(({ idempotencyKey }) => idempotencyKey),
        rows.map(({ bodyHash }) => bodyHash),
        rows.map(({ created }) => created),
      ]);
      return new Set(stored.rows.map(({ id }) => id));
    },
    lead: () => lead.take(),
    async now() {
      const { rows } = await pool.query<{ now: number }>(
        "SELECT FLOOR(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint AS now",
      );
      return rows[0]?.now ?? Date.now();
    },
    async touch() {
      await pool.query("UPDATE outbox SET lease = lease WHERE id = (SELECT MAX(id) FROM outbox)");
    },
    async scrub() {
      // Postgres' own vacuum does it, in its own time.
      return true;
    },
    async close() {
      await lead.release();
      await pool.end();
    },
    pollMs: POSTGRES_POLL_MS,
  };
}
