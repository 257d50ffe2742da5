import { createConnection } from "node:net";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { PLACEHOLDERS } from "#content/business.ts";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import { startFakeTelegram, type FakeTelegram } from "#tests/support/fakeTelegram.ts";
import { spawnRelay, startRelay, type RelayOptions, type SpawnedRelay } from "#tests/support/startRelay.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

async function start(options: RelayOptions = {}): Promise<SpawnedRelay> {
  const relay = await startRelay(options);
  onTestFinished(async () => void (await relay.kill("SIGKILL")));
  return relay;
}

/** What a relay says that does not start. */
async function startError(options: RelayOptions): Promise<string> {
  const relay = await spawnRelay(options);
  onTestFinished(async () => void (await relay.kill("SIGKILL")));
  expect(await relay.ended).toBe(1);
  return relay.everything();
}

async function fakeTelegram(): Promise<FakeTelegram> {
  const telegram = await startFakeTelegram({ slowMs: 1_000 });
  onTestFinished(telegram.close);
  return telegram;
}

async function folder(): Promise<string> {
  const { path, remove } = await temporaryFolder();
  onTestFinished(remove);
  return path;
}

function post(relay: SpawnedRelay, message: string): Promise<Response> {
  return fetch(relay.url + MESSAGE_ENDPOINT, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ action: "sendReservation", message }),
  });
}

test("without a bot the greeting says so, a booking is printed in full, and the log warns of it", async () => {
  const relay = await start();
  for (const line of [
    `http://localhost:${relay.port}`,
    "to this terminal and nowhere else. docs/telegram.md ",
    `Placeholders:  ${PLACEHOLDERS.join(", ") || "none"}.`,
  ]) {
    expect(relay.output()).toContain(line);
  }
  expect(await (await post(relay, "Ad Soyad: Ann\nTelefon: +905321234567")).json()).toEqual({ ok: true });
  await expect
    .poll(relay.output)
    .toMatch(/│ Ad Soyad: Ann\n│ Telefon: \+905321234567\n│ Aktarım: \S+ · 127\.0\.0\.1 · /);
  expect(relay.log()).toContainEqual(expect.objectContaining({ level: "warn", event: "channel" }));
});

test("an outage and a full restart only delay messages", async () => {
  const telegram = await fakeTelegram();
  const options = { env: telegram.env, dataDir: await folder() };
  telegram.answer({ error: 500 });
  const first = await start(options);
  for (const message of ["one", "two", "three"]) expect((await post(first, message)).status).toBe(200);
  expect(await first.kill()).toBe(0);
  expect(telegram.messages).toEqual([]);
  telegram.answer("ok");
  await start(options);
  const texts = (await telegram.waitFor(3, 60_000)).map(({ text }) => text.split("\n")[0]);
  expect(texts).toEqual(["one", "two", "three"]);
});

test("messages go to the topic that is set", async () => {
  const telegram = await fakeTelegram();
  await post(await start({ env: { ...telegram.env, TELEGRAM_TOPIC_ID: "42" } }), "one");
  const [message] = await telegram.waitFor(1, 60_000);
  expect(message).toMatchObject({ topicId: 42 });
});

test.each([
  ["token", { TELEGRAM_BOT_TOKEN: "1:wrong" }],
  ["chat", { TELEGRAM_CHAT_ID: "-7" }],
])("a wrong %s shows in /healthz and the log before the first guest, and nothing is lost", async (_, wrong) => {
  const telegram = await fakeTelegram();
  const relay = await start({ env: { ...telegram.env, ...wrong } });
  const health = async () => (await fetch(`${relay.url}/healthz`)).json();
  await expect.poll(health).toMatchObject({ status: "misconfigured", waiting: 0 });
  expect(await (await post(relay, "x")).json()).toEqual({ ok: true });
  expect(await health()).toMatchObject({ status: "misconfigured", failed: 0 });
  expect(relay.log().find(({ outcome }) => outcome === "misconfigured")).toMatchObject({ level: "error" });
});

test("invalid settings, a store that cannot be opened or a port in use prevent the start, with an error that names them", async () => {
  const error = await startError({ env: { RATE_LIMIT: "ten", SITE_URL: "example.com", TELEGRAM_BOT_TOKEN: "1:a" } });
  for (const name of ["RATE_LIMIT: ", "SITE_URL: ", "TELEGRAM_CHAT_ID: "]) expect(error).toContain(name);
  const file = join(await folder(), "file");
  writeFileSync(file, "");
  expect(await startError({ dataDir: file })).toContain("DATA_DIR: ");
  const { port } = await start();
  expect(await startError({ port })).toMatch(`Port ${port} is already in use`);
});

test("if the data folder is deleted at runtime, posts get 503, and the next relay accepts messages again", async () => {
  const options = { dataDir: join(await folder(), "data") };
  const relay = await start(options);
  expect((await post(relay, "one")).status).toBe(200);
  rmSync(relay.dataDir, { recursive: true });
  const response = await post(relay, "two");
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(await relay.ended).toBe(75);
  expect(relay.log()).toContainEqual(expect.objectContaining({ level: "error", outcome: "lost" }));
  expect((await post(await start(options), "two")).status).toBe(200);
});

test("the version has the commit of the build", async () => {
  const { commit } = JSON.parse(readFileSync("dist/site/.build.json", "utf8")) as { commit?: string };
  const relay = await start();
  const { version } = (await (await fetch(`${relay.url}/healthz`)).json()) as { version: string };
  expect(version.replace(/^\d+\.\d+\.\d+/, "")).toBe(commit === undefined ? "" : `+${commit}`);
});

test("a site that was built for another SITE_URL causes a warning", async () => {
  const siteDir = await folder();
  mkdirSync(join(siteDir, "tr"));
  writeFileSync(join(siteDir, "tr/index.html"), "ana sayfa");
  writeFileSync(join(siteDir, ".build.json"), '{"siteUrl":"https://other.example"}');
  const relay = await start({ siteDir });
  expect(relay.log()).toContainEqual(
    expect.objectContaining({ event: "site", level: "warn", builtFor: "https://other.example" }),
  );
  expect(await (await fetch(`${relay.url}/tr`)).text()).toBe("ana sayfa");
});

test("SIGTERM closes idle connections and waits for a slow delivery, also if more signals follow, and exits with 0", async () => {
  const telegram = await fakeTelegram();
  telegram.answer("slow");
  const relay = await start({ env: telegram.env });
  const socket = createConnection(relay.port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await new Promise((answered) => socket.once("data", answered));
  await post(relay, "x");
  await telegram.waitFor(1, 60_000);
  void relay.kill("SIGTERM");
  await expect.poll(() => relay.log().some(({ event }) => event === "stopping")).toBe(true);
  void relay.kill("SIGTERM");
  expect(await relay.kill("SIGINT")).toBe(0);
  // The forced exit, after ten seconds, does not write the last line.
  const events = relay.log().filter(({ event }) => /^(?:stopp|delivery)/.test(String(event)));
  expect(events).toMatchObject([{ event: "stopping" }, { event: "delivery", outcome: "sent" }, { event: "stopped" }]);
});
