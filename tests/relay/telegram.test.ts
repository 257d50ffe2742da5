import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { HttpError } from "grammy/web";
import { expect, onTestFinished, test, vi } from "vitest";
import { classifyError, createTelegramChannel, type TelegramSettings } from "#relay/channels/telegram.ts";
import { createTerminalChannel } from "#relay/channels/terminal.ts";
import { createLog } from "#relay/log.ts";
import type { Channel, Message, Outcome } from "#relay/outbox/delivery.ts";
import { withFooter } from "#relay/outbox/messageFooter.ts";
import { LOCATIONS } from "#content/locations.ts";
import { readBookingFacts } from "#src/domain/bookingFacts.ts";
import {
  FAKE_CHAT_ID,
  FAKE_TOKEN,
  startFakeTelegram,
  type FakeTelegram,
  type TelegramMode,
} from "#tests/support/fakeTelegram.ts";
import { labelOf } from "#tests/support/testRelay.ts";

const NEVER = new AbortController().signal;

const BOOKING = [
  "Ad Soyad: Ann Lee",
  "Telefon: +905321234567",
  `Nereden: ${labelOf("airport")}`,
  `Nereye: ${labelOf("yalıkavak")}`,
  "Tarih: 2027-07-14",
  "Saat: 23:30",
].join("\n");

/** A message as the relay stores it, with the facts that its text states. */
function messageOf(text: string): Message {
  const facts = { booking: readBookingFacts(text, LOCATIONS), folded: null, footer: { offset: 0, length: 1 } };
  return { reference: "K7QF-2M9X", text, facts };
}

/** The same with the relay's own last line. */
function sentMessage(message: string): Message {
  const reference = "K7QF-2M9X";
  const booking = readBookingFacts(message, LOCATIONS);
  const footer = { message, booking, reference, address: null, now: 0, suspicious: false, earlier: null };
  return { reference, ...withFooter(footer) };
}

/** A channel, and the log lines that it writes. */
function openChannel(settings: Partial<TelegramSettings>): { channel: Channel; lines: string[] } {
  const lines: string[] = [];
  const log = createLog({ level: "info", secrets: [], destination: { write: (line) => lines.push(line) } });
  const all = { token: FAKE_TOKEN, chatId: Number(FAKE_CHAT_ID), apiRoot: "http://127.0.0.1:1", ...settings };
  return { channel: createTelegramChannel(all, log), lines };
}

async function setUp(): Promise<{ telegram: FakeTelegram; channel: Channel }> {
  const telegram = await startFakeTelegram({ slowMs: 100 });
  onTestFinished(telegram.close);
  return { telegram, channel: openChannel({ apiRoot: telegram.url }).channel };
}

/** A message as it is sent to the Bot API. */
interface SentMessage {
  chat_id: number;
  message_thread_id?: number;
  text: string;
  parse_mode?: string;
  entities?: { type: string; offset: number; length: number; url?: string }[];
  reply_markup?: { inline_keyboard: object[][] };
  link_preview_options?: { is_disabled: boolean };
}

