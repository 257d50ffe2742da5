import { hash, randomBytes, randomInt } from "node:crypto";
import { isFull, type Database, type NewRow, type Row } from "#relay/database.ts";

const DAY_MS = 86_400_000;

/**
 * No message waits longer from one attempt to the next, in milliseconds. A time that is noted further ahead was noted by a clock that
 * was wrong, and holds nothing up.
 */
export const LONGEST_WAIT_MS = 3_600_000;

/** Processes that share a store ask for the time at one moment and write it at another. Longer than a query may take, in milliseconds. */
const SLACK_MS = 10_000;

/** A message on its way to the operator. */
export interface Delivery {
  id: string;
  reference: string;
  text: string;
  /** Milliseconds since 1970. */
  acceptedAt: number;
  /** How often it was tried, this time included. */
  attempt: number;
  /** Telegram has refused it before. */
  refused: boolean;
}

/** What there is to do: a message, or in how many milliseconds to ask again, `null` for never. */
type Claim = { delivery: Delivery } | { delivery: null; dueInMs: number | null };

/** `stored`: on disk now. `repeated`: the same key came before with the same body. `mismatched`: with another body. */
type Acceptance = "stored" | "repeated" | "mismatched";

interface OutboxCounts {
  waiting: number;
  /** How long the oldest of them waits, in whole seconds; 0 when none does. */
  oldestSeconds: number;
  /** Refused by Telegram, kept and tried every hour. */
  failed: number;
}

export interface NewMessage {
  reference: string;
  text: string;
  idempotencyKey: string | null;
  /** What has to be the same when the key comes again, in pieces. */
  body: readonly string[];
}

/** Where accepted messages wait. Every function rejects when the store cannot be used. */
export interface Outbox {
  accept(message: NewMessage): Promise<Acceptance>;
  /** Whether this process is the one that delivers. */
  lead(): Promise<boolean>;
  /**
   * Takes the next message for `leaseMs`, which is the same for all who share the store: the oldest that waits; when none does, the
   * refused one whose hour has come. None of those in `done`, of which the store does not know yet. A full disk keeps nobody who works
   * on the store alone from getting what waits.
   */
  claim(leaseMs: number, done?: ReadonlySet<string>): Promise<Claim>;
  /** It arrived: its text is deleted, its idempotency key stays for a day. */
  delivered(id: string): Promise<void>;
  /** It did not arrive; nobody may try it again for `waitMs` milliseconds, an hour at most. One that arrived otherwise stays so. */
  postpone(id: string, waitMs: number): Promise<void>;
  /** Telegram does not want it: it steps aside for `waitMs` milliseconds, an hour at most. One that arrived otherwise stays so. */
  refuse(id: string, waitMs: number): Promise<void>;
  /** Lets every refused message be tried again now. */
  retryRefused(): Promise<void>;
  /** Forgets keys older than a day and makes deleted text leave the disk. `false`: not all of it could leave yet. */
  tidy(): Promise<boolean>;
  counts(): Promise<OutboxCounts>;
  close(): Promise<void>;
  /** As `Database.pollMs`. */
  pollMs: number | null;
}

/** Texts on their way into a hash: to join them first would leave a copy behind, of each message that comes in. */
const SCRATCH = Buffer.allocUnsafeSlow(16 * 1024);

/** The hash of `texts`, one after the other. */
function sha256(...texts: readonly string[]): string {
  // A unit of UTF-16 takes three bytes at most.
  if (texts.reduce((units, text) => units + text.length, 0) * 3 > SCRATCH.byteLength)
    return hash("sha256", texts.join(""));
  let end = 0;
  for (const text of texts) end += SCRATCH.write(text, end);
  return hash("sha256", SCRATCH.subarray(0, end));
}

/** No vowels and nothing that is easily misheard or misread on the phone. */
const REFERENCE_LETTERS = "23456789BCDFGHJKMNPQRSTVWXZ";

