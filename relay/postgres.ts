import type { Client, Pool } from "pg";
import { createTables, reasonOf, StoreError, type Database, type Row } from "#relay/database.ts";

/** Any number will do, as long as every replica takes the same one. */
const DELIVERY_LOCK = 7_305_215;

/** How often a replica looks for what another one accepted. */
const POSTGRES_POLL_MS = 1_000;

/**
 * Connects to Postgres. Several replicas may share it; the one that holds the advisory lock delivers. `onError` hears of lost
 * connections. Throws a `StoreError` naming `DATABASE_URL` if the table cannot be reached or created.
 */
export async function openPostgres(url: string, onError: (error: unknown) => void): Promise<Database> {
  const { default: pg } = await import("pg");
  const options = {
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
    application_name: "relay",
    // BIGINT (type 20) holds milliseconds and counts here, all of which fit a number.
    types: { getTypeParser: (type: number) => (type === 20 ? Number : pg.types.getTypeParser(type)) },
  };
  const pool: Pool = new pg.Pool({ ...options, max: 5 });
  pool.on("error", onError);

  let holder: Client | null = null;
  async function release(): Promise<void> {
    const client = holder;
    holder = null;
    await client?.end().catch(() => undefined);
  }

  const database: Database = {
    async query(sql, values = []) {
      return (await pool.query<Row>(sql, [...values])).rows;
    },
    async lead() {
      if (holder !== null) return true;
      // The lock lives and dies with its connection, so that a replica that is killed gives it back at once.
      const client = new pg.Client(options);
      client.on("error", onError);
      client.on("end", () => {
        if (holder === client) holder = null;
      });
      try {
        await client.connect();
        const { rows } = await client.query<{ won: boolean }>("SELECT pg_try_advisory_lock($1) AS won", [
          DELIVERY_LOCK,
        ]);
        if (rows[0]?.won === true) {
          holder = client;
          return true;
        }
      } catch (error) {
        await client.end().catch(() => undefined);
        throw error;
      }
      await client.end().catch(() => undefined);
      return false;
    },
    async scrub() {
      // Postgres' own vacuum does it.
    },
    async close() {
      await release();
      await pool.end();
    },
    pollMs: POSTGRES_POLL_MS,
  };
  try {
    await createTables(database);
  } catch (error) {
    await database.close().catch(() => undefined);
    throw new StoreError(`DATABASE_URL: the outbox in Postgres cannot be opened: ${reasonOf(error)}.`);
  }
  return database;
}
