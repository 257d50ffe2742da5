import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createLog } from "#relay/log.ts";
import { openPostgres } from "#relay/outbox/postgres.ts";
import { STORE_VERSION } from "#relay/outbox/migrations.ts";
import { book, type Results } from "#tests/faults/clients.ts";
import { openHandles } from "#tests/faults/disk.ts";
import { checkRun } from "#tests/faults/oracle.ts";
import { createRandom, pause, planOf, until } from "#tests/faults/plan.ts";
import { figuresOf } from "#tests/faults/report.ts";
import { runPhases, startFaultyTelegram } from "#tests/faults/telegram.ts";
import { visitPages, writePage } from "#tests/faults/visitors.ts";
import { FIRST_STORE } from "#tests/support/firstStore.ts";
import { startPostgres, type TestPostgres } from "#tests/support/postgres.ts";
import { freePort, spawnRelay, type SpawnedRelay } from "#tests/support/startRelay.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

const SILENT = createLog({ level: "error", secrets: [], destination: { write: () => undefined } });
const PLAN = planOf({ bookings: 45, kills: 6 });
const REPLICAS = 3;
const RESTARTS = PLAN.isLong ? 10 : 2;
const NO_POSTGRES = "npm has no Postgres for this machine.";

let postgres: TestPostgres | null = null;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => postgres?.stop());

