import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { book, GUEST_NAME } from "#tests/faults/clients.ts";
import { canFillDisk, filesWith, limitFiles, openHandles } from "#tests/faults/disk.ts";
import { violationsOf } from "#tests/faults/oracle.ts";
import { createRandom, pause, planOf, until } from "#tests/faults/plan.ts";
import { runPhases, startFaultyTelegram } from "#tests/faults/telegram.ts";
import { visitPages, writePage } from "#tests/faults/visitors.ts";
import { freePort, spawnRelay, type SpawnedRelay } from "#tests/support/startRelay.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";
import { RUNS_ALL } from "#tests/support/tier.ts";

const PLAN = planOf({ bookings: 60, kills: 12 });
/** Range of the time between two kills, in milliseconds. */
const LIFE_MS = [20, 700] as const;

async function healthOf(relay: SpawnedRelay): Promise<{ waiting: number; failed: number }> {
  const answer = await fetch(`${relay.url}/healthz`, { headers: { connection: "close" } });
  return (await answer.json()) as { waiting: number; failed: number };
}

test(`nothing is lost in ${PLAN.bookings} bookings and ${PLAN.kills} kills (seed ${PLAN.seed})`, async () => {
  const random = createRandom(PLAN.seed);
  const telegram = await startFaultyTelegram(random);
  const folder = await temporaryFolder();
  const siteDir = join(folder.path, "site");
  const dataDir = join(folder.path, "data");
  writePage(siteDir);
  const port = await freePort();
  let relay: SpawnedRelay | null = null;
  onTestFinished(async () => {
    await relay?.kill("SIGKILL");
    await telegram.close();
    await folder.remove();
  });

  const kills: { at: number; from: string }[] = [];
  const fullDisks: { from: number; to: number }[] = [];
  let starts = 0;
  async function start(): Promise<SpawnedRelay> {
    starts += 1;
    relay = await spawnRelay({ siteDir, dataDir, port, env: telegram.envOf(`life${starts}`) });
    return relay;
  }
  async function end(signal: "SIGKILL" | "SIGTERM", which: SpawnedRelay): Promise<void> {
    if (which.isGone())
      throw new Error(`The relay ended by itself (${await which.ended}):\n${JSON.stringify(which.log())}`);
    kills.push({ at: Date.now(), from: `life${starts}` });
    const code = await which.kill(signal);
    if (signal === "SIGTERM" && code !== 0) throw new Error(`A stop ended with ${code}.`);
  }

  const isOver = new AbortController();
  const phases = runPhases(telegram, random, isOver.signal);
  const booking = book({
    bookings: PLAN.bookings,
    clients: 8,
    random,
    nextUrl: () => `http://127.0.0.1:${port}`,
    // Bookings and kills are spread evenly, so that both last to the end.
    async turn(index) {
      while (kills.length < Math.floor((index * PLAN.kills) / PLAN.bookings)) await pause(10);
      await pause(random.between(0, 60));
    },
  });

  while (kills.length < PLAN.kills) {
    const life = await start();
    const isStop = kills.length % 20 === 10;
    // One in five is killed while it is starting and opening its store.
    if (!isStop && random.next() < 0.2) await pause(random.between(0, 400));
    else {
      await life.ready;
      // At least one full disk, whatever the random numbers are.
      if (canFillDisk() && (random.next() < 0.25 || fullDisks.length === 0)) {
        const from = Date.now();
        limitFiles(life.pid, Math.floor(random.between(1, 120_000)));
        await pause(random.between(100, 400));
        if (random.next() < 0.5) limitFiles(life.pid, null);
        // An outcome that could not be stored is stored a moment later, so the process must live that long.
        fullDisks.push({ from, to: from + LIFE_MS[1] + 1_000 });
      }
      await pause(random.between(...LIFE_MS));
    }
    await end(isStop ? "SIGTERM" : "SIGKILL", life);
  }

  const last = await start();
  await last.ready;
  const bookings = await booking;
  isOver.abort();
  await phases;
  await until("all waiting messages are delivered", 90_000, async () => (await healthOf(last)).waiting === 0);
  // Dead letters are retried at the next start.
  await end("SIGTERM", last);
  const survivor = await start();
  await survivor.ready;
  await until("the outbox is empty", 30_000, async () => {
    const { waiting, failed } = await healthOf(survivor);
    return waiting === 0 && failed === 0;
  });

  // After the load, all files and connections are closed again.
  const before = openHandles(survivor.pid);
  let isFirst = true;
  telegram.behave(() => {
    const reaction = isFirst ? "limit" : "ok";
    isFirst = false;
    return reaction;
  });
  const more = await book({
    bookings: RUNS_ALL ? 1_000 : 100,
    clients: 20,
    random,
    nextUrl: () => survivor.url,
    turn: async () => undefined,
  });
  await until("the load is delivered", 120_000, async () => (await healthOf(survivor)).waiting === 0);
  await until("no text is left on the disk", 30_000, async () => filesWith(dataDir, GUEST_NAME).length === 0);
  await visitPages(survivor.port, 40);
  const areClosed = () => (openHandles(survivor.pid) ?? 0) <= (before ?? 0) + 2;
  await until("all file handles are closed", 30_000, async () => areClosed());
  await end("SIGTERM", survivor);
  // A process without pending work ends by itself. The forced exit writes no such line.
  expect(survivor.log().at(-1)).toMatchObject({ event: "stopped" });

  expect(violationsOf({ bookings: [...bookings, ...more], attempts: telegram.attempts, kills, fullDisks })).toEqual([]);
  expect(bookings.filter(({ answered }) => answered === null)).toEqual([]);
});
