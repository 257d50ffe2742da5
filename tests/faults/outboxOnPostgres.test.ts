import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "#relay/log.ts";
import type { Database } from "#relay/outbox/database.ts";
import { STORE_VERSION } from "#relay/outbox/migrations.ts";
import { openPostgres } from "#relay/outbox/postgres.ts";
import { until } from "#tests/faults/plan.ts";
import { testOutbox, testSharedOutbox } from "#tests/relay/outboxTests.ts";
import type { FakeClock } from "#tests/support/fakeClock.ts";
import { FIRST_STORE } from "#tests/support/firstStore.ts";
import { canStartPostgres, startPostgres, type TestPostgres } from "#tests/support/postgres.ts";

const SILENT = createLog({ level: "error", secrets: [], destination: { write: () => undefined } });

describe.runIf(canStartPostgres())("the outbox in Postgres", () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => server.stop());

  const open = () => openPostgres(server.url, SILENT);

  async function ask(sql: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }
  const dropTables = () => ask("DROP TABLE IF EXISTS outbox, outbox_version, outbox_channel");
  const stored = () => ask("SELECT reference, text, state, attempts FROM outbox ORDER BY id");

  test.each([
    ["an empty database", [], []],
    [
      "a table of the first version",
      FIRST_STORE,
      [
        { reference: "K7QF-2M9X", text: "the first", state: "waiting", attempts: 1 },
        { reference: "B2CD-3FGH", text: "the second", state: "dead", attempts: 3 },
        { reference: "J4KM-5NPQ", text: null, state: "delivered", attempts: 1 },
      ],
    ],
  ])("many replicas that start at once on %s migrate it once, and it keeps its rows", async (_, statements, rows) => {
    await dropTables();
    if (statements.length > 0) await ask(statements.join(";"));
    const databases = Array.from({ length: 12 }, open);
    await Promise.all(databases.map((database) => database.migrate()));
    for (const database of databases) await database.close();
    expect([await stored(), await ask("SELECT version FROM outbox_version")]).toEqual([
      rows,
      [{ version: STORE_VERSION }],
    ]);
    expect(await ask("SELECT indexname FROM pg_indexes WHERE indexname = 'outbox_keys'")).toHaveLength(1);
  });

  test.each([
    ["off", "on"],
    ["remote_apply", "remote_apply"],
  ])("commits are durable, and a stricter default is kept: %s becomes %s", async (asked, kept) => {
    await ask(`ALTER DATABASE postgres SET synchronous_commit = ${asked}`);
    const database = open();
    const settings = await database.query("SELECT current_setting('synchronous_commit') AS kept");
    await database.close();
    await ask("ALTER DATABASE postgres RESET synchronous_commit");
    expect(settings).toEqual([{ kept }]);
  });

  test("a statement that has timed out does not continue in Postgres", async () => {
    const database = open();
    await expect(database.query("SELECT pg_sleep(600)")).rejects.toThrow();
    await until("the statement has ended", 30_000, async () => {
      const active = "SELECT 1 FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND state = 'active'";
      return (await ask(active)).length === 0;
    });
    await database.close();
  });

  test("a table of a later version is rejected and stays unchanged", async () => {
    await dropTables();
    await ask(
      `CREATE TABLE outbox_version (version INTEGER); INSERT INTO outbox_version VALUES (${STORE_VERSION + 1})`,
    );
    const database = open();
    await expect(database.migrate()).rejects.toThrow(/^DATABASE_URL: .*it was written by a newer relay/);
    await database.close();
    expect(await ask("SELECT to_regclass('outbox') AS name")).toEqual([{ name: null }]);
    await dropTables();
  });

  /** An empty outbox. The test controls the time, instead of Postgres' own clock. */
  async function openEmpty(clock: FakeClock): Promise<Database> {
    const database = open();
    await database.query("DELETE FROM outbox");
    await database.query(
      "UPDATE outbox_channel SET status = 'ok', reason = NULL, holder = NULL, held_until = 0, paused_until = 0",
    );
    return { ...database, now: () => String(clock.monotonic()) };
  }
  testOutbox(openEmpty);
  testSharedOutbox(openEmpty);
});
