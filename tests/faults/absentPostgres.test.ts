import { mkdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import { writePage } from "#tests/faults/visitors.ts";
import { startFakeTelegram, type FakeTelegram } from "#tests/support/fakeTelegram.ts";
import { startPostgres, type TestPostgres } from "#tests/support/postgres.ts";
import { startSilentProxy } from "#tests/support/silentProxy.ts";
import { spawnRelay, type SpawnedRelay } from "#tests/support/startRelay.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

const NO_POSTGRES = "npm has no Postgres for this machine.";
/** Less than the timeout of the page, which is twenty seconds. */
const TIMEOUT_MS = 12_000;

let postgres: TestPostgres | null = null;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => postgres?.stop());

/** Starts a relay with the Postgres at `url`, which may be down. */
async function spawn(url: string, telegram: FakeTelegram): Promise<SpawnedRelay> {
  const folder = await temporaryFolder();
  const siteDir = join(folder.path, "site");
  mkdirSync(siteDir);
  writePage(siteDir);
  const relay = await spawnRelay({ siteDir, env: { ...telegram.env, DATABASE_URL: url } });
  onTestFinished(async () => {
    await relay.kill("SIGKILL");
    await folder.remove();
  });
  return relay;
}

/** The same, once the relay has printed its greeting. */
async function start(url: string, telegram: FakeTelegram): Promise<SpawnedRelay> {
  const relay = await spawn(url, telegram);
  await expect.poll(relay.output, { timeout: 20_000 }).toContain("is running");
  return relay;
}

async function fakeTelegram(): Promise<FakeTelegram> {
  const telegram = await startFakeTelegram();
  onTestFinished(telegram.close);
  return telegram;
}

interface Answer {
  status: number;
  retryAfter: string | null;
  ms: number;
}

async function post(relay: SpawnedRelay, message: string): Promise<Answer> {
  const began = performance.now();
  const response = await fetch(relay.url + MESSAGE_ENDPOINT, {
    method: "POST",
    // The tests share a Postgres, which still has the keys of earlier tests.
    headers: { "content-type": "application/json", "idempotency-key": `${relay.url} ${message}` },
    body: JSON.stringify({ action: "sendReservation", message }),
  });
  await response.text();
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    ms: performance.now() - began,
  };
}

async function statusOf(relay: SpawnedRelay, path: string): Promise<number> {
  const response = await fetch(relay.url + path);
  await response.text();
  return response.status;
}

/** Expects pages while the relay still waits for its Postgres. It gives up after eight seconds, and logs or prints something then. */
async function expectPagesAtOnce(relay: SpawnedRelay): Promise<void> {
  await expect.poll(() => statusOf(relay, "/tr").catch(() => 0), { timeout: 20_000 }).toBe(200);
  expect(relay.everything()).toBe("");
}

async function expectOnlyPages(relay: SpawnedRelay): Promise<void> {
  // Several requests at once, none of which may wait for the others.
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => post(relay, `booking ${index}`)));
  for (const { status, retryAfter } of answers) expect([status, retryAfter]).toEqual([503, "60"]);
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(TIMEOUT_MS);
  expect([await statusOf(relay, "/tr"), await statusOf(relay, "/healthz")]).toEqual([200, 503]);
}

async function expectEverything(relay: SpawnedRelay, telegram: FakeTelegram): Promise<void> {
  await expect.poll(async () => (await post(relay, "booking 0")).status, { timeout: 20_000 }).toBe(200);
  // Postgres ends the earlier session, and with it the lock, after half a minute without traffic.
  const hasArrived = () => telegram.messages.some(({ text }) => text.startsWith("booking 0\n"));
  await expect.poll(hasArrived, { timeout: 45_000 }).toBe(true);
  expect(await statusOf(relay, "/healthz")).toBe(200);
}

test("a relay that starts without its Postgres serves pages, and accepts bookings once Postgres is up", async ({
  skip,
}) => {
  skip(postgres === null, NO_POSTGRES);
  const server = postgres as TestPostgres;
  const telegram = await fakeTelegram();
  await server.shutDown();
  const relay = await start(server.url, telegram);
  await expectOnlyPages(relay);
  expect(relay.log()).toContainEqual(
    expect.objectContaining({ level: "error", event: "outbox", outcome: "unavailable" }),
  );
  await server.startAgain();
  await expectEverything(relay, telegram);
});

