import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import Libsql from "libsql";
import { expect, onTestFinished, test, vi } from "vitest";
import { backUp } from "#relay/operator/backup.ts";
import {
  countStored,
  describeHealth,
  findProblems,
  nextStep,
  readHealth,
  type Health,
} from "#relay/operator/status.ts";
import { sendTestMessage } from "#relay/operator/testMessage.ts";
import { createOutbox, type Outbox } from "#relay/outbox/outbox.ts";
import { openSqlite } from "#relay/outbox/sqlite.ts";
import { createFakeClock } from "#tests/support/fakeClock.ts";
import { storedMessage, temporaryFolder } from "#tests/support/testRelay.ts";

const FINE: Health = { status: "ok", waiting: 0, oldestSeconds: 0, failed: 0 };

async function temporary(): Promise<string> {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  return folder.path;
}

async function runningRelay(): Promise<{ folder: string; outbox: Outbox; clock: ReturnType<typeof createFakeClock> }> {
  const folder = await temporary();
  const clock = createFakeClock();
  const outbox = createOutbox(await openSqlite(folder, { clock }), clock);
  onTestFinished(() => outbox.close());
  return { folder, outbox, clock };
}

async function enqueue(outbox: Outbox, reference: string, text: string): Promise<void> {
  await outbox.enqueue(storedMessage(text, { reference }));
}

test("the status contains the numbers of waiting messages and dead letters, since when, and the last fault", () => {
  const now = Date.UTC(2027, 6, 14, 22, 35, 42);
  expect(describeHealth(FINE, now)).toEqual([
    "Waiting: 0",
    "Dead letters (tried again every hour and at each start): 0",
  ]);
  const outage: Health = { status: "ok", waiting: 1, oldestSeconds: 42, failed: 1, reason: "no answer" };
  expect(describeHealth(outage, now)).toEqual([
    "Waiting: 1, the oldest since 15.07.2027 01:35:00 in Turkey",
    "Dead letters (tried again every hour and at each start): 1",
    "Last fault: no answer",
  ]);
  expect(describeHealth({ status: "unavailable", waiting: null, oldestSeconds: null, failed: null }, now)).toEqual([
    "Waiting: unknown",
    "Dead letters (tried again every hour and at each start): unknown",
  ]);
});

test("that all is delivered is said only if nothing waits", () => {
  expect(nextStep(FINE)).toContain("All messages have been delivered");
  expect(nextStep({ ...FINE, waiting: 1 })).not.toContain("have been delivered");
});

test("nothing to do is said only if there is no advice either", () => {
  const advice = { reason: "set TELEGRAM_CHAT_ID" };
  expect(nextStep(FINE)).toContain("nothing to do");
  for (const health of [FINE, { ...FINE, waiting: 1 }])
    expect(nextStep({ ...health, ...advice })).toMatch(/^Next: see the last fault\. /);
});

test("without a relay the waiting messages and the dead letters are counted in its outbox", async () => {
  const { folder, outbox } = await runningRelay();
  for (const text of ["one", "two", "three"]) await enqueue(outbox, "K7QF-2M9X", text);
  await outbox.deadLetter((await outbox.next())?.id ?? "");
  expect(await countStored(undefined, folder)).toEqual({ waiting: 2, failed: 1 });
  expect(await countStored(undefined, join(folder, "nowhere"))).toEqual({ waiting: 0, failed: 0 });
  expect(await countStored("postgres://relay@127.0.0.1:1/relay", folder)).toBe(
    "Postgres cannot be used (ECONNREFUSED)",
  );
});

/** The files of a relay that was killed while its messages were only in the write-ahead log. */
async function filesAfterKill(messages: number): Promise<string> {
  const { folder: running, outbox } = await runningRelay();
  for (let index = 0; index < messages; index += 1) await enqueue(outbox, "K7QF-2M9X", `message ${index}`);
  // With characters that mean something in a URL.
  const folder = join(await temporary(), "a?b#c%20d");
  mkdirSync(folder);
  for (const name of ["outbox.db", "outbox.db-wal"])
    writeFileSync(join(folder, name), readFileSync(join(running, name)));
  return folder;
}

