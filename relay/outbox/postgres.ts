import pg, { type PoolClient } from "pg";
import { withTimeout } from "#relay/clock.ts";
import { codeOf, type Log } from "#relay/log.ts";
import { reasonOf, StoreError, type Database, type Row } from "#relay/outbox/database.ts";
import { migrationsFrom, STORE_VERSION } from "#relay/outbox/migrations.ts";

/** Any numbers will do, as long as every replica takes the same ones. */
const DELIVERY_LOCK = 7_305_215;
const MIGRATION_LOCK = 7_305_216;

/** How long a connection, and then a statement, may take, in milliseconds: together less than a browser waits for its answer. */
const CONNECT_MS = 3_000;
const STATEMENT_MS = 5_000;
/** How long one question may take in all, with the connection and what its session is told. */
const ANSWER_MS = CONNECT_MS + STATEMENT_MS;
/** Who holds the lock and says nothing for so long loses it: longer than an attempt to deliver may take. */
const SILENCE_MS = 30_000;

// BIGINT (type 20) holds milliseconds and counts here, all of which fit a number.
pg.types.setTypeParser(20, Number);

/** Whether no waiting mends it: a wrong login, no such database, no right to create the table, a newer release's table, an old Postgres. */
function isPermanent(error: unknown): boolean {
  return error instanceof StoreError || /^(?:28|3D|42)/.test(codeOf(error));
}

/**
 * The outbox in Postgres 14 or later. Several replicas may share it; the one that holds the advisory lock delivers. A database that is away
 * is tried again whenever something is asked of it.
 */
export function openPostgres(url: string, log: Log, silenceMs = SILENCE_MS): Database {
  // What was accepted is on the disk, whatever the database's owner chose for others; a statement that nobody waits for any more is given
  // up; and a machine that is lost loses its lock, even where a proxy in between keeps the connection. Poolers would refuse all this as
  // part of the connection's start.
  const session = `
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
    SET statement_timeout = ${STATEMENT_MS};
    SET idle_session_timeout = ${silenceMs};
    SET idle_in_transaction_session_timeout = ${silenceMs}`;
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS,
    application_name: "relay",
    max: 6,
    async onConnect(client) {
      client.on("error", (error) => log.warn({ outcome: "connection lost", error }, "outbox"));
      await client.query(session);
    },
  });
  // The connection itself has told it.
  pool.on("error", () => undefined);
  let migrated: Promise<void> | null = null;
  let lockClient: PoolClient | null = null;

  /** Resolves once the table is there. Who asks after a failure tries again. */
  function ready(): Promise<void> {
    migrated ??= migrate(pool).catch((error: unknown) => {
      migrated = null;
      throw error;
    });
    return migrated;
  }

  async function query(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    const answer = ready().then(() => pool.query<Row>(sql, [...values]));
    return (await withTimeout(answer, ANSWER_MS)).rows;
  }

  function loseLead(): void {
    lockClient?.release(true);
    lockClient = null;
  }

  return {
    query,
    async connect() {
      try {
        await query("SELECT 1");
      } catch (error) {
        if (!isPermanent(error)) throw error;
        throw new StoreError(
          `DATABASE_URL: the outbox in Postgres (14 or later) cannot be opened: ${reasonOf(error)}.`,
        );
      }
    },
    async now() {
      const [row] = await query("SELECT FLOOR(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint AS now");
      return Number(row?.["now"]);
    },
    async tryLead() {
      await ready();
      try {
        lockClient ??= await pool.connect();
        // Who has the lock gets it once more: so Postgres is heard, and hears that this one is still there.
        const { rows } = await lockClient.query<{ leads: boolean }>(
          `SELECT pg_try_advisory_lock(${DELIVERY_LOCK}) AS leads`,
        );
        return rows[0]?.leads === true;
      } catch (error) {
        loseLead();
        throw error;
      }
    },
    isShared: true,
    async probeWrite() {
      // In an empty table the UPDATE writes nothing.
      await query(`
        WITH newest AS (UPDATE outbox SET lease = lease WHERE id = (SELECT MAX(id) FROM outbox))
        INSERT INTO outbox_channel (id, status) VALUES (1, 'ok')
        ON CONFLICT (id) DO UPDATE SET status = outbox_channel.status`);
    },
    // Postgres' own vacuum does it, in its own time.
    checkpoint: async () => true,
    async close() {
      loseLead();
      await pool.end();
    },
  };
}

/** Brings the table to the present version, one replica after the other. The version is noted in a table of its own. */
async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    const { rows: tables } = await client.query<{ name: string | null }>(
      "SELECT to_regclass('outbox_version') AS name",
    );
    // Nothing is created where nothing is missing: the role may have no right to.
    if (tables[0]?.name == null) await client.query("CREATE TABLE outbox_version (version INTEGER NOT NULL)");
    const { rows } = await client.query<{ version: number | null }>(
      "SELECT MAX(version) AS version FROM outbox_version",
    );
    const statements = migrationsFrom(rows[0]?.version ?? 0);
    for (const statement of statements) await client.query(statement);
    if (statements.length > 0) {
      await client.query("DELETE FROM outbox_version");
      await client.query("INSERT INTO outbox_version VALUES ($1)", [STORE_VERSION]);
    }
    await client.query("COMMIT");
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
