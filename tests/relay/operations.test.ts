import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import Libsql from "libsql";
import { expect, onTestFinished, test, vi } from "vitest";
import { backUp } from "#relay/backup.ts";
import type { Damage } from "#relay/damage.ts";
import { StoreError } from "#relay/database.ts";
import { openFileDatabase } from "#relay/fileDatabase.ts";
import { createOutbox, type Outbox } from "#relay/outbox.ts";
import {
  concernsOf,
  describeStatus,
  readStatus,
  spanOf,
  type Health,
  type StoredMessage,
  type StoreStatus,
} from "#relay/status.ts";
import { explain, sendTestMessage } from "#relay/testMessage.ts";
import { createFakeClock } from "#tests/support/fakeClock.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

async function runningRelay(): Promise<{ folder: string; outbox: Outbox; clock: ReturnType<typeof createFakeClock> }> {
  const folder = await temporaryFolder();
  const clock = createFakeClock();
  const outbox = createOutbox(await openFileDatabase(folder.path), clock.now);
  onTestFinished(async () => {
    await outbox.close();
    await folder.remove();
  });
  return { folder: folder.path, outbox, clock };
}

async function accept(outbox: Outbox, reference: string, text: string): Promise<void> {
  await outbox.accept({ reference, text, idempotencyKey: null, body: [text] });
}

test("the status names what waits and what failed by reference and age, and never the text", async () => {
  const { folder, outbox, clock } = await runningRelay();
  const at = { databaseUrl: null, dataDir: folder };
  expect(describeStatus(await readStatus(at), clock.now())).toEqual([
    "Waiting: 0",
    "Failed (refused by Telegram, tried again every hour and at each start): 0",
  ]);
  await accept(outbox, "K7QF-2M9X", "Ad Soyad: Ann Lee");
  await outbox.refuse((await outbox.claim(0)).delivery?.id ?? "", HOUR);
  await clock.advance(2 * HOUR + 5 * 60 * SECOND);
  await accept(outbox, "B2CD-3FGH", "Ad Soyad: Bob Ray");
  await clock.advance(42 * SECOND);
  const lines = describeStatus(await readStatus(at), clock.now());
  expect(lines).toEqual([
    "Waiting: 1, the oldest for 42 s",
    "  B2CD-3FGH  42 s old, attempts: 0",
    "Failed (refused by Telegram, tried again every hour and at each start): 1, the oldest for 2 h 5 min",
    "  K7QF-2M9X  2 h 5 min old, attempts: 1",
  ]);
  expect(lines.join()).not.toMatch(/Ann|Bob/);
});

test("a store that is not there, or is none, cannot be read, and is not made by looking", async () => {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  await expect(readStatus({ databaseUrl: null, dataDir: folder.path })).rejects.toThrow(StoreError);
  expect(existsSync(join(folder.path, "outbox.db"))).toBe(false);
  await expect(
    readStatus({ databaseUrl: "postgres://u:secret@127.0.0.1:1/relay", dataDir: folder.path }),
  ).rejects.toThrow(/^DATABASE_URL: (?!.*secret)/);
});

/** The outbox of a relay that was killed with every message in the log, and what else lies in its folder. */
async function killedRelay(): Promise<{ folder: string; log: string }> {
  const { folder: running, outbox } = await runningRelay();
  for (let index = 0; index < 20; index += 1) await accept(outbox, "K7QF-2M9X", `message ${index}`);
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  for (const name of ["outbox.db", "outbox.db-wal", "outbox.lock"])
    writeFileSync(join(folder.path, name), readFileSync(join(running, name)));
  return { folder: folder.path, log: join(folder.path, "outbox.db-wal") };
}

function everyFile(folder: string): Map<string, string> {
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "base64")]));
}

function waitingIn(path: string): unknown {
  return new Libsql(path).prepare("SELECT COUNT(*) AS waiting FROM outbox WHERE state = 'waiting'").all();
}

async function aTarget(): Promise<string> {
  const elsewhere = await temporaryFolder();
  onTestFinished(elsewhere.remove);
  return join(elsewhere.path, "copy.db");
}

test("with no relay at work backup and status change not a byte, and see what is in the log", async () => {
  const { folder } = await killedRelay();
  const before = everyFile(folder);
  expect((await readStatus({ databaseUrl: null, dataDir: folder })).messages).toHaveLength(20);
  expect(everyFile(folder)).toEqual(before);
  const target = await aTarget();
  await backUp(folder, target);
  expect(everyFile(folder)).toEqual(before);
  expect(waitingIn(target)).toEqual([{ waiting: 20 }]);
  expect(statSync(target).mode & 0o777).toBe(0o600);
  expect(readdirSync(dirname(target))).toEqual(["copy.db"]);
});

