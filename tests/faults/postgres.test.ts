import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { book } from "#tests/faults/clients.ts";
import { openHandles } from "#tests/faults/disk.ts";
import { violationsOf } from "#tests/faults/oracle.ts";
import { createRandom, pause, planOf, until } from "#tests/faults/plan.ts";
import { runPhases, startFaultyTelegram } from "#tests/faults/telegram.ts";
import { visitPages, writePage } from "#tests/faults/visitors.ts";
import { canStartPostgres, startPostgres } from "#tests/support/postgres.ts";
import { freePort, spawnRelay, type SpawnedRelay } from "#tests/support/startRelay.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";
import { RUNS_ALL } from "#tests/support/tier.ts";

const PLAN = planOf({ bookings: 45, kills: 6 });
const REPLICAS = 3;
const RESTARTS = RUNS_ALL ? 10 : 2;

test.runIf(canStartPostgres())(
  `${REPLICAS} replicas lose nothing in ${PLAN.bookings} bookings, ${PLAN.kills} kills and ${RESTARTS} restarts of Postgres (seed ${PLAN.seed})`,
  async () => {
    const server = await startPostgres();
    const random = createRandom(PLAN.seed);
    const telegram = await startFaultyTelegram(random);
    const folder = await temporaryFolder();
    const siteDir = join(folder.path, "site");
    writePage(siteDir);
    const ports = await Promise.all(Array.from({ length: REPLICAS }, freePort));
    const replicas: { relay: SpawnedRelay; name: string }[] = [];
    onTestFinished(async () => {
      await Promise.all(replicas.map(({ relay }) => relay.kill("SIGKILL")));
      await Promise.all([telegram.close(), server.stop(), folder.remove()]);
    });

    const kills: { at: number; from: string }[] = [];
    const outages: { from: number; to: number }[] = [];
    const fullDisks: { from: number; to: number }[] = [];
    let starts = 0;
    async function ask(sql: string): Promise<Record<string, unknown>[]> {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      try {
        return (await client.query<Record<string, unknown>>(sql)).rows;
      } finally {
        await client.end();
      }
    }
    /**
     * Makes writes to the outbox fail for `ms` milliseconds as if Postgres' disk were full: with the same code (53100, `disk_full`) and a
     * rollback, while reads succeed.
     */
    async function fillDisk(ms: number): Promise<void> {
      await ask(`
        CREATE OR REPLACE FUNCTION refuse_write() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
        CREATE TRIGGER disk_is_full BEFORE INSERT OR UPDATE OR DELETE ON outbox
          FOR EACH STATEMENT EXECUTE FUNCTION refuse_write()`);
      const from = Date.now();
      await pause(ms);
      await ask("DROP TRIGGER disk_is_full ON outbox");
      // An outcome that could not be stored is stored a moment later.
      fullDisks.push({ from, to: Date.now() + 1_000 });
    }
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
    });

    while (kills.length < PLAN.kills) {
      if (outages.length < Math.floor(((kills.length + 1) * RESTARTS) / PLAN.kills)) {
        const from = Date.now();
        await server.restart(random.next() < 0.5 ? "fast" : "immediate");
        // Replicas notice it one after the other.
        outages.push({ from, to: Date.now() + 5_000 });
      }
      // At least one full disk, whatever the random numbers are.
      if (random.next() < 0.2 || fullDisks.length === 0) await fillDisk(random.between(200, 800));
      // Long enough for one of them to get the lead and to deliver.
      await pause(random.between(100, RUNS_ALL ? 3_000 : 1_500));
      const place = Math.floor(random.between(0, REPLICAS));
      await kill(place, "SIGKILL");
      await start(place);
    }
    await Promise.all(replicas.map(({ relay }) => relay.ready));
    const bookings = await booking;
    isOver.abort();
    await until("all waiting messages are delivered", 120_000, async () => (await count("'waiting'")) === 0);
    // Dead letters are retried when a process starts to deliver.
    for (let place = 0; place < REPLICAS; place += 1) expect(await kill(place, "SIGTERM")).toBe(0);
    await start(0);
    const survivor = replicas[0]?.relay;
    if (survivor === undefined) throw new Error("No replica is left.");
    await survivor.ready;
    await until("the outbox is empty", 60_000, async () => (await count("'waiting', 'dead'")) === 0);

    // After the load, all files and connections are closed again.
    const before = openHandles(survivor.pid);
    telegram.behave(() => "ok");
    const more = await book({
      bookings: RUNS_ALL ? 1_000 : 60,
      clients: 20,
      random,
      nextUrl: () => survivor.url,
      turn: async () => undefined,
    });
    await until("the load is delivered", 120_000, async () => (await count("'waiting'")) === 0);
    await visitPages(survivor.port, 40);
    const areClosed = () => (openHandles(survivor.pid) ?? 0) <= (before ?? 0) + 2;
    await until("all file handles are closed", 60_000, async () => areClosed());
    expect(await kill(0, "SIGTERM")).toBe(0);

    const run = { bookings: [...bookings, ...more], attempts: telegram.attempts, kills, outages, fullDisks };
    expect(violationsOf(run)).toEqual([]);
    expect(bookings.filter(({ answered }) => answered === null)).toEqual([]);
    expect(await ask("SELECT id FROM outbox WHERE text IS NOT NULL")).toEqual([]);
  },
);
