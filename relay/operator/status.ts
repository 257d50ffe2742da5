import * as z from "zod";
import { turkeyTime } from "#src/domain/message.ts";

/** What a relay says of itself at `/healthz`. The counts are `null` while it cannot use its store. */
const HEALTH = z.object({
  status: z.enum(["ok", "misconfigured", "unavailable"]),
  waiting: z.nullable(z.number()),
  oldestSeconds: z.nullable(z.number()),
  failed: z.nullable(z.number()),
});
export type Health = z.output<typeof HEALTH>;

const TIMEOUT_MS = 10_000;
/** Pauses between attempts are a minute at most: what waits for longer than this waits for a person. */
const OVERDUE_MINUTES = 10;

/** What the relay at `url` says of itself; `null` when none answers, or something that is no relay. */
export async function readHealth(url: string): Promise<Health | null> {
  try {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return HEALTH.parse(await response.json());
  } catch {
    return null;
  }
}

/** What waits and what failed as lines for a terminal. `now` is in milliseconds since 1970. */
export function describeHealth({ waiting, oldestSeconds, failed }: Health, now: number): string[] {
  const since = turkeyTime(new Date(now - (oldestSeconds ?? 0) * 1000));
  return [
    `Waiting: ${waiting ?? "unknown"}${waiting ? `, the oldest since ${since} in Turkey` : ""}`,
    `Failed (refused by Telegram, tried again every hour and at each start): ${failed ?? "unknown"}`,
  ];
}

/**
 * What a person has to look after, one sentence each; none when all is well. `health` is what the relay says of itself, `null` when
 * none answers; `damaged` are the files that were set aside.
 */
export function concernsOf(health: Health | null, damaged: readonly string[]): string[] {
  const ask = "npm run relay:test-message says why";
  const concerns: [boolean, string][] = [
    [
      health === null,
      "No relay answers, so the site is down: start it, as docs/deploying.md says (npm start on your own machine).",
    ],
    [
      health?.status === "misconfigured",
      `Telegram does not take the bot or its chat, and every message waits: ${ask}.`,
    ],
    [
      health?.status === "unavailable",
      "The relay cannot use its store and takes no messages: see the disk or Postgres, and the relay's log.",
    ],
    [
      (health?.oldestSeconds ?? 0) > OVERDUE_MINUTES * 60,
      `What came in waits for more than ${OVERDUE_MINUTES} minutes: see why in the relay's log, and try npm run relay:test-message.`,
    ],
    [(health?.failed ?? 0) > 0, `Telegram refused ${health?.failed}: ${ask}.`],
    [damaged.length > 0, `Set aside as damaged: ${damaged.join(", ")}. docs/backup.md says how to read and delete it.`],
  ];
  return concerns.filter(([isSo]) => isSo).map(([, sentence]) => sentence);
}