const DAMAGES: [string, (folder: string, log: string) => void][] = [
  [
    "whose log is damaged",
    (_, log) => {
      const bytes = readFileSync(log);
      bytes.writeUInt8(bytes.readUInt8(200) ^ 1, 200);
      writeFileSync(log, bytes);
    },
  ],
  ["that is empty beside a full log", (folder) => writeFileSync(join(folder, "outbox.db"), "")],
  ["that is gone beside a full log", (folder) => rmSync(join(folder, "outbox.db"))],
  ["that a relay found damaged at work", (folder) => writeFileSync(join(folder, "outbox.suspect"), "")],
];

test.each(DAMAGES)(
  "an outbox %s is neither backed up nor read, loudly, and the relay loses nothing",
  async (_, harm) => {
    const { folder, log } = await killedRelay();
    harm(folder, log);
    const before = everyFile(folder);
    const target = await aTarget();
    await expect(backUp(folder, target)).rejects.toThrow(/^DATA_DIR: .* is damaged\. [^]*Start the relay/);
    await expect(readStatus({ databaseUrl: null, dataDir: folder })).rejects.toThrow(/is damaged/);
    expect(existsSync(target)).toBe(false);
    expect(everyFile(folder)).toEqual(before);

    const damages: Damage[] = [];
    const database = await openFileDatabase(folder, { onReplaced: (damage) => damages.push(damage) });
    expect(damages).toMatchObject([{ carried: 20 }]);
    // With a relay at work on the new one both can be had.
    expect(await readStatus({ databaseUrl: null, dataDir: folder })).toMatchObject({ setAside: [damages[0]?.file] });
    await backUp(folder, target);
    await database.close();
    expect(waitingIn(target)).toEqual([{ waiting: 20 }]);
  },
);

test("a torn page or an exchange that was cut short is no outbox to copy either", async () => {
  const { folder } = await runningRelay();
  const [torn, ready] = [await temporaryFolder(), await temporaryFolder()];
  for (const { path, remove } of [torn, ready]) {
    onTestFinished(remove);
    await backUp(folder, join(path, "outbox.db"));
  }
  const bytes = readFileSync(join(torn.path, "outbox.db"));
  writeFileSync(join(torn.path, "outbox.db"), bytes.fill(0x55, 4_096, 8_192));
  writeFileSync(join(ready.path, "outbox.ready.db"), bytes);
  for (const { path } of [torn, ready]) {
    const before = everyFile(path);
    await expect(backUp(path, await aTarget())).rejects.toThrow(/is damaged/);
    expect(everyFile(path)).toEqual(before);
  }
});

test("a backup keeps no relay from starting", async () => {
  const { folder } = await killedRelay();
  const copies = Array.from({ length: 5 }, async () => backUp(folder, await aTarget()));
  const database = await openFileDatabase(folder, { waitMs: 10_000 });
  await Promise.all(copies);
  expect((await createOutbox(database, createFakeClock().now).counts()).waiting).toBe(20);
  await database.close();
});

test.each([
  [0, "0 s"],
  [59_999, "59 s"],
  [60_000, "1 min"],
  [3_600_000, "1 h"],
  [93_784_000, "1 d 2 h"],
  [-5, "0 s"],
])("%i milliseconds are %s", (ms, span) => {
  expect(spanOf(ms)).toBe(span);
});

test("a backup that is taken while the relay works holds every message, and a relay starts from it", async () => {
  const { folder, outbox } = await runningRelay();
  for (let index = 0; index < 20; index += 1) await accept(outbox, "K7QF-2M9X", `message ${index}`);
  const elsewhere = await temporaryFolder();
  onTestFinished(elsewhere.remove);
  const target = join(elsewhere.path, "outbox.db");
  expect(await backUp(folder, target)).toBe(statSync(target).size);
  expect(statSync(target).mode & 0o777).toBe(0o600);
  await accept(outbox, "K7QF-2M9X", "message after the backup");

  const restored = createOutbox(await openFileDatabase(elsewhere.path), createFakeClock().now);
  onTestFinished(() => restored.close());
  expect((await restored.counts()).waiting).toBe(20);
  expect((await restored.claim(0)).delivery?.text).toBe("message 0");
  expect(new Libsql(target).prepare("PRAGMA journal_mode").all()).toEqual([{ journal_mode: "wal" }]);
});

test("a backup never takes the place of another file", async () => {
  const { folder } = await runningRelay();
  const target = join(folder, "outbox.db");
  const before = readFileSync(target);
  await expect(backUp(folder, target)).rejects.toThrow(/EEXIST/);
  expect(readFileSync(target).equals(before)).toBe(true);
  await expect(backUp(join(folder, "nowhere"), join(folder, "copy.db"))).rejects.toThrow("there is no outbox");
  expect(existsSync(join(folder, "copy.db"))).toBe(false);
});