/** Starts a fake Bot API server that records all messages. `fault` returns the error for a message, or `null` if it is accepted. */
async function startBotApi(fault: (message: SentMessage) => object | null): Promise<{
  apiRoot: string;
  sent: SentMessage[];
}> {
  const sent: SentMessage[] = [];
  const server = createServer(async (request, response) => {
    const message = (await json(request)) as SentMessage;
    sent.push(message);
    const error = fault(message);
    const answer = error === null ? { ok: true, result: { message_id: 1 } } : { ok: false, error_code: 400, ...error };
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { apiRoot: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent };
}

test("a message reaches the chat unchanged", async () => {
  const { telegram, channel } = await setUp();
  const text = "14.07.2027 · Havalimanı → Yalıkavak\n<b>&amp; *_[`\n🚐";
  expect(await channel.send(messageOf(text), NEVER)).toEqual({ kind: "sent" });
  expect(telegram.messages).toMatchObject([{ text, chatId: Number(FAKE_CHAT_ID) }]);
});

const AGAIN = "this passes, and the relay tries again by itself";

test.each<[string, TelegramMode, Outcome]>([
  ["a slow answer is an answer", "slow", { kind: "sent" }],
  ...(["down", "cut"] as const).map((mode): [string, TelegramMode, Outcome] => [
    `a connection that is dropped (${mode}) is later, and the message may have arrived`,
    mode,
    { kind: "later", reason: expect.stringMatching(/^no usable answer/), mayHaveArrived: true },
  ]),
  [
    "a page of some proxy is later, and the message may have arrived",
    "html",
    { kind: "later", reason: "the answer is not JSON", mayHaveArrived: true },
  ],
  [
    "the time of a proxy is up, and the message may have arrived",
    { error: 504 },
    { kind: "later", reason: "no answer in time", mayHaveArrived: true },
  ],
  [
    "JSON of another shape is later, and the message may have arrived",
    "strange",
    { kind: "later", reason: "the answer has another shape", mayHaveArrived: true },
  ],
  ...[408, 409, 420, 425, 429].map((error): [string, TelegramMode, Outcome] => [
    `${error} is later`,
    { error },
    { kind: "later", reason: `Telegram answered ${error}: ${AGAIN}` },
  ]),
  ...[500, 502].map((error): [string, TelegramMode, Outcome] => [
    `${error} is later`,
    { error },
    { kind: "later", reason: `Telegram answered ${error}: ${AGAIN}` },
  ]),
  ...[37, 36.2, 3_600].map((seconds): [string, TelegramMode, Outcome] => [
    `429 is later, with its pause of ${seconds} seconds, rounded up because a store holds no fractions`,
    { error: 429, retryAfter: seconds },
    {
      kind: "later",
      reason: `Telegram answered 429: it asks to wait ${Math.ceil(seconds)} seconds`,
      pauseSeconds: Math.ceil(seconds),
    },
  ]),
  [
    "a pause of more than an hour is one of an hour",
    { error: 429, retryAfter: 1e300 },
    { kind: "later", reason: "Telegram answered 429: it asks to wait 3600 seconds", pauseSeconds: 3_600 },
  ],
  ...["abc", "37", -1, 0, null, true, [37], { seconds: 37 }].map((odd): [string, TelegramMode, Outcome] => [
    `a pause that is no time, such as ${JSON.stringify(odd)}, is none`,
    { error: 429, retryAfter: odd },
    { kind: "later", reason: `Telegram answered 429: ${AGAIN}` },
  ]),
  ...[
    { error: 400, description: "Bad Request: message is too long" },
    // Only a whole description names the chat: others may quote the message.
    { error: 400, description: "Bad Request: chat not found: Ann" },
    { error: 400, description: "Ann: Bad Request: chat not found" },
    { error: 418 },
  ].map((mode): [string, TelegramMode, Outcome] => [
    `${mode.error} ${mode.description ?? ""} is refused`,
    mode,
    { kind: "refused", reason: `Telegram answered ${mode.error}: it does not take this message` },
  ]),
  ...[{ error: 401 }, { error: 404 }, { error: 400, description: "Logged out" }].map(
    (mode): [string, TelegramMode, Outcome] => [
      `${mode.error} ${mode.description ?? ""} is a wrong token`,
      mode,
      {
        kind: "misconfigured",
        reason: expect.stringMatching(
          `^Telegram answered ${mode.error}: no bot has this TELEGRAM_BOT_TOKEN.*TELEGRAM_API_ROOT$`,
        ),
      },
    ],
  ),
])("%s", async (_, mode, outcome) => {
  const { telegram, channel } = await setUp();
  telegram.answer(mode);
  expect(await channel.send(messageOf("text"), NEVER)).toEqual(outcome);
});

test.each([
  ["of a request", new HttpError("no", new Error("Request timed out after 30 seconds"))],
  ["of an attempt", new HttpError("no", new DOMException("This operation was aborted", "AbortError"))],
])("no answer in the time %s is later, and the message may have arrived", (_, error) => {
  expect(classifyError(error)).toEqual({ kind: "later", reason: "no answer in time", mayHaveArrived: true });
});

test.each([
  "null",
  "[]",
  "5",
  "",
  '{"ok":tr',
  // What is not Telegram may say that all is well.
  '{"ok":true}',
  '{"ok":true,"result":false}',
  '{"ok":true,"result":true}',
  '{"ok":true,"result":{}}',
  '{"ok":true,"result":{"message_id":"1"}}',
])("the odd answer %j is later, to a message, which may have arrived, and to a check", async (answer) => {
  vi.stubGlobal("fetch", async () => new Response(answer));
  const { channel } = openChannel({});
  for (const outcome of [await channel.send(messageOf("text"), NEVER), await channel.check(NEVER)]) {
    expect(outcome).toEqual({
      kind: "later",
      reason: expect.stringMatching(/^the answer (?:is not JSON|has another shape)$/),
      mayHaveArrived: true,
    });
  }
});

test.each(["ECONNREFUSED", "ENOTFOUND", "UND_ERR_CONNECT_TIMEOUT"])(
  "a connection that never was (%s) is later, and the message has not arrived",
  async (code) => {
    const cause = Object.assign(new Error("no"), { code });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed", { cause })));
    expect(await openChannel({}).channel.send(messageOf("text"), NEVER)).toEqual({
      kind: "later",
      reason: `no usable answer (${code})`,
      mayHaveArrived: false,
    });
  },
);

test.each([
  [400, "Bad Request: chat not found"],
  [400, "Bad Request: chat_id is empty"],
  [400, "Bad Request: group chat was deactivated"],
  [400, "Bad Request: group chat was upgraded to a supergroup chat"],
  [400, "Bad Request: have no rights to send a message"],
  [400, "Bad Request: not enough rights to send text messages to the chat"],
  [400, "Bad Request: need administrator rights in the channel chat"],
  [400, "Bad Request: PEER_ID_INVALID"],
  [400, "Bad Request: CHAT_WRITE_FORBIDDEN"],
  [403, "Forbidden: bot was kicked from the group chat"],
  [403, ""],
])("%i %s is an error of the chat, not of a message", async (error, description) => {
  const { telegram, channel } = await setUp();
  telegram.answer({ error, description });
  expect(await channel.send(messageOf(BOOKING), NEVER)).toEqual({
    kind: "misconfigured",
    reason: expect.stringMatching(`^Telegram answered ${error}: check TELEGRAM_CHAT_ID, .+ may write there$`),
  });
  expect(telegram.attempts()).toBe(1);
});

test.each(["Bad Request: TOPIC_CLOSED", "Bad Request: message thread not found"])(
  "%s is an error of the topic, not of a message",
  async (description) => {
    const { telegram, channel } = await setUp();
    telegram.answer({ error: 400, description });
    expect(await channel.send(messageOf(BOOKING), NEVER)).toEqual({
      kind: "misconfigured",
      reason: "Telegram answered 400: check TELEGRAM_TOPIC_ID, and whether that topic of the group is open",
    });
  },
);

test("a check asks for the bot and the chat, and sends nothing", async () => {
  const { telegram, channel } = await setUp();
  expect(await channel.check(NEVER)).toBeNull();
  expect([telegram.messages, telegram.attempts()]).toEqual([[], 2]);
});

test.each<[string, Partial<TelegramSettings>, string]>([
  ["a wrong token", { token: "1:wrong" }, "no bot has this TELEGRAM_BOT_TOKEN"],
  ["a chat that does not exist", { chatId: -7 }, "check TELEGRAM_CHAT_ID"],
])("a check finds %s", async (_, settings, reason) => {
  const { telegram } = await setUp();
  const { channel } = openChannel({ apiRoot: telegram.url, ...settings });
  expect(await channel.check(NEVER)).toEqual({ kind: "misconfigured", reason: expect.stringContaining(reason) });
});

test("a check that is refused finds wrong settings, because there is no message that could be the reason", async () => {
  const { apiRoot } = await startBotApi(() => ({ description: "Bad Request" }));
  const { channel } = openChannel({ apiRoot });
  expect(await channel.send(messageOf("text"), NEVER)).toMatchObject({ kind: "refused" });
  expect(await channel.check(NEVER)).toEqual({
    kind: "misconfigured",
    reason: expect.stringContaining("check TELEGRAM_API_ROOT, TELEGRAM_BOT_TOKEN and TELEGRAM_CHAT_ID"),
  });
});

test("a check of a server that does not answer is later", async () => {
  expect(await openChannel({}).channel.check(NEVER)).toMatchObject({ kind: "later" });
});

test("messages go to the topic that is set", async () => {
  const { apiRoot, sent } = await startBotApi(() => null);
  await openChannel({ apiRoot, topicId: 42 }).channel.send(messageOf("one"), NEVER);
  await openChannel({ apiRoot }).channel.send(messageOf("two"), NEVER);
  expect(sent.map(({ message_thread_id: topic }) => topic)).toEqual([42, undefined]);
});

test("a server that knows no quotes or no buttons gets the text alone", async () => {
  const { apiRoot, sent } = await startBotApi(({ entities }) =>
    entities === undefined ? null : { description: "Bad Request: unsupported entity" },
  );
  expect(await openChannel({ apiRoot }).channel.send(messageOf(BOOKING), NEVER)).toEqual({ kind: "sent" });
  expect(sent.map(({ text }) => text)).toEqual([BOOKING, BOOKING, BOOKING]);
});

test("no reason contains the token or the text", async () => {
  const { telegram, channel } = await setUp();
  const outcomes: unknown[] = [];
  for (const mode of ["down", "cut", "html", { error: 400 }, { error: 401 }, { error: 500 }] as const) {
    telegram.answer(mode);
    outcomes.push(await channel.send(messageOf("+905321234567"), NEVER));
  }
  for (const apiRoot of ["http://127.0.0.1:1", "http://no-such-host.invalid"]) {
    outcomes.push(await openChannel({ apiRoot }).channel.send(messageOf("+905321234567"), NEVER));
  }
  expect(JSON.stringify(outcomes)).not.toMatch(/fake-token|905321234567/);
});

test("a booking has buttons below it, and its text is unchanged", async () => {
  const { telegram, channel } = await setUp();
  expect(await channel.send(messageOf(BOOKING), NEVER)).toEqual({ kind: "sent" });
  expect(telegram.messages[0]?.text).toBe(BOOKING);
  expect(telegram.messages[0]?.buttons.map(({ text }) => text)).toEqual([
    "WhatsApp'tan yaz",
    "Fiyat",
    "Şoför ve plaka",
    "Takvime ekle",
    "Yol tarifi",
  ]);
});

test("buttons of one kind share a row", async () => {
  const { apiRoot, sent } = await startBotApi(() => null);
  await openChannel({ apiRoot }).channel.send(messageOf(BOOKING), NEVER);
  expect(sent[0]?.reply_markup?.inline_keyboard.map((row) => row.length)).toEqual([1, 2, 1, 1]);
});

test("the drafts in the folded part are links, also where the guest has written the same words", async () => {
  const { apiRoot, sent } = await startBotApi(() => null);
  const sending = sentMessage(`${BOOKING}\nNot: Taslaklar: Onay\n\nTakvim: https://calendar.google.com/`);
  await openChannel({ apiRoot }).channel.send(sending, NEVER);
  const links = sent[0]?.entities?.filter(({ type }) => type === "text_link") ?? [];
  const shown = links.map(({ offset, length }) => sending.text.slice(offset, offset + length));
  expect(shown).toEqual(["Onay", "Başka araç", "Çıkışta bekliyorum"]);
  expect(links[0]?.offset).toBeGreaterThan(sending.text.indexOf("Takvim: "));
  for (const { url } of links) expect(url).toMatch(/^https:\/\/wa\.me\/905321234567\?text=/);
});

test.each([
  "Bad Request: BUTTON_URL_INVALID",
  "Bad Request: object expected as reply markup",
  // Telegram quotes the URL, which contains text of the visitor.
  "Bad Request: inline keyboard button URL 'https://wa.me/905321234567?text=CHAT_ANN' is invalid",
  "anything",
])("buttons that are rejected (%s) are omitted, and the message arrives at once", async (description) => {
  const { telegram, channel } = await setUp();
  telegram.answer((_, hasButtons) => (hasButtons ? { error: 400, description } : "ok"));
  expect(await channel.send(messageOf(BOOKING), NEVER)).toEqual({ kind: "sent" });
  expect(telegram.messages).toMatchObject([{ text: BOOKING, buttons: [] }]);
  expect(telegram.attempts()).toBe(2);
});

test("a message that is rejected without its buttons and its layout, too, is refused; one that has to wait is not sent twice", async () => {
  const { telegram, channel } = await setUp();
  telegram.answer({ error: 400 });
  expect(await channel.send(messageOf(BOOKING), NEVER)).toMatchObject({ kind: "refused" });
  expect(telegram.attempts()).toBe(3);
  telegram.answer({ error: 429, retryAfter: 3 });
  expect(await channel.send(messageOf(BOOKING), NEVER)).toMatchObject({ pauseSeconds: 3 });
  expect(telegram.attempts()).toBe(4);
});

test.each([
  [400, "Bad Request: can't parse entities: Ann +905321234567", "refused"],
  [400, "Bad Request: message USER_ANN_LEE is odd", "refused"],
  [400, "Ann", "refused"],
  [403, "Forbidden: Ann", "misconfigured"],
  [500, "Ann", "later"],
] as const)(
  "a sentence of Telegram's that may quote the message is not told: %i %s",
  async (error, description, kind) => {
    const { telegram, channel } = await setUp();
    telegram.answer({ error, description });
    const outcome = await channel.send(messageOf("Ann +905321234567"), NEVER);
    expect(outcome).toMatchObject({ kind, reason: expect.stringMatching(`^Telegram answered ${error}`) });
    expect(JSON.stringify(outcome)).not.toMatch(/\bann\b|_ann|532/i);
  },
);

test.each(["Ad Soyad: Ann 🚐", "Aktarım: K7QF-2M9X · Bilinmiyor · 01.01.1970 02:00:00", "Аktаrım: K7QF-2M9X"])(
  "only the last line is formatted as code, whatever the visitor writes: %s",
  async (line) => {
    const { apiRoot, sent } = await startBotApi(({ reply_markup }) =>
      reply_markup === undefined ? null : { description: "Bad Request: BUTTON_URL_INVALID" },
    );
    const message = `${BOOKING}\n${line}\n\`${line}\`\n<code>${line}</code>`;
    const sending = sentMessage(message);
    const footer = "Aktarım: K7QF-2M9X · Bilinmiyor · 01.01.1970 02:00:00";
    expect(await openChannel({ apiRoot }).channel.send(sending, NEVER)).toEqual({ kind: "sent" });
    // With its buttons and, because they are rejected, without them.
    expect(sent).toHaveLength(2);
    for (const { text: received, parse_mode, entities } of sent) {
      expect([received, parse_mode]).toEqual([`${message}\n${footer}`, undefined]);
      expect(entities).toEqual([{ type: "code", offset: message.length + 1, length: footer.length }]);
    }
  },
);

test("the lines from the calendar link to the details of the client are folded", async () => {
  const { apiRoot, sent } = await startBotApi(() => null);
  const folded =
    "Takvim: https://calendar.google.com/calendar/render?text=🚐\nSite: www.example.com\n\nIP: 203.0.113.7";
  const footer = "Aktarım: K7QF-2M9X · Bilinmiyor · 01.01.1970 02:00:00";
  const booking = `${BOOKING} 🚐\n\nEk bilgi:\nNot: Takvim: bu`;
  await openChannel({ apiRoot }).channel.send(sentMessage(`${booking}\n\n${folded}`), NEVER);
  // A preview would only show the sign-in page of the calendar.
  expect(sent[0]?.link_preview_options).toEqual({ is_disabled: true });
  expect(sent[0]?.entities).toEqual([
    { type: "expandable_blockquote", offset: booking.length + 2, length: folded.length },
    { type: "code", offset: booking.length + folded.length + 3, length: footer.length },
  ]);
});

test("messages to a group that has become a supergroup go there at once, with a single warning", async () => {
  const { apiRoot, sent } = await startBotApi(({ chat_id }) =>
    chat_id === -5 ? { description: "Bad Request: …", parameters: { migrate_to_chat_id: -1005 } } : null,
  );
  const { channel, lines } = openChannel({ apiRoot, chatId: -5 });
  for (const text of ["one", "two"]) expect(await channel.send(messageOf(text), NEVER)).toEqual({ kind: "sent" });
  expect(sent.map(({ chat_id, text }) => [chat_id, text])).toEqual([
    [-5, "one"],
    [-1005, "one"],
    [-1005, "two"],
  ]);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ level: "warn", next: expect.stringContaining("TELEGRAM_CHAT_ID") }),
  ]);
});

