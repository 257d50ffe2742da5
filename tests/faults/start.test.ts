import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { spawnRelay, type RelayOptions, type SpawnedRelay } from "#tests/support/startRelay.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

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

/** Runs the built program behind `npm run relay:…` on `dataDir`. */
function operate(command: string, dataDir: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [resolve("dist/relay/operate.js"), command], {
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir, PORT: "1" },
    cwd: dataDir,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  return new Promise((done) => child.once("close", (code) => done({ code, output })));
}

test("a relay that starts while the one before it still works on the folder says so, waits, and takes over", async () => {
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    const where = await folders();
    const first = await start(where);
    await first.ready;
    const second = await start(where);
    await expect
      .poll(second.output, { timeout: 10_000 })
      .toContain(`Another relay (process ${first.pid}) still works on`);
    expect(second.output()).not.toContain("is running");
    await first.kill(signal);
    await second.ready;
    expect(await second.kill()).toBe(0);
  }
});

test("a damaged outbox is told loudly, set aside and replaced, and the status names it", async () => {
  const { siteDir, dataDir } = await folders();
  writeFileSync(join(dataDir, "outbox.db"), "a disk that lies. ".repeat(1_000));
  const relay = await start({ siteDir, dataDir });
  await relay.ready;
  const [file] = readdirSync(dataDir).filter((name) => name.startsWith("outbox.damaged-"));
  expect(relay.output()).toContain(`THE OUTBOX WAS DAMAGED. It was set aside as ${file}`);
  expect(relay.log()).toContainEqual(expect.objectContaining({ level: "error", outcome: "damaged", setAside: file }));
  expect(await operate("status", dataDir)).toMatchObject({
    code: 2,
    output: expect.stringContaining(`Set aside as damaged: ${file}`),
  });
});

test("the status is fine while a relay works, and says when there is no store", async () => {
  const { siteDir, dataDir } = await folders();
  expect(await operate("status", dataDir)).toMatchObject({ code: 1, output: expect.stringContaining("DATA_DIR: ") });
  const relay = await start({ siteDir, dataDir });
  await relay.ready;
  expect(await operate("status", dataDir)).toMatchObject({ code: 0, output: expect.stringContaining("Waiting: 0") });
  expect(await operate("nonsense", dataDir)).toMatchObject({ code: 2 });
});
