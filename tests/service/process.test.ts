import { createConnection } from "node:net";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { FAKE_TOKEN, startFakeTelegram } from "#tests/support/fakeTelegram.ts";
import { startRelay, type RelayOptions, type SpawnedRelay } from "#tests/support/startRelay.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

async function start(options: RelayOptions = {}): Promise<SpawnedRelay> {
  const relay = await startRelay(options);
  onTestFinished(async () => void (await relay.kill("SIGKILL")));
  return relay;
}

async function startError(options: RelayOptions): Promise<string> {
  try {
    await start(options);
    return "it started";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function post(relay: SpawnedRelay, message: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${relay.url}/api/telegram-handler.php`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ action: "sendReservation", message }),
  });
}

test("the greeting says where the site is, where bookings go and what is still a placeholder", async () => {
  const relay = await start();
  expect(relay.output()).toContain(`http://localhost:${relay.port}`);
  expect(relay.output()).toMatch(/Bookings go: +to this terminal and nowhere else\. docs\/telegram\.md /);
  expect(relay.output()).not.toContain("kept in");
  expect(relay.output()).toMatch(/Placeholders: +.*phone/);
  expect(relay.log().at(-1)).toMatchObject({ event: "started", channel: "terminal" });
});

test("without a bot a booking is printed in full", async () => {
  const relay = await start();
  expect(await (await post(relay, "Ad Soyad: Ann\nTelefon: +905321234567")).json()).toEqual({ ok: true });
  await expect
    .poll(relay.output)
    .toMatch(/│ Ad Soyad: Ann\n│ Telefon: \+905321234567\n│ Aktarım: \S+ · 127\.0\.0\.1 · /);
});

test(
  "neither the token nor anything personal reaches the log, whatever Telegram answers",
  { timeout: 40_000 },
  async () => {
    const telegram = await startFakeTelegram();
    onTestFinished(telegram.close);
    const relay = await start({ env: { ...telegram.env, LOG_LEVEL: "debug" } });
    for (const mode of [{ error: 400, description: "Bad Request" }, "down", "html"] as const) {
      telegram.answer(mode);
      const before = relay.log().filter(({ event }) => event === "delivery").length;
      await post(relay, "Ad Soyad: Ann Lee\nTelefon: +905321234567");
      const attempts = () => relay.log().filter(({ event }) => event === "delivery").length;
      await expect.poll(attempts, { timeout: 10_000 }).toBeGreaterThan(before);
    }
    const text = JSON.stringify(relay.log());
    expect(text).not.toContain(FAKE_TOKEN);
    expect(text).not.toMatch(/Ann|Lee|5321234567|127\.0\.0\.1/);
  },
);

test("a wrong token shows in /healthz and the log, and nothing is lost", async () => {
  const telegram = await startFakeTelegram();
  onTestFinished(telegram.close);
  const relay = await start({ env: { ...telegram.env, TELEGRAM_BOT_TOKEN: "1:wrong" } });
  await post(relay, "x");
  await expect
    .poll(async () => (await fetch(`${relay.url}/healthz`)).json())
    .toMatchObject({ status: "misconfigured", waiting: 1, failed: 0, version: expect.stringMatching(/^\d/) });
  expect(relay.log().find(({ outcome }) => outcome === "misconfigured")).toMatchObject({ level: "error" });
});

test("all invalid settings are listed, and nothing is started", async () => {
  const error = await startError({ env: { RATE_LIMIT: "ten", SITE_URL: "example.com", TELEGRAM_BOT_TOKEN: "1:a" } });
  for (const name of ["RATE_LIMIT: ", "SITE_URL: ", "TELEGRAM_CHAT_ID: "]) expect(error).toContain(name);
});

test("a store that cannot be opened prevents the start, and the error names its setting", async () => {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  writeFileSync(join(folder.path, "file"), "");
  expect(await startError({ dataDir: join(folder.path, "file") })).toContain("DATA_DIR: ");
});

test("if the data folder is deleted at runtime, posts get 503, and the next relay accepts messages again", async () => {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  const options = { dataDir: join(folder.path, "data") };
  const relay = await start(options);
  expect((await post(relay, "one")).status).toBe(200);
  rmSync(relay.dataDir, { recursive: true });
  const response = await post(relay, "two");
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(await response.json()).toMatchObject({ ok: false });
  expect(relay.log()).toContainEqual(expect.objectContaining({ event: "accepted", outcome: "not stored" }));
  expect(await relay.ended).toBe(75);
  expect(relay.log()).toContainEqual(expect.objectContaining({ level: "error", outcome: "lost" }));
  const next = await start(options);
  expect((await post(next, "two")).status).toBe(200);
});

test("a port in use is reported with the way to choose another", async () => {
  const relay = await start();
  const error = await startError({ port: relay.port });
  expect(error).toContain(`Port ${relay.port} is already in use`);
  expect(error).toContain(`PORT=${relay.port + 1} npm start`);
});

test("a site that was built for another SITE_URL causes a warning, and .build.json is not served", async () => {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  mkdirSync(join(folder.path, "tr"));
  writeFileSync(join(folder.path, "tr/index.html"), "ana sayfa");
  writeFileSync(join(folder.path, ".build.json"), '{"siteUrl":"https://other.example","builtAt":"2027-07-14"}');
  const relay = await start({ siteDir: folder.path });
  expect(relay.log().find(({ event }) => event === "site")).toMatchObject({
    level: "warn",
    builtFor: "https://other.example",
  });
  expect(await (await fetch(`${relay.url}/tr`)).text()).toBe("ana sayfa");
  expect((await fetch(`${relay.url}/.build.json`)).status).toBe(404);
});

test(
  "SIGTERM closes keep-alive connections, waits for a slow delivery and exits with 0",
  { timeout: 20_000 },
  async () => {
    const telegram = await startFakeTelegram({ slowMs: 1_000 });
    onTestFinished(telegram.close);
    telegram.answer("slow");
    const relay = await start({ env: telegram.env });
    const socket = createConnection(relay.port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await new Promise((answered) => socket.once("data", answered));
    await post(relay, "x");
    await expect.poll(() => telegram.messages.length).toBe(1);
    const before = Date.now();
    expect(await relay.kill("SIGTERM")).toBe(0);
    expect(Date.now() - before).toBeLessThan(10_000);
    expect(relay.log().find(({ event }) => event === "delivery")).toMatchObject({ outcome: "sent" });
  },
);

test("a second signal neither starts another shutdown nor interrupts the first one", { timeout: 20_000 }, async () => {
  const telegram = await startFakeTelegram({ slowMs: 1_000 });
  onTestFinished(telegram.close);
  telegram.answer("slow");
  const relay = await start({ env: telegram.env });
  await post(relay, "x");
  await expect.poll(() => telegram.messages.length).toBe(1);
  void relay.kill("SIGTERM");
  await expect.poll(() => relay.log().some(({ event }) => event === "stopping")).toBe(true);
  void relay.kill("SIGTERM");
  expect(await relay.kill("SIGINT")).toBe(0);
  expect(relay.log().filter(({ event }) => event === "stopping")).toHaveLength(1);
  expect(relay.log().find(({ event }) => event === "delivery")).toMatchObject({ outcome: "sent" });
  expect(relay.log().at(-1)).toMatchObject({ event: "stopped" });
});

test.each([
  ["GET /healthz HTTP/1.1\r\nHost: a b\r\n\r\n", 400],
  ["GET http://evil.example/en HTTP/1.1\r\nHost: localhost\r\n\r\n", 404],
  ["GET /%00 HTTP/1.1\r\nHost: localhost\r\n\r\n", 404],
  ["GET /\\evil.example HTTP/1.1\r\nHost: localhost\r\n\r\n", 404],
  ["GET / HTTP/1.1\r\n\r\n", 400],
  ["NONSENSE\r\n\r\n", 400],
])("%j gets %i and causes no crash", async (request, status) => {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  const relay = await start({ siteDir: folder.path });
  const socket = createConnection(relay.port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(request);
  const answer = await new Promise<Buffer>((answered) => socket.once("data", answered));
  socket.destroy();
  expect(answer.toString()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
});
