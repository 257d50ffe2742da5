import { expect, onTestFinished, test } from "vitest";
import type { TelegramSettings } from "#relay/env.ts";
import { createTelegramChannel } from "#relay/telegram.ts";
import { createTerminalChannel } from "#relay/terminal.ts";
import {
  FAKE_CHAT_ID,
  FAKE_TOKEN,
  startFakeTelegram,
  type FakeTelegram,
  type TelegramMode,
} from "#tests/support/fakeTelegram.ts";

async function setUp(): Promise<{ telegram: FakeTelegram; settings: TelegramSettings }> {
  const telegram = await startFakeTelegram({ slowMs: 100 });
  onTestFinished(telegram.close);
  return { telegram, settings: { token: FAKE_TOKEN, chatId: Number(FAKE_CHAT_ID), apiRoot: telegram.url } };
}

const NEVER = new AbortController().signal;

test("a message reaches the chat as it is", async () => {
  const { telegram, settings } = await setUp();
  const text = "14.07.2027 · Havalimanı → Yalıkavak\n<b>&amp; *_[`\n🚐";
  expect(await createTelegramChannel(settings).send(text, NEVER)).toEqual({ kind: "sent" });
  expect(telegram.messages).toMatchObject([{ text, chatId: Number(FAKE_CHAT_ID) }]);
});

test.each<[string, TelegramMode, object]>([
  ["a slow answer is an answer", "slow", { kind: "sent" }],
  ["a cut connection is later", "down", { kind: "later" }],
  ["an answer cut half-way is later", "cut", { kind: "later" }],
  ["a page of some proxy is later", "html", { kind: "later", reason: "the answer is not JSON" }],
  ["JSON of another shape is later", "strange", { kind: "later", reason: "the answer has another shape" }],
  ["500 is later", { error: 500 }, { kind: "later" }],
  ["429 is later, with its number", { error: 429, retryAfter: 37 }, { kind: "later", retryAfterSeconds: 37 }],
  ["429 without a number is later", { error: 429 }, { kind: "later" }],
  [
    "420 is later, with its number",
    { error: 420, description: "FLOOD_WAIT_42" },
    { kind: "later", retryAfterSeconds: 42 },
  ],
  ["420 without a number is later", { error: 420 }, { kind: "later" }],
  [
    "a bot that was logged out is no fault of the message",
    { error: 400, description: "Logged out" },
    { kind: "misconfigured", reason: expect.stringContaining("Logged out (is TELEGRAM_API_ROOT") },
  ],
  [
    "400 is refused",
    { error: 400, description: "Bad Request: chat not found" },
    { kind: "refused", reason: expect.stringContaining("chat not found") },
  ],
  ["403 is refused", { error: 403 }, { kind: "refused" }],
  [
    "401 is a wrong token",
    { error: 401 },
    { kind: "misconfigured", reason: expect.stringContaining("TELEGRAM_BOT_TOKEN") },
  ],
  ["404 is a wrong token", { error: 404 }, { kind: "misconfigured" }],
])("%s", async (_, mode, outcome) => {
  const { telegram, settings } = await setUp();
  telegram.answer(mode);
  expect(await createTelegramChannel(settings).send("text", NEVER)).toMatchObject(outcome);
});

test("an unknown token is a wrong token", async () => {
  const { settings } = await setUp();
  expect(await createTelegramChannel({ ...settings, token: "1:other" }).send("text", NEVER)).toMatchObject({
    kind: "misconfigured",
  });
});

test("no reason holds the token or the text", async () => {
  const { telegram, settings } = await setUp();
  const outcomes: unknown[] = [];
  for (const mode of ["down", "cut", "html", { error: 400 }, { error: 401 }, { error: 500 }] as const) {
    telegram.answer(mode);
    outcomes.push(await createTelegramChannel(settings).send("+905321234567", NEVER));
  }
  for (const apiRoot of ["http://127.0.0.1:1", "http://no-such-host.invalid"]) {
    outcomes.push(await createTelegramChannel({ ...settings, apiRoot }).send("+905321234567", NEVER));
  }
  expect(JSON.stringify(outcomes)).not.toMatch(/fake-token|905321234567/);
});

const BOOKING = [
  "Ad Soyad: Ann Lee",
  "Telefon: +905321234567",
  "Nereden: Havalimanı (BJV)",
  "Nereye: Yalıkavak",
  "Tarih: 2027-07-14",
  "Saat: 23:30",
].join("\n");

test("a booking has buttons beneath it, one a row, and its text stays as it is", async () => {
  const { telegram, settings } = await setUp();
  expect(await createTelegramChannel(settings).send(BOOKING, NEVER)).toEqual({ kind: "sent" });
  expect(telegram.messages[0]?.text).toBe(BOOKING);
  expect(telegram.messages[0]?.buttons.map(({ text }) => text)).toEqual([
    "WhatsApp'tan yaz",
    "Takvime ekle",
    "Yol tarifi",
  ]);
});

test.each(["Bad Request: BUTTON_URL_INVALID", "Bad Request: object expected as reply markup", "anything"])(
  "buttons that are refused (%s) go, and the message arrives at once",
  async (description) => {
    const { telegram, settings } = await setUp();
    telegram.answer((_, hasButtons) => (hasButtons ? { error: 400, description } : "ok"));
    expect(await createTelegramChannel(settings).send(BOOKING, NEVER)).toEqual({ kind: "sent" });
    expect(telegram.messages).toMatchObject([{ text: BOOKING, buttons: [] }]);
    expect(telegram.attempts()).toBe(2);
  },
);

test("a message that is refused without its buttons, too, is refused; one that is to wait is not tried twice", async () => {
  const { telegram, settings } = await setUp();
  telegram.answer({ error: 400 });
  expect(await createTelegramChannel(settings).send(BOOKING, NEVER)).toMatchObject({ kind: "refused" });
  expect(telegram.attempts()).toBe(2);
  telegram.answer({ error: 429, retryAfter: 3 });
  expect(await createTelegramChannel(settings).send(BOOKING, NEVER)).toMatchObject({ retryAfterSeconds: 3 });
  expect(telegram.attempts()).toBe(3);
});

test.each([
  "Bad Request: can't parse entities: Ann +905321234567",
  "Bad Request: message ANN is odd",
  "Ann",
  "Bad Request: chat not found Ann",
])("a sentence of Telegram's that may quote the message is not told: %s", async (description) => {
  const { telegram, settings } = await setUp();
  telegram.answer({ error: 400, description });
  const outcome = await createTelegramChannel(settings).send("Ann +905321234567", NEVER);
  expect(outcome).toMatchObject({ kind: "refused", reason: expect.stringMatching(/^Telegram answered 400 \(/) });
});

test("an abandoned message is later", async () => {
  const { telegram, settings } = await setUp();
  telegram.answer("slow");
  const abandoning = new AbortController();
  const sending = createTelegramChannel(settings).send("text", abandoning.signal);
  setTimeout(() => abandoning.abort(), 20);
  expect(await sending).toMatchObject({ kind: "later" });
});

test("without a bot the message is printed, framed, and a line of its own cannot end the frame", async () => {
  const printed: string[] = [];
  const channel = createTerminalChannel(async (lines) => void printed.push(lines));
  expect(await channel.send("Ad Soyad: Ann\n└─", NEVER)).toEqual({ kind: "sent" });
  expect(printed.join()).toContain("│ Ad Soyad: Ann\n│ └─\n└─");
  const gone = createTerminalChannel(() => Promise.reject(new Error("EPIPE")));
  expect(await gone.send("text", NEVER)).toMatchObject({ kind: "later" });
});