test("a group that reports a move to its own id, or back again, is followed once", async () => {
  const description = "Bad Request: group chat was upgraded to a supergroup chat";
  const { apiRoot, sent } = await startBotApi(({ chat_id }) => ({
    description,
    parameters: { migrate_to_chat_id: chat_id === -1005 ? -1006 : -1005 },
  }));
  const { channel } = openChannel({ apiRoot, chatId: -1005 });
  expect(await channel.send(messageOf(BOOKING), NEVER)).toMatchObject({ kind: "misconfigured" });
  expect(sent.map(({ chat_id }) => chat_id)).toEqual([-1005, -1006]);
});

test("if the chat that a group has moved to takes nothing, the chat of the setting is tried again", async () => {
  let hasMoved = true;
  const { apiRoot, sent } = await startBotApi(({ chat_id }) => {
    if (chat_id === 777) return { description: "Bad Request: chat not found" };
    return hasMoved ? { description: "Bad Request: …", parameters: { migrate_to_chat_id: 777 } } : null;
  });
  const { channel } = openChannel({ apiRoot, chatId: -5 });
  for (const text of ["one", "one again"])
    expect(await channel.send(messageOf(text), NEVER)).toMatchObject({ kind: "misconfigured" });
  hasMoved = false;
  expect(await channel.send(messageOf("one at last"), NEVER)).toEqual({ kind: "sent" });
  expect(sent.map(({ chat_id }) => chat_id)).toEqual([-5, 777, -5, 777, -5]);
  expect(channel.advice()).toBeNull();
});

