import { createPrivateKey, randomUUID, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import pg from "pg";
import { withTimeout } from "#relay/clock.ts";
import { codeOf, type Log } from "#relay/log.ts";
import { isUnencrypted, reasonOf, storeFault, StoreError, type Database, type Row } from "#relay/outbox/database.ts";
import { migrationsFrom, STORE_VERSION } from "#relay/outbox/migrations.ts";

/** Id of an advisory lock: arbitrary, but the same in every replica. */
const MIGRATION_LOCK = 7_305_216;

/** Timeouts of connecting and of a statement, in milliseconds; together less than the browser's timeout for a request. */
const CONNECT_MS = 3_000;
const STATEMENT_MS = 5_000;
/** Timeout of a query in all, including connecting and setting up the session. */
const QUERY_TIMEOUT_MS = CONNECT_MS + STATEMENT_MS;
/** How long the lead lasts. The other replicas wait for it after a kill, and several renewals may fail in that time. */
const LEASE_MS = 6_000;

// BIGINT (type 20) holds milliseconds and counts here, all of which fit a number.
pg.types.setTypeParser(20, Number);

/** The files that an address may name, and what reads each. */
const TLS_FILES: [string, (content: Buffer) => unknown][] = [
  ["sslrootcert", (content) => new X509Certificate(content)],
  ["sslcert", (content) => new X509Certificate(content)],
  ["sslkey", createPrivateKey],
];

/**
 * Whether an error is permanent: wrong credentials, no such database, missing privileges, no encryption, the table of a newer release, an
 * old Postgres.
 */
function isPermanent(error: unknown): boolean {
  return error instanceof StoreError || isUnencrypted(error) || /^(?:28|3D|42)/.test(codeOf(error));
}

/**
 * The outbox in Postgres 14 or later. Several replicas may share it, of which one at a time has the lead and delivers. If the database is
 * down, each operation tries to connect again. A pooler may stand in between, in session or in transaction mode: nothing depends on the
 * session, but the migration needs a transaction. Throws a `StoreError` if `url` names a file that cannot be used.
 */
export function openPostgres(url: string, log: Log): Database {
  checkFiles(url);
  // Commits wait for the disk, whatever the server's default, and statements that nobody waits for are cancelled. These are statements,
  // because poolers reject them as connection parameters; behind one that gives each transaction another session, the role has to set
  // them, as docs/replicas.md says.
  const session = `
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
    SET statement_timeout = ${STATEMENT_MS}`;
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS,
    application_name: "relay",
    max: 6,
    async onConnect(client) {
      client.on("error", (error) =>
        log.warn({ outcome: "connection lost", reason: storeFault(error), error }, "outbox"),
      );
      await client.query(session);
    },
  });
  // Already logged by the connection.
  pool.on("error", () => undefined);
  let migrated: Promise<void> | null = null;

  /** Resolves once the table is migrated. After a failure, the next call tries again. */
  function ready(): Promise<void> {
    migrated ??= migrate(pool).catch((error: unknown) => {
      migrated = null;
      throw error;
    });
    return migrated;
  }

  async function query(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    const answer = ready().then(() => pool.query<Row>(sql, [...values]));
    return (await withTimeout(answer, QUERY_TIMEOUT_MS)).rows;
  }

  return {
    query,
    async migrate() {
      try {
        await query("SELECT 1");
      } catch (error) {
        if (!isPermanent(error)) throw error;
        const reason = isUnencrypted(error) ? storeFault(error) : reasonOf(error);
        throw new StoreError(`DATABASE_URL: the outbox in Postgres (14 or later) cannot be opened: ${reason}.`);
      }
    },
    now: () => "FLOOR(EXTRACT(EPOCH FROM statement_timestamp()) * 1000)::bigint",
    holder: randomUUID(),
    isShared: true,
    leaseMs: LEASE_MS,
    // The disk is that of another process, which alone knows.
    checkRoom: async () => undefined,
    // Postgres does that itself, by vacuum.
    checkpoint: async () => true,
    close: () => pool.end(),
  };
}

/** The driver would read the files at each connection, and fail at each. */
function checkFiles(url: string): void {
  const { searchParams } = new URL(url);
  for (const [name, read] of TLS_FILES) {
    const path = searchParams.get(name);
    try {
      if (path) read(readFileSync(path));
    } catch (error) {
      throw new StoreError(`DATABASE_URL: the file that its ${name} names cannot be used (${codeOf(error)}).`);
    }
  }
}

/** Migrates the tables to the current version, one replica at a time. The version is stored in a table of its own. */
async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    const { rows: tables } = await client.query<{ name: string | null }>(
      "SELECT to_regclass('outbox_version') AS name",
    );
    // `CREATE TABLE IF NOT EXISTS` would need the privilege to create tables even if the table exists.
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
