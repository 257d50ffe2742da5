import { spawn } from "node:child_process";
import { on } from "node:events";
import { mkdirSync, readdirSync, watch, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#relay/clock.ts";
import { damagedFiles, openSqlite } from "#relay/outbox/sqlite.ts";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import { startFakeTelegram } from "#tests/support/fakeTelegram.ts";
import { spawnRelay, type RelayOptions, type SpawnedRelay } from "#tests/support/startRelay.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";
import { RUNS_ALL } from "#tests/support/tier.ts";

/** A relay is killed during its first start after each of these numbers of changes in the data folder. A start makes about 24. */
const MOMENTS = Array.from({ length: 24 }, (_, index) => index + 1).filter((count) => RUNS_ALL || count % 4 === 1);

async function folders(): Promise<{ siteDir: string; dataDir: string }> {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  const [siteDir, dataDir] = [join(folder.path, "site"), join(folder.path, "data")];
  mkdirSync(siteDir);
  mkdirSync(dataDir);
  return { siteDir, dataDir };
}

async function start(options: RelayOptions): Promise<SpawnedRelay> {
  const relay = await spawnRelay(options);
  onTestFinished(async () => void (await relay.kill("SIGKILL")));
  return relay;
}

/** Waits until something in `folder` has changed `count` times. */
async function changes(folder: string, count: number): Promise<void> {
  const watcher = watch(folder);
  onTestFinished(() => watcher.close());
  let left = count;
  for await (const _ of on(watcher, "change")) {
    left -= 1;
    if (left === 0) return;
  }
}

/** Runs a command of `npm run relay:…` from the build, with `dataDir` and the relay's `port`; no relay listens on port 1. */
function runCli(
  command: string,
  dataDir: string,
  port = 1,
  settings: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [resolve("dist/relay/cli.js"), command], {
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir, PORT: String(port), ...settings },
    cwd: dataDir,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  return new Promise((done) => child.once("close", (code) => done({ code, output })));
}

test.each(["SIGTERM", "SIGKILL"] as const)(
  "a relay that starts while another one uses its folder says so, waits, and takes over after a %s",
  async (signal) => {
    const where = await folders();
    const first = await start(where);
    await first.ready;
    const second = await start(where);
    await expect.poll(second.output).toContain("Another relay still works on");
    expect(second.output()).not.toContain("is running");
    await first.kill(signal);
    await second.ready;
    expect(await second.kill()).toBe(0);
  },
);

test("if the running relay keeps its folder, others exit and say what to do", async () => {
  const where = await folders();
  const first = await start(where);
  await first.ready;
  for (const relay of await Promise.all([start(where), start(where)])) {
    expect(await relay.ended).toBe(1);
    expect(relay.everything()).toContain("is in use by another relay. Stop that one, or set another DATA_DIR");
  }
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
});

test("a damaged outbox is reported in the log, the chat and the status, and a new one accepts bookings", async () => {
  const telegram = await startFakeTelegram();
  onTestFinished(telegram.close);
  const { siteDir, dataDir } = await folders();
  writeFileSync(join(dataDir, "outbox.db"), "a disk that lies. ".repeat(1_000));
  const relay = await start({ siteDir, dataDir, env: telegram.env });
  await relay.ready;
  const [file] = readdirSync(dataDir).filter((name) => name.startsWith("outbox.damaged-"));
  expect(relay.log()).toContainEqual(expect.objectContaining({ level: "error", outcome: "damaged", setAside: file }));
  expect(await runCli("status", dataDir)).toMatchObject({
    code: 1,
    output: expect.stringContaining(`Set aside as damaged: ${file}`),
  });
  const [notice] = await telegram.waitFor(1, 60_000);
  expect(notice?.text).toMatch(new RegExp(`^⚠️ Rezervasyon kuyruğunun dosyası bozulmuş\\n[^]*${file}[^]*\\nAktarım: `));
  // It is logged again at the next start, but reported to the chat only once a day.
  await relay.kill();
  const next = await start({ siteDir, dataDir, env: telegram.env });
  await next.ready;
  expect(next.log()).toContainEqual(expect.objectContaining({ outcome: "damaged", setAside: file }));
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ action: "sendReservation", message: "a booking" });
  await fetch(next.url + MESSAGE_ENDPOINT, { method: "POST", headers, body });
  expect((await telegram.waitFor(2, 60_000))[1]?.text).toContain("a booking");
});

test("a kill at any moment of the very first start leaves no outbox that looks damaged", async () => {
  const { siteDir, dataDir } = await folders();
  const found = new Set<string>();
  for (const moment of MOMENTS) {
    const folder = join(dataDir, String(moment));
    mkdirSync(folder);
    const changed = changes(folder, moment);
    const relay = await start({ siteDir, dataDir: folder });
    await Promise.race([changed, relay.ready]);
    await relay.kill("SIGKILL");
    found.add(readdirSync(folder).join());
    const database = await openSqlite(folder, { clock: systemClock });
    expect([moment, damagedFiles(folder)]).toEqual([moment, []]);
    expect(await database.query("SELECT id FROM outbox")).toEqual([]);
    await database.close();
  }
  expect(found.size).toBeGreaterThan(1);
});

test("the status command succeeds while a relay runs, and reports if there is none", async () => {
  const telegram = await startFakeTelegram();
  onTestFinished(telegram.close);
  const { siteDir, dataDir } = await folders();
  const down = { code: 1, output: expect.stringContaining("No relay answers") };
  expect(await runCli("status", dataDir)).toMatchObject(down);
  const relay = await start({ siteDir, dataDir, env: telegram.env });
  await relay.ready;
  const fine = { code: 0, output: expect.stringContaining("Waiting: 0") };
  expect(await runCli("status", dataDir, relay.port, telegram.env)).toMatchObject(fine);
  // Without a chat, bookings are only printed.
  expect(await runCli("status", dataDir, relay.port)).toMatchObject({ code: 1 });
  await relay.kill();
  expect(await runCli("status", dataDir, relay.port)).toMatchObject(down);
  expect(await runCli("nonsense", dataDir)).toMatchObject({ code: 1 });
});
