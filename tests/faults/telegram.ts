import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { FAKE_CHAT_ID, FAKE_TOKEN } from "#tests/support/fakeTelegram.ts";
import { pause, type Random } from "#tests/faults/plan.ts";

/**
 * Telegram's reactions to an attempt. `ok` and `slow` accept the message and answer; `lost` accepts it, but the connection is closed
 * half-way through the answer. The others do not accept it.
 */
type Reaction = "ok" | "slow" | "lost" | "down" | "halfway" | "limit" | "error" | "html" | "refuse";

/** One request to send one message. */
export interface Attempt {
  text: string;
  /** Name of the process that sent it. */
  from: string;
  reaction: Reaction;
  /** Milliseconds since 1970: when it was received, and when its answer or connection ended (`null`: not yet). */
  at: number;
  until: number | null;
  /** Whether Telegram accepted the message. */
  isAccepted: boolean;
  /** Whether the complete answer was sent while the connection was open. */
  isAnswered: boolean;
}

export interface FaultyTelegram {
  /** Settings of a relay whose attempts are recorded with the name `from`. */
  envOf(from: string): Record<string, string>;
  /** All attempts, in the order received. */
  attempts: Attempt[];
  /** Sets the function that chooses the reaction to each attempt. */
  behave(choose: (text: string) => Reaction): void;
  close(): Promise<void>;
}

/** `retry_after` of a `limit`, in seconds: longer than the relay's own pause would be. */
export const RETRY_AFTER = 2;

/** Starts a fake Bot API server on a free local port that records all attempts. */
export async function startFaultyTelegram(random: Random): Promise<FaultyTelegram> {
  const attempts: Attempt[] = [];
  let choose: (text: string) => Reaction = () => "ok";

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("error", () => undefined);
    response.on("error", () => undefined);
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const [, from = "", call = ""] = /^\/(\w+)\/(.*)$/.exec(request.url ?? "") ?? [];
      function answer(status: number, body: object | string): void {
        const isJson = typeof body === "object";
        response
          .writeHead(status, { "Content-Type": isJson ? "application/json" : "text/html" })
          .end(isJson ? JSON.stringify(body) : body);
      }
      if (call === `bot${FAKE_TOKEN}/getMe`) return answer(200, { ok: true, result: { id: 1, is_bot: true } });
      if (call === `bot${FAKE_TOKEN}/getChat`) return answer(200, { ok: true, result: { id: Number(FAKE_CHAT_ID) } });
      if (call !== `bot${FAKE_TOKEN}/sendMessage`)
        return answer(404, { ok: false, error_code: 404, description: "Not Found" });
      const { text } = JSON.parse(Buffer.concat(chunks).toString()) as { text: string };
      const reaction = choose(text);
      const isAccepted = reaction === "ok" || reaction === "slow" || reaction === "lost";
      const attempt: Attempt = { text, from, reaction, at: Date.now(), until: null, isAccepted, isAnswered: false };
      attempts.push(attempt);
      response.once("close", () => {
        attempt.until = Date.now();
        attempt.isAnswered = isAccepted && reaction !== "lost" && response.writableFinished;
      });

      const result = { message_id: attempts.length, date: 0, chat: { id: FAKE_CHAT_ID }, text };
      const error = (code: number, more: object = {}) =>
        answer(code, { ok: false, error_code: code, description: "a fault of the tests", ...more });
      switch (reaction) {
        case "ok":
          return answer(200, { ok: true, result });
        case "slow":
          return void setTimeout(() => answer(200, { ok: true, result }), random.between(20, 400));
        case "lost":
        case "halfway":
          response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "500" }).write('{"ok":tr');
          return void setTimeout(() => request.socket.destroy(), 5);
        case "down":
          return void request.socket.destroy();
        case "limit":
          return error(429, { parameters: { retry_after: RETRY_AFTER } });
        case "error":
          return error(500);
        case "html":
          return answer(502, "<h1>Bad Gateway</h1>");
        case "refuse":
          return error(400);
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    envOf: (from) => ({
      TELEGRAM_API_ROOT: `${root}/${from}`,
      TELEGRAM_BOT_TOKEN: FAKE_TOKEN,
      TELEGRAM_CHAT_ID: FAKE_CHAT_ID,
    }),
    attempts,
    behave(choice) {
      choose = choice;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Phases of a run: a reaction is as probable as it is frequent in the list. */
const PHASES: Record<"fine" | "rough" | "down", readonly Reaction[]> = {
  fine: ["ok", "ok", "ok", "ok", "ok", "ok", "slow"],
  rough: ["ok", "ok", "slow", "lost", "halfway", "limit", "error", "html", "down"],
  down: ["down"],
};

/**
 * Changes the phase until `signal` is aborted: mostly fine, then unreliable, then an outage. Every fortieth message is rejected at its
 * first attempt, whatever the phase. Afterwards everything succeeds.
 */
export async function runPhases(telegram: FaultyTelegram, random: Random, signal: AbortSignal): Promise<void> {
  const seen = new Set<string>();
  const sequence = [
    ["fine", 2_500],
    ["rough", 1_500],
    ["fine", 2_500],
    ["down", 1_200],
  ] as const;
  signal.addEventListener("abort", () => telegram.behave(() => "ok"), { once: true });
  for (let turn = 0; !signal.aborted; turn += 1) {
    const [phase, ms] = sequence[turn % sequence.length] ?? ["fine", 1_000];
    telegram.behave((text) => {
      const isNew = !seen.has(text);
      seen.add(text);
      if (isNew && phase !== "down" && random.next() < 1 / 40) return "refuse";
      return random.pick(PHASES[phase]);
    });
    await pause(random.between(0.5, 1.5) * ms);
  }
}