test("a relay whose Postgres hangs reports it in time, serves pages, and recovers when Postgres responds again", async ({
  skip,
}) => {
  skip(postgres === null, NO_POSTGRES);
  const url = new URL((postgres as TestPostgres).url);
  const proxy = await startSilentProxy(Number(url.port));
  onTestFinished(proxy.close);
  url.port = String(proxy.port);
  const telegram = await fakeTelegram();
  const relay = await start(url.href, telegram);
  expect((await post(relay, "the first")).status).toBe(200);
  await telegram.waitFor(1, 45_000);
  proxy.dropTraffic();
  await expectOnlyPages(relay);
  proxy.resume();
  await expectEverything(relay, telegram);
});

test("a relay whose Postgres hangs at its start serves pages within ten seconds", async ({ skip }) => {
  skip(postgres === null, NO_POSTGRES);
  const url = new URL((postgres as TestPostgres).url);
  const proxy = await startSilentProxy(Number(url.port));
  onTestFinished(proxy.close);
  url.port = String(proxy.port);
  proxy.dropTraffic();
  const telegram = await fakeTelegram();
  const relay = await start(url.href, telegram);
  expect(await statusOf(relay, "/tr")).toBe(200);
  proxy.resume();
  await expectEverything(relay, telegram);
});

test("a relay that waits for another one's migration serves pages at once, and refuses posts in time", async ({
  skip,
}) => {
  skip(postgres === null, NO_POSTGRES);
  const { url } = postgres as TestPostgres;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("SELECT pg_advisory_lock(7305216)");
  const telegram = await fakeTelegram();
  const relay = await spawn(url, telegram);
  await expectPagesAtOnce(relay);
  await expectOnlyPages(relay);
  await client.query("SELECT pg_advisory_unlock_all()");
  await expectEverything(relay, telegram);
});

test("SIGTERM ends a relay that still waits for its Postgres with exit code 0", async ({ skip }) => {
  skip(postgres === null, NO_POSTGRES);
  const proxy = await startSilentProxy(1);
  onTestFinished(proxy.close);
  proxy.dropTraffic();
  const relay = await spawn(`postgres://relay@127.0.0.1:${proxy.port}/postgres`, await fakeTelegram());
  await expectPagesAtOnce(relay);
  expect(await relay.kill("SIGTERM")).toBe(0);
});

test("a wrong DATABASE_URL is reported at the start, and the relay exits", async ({ skip }) => {
  skip(postgres === null, NO_POSTGRES);
  const url = new URL((postgres as TestPostgres).url);
  url.pathname = "/nowhere";
  const relay = await spawnRelay({ env: { DATABASE_URL: url.href } });
  expect(await relay.ended).toBe(1);
  expect(relay.everything()).toContain("DATABASE_URL: the outbox in Postgres (14 or later) cannot be opened");
});

test("a replica without the lead keeps its one connection, and reports the delivery status of the leading one", async ({
  skip,
}) => {
  skip(postgres === null, NO_POSTGRES);
  const { url } = postgres as TestPostgres;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("DROP TABLE IF EXISTS outbox, outbox_version, outbox_channel");
  const telegram = await fakeTelegram();
  telegram.answer({ error: 403, description: "Forbidden: bot was kicked from the group chat" });
  const first = await start(url, telegram);
  const second = await start(url, telegram);
  await expect.poll(() => statusOf(first, "/healthz")).toBe(200);
  expect((await post(second, "one")).status).toBe(200);

  const reportedStatus = async (relay: SpawnedRelay) =>
    ((await (await fetch(`${relay.url}/healthz`)).json()) as { status: string }).status;
  await expect.poll(() => reportedStatus(first), { timeout: 15_000 }).toBe("misconfigured");
  expect(await reportedStatus(second)).toBe("misconfigured");

  // Counts all sessions ever opened: short ones would not be in the list of open sessions.
  const sessions = async () =>
    (await client.query("SELECT sessions FROM pg_stat_database WHERE datname = current_database()")).rows[0];
  // Statistics of an idle session appear within ten seconds; the lead is asked for every five.
  await new Promise((later) => setTimeout(later, 11_000));
  const before = await sessions();
  await new Promise((later) => setTimeout(later, 6_000));
  expect(await sessions()).toEqual(before);
});