test.each<[string, (path: string) => void]>([
  ["is empty", (path) => writeFileSync(path, "")],
  ["is gone", (path) => rmSync(path)],
])(
  "if the file %s beside a full write-ahead log, status and backup say that it is damaged, and change nothing",
  async (_, harm) => {
    const folder = await filesAfterKill(40);
    harm(join(folder, "outbox.db"));
    const files = () => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "latin1")]);
    const before = files();
    expect(await countStored(undefined, folder)).toMatch(/^it is damaged, and left as it is until the relay starts/);
    expect(() => backUp(folder, join(folder, "copy.db"))).toThrow(/ is damaged\. Start the relay/);
    expect(files()).toEqual(before);
  },
);

test("copying and counting what a kill has left in the write-ahead log leaves it there", async () => {
  const folder = await filesAfterKill(20);
  const stored = () => ["outbox.db", "outbox.db-wal"].map((name) => readFileSync(join(folder, name), "latin1"));
  const before = stored();
  backUp(folder, join(folder, "copy.db"));
  expect(await countStored(undefined, folder)).toEqual({ waiting: 20, failed: 0 });
  expect(stored()).toEqual(before);
});

test("what a kill has left half written is for the relay to put right", async () => {
  const [folder, killed] = [await temporary(), await temporary()];
  const outbox = new Libsql(join(folder, "outbox.db"));
  outbox.exec("PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; CREATE TABLE outbox (text TEXT)");
  outbox.exec("BEGIN");
  for (let index = 0; index < 100; index += 1) outbox.exec(`INSERT INTO outbox VALUES ('${"x".repeat(4000)}')`);
  for (const name of ["outbox.db", "outbox.db-journal"]) copyFileSync(join(folder, name), join(killed, name));
  outbox.close();
  expect(await countStored(undefined, killed)).toMatch(/^a relay was killed while it wrote\. Start the relay/);
  expect(() => backUp(killed, join(killed, "copy.db"))).toThrow(/ a relay was killed while it wrote\. Start the relay/);
});

test("a relay that is down is reported with the reason if its messages cannot be counted", () => {
  expect(findProblems({ ...FINDINGS, health: null, stored: "the disk is full" })).toEqual([
    expect.stringContaining("What waits in its outbox cannot be counted: the disk is full. Start it"),
  ]);
});

test("the status is the response of /healthz, and null if nothing or something else answers", async () => {
  const url = await serve((_, response) => response.end(JSON.stringify({ ...FINE, version: "1.2.3" })));
  const another = await serve((_, response) => response.end('{"status":"ok"}'));
  expect(await readHealth(url)).toEqual(FINE);
  for (const wrong of [another, "http://127.0.0.1:1"]) expect(await readHealth(wrong)).toBeNull();
});

test("a damaged outbox is not backed up, and is left unchanged", async () => {
  const folder = await temporary();
  const damaged = Buffer.from("a disk that lies. ".repeat(1_000));
  writeFileSync(join(folder, "outbox.db"), damaged);
  expect(() => backUp(folder, join(folder, "copy.db"))).toThrow(/ is damaged\. Start the relay/);
  expect(await countStored(undefined, folder)).toMatch(/^it is damaged/);
  expect(existsSync(join(folder, "copy.db"))).toBe(false);
  expect(readFileSync(join(folder, "outbox.db")).equals(damaged)).toBe(true);
});

test("a backup that is made while the relay runs contains every message, and a relay can start from it", async () => {
  const { folder, outbox, clock } = await runningRelay();
  for (let index = 0; index < 20; index += 1) await enqueue(outbox, "K7QF-2M9X", `message ${index}`);
  const elsewhere = await temporary();
  const target = join(elsewhere, "outbox.db");
  expect(backUp(folder, target)).toBe(statSync(target).size);
  expect(statSync(target).mode & 0o777).toBe(0o600);
  await enqueue(outbox, "K7QF-2M9X", "message after the backup");

  const restored = createOutbox(await openSqlite(elsewhere, { clock }), clock);
  onTestFinished(() => restored.close());
  expect((await restored.counts()).waiting).toBe(20);
  expect((await restored.next())?.text).toBe("message 0");
});

