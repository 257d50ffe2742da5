import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { book } from "#tests/faults/clients.ts";
import { violationsOf } from "#tests/faults/oracle.ts";
import { createRandom, pause, until } from "#tests/faults/plan.ts";
import { startFaultyTelegram } from "#tests/faults/telegram.ts";
import { writePage } from "#tests/faults/visitors.ts";
import { canStartPooler, startPooler, type PoolMode } from "#tests/pooler/pgbouncer.ts";
import { canStartPostgres, startPostgres } from "#tests/support/postgres.ts";
import { freePort, spawnRelay, type SpawnedRelay } from "#tests/support/startRelay.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

const REPLICAS = 2;
/** Longer than the lead lasts without being renewed. */
const CALM_MS = 15_000;
const HANG_MS = 9_000;

test.runIf(canStartPostgres() && canStartPooler()).each<PoolMode>(["session", "transaction"])(
  "behind a pooler in %s mode one replica leads, another takes over after a kill, and nothing is lost while it hangs",
  async (mode) => {
    const server = await startPostgres();
    const direct = new pg.Client({ connectionString: server.url });
    await direct.connect();
    // As docs/replicas.md says.
    await direct.query("ALTER ROLE relay SET synchronous_commit = on; ALTER ROLE relay SET statement_timeout = '5s'");
    const pooler = await startPooler(server.url, mode);
    const random = createRandom(1);
    const telegram = await startFaultyTelegram(random);
    const folder = await temporaryFolder();
    const siteDir = join(folder.path, "site");
    writePage(siteDir);
    const ports = await Promise.all(Array.from({ length: REPLICAS }, freePort));
    const replicas: { relay: SpawnedRelay; name: string }[] = [];
    onTestFinished(async () => {
      await Promise.all(replicas.map(({ relay }) => relay.kill("SIGKILL")));
      await direct.end();
      await pooler.stop();
      await Promise.all([telegram.close(), server.stop(), folder.remove()]);
    });

    const kills: { at: number; from: string }[] = [];
    let starts = 0;
    async function start(place: number): Promise<void> {
      starts += 1;
      const name = `replica${place}life${starts}`;
      const env = { ...telegram.envOf(name), DATABASE_URL: pooler.url };
      const relay = await spawnRelay({ siteDir, port: ports[place] ?? 0, env });
      replicas[place] = { name, relay };
      await relay.ready;
    }
    async function leader(): Promise<string> {
      const { rows } = await direct.query<{ holder: string | null }>("SELECT holder FROM outbox_channel");
      return rows[0]?.holder ?? "";
    }
    let turns = 0;
    const send = (bookings: number, everyMs: number) =>
      book({
        bookings,
        clients: 1,
        random,
        nextUrl: () => `http://127.0.0.1:${ports[(turns += 1) % REPLICAS]}`,
        turn: () => pause(everyMs),
      });
    const areDelivered = async () =>
      (await direct.query("SELECT 1 FROM outbox WHERE text IS NOT NULL LIMIT 1")).rows.length === 0;

    for (let place = 0; place < REPLICAS; place += 1) await start(place);
    await until("a replica leads", 30_000, async () => (await leader()) !== "");

    const leaders = new Set<string>();
    let isCalm = true;
    const watching = (async () => {
      while (isCalm) {
        leaders.add(await leader());
        await pause(100);
      }
    })();
    const calm = await send(30, CALM_MS / 30);
    isCalm = false;
    await watching;
    expect(leaders.size).toBe(1);
    await until("the bookings of the calm are delivered", 30_000, areDelivered);
    const senders = new Set(telegram.attempts.map(({ from }) => from));
    expect(senders.size).toBe(1);

    const sending = send(40, 300);
    for (let life = 0; life < 2; life += 1) {
      const before = await leader();
      const place = replicas.findIndex(({ name }) => name === telegram.attempts.at(-1)?.from);
      kills.push({ at: Date.now(), from: replicas[place]?.name ?? "" });
      await replicas[place]?.relay.kill("SIGKILL");
      await until("another replica leads", 30_000, async () => (await leader()) !== before);
      const reached = telegram.attempts.length;
      await until("it delivers", 30_000, async () => telegram.attempts.length > reached);
      await start(place);
    }
    const stormy = await sending;

    const from = Date.now();
    pooler.hang(true);
    const during = send(5, 500);
    await pause(HANG_MS);
    pooler.hang(false);
    const hung = await during;
    await until("everything is delivered", 60_000, areDelivered);

    const bookings = [...calm, ...stormy, ...hung];
    const outages = [{ from, to: Date.now() }];
    expect(violationsOf({ bookings, attempts: telegram.attempts, kills, outages })).toEqual([]);
    expect(bookings.filter(({ answered }) => answered === null)).toEqual([]);
    for (const { relay } of replicas) expect(await relay.kill("SIGTERM")).toBe(0);
  },
);
