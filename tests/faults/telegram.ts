import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { FAKE_CHAT_ID, FAKE_TOKEN } from "#tests/support/fakeTelegram.ts";
import { pause, type Chance } from "#tests/faults/plan.ts";

/**
 * What Telegram can do to an attempt. `ok` and `slow` take the message and say so; `lost` takes it, and the connection is cut
 * half-way through the answer. The others do not take it.
 */
export const MOODS = ["ok", "slow", "lost", "down", "halfway", "limit", "error", "html", "refuse"] as const;
export type Mood = (typeof MOODS)[number];

/** One request to send one message. */
export interface Attempt {
  text: string;
  /** Which process it came from. */
  from: string;
  mood: Mood;
  /** Milliseconds since 1970: when it came, and when its answer or its connection ended (`null`: not yet). */
  at: number;
  until: number | null;
  /** Telegram has the message. */
  isTaken: boolean;
  /** And has said so, whole, while somebody still listened. */
  isTold: boolean;
}

export interface FaultyTelegram {
  /** The settings of a relay whose attempts are to be known by the name `from`. */
  envOf(from: string): Record<string, string>;
  /** In the order in which they came. */
  attempts: Attempt[];
  /** How often each mood was met. */
  moods: Record<Mood, number>;
  /** Chooses the mood of each attempt from now on. */
  behave(choose: (text: string) => Mood): void;
  close(): Promise<void>;
}

/** How long a `limit` asks to wait, in seconds: longer than the relay would wait of its own accord. */
export const RETRY_AFTER = 2;

/** A Bot API server on a free port of this machine that keeps a diary. */
export async function startFaultyTelegram(chance: Chance): Promise<FaultyTelegram> {
  const attempts: Attempt[] = [];
  const moods = Object.fromEntries(MOODS.map((mood) => [mood, 0])) as Record<Mood, number>;
  let choose: (text: string) => Mood = () => "ok";

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
      if (call !== `bot${FAKE_TOKEN}/sendMessage`)
        return answer(404, { ok: false, error_code: 404, description: "Not Found" });
      const { text } = JSON.parse(Buffer.concat(chunks).toString()) as { text: string };
      const mood = choose(text);
      const isTaken = mood === "ok" || mood === "slow" || mood === "lost";
      const attempt: Attempt = { text, from, mood, at: Date.now(), until: null, isTaken, isTold: false };
      attempts.push(attempt);
      moods[mood] += 1;
      response.once("close", () => {
        attempt.until = Date.now();
        attempt.isTold = isTaken && mood !== "lost" && response.writableFinished;
      });

      const result = { message_id: attempts.length, date: 0, chat: { id: FAKE_CHAT_ID }, text };
      const error = (code: number, more: object = {}) =>
        answer(code, { ok: false, error_code: code, description: "a fault of the tests", ...more });
      switch (mood) {
        case "ok":
          return answer(200, { ok: true, result });
        case "slow":
          return void setTimeout(() => answer(200, { ok: true, result }), chance.between(20, 400));
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
    moods,
    behave(choice) {
      choose = choice;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** What Telegram is like at some time of a run: how likely each mood is. */
const WEATHERS: Record<"fine" | "rough" | "down", readonly Mood[]> = {
  fine: ["ok", "ok", "ok", "ok", "ok", "ok", "slow"],
  rough: ["ok", "ok", "slow", "lost", "halfway", "limit", "error", "html", "down"],
  down: ["down"],
};

/**
 * Lets the weather change until `signal` is aborted: mostly fine, then rough, then an outage. Every fortieth message is refused at
 * its first attempt, whatever the weather. Then everything is well.
 */
export async function letWeatherChange(telegram: FaultyTelegram, chance: Chance, signal: AbortSignal): Promise<void> {
  const seen = new Set<string>();
  const phases = [
    ["fine", 2_500],
    ["rough", 1_500],
    ["fine", 2_500],
    ["down", 1_200],
  ] as const;
  signal.addEventListener("abort", () => telegram.behave(() => "ok"), { once: true });
  for (let phase = 0; !signal.aborted; phase += 1) {
    const [weather, ms] = phases[phase % phases.length] ?? ["fine", 1_000];
    telegram.behave((text) => {
      const isNew = !seen.has(text);
      seen.add(text);
      if (isNew && weather !== "down" && chance.next() < 1 / 40) return "refuse";
      return chance.pick(WEATHERS[weather]);
    });
    await pause(chance.between(0.5, 1.5) * ms);
  }
}