test("a backup of a write-ahead log that a kill has left contains every message, and so does the outbox afterwards", async () => {
  const { folder: running, outbox, clock } = await runningRelay();
  for (let index = 0; index < 20; index += 1) await enqueue(outbox, "K7QF-2M9X", `message ${index}`);
  const folder = await temporary();
  for (const name of ["outbox.db", "outbox.db-wal"])
    writeFileSync(join(folder, name), readFileSync(join(running, name)));
  const target = join(await temporary(), "copy.db");
  backUp(folder, target);
  const copied = new Libsql(target).prepare("SELECT COUNT(*) AS waiting FROM outbox WHERE state = 'waiting'").all();
  expect(copied).toEqual([{ waiting: 20 }]);
  const next = createOutbox(await openSqlite(folder, { clock }), clock);
  onTestFinished(() => next.close());
  expect((await next.counts()).waiting).toBe(20);
});

test("a backup never overwrites another file", async () => {
  const { folder } = await runningRelay();
  const target = join(folder, "outbox.db");
  const before = readFileSync(target);
  expect(() => backUp(folder, target)).toThrow(
    /^The outbox .+ cannot be copied to .+outbox\.db: there is a file of that name already, .+ give the copy another name\.$/,
  );
  expect(readFileSync(target).equals(before)).toBe(true);
  expect(() => backUp(join(folder, "nowhere"), join(folder, "copy.db"))).toThrow("there is none");
  expect(() => backUp(folder, join(folder, "nowhere/copy.db"))).toThrow("there is no such folder");
  expect(existsSync(join(folder, "copy.db"))).toBe(false);
});

test.each<[number, string, string, object?]>([
  [401, "Unauthorized", "TELEGRAM_BOT_TOKEN"],
  [404, "Not Found", "TELEGRAM_BOT_TOKEN"],
  [400, "Bad Request: group chat was upgraded", "CHAT_ID=-1001234567890", { migrate_to_chat_id: -1001234567890 }],
  [400, "Bad Request: chat not found", "check TELEGRAM_CHAT_ID"],
  [403, "", "check TELEGRAM_CHAT_ID"],
  [400, "Bad Request: something new", "It said: Bad Request: something new"],
  [429, "Too Many Requests: retry after 37", "to wait 37 seconds", { retry_after: 37 }],
  [400, "Logged out", "check TELEGRAM_API_ROOT"],
  [502, "Bad Gateway", "tries again by itself"],
])("%i %s is explained with what to do", async (code, description, advice, parameters = {}) => {
  const body = { ok: false, error_code: code, description, parameters };
  const { apiRoot } = await botApi({ status: code, body });
  expect(await sendTestMessage({ token: "1:a", chatId: -5, apiRoot }, () => undefined)).toContain(advice);
});

/** Starts a server on a free local port, and returns its URL. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A fake Bot API server that knows the bot and its chat, stubs the response to `sendMessage`, and records all requests. */
async function botApi(sendMessage: { status: number; body: object }): Promise<{ apiRoot: string; asked: string[] }> {
  const asked: string[] = [];
  const answers: Record<string, { status: number; body: object }> = {
    getMe: { status: 200, body: { ok: true, result: { id: 1, is_bot: true, first_name: "B", username: "vip_bot" } } },
    getChat: { status: 200, body: { ok: true, result: { id: -5, type: "group", title: "Bookings" } } },
    sendMessage,
  };
  const apiRoot = await serve((request, response) => {
    const method = request.url?.split("/").at(-1) ?? "";
    asked.push(method);
    const { status, body } = answers[method] ?? { status: 404, body: {} };
    request.resume();
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  });
  return { apiRoot, asked };
}

test("a test message looks up bot and chat first, and prints what it found", async () => {
  const { apiRoot, asked } = await botApi({ status: 200, body: { ok: true, result: { message_id: 1 } } });
  const lines: string[] = [];
  expect(await sendTestMessage({ token: "1:a", chatId: -5, apiRoot }, (line) => lines.push(line))).toBeNull();
  expect(asked).toEqual(["getMe", "getChat", "sendMessage"]);
  expect(lines.join("\n")).toMatch(/@vip_bot[^]*Bookings[^]*arrived/);
});

test("a test message has arrived only if Telegram gave it a number", async () => {
  const { apiRoot } = await botApi({ status: 200, body: { ok: true } });
  const lines: string[] = [];
  const fault = await sendTestMessage({ token: "1:a", chatId: -5, apiRoot }, (line) => lines.push(line));
  expect(fault).toContain("the answer has another shape");
  expect(lines.join()).not.toContain("arrived");
});

