import pg, { type Client, type ClientConfig } from "pg";
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
/** A replica may have to wait for another one that migrates the table. */
const MIGRATION_MS = 60_000;
/** Who holds the lock and says nothing for so long loses it: longer than an attempt to deliver may take. */
const SILENCE_MS = 30_000;

/**
 * What every session is told: what was accepted is on the disk, whatever the database's owner chose for others, a machine that was
 * lost is noticed in half a minute, not in Linux' two hours, and a statement that nobody waits for any more is given up. Poolers would
 * refuse it as part of the connection's start.
 */
const SESSION = `
  SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
  SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 4; SET tcp_user_timeout = 30000;
  SET statement_timeout = ${STATEMENT_MS}`;

/** The first version that ends idle sessions by itself. */
const OLDEST_POSTGRES = 140_000;

/** Whether no waiting mends it: a wrong login, no such database, no right to create the table, a newer release's table, an old Postgres. */
function isPermanent(error: unknown): boolean {
  return error instanceof StoreError || /^(?:28|3D|42)/.test(codeOf(error));
}

/**
 * The outbox in Postgres 14 or later. Several replicas may share it; the one that holds the advisory lock delivers. A database that is away
 * is tried again whenever something is asked of it.
 */
export function openPostgres(url: string, log: Log, silenceMs = SILENCE_MS): Database {
  const options: ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "relay",
    // BIGINT (type 20) holds milliseconds and counts here, all of which fit a number.
    types: { getTypeParser: (type: number) => (type === 20 ? Number : pg.types.getTypeParser(type)) },
  };
  const pool = new pg.Pool({ ...options, max: 5, onConnect: (client) => client.query(SESSION) });
  pool.on("error", noteLostConnection);
  let migrated: Promise<void> | null = null;
  let lockClient: Client | null = null;
  let isLeading = false;

  function noteLostConnection(error: unknown): void {
    log.warn({ outcome: "connection lost", error }, "outbox");
  }

  async function connect(more: ClientConfig = {}): Promise<Client> {
    const client = new pg.Client({ ...options, ...more });
    client.on("error", noteLostConnection);
    try {
      await client.connect();
      await client.query(SESSION);
      return client;
    } catch (error) {
      closeQuietly(client);
      throw error;
    }
  }

  async function migrateOnce(): Promise<void> {
    const client = await connect({ query_timeout: MIGRATION_MS });
    try {
      await client.query(`SET statement_timeout = ${MIGRATION_MS}`);
      await migrate(client);
    } finally {
      closeQuietly(client);
    }
  }

  /** Resolves once the table is there. Who asks after a failure tries again. */
  function ready(): Promise<void> {
    migrated ??= migrateOnce().catch((error: unknown) => {
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
    if (lockClient !== null) closeQuietly(lockClient);
    lockClient = null;
    isLeading = false;
  }

  async function connectForLock(): Promise<Client> {
    const client = await connect();
    client.on("end", () => {
      if (client === lockClient) loseLead();
    });
    try {
      // A replica that is lost without a word loses the lock with its session, even where a proxy in between keeps the connection.
      await client.query(`SET idle_session_timeout = ${silenceMs}`);
      return client;
    } catch (error) {
      closeQuietly(client);
      throw error;
    }
  }

  return {
    query,
    async connect() {
      try {
        await withTimeout(ready(), ANSWER_MS);
      } catch (error) {
        if (!isPermanent(error)) throw error;
        throw new StoreError(`DATABASE_URL: the outbox in Postgres cannot be opened: ${reasonOf(error)}.`);
      }
    },
    async now() {
      const [row] = await query("SELECT FLOOR(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint AS now");
      return Number(row?.["now"]);
    },
    async tryLead() {
      await withTimeout(ready(), CONNECT_MS);
      try {
        lockClient ??= await connectForLock();
        // Whoever has the lock makes sure that Postgres still answers, and is heard by it.
        const sql = isLeading ? "SELECT true AS leads" : `SELECT pg_try_advisory_lock(${DELIVERY_LOCK}) AS leads`;
        const { rows } = await lockClient.query<{ leads: boolean }>(sql);
        isLeading = rows[0]?.leads === true;
        return isLeading;
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

/** Ends a connection, whether anybody answers on it or not. */
function closeQuietly(client: Client): void {
  client.end().catch(() => undefined);
}

/** Brings the table to the present version, one replica after the other. The version is noted in a table of its own. */
async function migrate(client: Client): Promise<void> {
  const { rows: server } = await client.query<{ server_version_num: string }>("SHOW server_version_num");
  if (Number(server[0]?.server_version_num) < OLDEST_POSTGRES) throw new StoreError("Postgres 14 or later is needed");
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