/** A name for a message that people can compare and read out, e.g. `K7QF-2M9X`. */
export function newReference(): string {
  const base = REFERENCE_LETTERS.length;
  // One number for all eight letters: to draw it costs as much as to draw one of them.
  let rest = randomInt(base ** 8);
  let letters = "";
  for (; letters.length < 8; rest = Math.floor(rest / base)) letters += REFERENCE_LETTERS.charAt(rest % base);
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** The next in line: the oldest that waits; when none does, the refused one that is due first. Each half is one look at the index. */
const HEAD = `
  SELECT id, next_attempt, lease FROM (
    SELECT * FROM (
      SELECT 1 AS turn, id, next_attempt, lease FROM outbox WHERE state = 'waiting' ORDER BY id LIMIT 1) AS waiting
    UNION ALL
    SELECT * FROM (
      SELECT 2 AS turn, id, next_attempt, lease FROM outbox WHERE state = 'refused' ORDER BY next_attempt, id LIMIT 1) AS refused
  ) AS candidates ORDER BY turn LIMIT 1`;

/** How many messages share one commit at most; more would keep everything else waiting. */
const GROUP_LIMIT = 256;

/** So many are committed while others of the same turn of the event loop still come in. */
const GROUP_AT_ONCE = 64;

/** A message whose sender waits for the commit. */
interface Waiting {
  row: NewRow;
  settle(acceptance: Promise<Acceptance>): void;
}

const CLAIM = `
  UPDATE outbox SET attempts = attempts + 1, lease = $2
  WHERE id = (SELECT id FROM (${HEAD}) AS head
              WHERE (next_attempt <= $1 OR next_attempt > $3) AND (lease <= $1 OR lease > $4))
  RETURNING id, reference, text, created, attempts, state`;

const COUNT = `
  SELECT COALESCE(SUM(CASE WHEN state = 'waiting' THEN 1 ELSE 0 END), 0) AS waiting,
         COALESCE(SUM(CASE WHEN state = 'refused' THEN 1 ELSE 0 END), 0) AS failed,
         MIN(CASE WHEN state = 'waiting' THEN created END) AS oldest
  FROM outbox WHERE state IN ('waiting', 'refused')`;

/** The oldest that wait, to be looked at and not taken. */
const OLDEST = `
  SELECT id, reference, text, created, attempts, state, next_attempt FROM outbox WHERE state = 'waiting' ORDER BY id LIMIT $1`;

/** `row` as it is sent for the `attempt`th time. */
function deliveryOf(row: Row, attempt: number): Delivery {
  return {
    id: String(row.id),
    reference: String(row.reference),
    text: String(row.text),
    acceptedAt: numberOf(row, "created"),
    attempt,
    refused: row.state === "refused",
  };
}

function numberOf(row: Row | undefined, column: string): number {
  return Number(row?.[column] ?? 0);
}

/**
 * The outbox over either engine. `now` gives milliseconds since 1970, `steady` too, but never steps: by it, or by the store's own clock
 * where several processes share one, it is known when a message may be tried.
 */
export function createOutbox(database: Database, now: () => number, steady: () => number = now): Outbox {
  const storeNow = database.now ?? (async () => steady());
  /** Tells the messages of processes apart that share a store. */
  const process = randomBytes(5).toString("hex");
  let lastCreated = 0;
  let serial = 0;
  /** The last message could not be stored, or the last look for one could not be noted. */
  let isUnwritable = false;
  const queue: Waiting[] = [];
  let isWorking = false;
  let isAsked = false;

  /** Sorts by time of arrival, within one process even when the clock steps back or several come in one millisecond; no two are alike. */
  function newId(): string {
    const created = Math.max(now(), lastCreated);
    serial = created === lastCreated ? serial + 1 : 0;
    lastCreated = created;
    return `${String(created).padStart(15, "0")}${String(serial).padStart(6, "0")}${process}`;
  }

  /** What came of a message that was given to the store: it is new there, or what is there with the same id or key. */
  async function acceptanceOf(row: NewRow, isNew: boolean): Promise<Acceptance> {
    if (isNew) return "stored";
    const [earlier] = await database.query(
      "SELECT id, body_hash, delivered FROM outbox WHERE id = $1 OR idempotency_key = $2",
      [row.id, row.idempotencyKey],
    );
    // Its commit went through once, and only the word of it was lost.
    if (earlier?.id === row.id) return "stored";
    const expired =
      earlier !== undefined && earlier.delivered !== null && numberOf(earlier, "delivered") <= now() - DAY_MS;
    if (earlier === undefined || expired) {
      await forgetKeys();
      return enqueue(row);
    }
    return earlier.body_hash === row.bodyHash ? "repeated" : "mismatched";
  }

  async function insert(group: readonly Waiting[]): Promise<void> {
    try {
      const stored = await database.insert(group.map(({ row }) => row));
      isUnwritable = false;
      for (const { row, settle } of group) settle(acceptanceOf(row, stored.has(row.id)));
    } catch (error) {
      const [only] = group;
      if (group.length === 1 && only !== undefined) {
        isUnwritable = true;
        only.settle(Promise.reject(error));
      } else {
        // One of them may be at fault; it must not cost the others.
        for (const waiting of group) await insert([waiting]);
      }
    }
  }

  /** Stores what has come in, group after group: those that come while one is committed share the next commit. */
  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    while (queue.length > 0) await insert(queue.splice(0, GROUP_LIMIT));
    isWorking = false;
  }

  function enqueue(row: NewRow): Promise<Acceptance> {
    return new Promise((settle) => {
      queue.push({ row, settle });
      if (queue.length === GROUP_AT_ONCE) void work();
      if (isWorking || isAsked) return;
      isAsked = true;
      // Later in the same turn of the event loop, when everything that has arrived by now is in the queue.
      setImmediate(() => {
        isAsked = false;
        void work();
      });
    });
  }

  async function accept(message: NewMessage): Promise<Acceptance> {
    const idempotencyKey = message.idempotencyKey === null ? null : sha256(message.idempotencyKey);
    const { reference, text } = message;
    return enqueue({ id: newId(), reference, text, idempotencyKey, bodyHash: sha256(...message.body), created: now() });
  }

  async function forgetKeys(): Promise<void> {
    await database.query("DELETE FROM outbox WHERE delivered <= $1", [now() - DAY_MS]);
    // Noted by a clock that was ahead: from now on it is a day, as for every other.
    await database.query("UPDATE outbox SET delivered = $1 WHERE delivered > $1", [now()]);
  }

  /** The moment in `waitMs` milliseconds, as the store notes it. */
  async function after(waitMs: number): Promise<number> {
    return (await storeNow()) + Math.min(waitMs, LONGEST_WAIT_MS);
  }

  /** The next message, when there is no room to note that it is taken. Nobody else works on such a store. */
  async function look(time: number, lastAttempt: number, done: ReadonlySet<string>): Promise<Claim> {
    const rows = await database.query(OLDEST, [done.size + 1]);
    const row = rows.find(({ id }) => !done.has(String(id)));
    if (row === undefined) return { delivery: null, dueInMs: null };
    const attempt = numberOf(row, "next_attempt");
    if (attempt > time && attempt <= lastAttempt) return { delivery: null, dueInMs: attempt - time };
    return { delivery: deliveryOf(row, numberOf(row, "attempts") + 1) };
  }

  async function claim(leaseMs: number, done: ReadonlySet<string> = new Set()): Promise<Claim> {
    const time = await storeNow();
    const [lastAttempt, lastLease] = [time + LONGEST_WAIT_MS + SLACK_MS, time + leaseMs + SLACK_MS];
    let row: Row | undefined;
    try {
      [row] = await database.query(CLAIM, [time, time + leaseMs, lastAttempt, lastLease]);
    } catch (error) {
      isUnwritable = true;
      if (database.pollMs !== null || !isFull(error)) throw error;
      return look(time, lastAttempt, done);
    }
    // There is room again, so that it can be noted at last.
    if (row !== undefined && done.has(String(row.id))) return { delivery: null, dueInMs: 0 };
    if (row !== undefined) return { delivery: deliveryOf(row, numberOf(row, "attempts")) };
    const [head] = await database.query(HEAD);
    if (head === undefined) return { delivery: null, dueInMs: null };
    const [attempt, lease] = [numberOf(head, "next_attempt"), numberOf(head, "lease")];
    const due = Math.max(attempt > lastAttempt ? 0 : attempt, lease > lastLease ? 0 : lease);
    return { delivery: null, dueInMs: Math.max(due - time, 0) };
  }

  return {
    accept,
    lead: () => database.lead(),
    claim,
    async delivered(id) {
      await database.query("DELETE FROM outbox WHERE id = $1 AND idempotency_key IS NULL", [id]);
      await database.query(
        "UPDATE outbox SET state = 'delivered', text = NULL, lease = 0, delivered = $2 WHERE id = $1",
        [id, now()],
      );
    },
    async postpone(id, waitMs) {
      const notBefore = waitMs === 0 ? 0 : await after(waitMs);
      await database.query("UPDATE outbox SET lease = 0, next_attempt = $2 WHERE id = $1 AND state <> 'delivered'", [
        id,
        notBefore,
      ]);
    },
    async refuse(id, waitMs) {
      await database.query(
        "UPDATE outbox SET state = 'refused', lease = 0, next_attempt = $2 WHERE id = $1 AND state <> 'delivered'",
        [id, await after(waitMs)],
      );
    },
    async retryRefused() {
      await database.query("UPDATE outbox SET next_attempt = 0 WHERE state = 'refused'");
    },
    async tidy() {
      await forgetKeys();
      const lastAttempt = (await storeNow()) + LONGEST_WAIT_MS + SLACK_MS;
      // Else those that were refused since would come before it for as long as the clock was wrong by.
      await database.query("UPDATE outbox SET next_attempt = 0 WHERE next_attempt > $1", [lastAttempt]);
      return database.scrub();
    },
    async counts() {
      // Reading may go on when writing does not, as on a full disk: after a failure the count waits for a write to pass.
      if (isUnwritable) await database.touch();
      isUnwritable = false;
      const [row] = await database.query(COUNT);
      const oldest = row?.oldest == null ? now() : numberOf(row, "oldest");
      return {
        waiting: numberOf(row, "waiting"),
        failed: numberOf(row, "failed"),
        oldestSeconds: Math.max(0, Math.floor((now() - oldest) / 1000)),
      };
    },
    close: () => database.close(),
    pollMs: database.pollMs,
  };
}
