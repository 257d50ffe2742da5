import * as z from "zod";
import { turkeyTime } from "#src/domain/message.ts";

/** The answer of `/healthz`. The counts are `null` while the relay cannot use its store. */
const HEALTH = z.object({
  status: z.enum(["ok", "misconfigured", "unavailable"]),
  waiting: z.nullable(z.number()),
  oldestSeconds: z.nullable(z.number()),
  failed: z.nullable(z.number()),
});
/** The answer of `/healthz`, as the status command reads it. */
export type Health = z.output<typeof HEALTH>;

const TIMEOUT_MS = 10_000;
/** Pauses between attempts are at most a minute, so a message that waits longer than this needs attention. */
const OVERDUE_MINUTES = 10;

/** Fetches the health of the relay at `url`; `null` if there is no answer, or not that of a relay. */
export async function readHealth(url: string): Promise<Health | null> {
  try {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return HEALTH.parse(await response.json());
  } catch {
    return null;
  }
}

/** The number of waiting and failed messages, as lines for a terminal. `now` is in milliseconds since 1970. */
export function describeHealth({ waiting, oldestSeconds, failed }: Health, now: number): string[] {
  const since = turkeyTime(new Date(now - (oldestSeconds ?? 0) * 1000));
  return [
    `Waiting: ${waiting ?? "unknown"}${waiting ? `, the oldest since ${since} in Turkey` : ""}`,
    `Failed (refused by Telegram, tried again every hour and at each start): ${failed ?? "unknown"}`,
  ];
}

/**
 * Lists what needs attention, one sentence each; empty if all is well. `health` is `null` if no relay answers; `damaged` are the names
 * of damaged outbox files; without a chat, bookings are only printed.
 */
export function findProblems(health: Health | null, damaged: readonly string[], hasChat: boolean): string[] {
  const test = "npm run relay:test-message (on a server: operate test-message)";
  const problems: [boolean, string][] = [
    [
      health === null,
      "No relay answers, so the site is down: start it, as docs/deploying.md says (npm start on your own machine).",
    ],
    [
      health?.status === "misconfigured",
      `Telegram does not accept the bot or its chat, and every message waits: ${test} says why.`,
    ],
    [
      health?.status === "unavailable",
      "The relay cannot use its store and takes no messages: see the disk or Postgres, and the relay's log.",
    ],
    [
      (health?.oldestSeconds ?? 0) > OVERDUE_MINUTES * 60,
      `A message has waited for more than ${OVERDUE_MINUTES} minutes: see why in the relay's log, and try ${test}.`,
    ],
    [(health?.failed ?? 0) > 0, `Telegram refused ${health?.failed}: ${test} says why.`],
    [
      !hasChat,
      "No Telegram chat is connected, so bookings are only printed in the relay's terminal: docs/telegram.md says how to connect one.",
    ],
    [damaged.length > 0, `Set aside as damaged: ${damaged.join(", ")}. docs/backup.md says how to read and delete it.`],
  ];
  return problems.filter(([isSo]) => isSo).map(([, sentence]) => sentence);
}
