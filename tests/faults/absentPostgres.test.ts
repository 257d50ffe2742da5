import { mkdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import { book } from "#tests/faults/clients.ts";
import { violationsOf } from "#tests/faults/oracle.ts";
import { createRandom, until } from "#tests/faults/plan.ts";
import { startFaultyTelegram } from "#tests/faults/telegram.ts";
import { writePage } from "#tests/faults/visitors.ts";
import { startFakeTelegram, type FakeTelegram } from "#tests/support/fakeTelegram.ts";
import { canStartPostgres, startPostgres, type TestPostgres } from "#tests/support/postgres.ts";
import { startSilentProxy, type SilentProxy } from "#tests/support/silentProxy.ts";
import { spawnRelay, type SpawnedRelay } from "#tests/support/startRelay.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";
import { onlyInAll } from "#tests/support/tier.ts";

/** After this time the page gives a request up. */
const PAGE_TIMEOUT_MS = 20_000;
const LONGER_MS = 60_000;

describe.runIf(canStartPostgres())("a relay without its Postgres", () => {
  let server: TestPostgres;
  let telegram: FakeTelegram;
  let siteDir: string;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => server.stop());
  beforeEach(async () => {
    const folder = await temporaryFolder();
    siteDir = join(folder.path, "site");
    mkdirSync(siteDir);
    writePage(siteDir);
    telegram = await startFakeTelegram();
    onTestFinished(async () => {
      await telegram.close();
      await folder.remove();
    });
  });

  /** Starts a relay with the Postgres at `url`, which may be down. */
  async function spawn(url: string, env: Record<string, string> = telegram.env): Promise<SpawnedRelay> {
    const relay = await spawnRelay({ siteDir, env: { ...env, DATABASE_URL: url } });
    onTestFinished(async () => void (await relay.kill("SIGKILL")));
    return relay;
  }

  async function proxyTo(port: number | string): Promise<{ proxy: SilentProxy; url: string }> {
    const proxy = await startSilentProxy(Number(port));
    onTestFinished(proxy.close);
    const url = new URL(server.url);
    url.port = String(proxy.port);
    return { proxy, url: url.href };
  }

  async function post(relay: SpawnedRelay, message: string): Promise<[number, string | null]> {
    const response = await fetch(relay.url + MESSAGE_ENDPOINT, {
      method: "POST",
      // The tests share a Postgres, which still has the keys of earlier tests.
      headers: { "content-type": "application/json", "idempotency-key": `${relay.url} ${message}` },
      body: JSON.stringify({ action: "sendReservation", message }),
      signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
    });
    await response.text();
    return [response.status, response.headers.get("retry-after")];
  }

  async function statusOf(relay: SpawnedRelay, path: string): Promise<number> {
    const response = await fetch(relay.url + path);
    await response.text();
    return response.status;
  }

  /** Expects a page before the relay, after eight seconds, has given its Postgres up and says so. */
  async function expectPagesAtOnce(relay: SpawnedRelay): Promise<void> {
    await expect.poll(() => statusOf(relay, "/tr").catch(() => 0)).toBe(200);
    expect(relay.everything()).toBe("");
  }

  async function expectOnlyPages(relay: SpawnedRelay): Promise<void> {
    // Several requests at once, none of which may wait for the others.
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => post(relay, `booking ${index}`)));
    for (const answer of answers) expect(answer).toEqual([503, "60"]);
    expect([await statusOf(relay, "/tr"), await statusOf(relay, "/healthz")]).toEqual([200, 503]);
  }

  async function expectEverything(relay: SpawnedRelay): Promise<void> {
    await expect.poll(async () => (await post(relay, "booking 0"))[0]).toBe(200);
    // Postgres ends the earlier session, and with it the lock, after half a minute without traffic.
    await expect.poll(() => telegram.messages.map(({ text }) => text.split("\n")[0])).toContain("booking 0");
    expect(await statusOf(relay, "/healthz")).toBe(200);
  }

  test("that is down at its start serves pages, and accepts bookings once Postgres is up", async () => {
    await server.shutDown();
    const relay = await spawn(server.url);
    await expect.poll(relay.output).toContain("is running");
    await expectOnlyPages(relay);
    expect(relay.log()).toContainEqual(
      expect.objectContaining({ level: "error", event: "outbox", outcome: "unavailable" }),
    );
    await server.startAgain();
    await expectEverything(relay);
  });

  test("that does not answer serves pages at once, and ends with exit code 0 on SIGTERM", async () => {
    const { proxy, url } = await proxyTo(1);
    proxy.dropTraffic();
    const relay = await spawn(url);
    await expectPagesAtOnce(relay);
    expect(await relay.kill("SIGTERM")).toBe(0);
  });

  test("that does not exist says so and exits", async () => {
    const url = new URL(server.url);
    url.pathname = "/nowhere";
    const relay = await spawn(url.href);
    expect(await relay.ended).toBe(1);
    expect(relay.everything()).toContain("DATABASE_URL: the outbox in Postgres (14 or later) cannot be opened");
  });

  onlyInAll(() => {
    test.each([false, true])("that hangs, at its start: %s, refuses posts in time and recovers", async (atStart) => {
      const { proxy, url } = await proxyTo(new URL(server.url).port);
      if (atStart) proxy.dropTraffic();
      const relay = await spawn(url);
      await expect.poll(relay.output).toContain("is running");
      if (!atStart) {
        expect(await post(relay, "the first")).toEqual([200, null]);
        await telegram.waitFor(1, LONGER_MS);
        proxy.dropTraffic();
      }
      await expectOnlyPages(relay);
      proxy.resume();
      await expectEverything(relay);
    });

    test("that another relay is migrating serves pages at once, and refuses posts in time", async () => {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      onTestFinished(() => client.end());
      await client.query("SELECT pg_advisory_lock(7305216)");
      const relay = await spawn(server.url);
      await expectPagesAtOnce(relay);
      await expectOnlyPages(relay);
      await client.query("SELECT pg_advisory_unlock_all()");
      await expectEverything(relay);
    });

    // A machine that disappears from the network does not close its connections: the other end just receives nothing more.
    test("whose machine is lost leaves the delivery to another relay, and nothing is lost", async () => {
      const { proxy, url } = await proxyTo(new URL(server.url).port);
      const random = createRandom(7);
      const faulty = await startFaultyTelegram(random);
      onTestFinished(faulty.close);
      const lost = await spawn(url, faulty.envOf("lost"));
      await lost.ready;
      const send = (bookings: number, to: string) =>
        book({ bookings, clients: 4, random, nextUrl: () => to, turn: async () => undefined });
      const early = await send(6, lost.url);
      await until("the first relay delivers", LONGER_MS, async () => faulty.attempts.length >= 6);
      const survivor = await spawn(server.url, faulty.envOf("survivor"));
      await survivor.ready;

      // During an attempt, with other messages waiting.
      faulty.behave(() => "slow");
      const late = await send(12, survivor.url);
      await until("the lost one sends", LONGER_MS, async () => faulty.attempts.at(-1)?.until === null);
      expect(faulty.attempts.at(-1)?.from).toBe("lost");
      proxy.dropTraffic();
      const lostAt = Date.now();
      const before = faulty.attempts.length;
      const bookings = [...early, ...late, ...(await send(4, survivor.url))];
      await until("the other one delivers", LONGER_MS, async () =>
        faulty.attempts.slice(before).some(({ from }) => from === "survivor"),
      );
      // The power fails for good, again without closing connections.
      await lost.kill("SIGKILL");
      await until("no message is waiting", LONGER_MS, async () => {
        const { waiting } = (await (await fetch(`${survivor.url}/healthz`)).json()) as { waiting: number };
        return waiting === 0;
      });

      // Without the store it cannot record a delivery, which is the same as a kill.
      const run = { bookings, attempts: faulty.attempts, kills: [{ at: lostAt, from: "lost" }] };
      expect(violationsOf(run)).toEqual([]);
      const copies = faulty.attempts.filter(({ isAccepted }) => isAccepted).length;
      expect(copies - bookings.length).toBeLessThanOrEqual(1);
      expect(faulty.attempts.slice(before).filter(({ from }) => from === "lost")).toEqual([]);
    });
  });
});
