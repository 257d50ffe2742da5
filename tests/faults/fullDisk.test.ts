import { statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import { canFillDisk, limitFiles } from "#tests/faults/disk.ts";
import { startFakeTelegram, type FakeTelegram } from "#tests/support/fakeTelegram.ts";
import { spawnRelay, type RelayOptions, type SpawnedRelay } from "#tests/support/startRelay.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

/** Enough space for SQLite's auxiliary files (at most 32 KiB each), but not for a booking. */
const FULL = 40_000;
const BOOKINGS = Array.from({ length: 25 }, (_, index) => `booking ${10 + index} ${"x".repeat(1_500)}`);

async function start(options: RelayOptions): Promise<SpawnedRelay> {
  const relay = await spawnRelay(options);
  onTestFinished(async () => void (await relay.kill("SIGKILL")));
  return relay;
}

async function post(relay: SpawnedRelay, message: string): Promise<number> {
  const headers = { "content-type": "application/json", connection: "close" };
  const body = JSON.stringify({ action: "sendReservation", message });
  return (await fetch(relay.url + MESSAGE_ENDPOINT, { method: "POST", headers, body })).status;
}

async function statusOf(relay: SpawnedRelay, path: string): Promise<number> {
  return (await fetch(relay.url + path, { headers: { connection: "close" } })).status;
}

/** Starts a relay that has accepted all bookings while Telegram is down. */
async function startWithBookings(): Promise<{ relay: SpawnedRelay; telegram: FakeTelegram; options: RelayOptions }> {
  const [telegram, folder] = [await startFakeTelegram(), await temporaryFolder()];
  onTestFinished(async () => {
    await telegram.close();
    await folder.remove();
  });
  telegram.answer({ error: 500 });
  const options = { dataDir: join(folder.path, "data"), env: telegram.env };
  const relay = await start(options);
  await relay.ready;
  for (const message of BOOKINGS) expect(await post(relay, message)).toBe(200);
  return { relay, telegram, options };
}

async function expectOnlyPages(relay: SpawnedRelay): Promise<void> {
  expect(await post(relay, "one more")).toBe(503);
  expect([await statusOf(relay, "/healthz"), await statusOf(relay, "/tr")]).toEqual([503, 200]);
}

async function expectRecovery(relay: SpawnedRelay, telegram: FakeTelegram): Promise<void> {
  telegram.answer("ok");
  limitFiles(relay.pid, null);
  const arrived = await telegram.waitFor(BOOKINGS.length, 60_000);
  expect(arrived.map(({ text }) => text.split("\n")[0])).toEqual(BOOKINGS);
  await expect.poll(() => statusOf(relay, "/healthz")).toBe(200);
  expect(await post(relay, "the last")).toBe(200);
  const last = (await telegram.waitFor(BOOKINGS.length + 1, 60_000)).map(({ text }) => text.split("\n")[0]);
  expect(last).toEqual([...BOOKINGS, "the last"]);
}

describe.runIf(canFillDisk())(
  "on a full disk nothing is lost or duplicated, pages are served, and a relay recovers",
  () => {
    test("while it runs", async () => {
      const { relay, telegram } = await startWithBookings();
      expect(statSync(join(relay.dataDir, "outbox.db-wal")).size).toBeGreaterThan(FULL);
      limitFiles(relay.pid, FULL);
      await expectOnlyPages(relay);
      await expectRecovery(relay, telegram);
    });

    test("at its start", async () => {
      const { relay: before, telegram, options } = await startWithBookings();
      expect(await before.kill()).toBe(0);
      const relay = await start(options);
      limitFiles(relay.pid, 0);
      await expect.poll(relay.output).toContain("is running");
      await expectOnlyPages(relay);
      expect(relay.log()).toContainEqual(
        expect.objectContaining({ level: "error", event: "outbox", outcome: "unavailable" }),
      );
      await expectRecovery(relay, telegram);
    });
  },
);
