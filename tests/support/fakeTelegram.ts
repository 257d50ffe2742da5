import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * How the fake answers `sendMessage`: `ok`; `down` (the connection is cut before any answer); `cut` (half-way through the answer, and the
 * message is recorded); `slow` (after `slowMs`); `html` (the 502 page of a proxy); `strange` (JSON of another shape); or an error of the
 * Bot API.
 */
export type TelegramMode =
  | "ok"
  | "down"
  | "cut"
  | "slow"
  | "html"
  | "strange"
  | { error: number; retryAfter?: unknown; description?: string };

interface ReceivedMessage {
  text: string;
  /** The buttons below the message, row by row. */
  buttons: { text: string; url: string }[];
  chatId: string | number;
  /** The topic of the chat, if one was named. */
  topicId: number | undefined;
  /** Milliseconds since 1970. */
  at: number;
}

export interface FakeTelegram {
  /** For `TELEGRAM_API_ROOT`. */
  url: string;
  /** Settings with which a relay uses this fake. */
  env: { TELEGRAM_API_ROOT: string; TELEGRAM_BOT_TOKEN: string; TELEGRAM_CHAT_ID: string };
  /** The messages received, in order. */
  messages: ReceivedMessage[];
  /** Resolves with the first message that contains `words`, once it has arrived. */
  messageWith(words: string): Promise<ReceivedMessage>;
  /** Number of requests, including rejected ones. */
  attempts(): number;
  /** Sets the kind of answer. A function decides for each message, by its text and whether it has buttons. */
  answer(mode: TelegramMode | ((text: string, hasButtons: boolean) => TelegramMode)): void;
  /** Resolves with the messages once `count` of them have arrived; rejects after `timeoutMs`. */
  waitFor(count: number, timeoutMs?: number): Promise<ReceivedMessage[]>;
  close(): Promise<void>;
}

export const FAKE_TOKEN = "123456:fake-token-of-the-tests";
export const FAKE_CHAT_ID = "-1001234567890";

/** A Bot API server on a free port of this machine that records what it is sent. */
export async function startFakeTelegram({ slowMs = 1_000 } = {}): Promise<FakeTelegram> {
  const messages: ReceivedMessage[] = [];
  let modeOf: (text: string, hasButtons: boolean) => TelegramMode = () => "ok";
  const arrivals = new EventEmitter();
  let attempts = 0;

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      attempts += 1;
      function answer(status: number, body: object): void {
        response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
      }
      const method = request.url?.startsWith(`/bot${FAKE_TOKEN}/`) ? request.url.split("/").at(-1) : "";
      if (method === "getMe") return answer(200, { ok: true, result: { id: 1, is_bot: true, username: "fake_bot" } });
      if (method !== "getChat" && method !== "sendMessage") {
        return answer(404, { ok: false, error_code: 404, description: "Not Found" });
      }
      const {
        chat_id: chatId,
        message_thread_id: topicId,
        text,
        reply_markup: markup,
      } = JSON.parse(Buffer.concat(chunks).toString()) as {
        chat_id: string | number;
        message_thread_id?: number;
        text: string;
        reply_markup?: { inline_keyboard: { text: string; url: string }[][] };
      };
      if (method === "getChat") {
        if (String(chatId) === FAKE_CHAT_ID)
          return answer(200, { ok: true, result: { id: chatId, type: "supergroup" } });
        return answer(400, { ok: false, error_code: 400, description: "Bad Request: chat not found" });
      }
      const buttons = markup?.inline_keyboard.flat() ?? [];
      const mode = modeOf(text, buttons.length > 0);
      if (mode === "down") return void request.socket.destroy();
      if (mode === "html")
        return void response.writeHead(502, { "Content-Type": "text/html" }).end("<h1>Bad Gateway</h1>");
      if (mode === "strange") return answer(200, { status: "fine" });
      if (typeof mode === "object") {
        const description = mode.description ?? "an error of the tests";
        const parameters = mode.retryAfter === undefined ? {} : { parameters: { retry_after: mode.retryAfter } };
        return answer(mode.error, { ok: false, error_code: mode.error, description, ...parameters });
      }
      messages.push({ text, buttons, chatId, topicId, at: Date.now() });
      arrivals.emit("message");
      if (mode === "cut") {
        response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "500" }).write('{"ok":tr');
        return void setTimeout(() => request.socket.destroy(), 20);
      }
      const result = { message_id: messages.length, date: 0, chat: { id: chatId }, text };
      setTimeout(() => answer(200, { ok: true, result }), mode === "slow" ? slowMs : 0);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    env: { TELEGRAM_API_ROOT: url, TELEGRAM_BOT_TOKEN: FAKE_TOKEN, TELEGRAM_CHAT_ID: FAKE_CHAT_ID },
    messages,
    async messageWith(words) {
      for (;;) {
        const message = messages.find(({ text }) => text.includes(words));
        if (message) return message;
        await once(arrivals, "message");
      }
    },
    attempts: () => attempts,
    answer(mode) {
      modeOf = typeof mode === "function" ? mode : () => mode;
    },
    async waitFor(count, timeoutMs = 15_000) {
      const deadline = Date.now() + timeoutMs;
      while (messages.length < count) {
        if (Date.now() > deadline)
          throw new Error(`${messages.length} of ${count} messages arrived within ${timeoutMs} ms`);
        await new Promise((again) => setTimeout(again, 20));
      }
      return messages;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