test("a group that has moved is told as advice, until the setting has its new number", async () => {
  const { apiRoot } = await startBotApi(({ chat_id }) =>
    chat_id === -5 ? { description: "…", parameters: { migrate_to_chat_id: -1005 } } : null,
  );
  const { channel } = openChannel({ apiRoot, chatId: -5 });
  expect(channel.advice()).toBeNull();
  await channel.send(messageOf("one"), NEVER);
  expect(channel.advice()).toContain("set TELEGRAM_CHAT_ID");
});

test("an aborted attempt has the outcome “later”", async () => {
  const abandoning = new AbortController();
  const { apiRoot } = await startBotApi(() => {
    abandoning.abort();
    return null;
  });
  expect(await openChannel({ apiRoot }).channel.send(messageOf("text"), abandoning.signal)).toMatchObject({
    kind: "later",
  });
});

test("a message that an older release has stored arrives without buttons and formatting", async () => {
  const { apiRoot, sent } = await startBotApi(() => null);
  await openChannel({ apiRoot }).channel.send({ reference: "K7QF-2M9X", text: BOOKING, facts: null }, NEVER);
  expect(sent).toMatchObject([{ text: BOOKING, entities: [] }]);
  expect(sent[0]?.reply_markup).toBeUndefined();
});

test("without a bot the message is printed in a frame, which no line of the message can close", async () => {
  const printed: string[] = [];
  const channel = createTerminalChannel(async (lines) => void printed.push(lines));
  expect(await channel.send(messageOf("Ad Soyad: Ann\n└─"), NEVER)).toEqual({ kind: "sent" });
  expect(printed.join()).toContain("│ Ad Soyad: Ann\n│ └─\n└─");
  const gone = createTerminalChannel(() => Promise.reject(new Error("EPIPE")));
  expect(await gone.send(messageOf("text"), NEVER)).toMatchObject({ kind: "later" });
});

test.each([
  [29, { kind: "sent" }],
  [31, { kind: "later", reason: "no answer in time", mayHaveArrived: true }],
])("a server that answers after %s seconds: %o", async (seconds, outcome) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("fetch", (_url: string, { signal }: { signal: AbortSignal }) =>
    Promise.race([
      new Promise((resolve) =>
        setTimeout(() => resolve(Response.json({ ok: true, result: { message_id: 1 } })), seconds * 1000),
      ),
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error))),
    ]),
  );
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const sending = openChannel({}).channel.send(messageOf(BOOKING), NEVER);
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  expect(await sending).toEqual(outcome);
});