async function ask(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: postgres?.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function dropTables(): Promise<void> {
  await ask("DROP TABLE IF EXISTS outbox, outbox_version, outbox_channel");
}

/**
 * Makes writes to the outbox fail for `ms` milliseconds as if Postgres' disk were full: with the same code (53100, `disk_full`) and a
 * rollback, while reads succeed.
 */
async function fillDisk(ms: number): Promise<{ from: number; to: number }> {
  await ask(`
    CREATE OR REPLACE FUNCTION refuse_write() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER disk_is_full BEFORE INSERT OR UPDATE OR DELETE ON outbox
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_write()`);
  const from = Date.now();
  await pause(ms);
  await ask("DROP TRIGGER disk_is_full ON outbox");
  // An outcome that could not be stored is stored a moment later.
  return { from, to: Date.now() + 1_000 };
}

test("many replicas that start at once on an empty database create the table once", async ({ skip }) => {
  skip(postgres === null, NO_POSTGRES);
  await dropTables();
  const databases = Array.from({ length: 12 }, () => openPostgres(postgres?.url ?? "", SILENT));
  await Promise.all(databases.map((database) => database.connect()));
  for (const database of databases) await database.close();
  expect(await ask("SELECT version FROM outbox_version")).toEqual([{ version: STORE_VERSION }]);
});

test("a table of the first version keeps its rows while many replicas migrate it at once", async ({ skip }) => {
  skip(postgres === null, NO_POSTGRES);
  await dropTables();
  await ask(FIRST_STORE.join(";"));
  const databases = Array.from({ length: 12 }, () => openPostgres(postgres?.url ?? "", SILENT));
  await Promise.all(databases.map((database) => database.connect()));
  for (const database of databases) await database.close();
  expect(await ask("SELECT reference, text, state, attempts FROM outbox ORDER BY id")).toEqual([
    { reference: "K7QF-2M9X", text: "the first", state: "waiting", attempts: 1 },
    { reference: "B2CD-3FGH", text: "the second", state: "refused", attempts: 3 },
    { reference: "J4KM-5NPQ", text: null, state: "delivered", attempts: 1 },
  ]);
  expect(await ask("SELECT version FROM outbox_version")).toEqual([{ version: STORE_VERSION }]);
  expect(await ask("SELECT indexname FROM pg_indexes WHERE indexname = 'outbox_keys'")).toHaveLength(1);
});

test("commits are durable even if the database's default is weaker, and a stricter default is kept", async ({
  skip,
}) => {
  skip(postgres === null, NO_POSTGRES);
  for (const [asked, kept] of [
    ["off", "on"],
    ["remote_apply", "remote_apply"],
  ]) {
    await ask(`ALTER DATABASE postgres SET synchronous_commit = ${asked}`);
    const database = openPostgres(postgres?.url ?? "", SILENT);
    const settings = await database.query("SELECT current_setting('synchronous_commit') AS kept");
    await database.close();
    await ask("ALTER DATABASE postgres RESET synchronous_commit");
    expect(settings).toEqual([{ kept }]);
  }
});

test("a statement that has timed out does not continue in Postgres", async ({ skip }) => {
  skip(postgres === null, NO_POSTGRES);
  const database = openPostgres(postgres?.url ?? "", SILENT);
  await expect(database.query("SELECT pg_sleep(20)")).rejects.toThrow();
  await pause(1_000);
  expect(await ask("SELECT 1 FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND state = 'active'")).toEqual(
    [],
  );
  await database.close();
});

test("the write probe writes even if no message is waiting", async ({ skip }) => {
  skip(postgres === null, NO_POSTGRES);
  await dropTables();
  const database = openPostgres(postgres?.url ?? "", SILENT);
  const written = async () => database.query("SELECT status, xmin::text FROM outbox_channel");
  await database.probeWrite();
  const before = await written();
  expect(before).toMatchObject([{ status: "ok" }]);
  await database.probeWrite();
  expect(await written()).not.toEqual(before);
  await database.close();
});

test("a table of a later version is rejected and stays unchanged", async ({ skip }) => {
  skip(postgres === null, NO_POSTGRES);
  await dropTables();
  await ask(`CREATE TABLE outbox_version (version INTEGER); INSERT INTO outbox_version VALUES (${STORE_VERSION + 1})`);
  const database = openPostgres(postgres?.url ?? "", SILENT);
  await expect(database.connect()).rejects.toThrow(/^DATABASE_URL: .*it was written by a newer relay/);
  await database.close();
  expect(await ask("SELECT to_regclass('outbox') AS name")).toEqual([{ name: null }]);
});

test(`${REPLICAS} replicas lose nothing in ${PLAN.bookings} bookings, ${PLAN.kills} kills and ${RESTARTS} restarts of Postgres (seed ${PLAN.seed})`, async ({
  skip,
}) => {
  skip(postgres === null, NO_POSTGRES);
  const server = postgres as TestPostgres;
  await dropTables();
  const random = createRandom(PLAN.seed);
  const telegram = await startFaultyTelegram(random);
  const folder = await temporaryFolder();
  const siteDir = join(folder.path, "site");
  writePage(siteDir);
  const ports = await Promise.all(Array.from({ length: REPLICAS }, freePort));
  const replicas: { relay: SpawnedRelay; name: string }[] = [];
  onTestFinished(async () => {
    await Promise.all(replicas.map(({ relay }) => relay.kill("SIGKILL")));
    await telegram.close();
    await folder.remove();
  });

  const startedAt = Date.now();
  const kills: { at: number; from: string }[] = [];
  const outages: { from: number; to: number }[] = [];
  const fullDisks: { from: number; to: number }[] = [];
  let starts = 0;
  async function start(place: number): Promise<void> {
    starts += 1;
    const name = `replica${place}life${starts}`;
    const env = { ...telegram.envOf(name), DATABASE_URL: server.url };
    replicas[place] = { name, relay: await spawnRelay({ siteDir, port: ports[place] ?? 0, env }) };
  }
  async function kill(place: number, signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
    const replica = replicas[place];
    if (replica === undefined) return null;
    kills.push({ at: Date.now(), from: replica.name });
    return replica.relay.kill(signal);
  }
  async function count(states: string): Promise<number> {
    const [row] = await ask(`SELECT COUNT(*) AS count FROM outbox WHERE state IN (${states})`);
    return Number(row?.["count"]);
  }

  for (let place = 0; place < REPLICAS; place += 1) await start(place);
  await Promise.all(replicas.map(({ relay }) => relay.ready));

  const isOver = new AbortController();
  void runPhases(telegram, random, isOver.signal);
  let turns = 0;
  let results: Results | null = null;
  const booking = book({
    bookings: PLAN.bookings,
    clients: 8,
    random,
    // A minimal load balancer.
    nextUrl: () => `http://127.0.0.1:${ports[(turns += 1) % REPLICAS]}`,
    async turn(index) {
      while (kills.length < Math.floor((index * PLAN.kills) / PLAN.bookings)) await pause(10);
      await pause(random.between(0, 60));
    },
  }).then((written) => (results = written));

  while (kills.length < PLAN.kills) {
    if (outages.length < Math.floor(((kills.length + 1) * RESTARTS) / PLAN.kills)) {
      const from = Date.now();
      await server.restart(random.next() < 0.5 ? "fast" : "immediate");
      // Replicas notice it one after the other.
      outages.push({ from, to: Date.now() + 5_000 });
    }
    // At least one full disk, whatever the random numbers are.
    if (random.next() < 0.2 || fullDisks.length === 0) fullDisks.push(await fillDisk(random.between(200, 800)));
    // Long enough for one of them to get the lead and to deliver.
    await pause(random.between(100, PLAN.isLong ? 3_000 : 1_500));
    const place = Math.floor(random.between(0, REPLICAS));
    await kill(place, "SIGKILL");
    await start(place);
  }
  await Promise.all(replicas.map(({ relay }) => relay.ready));
  await booking;
  isOver.abort();
  await until("all waiting messages are delivered", 120_000, async () => (await count("'waiting'")) === 0);
  // Dead letters are retried when a process starts to deliver.
  for (let place = 0; place < REPLICAS; place += 1) expect(await kill(place, "SIGTERM")).toBe(0);
  await start(0);
  await replicas[0]?.relay.ready;
  await until("the outbox is empty", 60_000, async () => (await count("'waiting', 'refused'")) === 0);

  // After the load, all files and connections are closed again.
  const survivor = replicas[0]?.relay;
  if (survivor === undefined) throw new Error("No replica is left.");
  const before = openHandles(survivor.pid);
  telegram.behave(() => "ok");
  const more = await book({
    bookings: PLAN.isLong ? 1_000 : 60,
    clients: 20,
    random,
    nextUrl: () => survivor.url,
    turn: async () => undefined,
  });
  await until("the load is delivered", 120_000, async () => (await count("'waiting'")) === 0);
  await visitPages(survivor.port, 40);
  const isBack = () => (openHandles(survivor.pid) ?? 0) <= (before ?? 0) + 2;
  await until("all file handles are closed", 30_000, async () => isBack());
  expect(await kill(0, "SIGTERM")).toBe(0);

  if (results === null) throw new Error("The clients have not finished.");
  const written: Results = results;
  const bookings = [...written.bookings, ...more.bookings];
  const check = checkRun({ bookings, attempts: telegram.attempts, kills, outages, fullDisks });
  console.log(
    figuresOf({
      store: `Postgres, ${REPLICAS} replicas`,
      plan: PLAN,
      results: written,
      telegram,
      check,
      kills: PLAN.kills,
      more: [`${outages.length} restarts of Postgres`, `${fullDisks.length} full disks`],
      seconds: (Date.now() - startedAt) / 1_000,
    }),
  );
  expect(check.lost).toEqual([]);
  expect(check.violations).toEqual([]);
  expect(written.bookings.filter(({ answered }) => answered === null)).toEqual([]);
  expect(await ask("SELECT id FROM outbox WHERE text IS NOT NULL")).toEqual([]);
  expect(outages).toHaveLength(RESTARTS);
});