test("an unreachable Telegram is reported without the token", async () => {
  const settings = { token: "123456:secret", chatId: 5, apiRoot: "http://127.0.0.1:1" };
  const fault = await sendTestMessage(settings, () => expect.fail("nothing can have gone well"));
  expect(fault).toMatch(/^http:\/\/127\.0\.0\.1:1 does not answer as Telegram does/);
  expect(fault).not.toContain("secret");
});

test.each<[string, (response: ServerResponse) => void, string]>([
  ["a page", (response) => response.writeHead(502).end("<h1>Bad Gateway</h1>"), "not answer as Telegram does"],
  ["JSON of another shape", (response) => response.end('{"ok":false}'), "not answer as Telegram does"],
  ["that all is well", (response) => response.end('{"ok":true,"result":true}'), "not answer as Telegram does"],
  ["nothing", (response) => response.destroy(), "not answer as Telegram does"],
  [
    "a no that holds the address",
    (response) =>
      response.writeHead(400).end('{"ok":false,"error_code":400,"description":"no /bot123456:secret/getMe"}'),
    "It said: no /bot***/getMe",
  ],
])("a server that answers %s is explained", async (_, answer, advice) => {
  const apiRoot = await serve((request, response) => {
    request.resume();
    answer(response);
  });
  const fault = await sendTestMessage({ token: "123456:secret", chatId: 5, apiRoot }, () => undefined);
  expect(fault).toContain(advice);
  expect(fault).not.toContain("secret");
});

test("a failed connection is reported with its error code", async () => {
  const cause = Object.assign(new Error("to /bot123456:secret/getMe"), { code: "CERT_HAS_EXPIRED" });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed", { cause })));
  const settings = { token: "123456:secret", chatId: 5, apiRoot: "https://api.example" };
  const fault = await sendTestMessage(settings, () => undefined);
  expect(fault).toMatch(/^https:\/\/api\.example does not answer .*\(CERT_HAS_EXPIRED\)\. Check .*DNS.*clock/);
  expect(fault).not.toContain("secret");
});

const FINDINGS = { health: FINE, stored: null, damaged: [], hasChat: true };

test.each<[string, Partial<Health> | null, RegExp]>([
  ["nothing", {}, /^$/],
  ["a site that is down", null, /^No relay answers/],
  ["what waits since a moment", { waiting: 1, oldestSeconds: 540, reason: "no answer" }, /^$/],
  ["an outage", { status: "delayed", waiting: 1, oldestSeconds: 660, reason: "no answer" }, /ten minutes: no answer\./],
  ["what waits for an unknown reason", { status: "delayed", waiting: 1 }, /ten minutes: the relay's log says why\./],
  ["what was refused", { failed: 1 }, /^Dead letters, .+: 1\./],
  [
    "a closed topic",
    { status: "misconfigured", reason: "check TELEGRAM_TOPIC_ID" },
    /from this relay: check TELEGRAM_TOPIC_ID\./,
  ],
  [
    "a full disk",
    { status: "unavailable", waiting: null, reason: "the disk is full" },
    /messages: the disk is full\.$/,
  ],
])("the status lists what needs attention: %s", (_, health, problem) => {
  const problems = findProblems({ ...FINDINGS, health: health && { ...FINE, ...health } });
  expect(problems.length).toBeLessThanOrEqual(1);
  expect(problems.join()).toMatch(problem);
});

test("a relay that is down is reported with the numbers of messages that wait for it, and of dead letters", () => {
  expect(findProblems({ ...FINDINGS, health: null, stored: { waiting: 3, failed: 1 } })).toEqual([
    expect.stringContaining("Messages that wait in its outbox: 3, dead letters: 1."),
  ]);
});

test("a relay without a chat needs attention, because nobody may read its terminal", () => {
  expect(findProblems({ ...FINDINGS, hasChat: false })).toEqual([
    expect.stringContaining("No Telegram chat is connected"),
  ]);
});

test("each damaged file that was set aside needs attention", () => {
  const problems = findProblems({ ...FINDINGS, damaged: ["outbox.damaged-1.db", "outbox.damaged-2.db"] });
  expect(problems).toEqual([expect.stringContaining("outbox.damaged-1.db, outbox.damaged-2.db")]);
});
