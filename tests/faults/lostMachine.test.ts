import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createLog } from "#relay/log.ts";
import type { Database } from "#relay/outbox/database.ts";
import { openPostgres } from "#relay/outbox/postgres.ts";
import { book } from "#tests/faults/clients.ts";
import { checkRun } from "#tests/faults/oracle.ts";
import { createRandom, pause, until } from "#tests/faults/plan.ts";
import { startFaultyTelegram } from "#tests/faults/telegram.ts";
import { writePage } from "#tests/faults/visitors.ts";
import { startPostgres, type TestPostgres } from "#tests/support/postgres.ts";
import { startSilentProxy, type SilentProxy } from "#tests/support/silentProxy.ts";
import { spawnRelay } from "#tests/support/startRelay.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

// A machine that disappears from the network does not close its connections: the other end just receives nothing more.

const NO_POSTGRES = "npm has no Postgres for this machine.";
/** Maximum time from the loss until another replica delivers: the idle timeout of half a minute, and the time to notice it. */
const TAKEN_OVER_MS = 45_000;

let postgres: TestPostgres | null = null;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => postgres?.stop());

async function proxyTo(server: TestPostgres): Promise<{ proxy: SilentProxy; url: string }> {
  const url = new URL(server.url);
  const proxy = await startSilentProxy(Number(url.port));
  onTestFinished(proxy.close);
  url.port = String(proxy.port);
  return { proxy, url: url.href };
}

async function open(url: string, idleTimeoutMs?: number): Promise<Database> {
  const log = createLog({ level: "error", secrets: [], destination: { write: () => undefined } });
  const database = openPostgres(url, log, idleTimeoutMs);
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= database.close());
  onTestFinished(close);
  return { ...database, close };
}

test("the lead of a replica whose connection is dead passes to another, after the first one has noticed", async ({
  skip,
}) => {
  skip(postgres === null, NO_POSTGRES);
  const { proxy, url } = await proxyTo(postgres as TestPostgres);
  const idleTimeoutMs = 7_000;
  const first = await open(url, idleTimeoutMs);
  const second = await open((postgres as TestPostgres).url, idleTimeoutMs);
  expect(await first.tryLead()).toBe(true);
  // A replica with nothing to deliver keeps the lead by asking for it regularly.
  const quietUntil = Date.now() + 9_000;
  while (Date.now() < quietUntil) {
    expect([await first.tryLead(), await second.tryLead()]).toEqual([true, false]);
    await pause(500);
  }

  expect(await first.tryLead()).toBe(true);
  proxy.dropTraffic();
  const silentAt = Date.now();
  // Wait for both before checking either: one that still asks for the lead would take it in the next test.
  const [resignedAt, wonAt] = await Promise.all([
    first.tryLead().then(
      () => Number.NaN,
      () => Date.now(),
    ),
    until("the second one leads", 20_000, () => second.tryLead()).then(() => Date.now()),
  ]);
  expect(resignedAt - silentAt).toBeLessThan(6_000);
  expect(resignedAt).toBeLessThan(wonAt);
  // It comes back, but does not get the lead.
  proxy.resume();
  expect(await first.tryLead()).toBe(false);
  await second.close();
  await until("the first one leads again", 5_000, () => first.tryLead());
});

test("if the machine of the leading replica is lost, another one delivers within 45 seconds, and nothing is lost", async ({
  skip,
}) => {
  skip(postgres === null, NO_POSTGRES);
  const server = postgres as TestPostgres;
  const { proxy, url } = await proxyTo(server);
  const random = createRandom(7);
  const telegram = await startFaultyTelegram(random);
  const folder = await temporaryFolder();
  const siteDir = join(folder.path, "site");
  writePage(siteDir);
  const lost = await spawnRelay({ siteDir, env: { ...telegram.envOf("lost"), DATABASE_URL: url } });
  onTestFinished(async () => {
    await lost.kill("SIGKILL");
    await telegram.close();
    await folder.remove();
  });
  await lost.ready;
  async function send(bookings: number, to: string) {
    return book({ bookings, clients: 4, random, nextUrl: () => to, turn: async () => undefined });
  }
  const early = await send(6, lost.url);
  await until("the first replica delivers", 20_000, async () => telegram.attempts.length >= 6);
  const survivor = await spawnRelay({ siteDir, env: { ...telegram.envOf("survivor"), DATABASE_URL: server.url } });
  onTestFinished(async () => void (await survivor.kill("SIGKILL")));
  await survivor.ready;

  // During an attempt, with other messages waiting.
  telegram.behave(() => "slow");
  const late = await send(12, survivor.url);
  await until("the lost one sends", 10_000, async () => telegram.attempts.at(-1)?.until === null);
  expect(telegram.attempts.at(-1)?.from).toBe("lost");
  proxy.dropTraffic();
  const lostAt = Date.now();
  const before = telegram.attempts.length;
  const during = await send(4, survivor.url);
  await until("the other one delivers", 90_000, async () =>
    telegram.attempts.some(({ from, at }) => from === "survivor" && at > lostAt),
  );
  const takenAfter = (telegram.attempts.find(({ from }) => from === "survivor")?.at ?? 0) - lostAt;
  // The power fails for good, again without closing connections.
  await lost.kill("SIGKILL");
  const bookings = [...early.bookings, ...late.bookings, ...during.bookings];
  const copies = () => telegram.attempts.filter(({ isAccepted }) => isAccepted).length;
  await until("everything is delivered", 60_000, async () => copies() >= bookings.length);
  await until("no message is waiting", 10_000, async () => {
    const { waiting } = (await (await fetch(`${survivor.url}/healthz`)).json()) as { waiting: number };
    return waiting === 0;
  });

  // Without the store it cannot record a delivery, which for the check is the same as a kill.
  const check = checkRun({ bookings, attempts: telegram.attempts, kills: [{ at: lostAt, from: "lost" }] });
  console.log(
    `a lost machine: the other replica delivers ${(takenAfter / 1_000).toFixed(1)} s later; ` +
      `${copies() - bookings.length} duplicates of ${bookings.length} messages`,
  );
  expect(check).toMatchObject({ lost: [], violations: [] });
  expect(copies() - bookings.length).toBeLessThanOrEqual(1);
  expect(telegram.attempts.slice(before).filter(({ from }) => from === "lost")).toEqual([]);
  expect(takenAfter).toBeLessThan(TAKEN_OVER_MS);
});
