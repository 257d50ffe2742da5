import { tmpdir } from "node:os";
import { setAsideFiles } from "#relay/damage.ts";
import { reasonOf, StoreError, type Row } from "#relay/database.ts";
import { readOutboxFile } from "#relay/fileReader.ts";

/** A message as whoever looks after the relay may see it: never its text. */
export interface StoredMessage {
  reference: string;
  state: "waiting" | "refused";
  /** Milliseconds since 1970. */
  created: number;
  attempts: number;
}

/** What a relay says of itself at `/healthz`. */
export const HEALTHS = ["ok", "misconfigured", "unavailable"] as const;
export type Health = (typeof HEALTHS)[number];

/** What is in a store, without touching it. */
export interface StoreStatus {
  messages: StoredMessage[];
  /** Damaged files that somebody should look at. */
  setAside: string[];
}

const LIST = `
  SELECT reference, state, created, attempts FROM outbox WHERE state IN ('waiting', 'refused') ORDER BY state DESC, id`;

/** How long a Postgres may take to answer, in milliseconds. */
const PATIENCE_MS = 5_000;

function queryFile(folder: string, sql: string): Promise<Row[]> {
  // A copy, should it take one, lies in the folder itself only where there is no other place for it.
  return readOutboxFile(folder, [tmpdir(), folder], (connection) => connection.prepare(sql).all() as Row[]);
}

async function queryPostgres(url: string, sql: string): Promise<Row[]> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: "relay status",
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows;
  } catch (error) {
    throw new StoreError(`DATABASE_URL: the outbox in Postgres cannot be read: ${reasonOf(error)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Reads a store while a relay may be at work on it. Throws a `StoreError` naming the setting when it cannot be read. */
export async function readStatus({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string | null;
  dataDir: string;
}): Promise<StoreStatus> {
  const rows = await (databaseUrl === null ? queryFile(dataDir, LIST) : queryPostgres(databaseUrl, LIST));
  return {
    messages: rows.map(({ reference, state, created, attempts }) => ({
      reference: String(reference),
      state: state === "refused" ? "refused" : "waiting",
      created: Number(created),
      attempts: Number(attempts),
    })),
    setAside: databaseUrl === null ? setAsideFiles(dataDir) : [],
  };
}

/** A time span in its two largest units, e.g. `2 h 5 min`. `ms` is in milliseconds. */
export function spanOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const units = [
    [Math.floor(seconds / 86_400), "d"],
    [Math.floor(seconds / 3_600) % 24, "h"],
    [Math.floor(seconds / 60) % 60, "min"],
    [seconds % 60, "s"],
  ] as const;
  const first = units.findIndex(([count]) => count > 0);
  if (first === -1) return "0 s";
  return units
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(" ");
}

/** How many messages of a kind are listed one by one. */
const LISTED = 20;

/** Pauses between attempts are a minute at most: what is older than this waits for a person, in milliseconds. */
const PATIENT_MS = 10 * 60_000;

/**
 * What a person has to look after, one sentence each; none when all is well. `health` is what the relay says of itself, `null` when
 * none answers: the site is down then, whether anything waits or not. `now` is in milliseconds since 1970.
 */
export function concernsOf({ messages, setAside }: StoreStatus, health: Health | null, now: number): string[] {
  const waiting = messages.filter(({ state }) => state === "waiting");
  const refused = messages.length - waiting.length;
  const old = waiting.filter(({ created }) => now - created > PATIENT_MS).length;
  return [
    ...(health === "misconfigured"
      ? ["Telegram does not take the bot, and every message waits: npm run relay:test-message says why."]
      : []),
    ...(health === "unavailable" ? ["The relay cannot use its store: it takes no messages."] : []),
    ...(health === null
      ? [`No relay answers, and ${waiting.length === 0 ? "nothing" : waiting.length} of what came in waits: start it.`]
      : []),
    ...(old > 0 ? [`${old} of what waits is older than ${spanOf(PATIENT_MS)}: see why in the relay's log.`] : []),
    ...(refused > 0 ? [`Telegram refused ${refused}: npm run relay:test-message says why.`] : []),
    ...(setAside.length > 0 ? [`${setAside.length} damaged files were set aside.`] : []),
  ];
}

/** A status as lines for a terminal. `now` is in milliseconds since 1970. */
export function describeStatus({ messages, setAside }: StoreStatus, now: number): string[] {
  function section(state: StoredMessage["state"], title: string): string[] {
    const own = messages.filter((message) => message.state === state);
    const [oldest] = own;
    if (oldest === undefined) return [`${title}: 0`];
    const lines = own
      .slice(0, LISTED)
      .map(({ reference, created, attempts }) => `  ${reference}  ${spanOf(now - created)} old, attempts: ${attempts}`);
    const more = own.length > LISTED ? [`  … and ${own.length - LISTED} more`] : [];
    return [`${title}: ${own.length}, the oldest for ${spanOf(now - oldest.created)}`, ...lines, ...more];
  }
  return [
    ...section("waiting", "Waiting"),
    ...section("refused", "Failed (refused by Telegram, tried again every hour and at each start)"),
    ...setAside.map(
      (file) => `Set aside as damaged: ${file}. Look at it, then delete it: it holds what customers wrote.`,
    ),
  ];
}
