import pg from "pg";
import { turkeyTime } from "#src/domain/message.ts";
import { openOutboxFile } from "#relay/operator/outboxFile.ts";
import { reasonOf, StoreError, type Row } from "#relay/outbox/database.ts";
import { COUNT, countsOf, type OutboxCounts } from "#relay/outbox/outbox.ts";
import { damagedFiles } from "#relay/outbox/sqlite.ts";

/** What a relay says of itself at `/healthz`. */
export const HEALTHS = ["ok", "misconfigured", "unavailable"] as const;
export type Health = (typeof HEALTHS)[number];

/** What is in a store, and the damaged files beside it that somebody should look at. */
export interface StoreStatus extends OutboxCounts {
  damaged: string[];
}

/** How long a Postgres may take to answer, in milliseconds. */
const POSTGRES_TIMEOUT_MS = 5_000;
/** Pauses between attempts are a minute at most: what waits for longer than this waits for a person. */
const OVERDUE_MINUTES = 10;

function countFile(dataDir: string): Row[] {
  try {
    return openOutboxFile(dataDir).prepare(COUNT).all() as Row[];
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`DATA_DIR: the outbox in ${dataDir} cannot be read: ${reasonOf(error)}.`);
  }
}

async function countPostgres(connectionString: string): Promise<Row[]> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: POSTGRES_TIMEOUT_MS,
    query_timeout: POSTGRES_TIMEOUT_MS,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(COUNT)).rows;
  } catch (error) {
    throw new StoreError(`DATABASE_URL: the outbox in Postgres cannot be read: ${reasonOf(error)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Reads a store beside the relay that may be at work on it. `now` is in milliseconds since 1970. Throws a `StoreError` naming the setting
 * when it cannot be read.
 */
export async function readStatus(databaseUrl: string | undefined, dataDir: string, now: number): Promise<StoreStatus> {
  if (databaseUrl !== undefined) return { ...countsOf(await countPostgres(databaseUrl), now), damaged: [] };
  return { ...countsOf(countFile(dataDir), now), damaged: damagedFiles(dataDir) };
}

/** A status as lines for a terminal. `now` is in milliseconds since 1970. */
export function describeStatus({ waiting, oldestSeconds, failed, damaged }: StoreStatus, now: number): string[] {
  const since = `, the oldest since ${turkeyTime(new Date(now - oldestSeconds * 1000))} in Turkey`;
  return [
    `Waiting: ${waiting}${waiting > 0 ? since : ""}`,
    `Failed (refused by Telegram, tried again every hour and at each start): ${failed}`,
    ...damaged.map((file) => `Set aside as damaged: ${file}. It holds what customers wrote: see docs/backup.md.`),
  ];
}

/**
 * What a person has to look after, one sentence each; none when all is well. `health` is what the relay says of itself, `null` when
 * none answers: the site is down then, whether anything waits or not.
 */
export function concernsOf({ waiting, oldestSeconds, failed, damaged }: StoreStatus, health: Health | null): string[] {
  const ask = "npm run relay:test-message says why";
  const isLate = oldestSeconds > OVERDUE_MINUTES * 60;
  const concerns: [boolean, string][] = [
    [health === "misconfigured", `Telegram does not take the bot or its chat, and every message waits: ${ask}.`],
    [
      health === "unavailable",
      "The relay cannot use its store: it takes no messages. See the disk or Postgres, and the relay's log for the reason.",
    ],
    [
      health === null,
      `No relay answers, so the site is down, and ${waiting || "nothing"} waits to be sent. Start it: npm start on your own machine, otherwise as docs/deploying.md says.`,
    ],
    [
      isLate,
      `What came in waits for more than ${OVERDUE_MINUTES} minutes: see why in the relay's log, and try npm run relay:test-message.`,
    ],
    [failed > 0, `Telegram refused ${failed}: ${ask}.`],
    [
      damaged.length > 0,
      `${damaged.length} damaged files were set aside: docs/backup.md says how to read and delete them.`,
    ],
  ];
  return concerns.filter(([isSo]) => isSo).map(([, sentence]) => sentence);
}