test.each([
  [{ code: 401, description: "Unauthorized" }, "TELEGRAM_BOT_TOKEN"],
  [{ code: 404, description: "Not Found" }, "TELEGRAM_BOT_TOKEN"],
  [{ code: 400, description: "Bad Request: group chat was upgraded to a supergroup chat" }, "has another number"],
  [{ code: 400, description: "Bad Request: group chat was deactivated" }, "add the bot to another one"],
  [{ code: 403, description: "Forbidden: bots can't send messages to bots" }, "is the number of a bot"],
  [{ code: 403, description: "Forbidden: bot is not a member of the channel chat" }, "add it to the group or channel"],
  [
    { code: 400, description: "Bad Request: need administrator rights in the channel chat" },
    "make it an administrator",
  ],
  [{ code: 400, description: "Bad Request: TOPIC_CLOSED" }, "open it again"],
  [{ code: 400, description: "Bad Request: CHAT_WRITE_FORBIDDEN" }, "the right to post messages"],
  [{ code: 403, description: "" }, "TELEGRAM_CHAT_ID is right"],
  [{ code: 400, description: "" }, "400 without saying why. Check TELEGRAM_CHAT_ID"],
  [{ code: 409, description: "Conflict: terminated by other getUpdates request" }, "Another program uses this bot"],
  [{ code: 429, description: "Too Many Requests: retry after 37", retryAfter: 37 }, "wait 37 seconds"],
  [{ code: 503, description: "" }, "try again later"],
  [{ code: 400, description: "Bad Request: chat not found" }, "check TELEGRAM_CHAT_ID"],
  [{ code: 403, description: "Forbidden: bot was kicked from the group chat" }, "add it to the group or channel again"],
  [{ code: 403, description: "Forbidden: bot was blocked by the user" }, "press Restart"],
  [{ code: 403, description: "Forbidden: bot can't initiate conversation with a user" }, "press Start"],
  [
    { code: 400, description: "Bad Request: group chat was upgraded", movedTo: -1001234567890 },
    "TELEGRAM_CHAT_ID=-1001234567890",
  ],
  [{ code: 400, description: "Bad Request: not enough rights to send text messages" }, "the right to post messages"],
  [{ code: 429, description: "Too Many Requests: retry after 5" }, "wait a minute"],
  [{ code: 420, description: "FLOOD_WAIT_42" }, "wait 42 seconds"],
  [{ code: 420, description: "[Error]: FLOOD_WAIT" }, "wait a minute"],
  [{ code: 400, description: "Logged out" }, "set TELEGRAM_API_ROOT to the one it moved to"],
  [{ code: 400, description: "Bad Request: Logged out" }, "logged out of this Bot API server"],
  [{ code: 502, description: "Bad Gateway" }, "try again later"],
  [{ code: 400, description: "Bad Request: something new" }, "400: Bad Request: something new"],
])("%o is explained by what to do", (error, advice) => {
  expect(explain(error)).toContain(advice);
});

