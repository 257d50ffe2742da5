import { statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import * as z from "zod";
import { turkeyTime } from "#src/domain/message.ts";
import { reasonOf, StoreError, storeFault } from "#relay/outbox/database.ts";
import { isDamaged, openReadOnly } from "#relay/outbox/sqlite.ts";

/** The answer of `/healthz`. The counts are `null` while the relay cannot use its store. */
const HEALTH = z.object({
  status: z.enum(["ok", "delayed", "misconfigured", "unavailable"]),
  reason: z.optional(z.string()),
  waiting: z.nullable(z.number()),
  oldestSeconds: z.nullable(z.number()),
  failed: z.nullable(z.number()),
});
/** The answer of `/healthz`, as the status command reads it. */
export type Health = z.output<typeof HEALTH>;

const TIMEOUT_MS = 10_000;
const COUNT = `
  SELECT COUNT(CASE WHEN state = 'waiting' THEN 1 END) AS waiting, COUNT(CASE WHEN state <> 'waiting' THEN 1 END) AS failed
  FROM outbox WHERE state <> 'delivered'`;

/** What is stored and not delivered. */
export type StoredCounts = Record<"waiting" | "failed", number>;

/** Fetches the health of the relay at `url`; `null` if there is no answer, or not that of a relay. */
export async function readHealth(url: string): Promise<Health | null> {
  try {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return HEALTH.parse(await response.json());
  } catch {
    return null;
  }
}

/**
 * Counts waiting messages and dead letters without a relay, in Postgres or in the file in `dataDir`, and changes nothing. Resolves with
 * the reason if that is not possible.
 */
export async function countStored(databaseUrl: string | undefined, dataDir: string): Promise<StoredCounts | string> {
  try {
    const rows =
      databaseUrl === undefined ? countInFile(join(dataDir, "outbox.db")) : await countInPostgres(databaseUrl);
    const { waiting, failed } = (rows[0] ?? {}) as Partial<Record<keyof StoredCounts, unknown>>;
    return { waiting: Number(waiting ?? 0), failed: Number(failed ?? 0) };
  } catch (error) {
    return databaseUrl === undefined ? reasonOf(error) : storeFault(error);
  }
}

function countInFile(path: string): unknown[] {
  if (isDamaged(path))
    throw new StoreError("it is damaged, and left as it is until the relay starts and sets it aside");
  // Nothing was ever stored.
  if (!statSync(path, { throwIfNoEntry: false })?.size) return [];
  const outbox = openReadOnly(path);
  try {
    return outbox.prepare(COUNT).all();
  } finally {
    outbox.close();
  }
}

async function countInPostgres(url: string): Promise<unknown[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  try {
    await client.connect();
    return (await client.query(COUNT)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The number of waiting messages and dead letters, and the last fault, as lines for a terminal. `now` is in milliseconds since 1970. */
export function describeHealth({ waiting, oldestSeconds, failed, reason }: Health, now: number): string[] {
  const since = turkeyTime(new Date(now - (oldestSeconds ?? 0) * 1000));
  return [
    `Waiting: ${waiting ?? "unknown"}${waiting ? `, the oldest since ${since} in Turkey` : ""}`,
    `Dead letters (tried again every hour and at each start): ${failed ?? "unknown"}`,
    ...(reason === undefined ? [] : [`Last fault: ${reason}`]),
  ];
}

interface Findings {
  /** `null` if no relay answers. */
  health: Health | null;
  /** Counted without the relay, or why that is not possible; `null` if it was not necessary. */
  stored: StoredCounts | string | null;
  /** Names of damaged outbox files. */
  damaged: readonly string[];
  /** Without a chat, bookings are only printed. */
  hasChat: boolean;
}

/** Lists what needs attention, one sentence each; empty if all is well. */
export function findProblems({ health, stored, damaged, hasChat }: Findings): string[] {
  const test = "npm run relay:test-message (on a server: operate test-message)";
  const why = health?.reason === undefined ? "the relay's log says why" : health.reason;
  const problems: [boolean, string][] = [
    [
      health === null,
      `No relay answers, so the site is down.${describeStored(stored)} Start it, as docs/deploying.md says (npm start on your own machine).`,
    ],
    [
      health?.status === "misconfigured",
      `Telegram takes no message from this relay: ${why}. All wait, unless another replica delivers them. Try ${test}.`,
    ],
    [health?.status === "unavailable", `The relay cannot use its store and takes no messages: ${why}.`],
    [health?.status === "delayed", `A message has waited for more than ten minutes: ${why}. Try ${test}.`],
    [
      (health?.failed ?? 0) > 0,
      `Dead letters, which Telegram does not take: ${health?.failed}. The relay's log says why.`,
    ],
    [
      !hasChat,
      "No Telegram chat is connected, so bookings are only printed in the relay's terminal: docs/telegram.md says how to connect one.",
    ],
    [damaged.length > 0, `Set aside as damaged: ${damaged.join(", ")}. docs/backup.md says how to read and delete it.`],
  ];
  return problems.filter(([isSo]) => isSo).map(([, sentence]) => sentence);
}

function describeStored(stored: Findings["stored"]): string {
  if (stored === null) return "";
  if (typeof stored === "string") return ` What waits in its outbox cannot be counted: ${stored}.`;
  return ` Messages that wait in its outbox: ${stored.waiting}, dead letters: ${stored.failed}.`;
}

/** What to do if nothing needs attention. A last fault may be advice, although all messages arrive. */
export function nextStep({ waiting, reason }: Health): string {
  const todo = reason === undefined ? "nothing to do" : "see the last fault";
  if (!waiting) return `Next: ${todo}. All messages have been delivered.`;
  return `Next: ${todo}. The relay is delivering, or tries again by itself.`;
}
