import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import { canFillDisk, limitFiles } from "#tests/faults/disk.ts";
import { startFakeTelegram } from "#tests/support/fakeTelegram.ts";
import { spawnRelay, type RelayOptions, type SpawnedRelay } from "#tests/support/startRelay.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

/** Enough space for SQLite's auxiliary files (at most 32 KiB each), but not for a booking. */
const FULL = 40_000;

async function startAll(): Promise<{ telegram: Awaited<ReturnType<typeof startFakeTelegram>>; options: RelayOptions }> {
  const [telegram, folder] = [await startFakeTelegram(), await temporaryFolder()];
  onTestFinished(async () => {
    await telegram.close();
    await folder.remove();
  });
  telegram.answer("down");
  return { telegram, options: { dataDir: join(folder.path, "data"), env: telegram.env } };
}

async function start(options: RelayOptions): Promise<SpawnedRelay> {
  const relay = await spawnRelay(options);
  onTestFinished(async () => void (await relay.kill("SIGKILL")));
  await relay.ready;
  return relay;
}

/** The status of the response; 0 if there is none. */
async function post(relay: SpawnedRelay, message: string): Promise<number> {
  const headers = { "content-type": "application/json", connection: "close" };
  const body = JSON.stringify({ action: "sendReservation", message });
  const answer = await fetch(relay.url + MESSAGE_ENDPOINT, { method: "POST", headers, body }).catch(() => null);
  return answer?.status ?? 0;
}

async function health(relay: SpawnedRelay): Promise<{ status: number; waiting?: number }> {
  const answer = await fetch(`${relay.url}/healthz`, { headers: { connection: "close" } });
  return { ...((await answer.json()) as { waiting?: number }), status: answer.status };
}

const BOOKINGS = Array.from(
  { length: 25 },
  (_, index) => `booking ${String(index).padStart(2, "0")} ${"x".repeat(1_500)}`,
);

test.runIf(canFillDisk() || process.env["CI"])(
  "on a full disk nothing is lost or duplicated, the relay reports itself unhealthy, and recovers once there is space",
  async () => {
    const { telegram, options } = await startAll();
    const relay = await start(options);
    for (const message of BOOKINGS) expect(await post(relay, message)).toBe(200);
    expect(statSync(join(relay.dataDir, "outbox.db-wal")).size).toBeGreaterThan(FULL);
    limitFiles(relay.pid, FULL);
    expect(await post(relay, "one more")).toBe(503);
    expect(await health(relay)).toMatchObject({ status: 503 });
    telegram.answer("ok");
    expect((await fetch(`${relay.url}/tr`)).status).toBe(200);

    limitFiles(relay.pid, null);
    const arrived = await telegram.waitFor(BOOKINGS.length, 60_000);
    expect(arrived.map(({ text }) => text.split("\n")[0])).toEqual(BOOKINGS);
    await expect.poll(() => health(relay), { timeout: 10_000 }).toMatchObject({ status: 200, waiting: 0 });
    expect(telegram.messages).toHaveLength(BOOKINGS.length);
  },
);

test.runIf(canFillDisk() || process.env["CI"])(
  "a relay that starts on a full disk after a clean stop serves pages, and recovers once there is space",
  async () => {
    const { telegram, options } = await startAll();
    const before = await start(options);
    for (const message of BOOKINGS) expect(await post(before, message)).toBe(200);
    expect(await before.kill()).toBe(0);

    const relay = await spawnRelay(options);
    onTestFinished(async () => void (await relay.kill("SIGKILL")));
    limitFiles(relay.pid, 0);
    await expect.poll(relay.output, { timeout: 20_000 }).toContain("is running");
    expect((await fetch(`${relay.url}/tr`)).status).toBe(200);
    expect(await post(relay, "one more")).toBe(503);
    expect(await health(relay)).toMatchObject({ status: 503 });
    expect(relay.log()).toContainEqual(
      expect.objectContaining({ level: "error", event: "outbox", outcome: "unavailable" }),
    );
    telegram.answer("ok");
    limitFiles(relay.pid, null);
    const arrived = await telegram.waitFor(BOOKINGS.length, 60_000);
    expect(arrived.map(({ text }) => text.split("\n")[0])).toEqual(BOOKINGS);
    expect(await post(relay, "one more")).toBe(200);
    expect(await health(relay)).toMatchObject({ status: 200 });
  },
);