/** A Bot API server that knows the bot and its chat, and answers `sendMessage` as told. What it was asked is noted. */
async function botApi(sendMessage: { status: number; body: object }): Promise<{ apiRoot: string; asked: string[] }> {
  const asked: string[] = [];
  const answers: Record<string, { status: number; body: object }> = {
    getMe: { status: 200, body: { ok: true, result: { id: 1, is_bot: true, first_name: "B", username: "vip_bot" } } },
    getChat: { status: 200, body: { ok: true, result: { id: -5, type: "group", title: "Bookings" } } },
    sendMessage,
  };
  const server = createServer((request, response) => {
    const method = request.url?.split("/").at(-1) ?? "";
    asked.push(method);
    const { status, body } = answers[method] ?? { status: 404, body: {} };
    request.resume();
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  return { apiRoot: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

test("a test message asks for bot and chat first, and says what it found", async () => {
  const { apiRoot, asked } = await botApi({ status: 200, body: { ok: true, result: { message_id: 1 } } });
  const lines: string[] = [];
  expect(await sendTestMessage({ token: "1:a", chatId: -5, apiRoot }, (line) => lines.push(line))).toBeNull();
  expect(asked).toEqual(["getMe", "getChat", "sendMessage"]);
  expect(lines.join("\n")).toMatch(/@vip_bot[^]*Bookings[^]*arrived/);
});

test("a group that has moved is told with its new number", async () => {
  const description = "Bad Request: group chat was upgraded to a supergroup chat";
  const parameters = { migrate_to_chat_id: -1001234567890 };
  const { apiRoot } = await botApi({ status: 400, body: { ok: false, error_code: 400, description, parameters } });
  expect(await sendTestMessage({ token: "1:a", chatId: -5, apiRoot }, () => undefined)).toContain(
    "TELEGRAM_CHAT_ID=-1001234567890",
  );
});

test("a Telegram that cannot be reached is told without the token", async () => {
  const settings = { token: "123456:secret", chatId: 5, apiRoot: "http://127.0.0.1:1" };
  const fault = await sendTestMessage(settings, () => expect.fail("nothing can have gone well"));
  expect(fault).toContain("http://127.0.0.1:1 cannot be reached");
  expect(fault).not.toContain("secret");
});

/** What a server may answer to any question. */
type Answer = (response: ServerResponse) => void;

const JSON_HEAD = { "Content-Type": "application/json" };

test.each<[string, Answer, string]>([
  ["a page with 502", (response) => response.writeHead(502).end("<h1>Bad Gateway</h1>"), "answered 502 with a page"],
  ["a page with 200", (response) => response.writeHead(200).end("<h1>Welcome</h1>"), "not as Telegram does"],
  ["a page with 404", (response) => response.writeHead(404).end("<h1>Nothing</h1>"), "check TELEGRAM_API_ROOT"],
  ["nothing", (response) => response.destroy(), "cut before the answer was whole"],
  [
    "half an answer",
    (response) => {
      response.writeHead(200, { ...JSON_HEAD, "Content-Length": "500" }).write('{"ok":tr');
      setTimeout(() => response.destroy(), 20);
    },
    "cut before the answer was whole",
  ],
  ["half of the JSON", (response) => response.writeHead(200, JSON_HEAD).end('{"ok":tr'), "not as Telegram does"],
  ["JSON that is null", (response) => response.writeHead(200, JSON_HEAD).end("null"), "not as Telegram does"],
  [
    "a no without a reason",
    (response) => response.writeHead(400, JSON_HEAD).end('{"ok":false}'),
    "400 without saying why",
  ],
  ["a no with 200", (response) => response.writeHead(200, JSON_HEAD).end('{"ok":false}'), "not as Telegram does"],
  [
    "a no that holds the address",
    (response) =>
      response
        .writeHead(400, JSON_HEAD)
        .end('{"ok":false,"error_code":400,"description":"no /bot123456:secret/getMe"}'),
    "400: no /bot***/getMe",
  ],
])("a server that answers %s is explained", async (_, answer, advice) => {
  const server = createServer((request, response) => {
    request.resume();
    answer(response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const apiRoot = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fault = await sendTestMessage({ token: "123456:secret", chatId: 5, apiRoot }, () => undefined);
  expect(fault).toContain(advice);
  expect(fault).not.toContain("secret");
});

test.each([
  ["ENOTFOUND", "DNS"],
  ["EAI_AGAIN", "DNS"],
  ["ECONNREFUSED", "nothing answers there"],
  ["ENETUNREACH", "no way to it"],
  ["UND_ERR_CONNECT_TIMEOUT", "did not answer within 10 seconds"],
  ["CERT_HAS_EXPIRED", "certificate"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "certificate"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "certificate"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "certificate"],
  ["SOMETHING_NEW", "check the connection"],
])("a connection that fails by %s is explained", async (code, advice) => {
  const cause = Object.assign(new Error("to /bot123456:secret/getMe"), { code });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed", { cause })));
  const settings = { token: "123456:secret", chatId: 5, apiRoot: "https://api.example" };
  const fault = await sendTestMessage(settings, () => undefined);
  expect(fault).toContain("https://api.example cannot be reached");
  expect(fault).toContain(advice);
  expect(fault).not.toContain("secret");
});

test.each<[string, Partial<StoreStatus>, Health | null, number, RegExp]>([
  ["nothing", {}, "ok", 0, /^$/],
  ["a site that is down, though nothing waits", {}, null, 0, /^No relay answers, and nothing /],
  ["what waits since a moment", { messages: [stored("waiting")] }, "ok", 9, /^$/],
  ["what waits without a relay", { messages: [stored("waiting")] }, null, 0, /^No relay answers, and 1 /],
  ["what waits for long", { messages: [stored("waiting")] }, "ok", 11, /^1 of what waits is older than 10 min/],
  ["what was refused", { messages: [stored("refused")] }, "ok", 0, /^Telegram refused 1/],
  ["a damaged file", { setAside: ["outbox.damaged-1.db"] }, "ok", 0, /^1 damaged files/],
  ["a wrong token", {}, "misconfigured", 0, /^Telegram does not take the bot/],
  ["a store out of order", {}, "unavailable", 0, /store/],
])("somebody has to look when they have to: %s", (_, store, health, minutes, concern) => {
  const concerns = concernsOf({ messages: [], setAside: [], ...store }, health, minutes * 60 * SECOND);
  expect(concerns.length).toBeLessThanOrEqual(1);
  expect(concerns.join()).toMatch(concern);
});

/** A message of the first moment of 1970. */
function stored(state: "waiting" | "refused"): StoredMessage {
  return { reference: "K7QF-2M9X", state, created: 0, attempts: 1 };
}
