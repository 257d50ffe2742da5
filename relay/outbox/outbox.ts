import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Clock } from "#relay/clock.ts";
import type { Database } from "#relay/outbox/database.ts";

const DAY_MS = 86_400_000;

/** The longest wait from one attempt to the next, in milliseconds. */
export const LONGEST_WAIT_MS = 3_600_000;

/** `/healthz` tries a write at most this often, in milliseconds: each one waits for the disk, and anybody may ask. */
const PROBE_MS = 10_000;

/** No vowels and nothing that is easily misheard or misread on the phone. */
const REFERENCE_LETTERS = "23456789BCDFGHJKMNPQRSTVWXZ";

/** A message on its way to the operator. */
export interface Delivery {
  id: string;
  reference: string;
  text: string;
  /** Milliseconds since 1970. */
  acceptedAt: number;
  /** How often it was tried, this time included. */
  attempt: number;
  /** Telegram refused it before. */
  isDeadLetter: boolean;
}

export interface OutboxCounts {
  waiting: number;
  /** How long the oldest of them waits, in whole seconds; 0 when none does. */
  oldestSeconds: number;
  /** Refused by Telegram. */
  failed: number;
}

export interface NewMessage {
  reference: string;
  text: string;
  idempotencyKey: string | null;
  /** What has to be the same when the key comes again. */
  body: string;
  /** It looks like a machine's, and waits until nothing else does. */
  suspicious: boolean;
}

/** `misconfigured`: the channel takes no message before somebody corrects the settings. */
export type DeliveryStatus = "ok" | "misconfigured";

/** A name for a message that people can compare and read out, e.g. `K7QF-2M9X`. */
export function newReference(): string {
  const four = () => Array.from({ length: 4 }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]).join("");
  return `${four()}-${four()}`;
}

const INSERT = `
  INSERT INTO outbox
    (id, reference, text, state, idempotency_key, body_hash, created, next_attempt, attempts, lease, suspicious)
  VALUES ($1, $2, $3, 'waiting', $4, $5, $6, 0, 0, 0, $7) ON CONFLICT DO NOTHING RETURNING id`;

/**
 * The head of the queue: waiting messages, then dead letters (`DESC`, because `refused` comes before `waiting` in the alphabet). Nobody
 * overtakes the first, even if it has to wait. A pause that Telegram demanded is in one waiting row, and holds for all of them.
 */
const FIRST_IN_LINE = `
  SELECT id, reference, text, state, created, attempts,
    CASE state WHEN 'refused' THEN next_attempt ELSE (SELECT MAX(next_attempt) FROM outbox WHERE state = 'waiting') END AS due
  FROM outbox WHERE state IN ('waiting', 'refused')
  ORDER BY state DESC, CASE state WHEN 'refused' THEN next_attempt ELSE 0 END, suspicious, id LIMIT 1`;

/** Two processes may have found the same message: the condition decides which of them gets it. */
const CLAIM = `
  UPDATE outbox SET lease = $1 WHERE id = $2 AND lease <= $3 AND next_attempt <= $3 AND state <> 'delivered' RETURNING id`;

const COUNT = `
  SELECT state, COUNT(*) AS count, MIN(created) AS oldest FROM outbox WHERE state IN ('waiting', 'refused') GROUP BY state`;

/** A message that arrived through another process stays delivered. */
const SET_NEXT_ATTEMPT = `
  UPDATE outbox SET state = $1, attempts = attempts + 1, lease = 0, next_attempt = $2
  WHERE id = $3 AND state <> 'delivered'`;

const NOTE_STATUS = `
  INSERT INTO outbox_channel (id, status) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET status = excluded.status`;

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

export type Outbox = ReturnType<typeof createOutbox>;

/** The outbox over either engine. Every function rejects when the store cannot be used. */
export function createOutbox(database: Database, clock: Clock) {
  const processId = randomBytes(5).toString("hex");
  let lastCreated = 0;
  let serial = 0;
  let probeDueAt = 0;

  /** Unique, and sorts by time of arrival, within one process even when the clock steps back or several come in one millisecond. */
  function newId(): string {
    const created = Math.max(clock.now(), lastCreated);
    serial = created === lastCreated ? serial + 1 : 0;
    lastCreated = created;
    return `${String(created).padStart(15, "0")}${String(serial).padStart(6, "0")}${processId}`;
  }

  async function forgetKeys(): Promise<void> {
    await database.query("DELETE FROM outbox WHERE delivered <= $1", [clock.now() - DAY_MS]);
    // A clock that ran ahead would keep its keys for longer than a day: they count from now.
    await database.query("UPDATE outbox SET delivered = $1 WHERE delivered > $1", [clock.now()]);
  }

  /** What a message is whose key came before, with the same body or with another; `null` for a new one. */
  async function findRepeated({ idempotencyKey, body }: NewMessage): Promise<"repeated" | "conflict" | null> {
    if (idempotencyKey === null) return null;
    const [earlier] = await database.query(
      "SELECT body_hash FROM outbox WHERE idempotency_key = $1 AND (delivered IS NULL OR delivered > $2)",
      [sha256(idempotencyKey), clock.now() - DAY_MS],
    );
    if (earlier === undefined) return null;
    return earlier["body_hash"] === sha256(body) ? "repeated" : "conflict";
  }

  /** Resolves once the message is on disk, or with what became of its key before. */
  async function enqueue(message: NewMessage): Promise<"stored" | "repeated" | "conflict"> {
    const { reference, text, idempotencyKey, body, suspicious } = message;
    const key = idempotencyKey === null ? null : sha256(idempotencyKey);
    const row = [newId(), reference, text, key, sha256(body), clock.now(), suspicious ? 1 : 0];
    // Should it not be stored, `/healthz` says so at once.
    probeDueAt = 0;
    const stored = await database.query(INSERT, row);
    if (stored.length > 0) return "stored";
    const repeated = await findRepeated(message);
    if (repeated !== null) return repeated;
    // The key is a day old, or was forgotten a moment ago.
    await forgetKeys();
    return enqueue(message);
  }

  /** Puts a message off by `waitMs` milliseconds, an hour at most. */
  async function setNextAttempt(id: string, state: "waiting" | "refused", waitMs: number): Promise<void> {
    const notBefore = waitMs === 0 ? 0 : (await database.now()) + Math.min(waitMs, LONGEST_WAIT_MS);
    await database.query(SET_NEXT_ATTEMPT, [state, notBefore, id]);
  }

  return {
    enqueue,
    findRepeated,
    connect: () => database.connect(),
    tryLead: () => database.tryLead(),
    close: () => database.close(),

    /**
     * Takes the next message for `leaseMs` milliseconds: the oldest that waits, what looks like a machine's after all others, and when
     * nothing waits the dead letter whose time has come. `null` when there is none, or not yet.
     */
    async claim(leaseMs: number): Promise<Delivery | null> {
      const [first] = await database.query(FIRST_IN_LINE);
      if (first === undefined) return null;
      const now = await database.now();
      if (Number(first["due"]) > now) return null;
      // The only process on a store needs no lease, which would have messages wait after a kill.
      if (database.isShared) {
        const [taken] = await database.query(CLAIM, [now + leaseMs, String(first["id"]), now]);
        if (taken === undefined) return null;
      }
      return {
        id: String(first["id"]),
        reference: String(first["reference"]),
        text: String(first["text"]),
        acceptedAt: Number(first["created"]),
        attempt: Number(first["attempts"]) + 1,
        isDeadLetter: first["state"] === "refused",
      };
    },

    /** It arrived: its text is deleted, its idempotency key stays for a day. */
    async delivered(id: string): Promise<void> {
      await database.query("DELETE FROM outbox WHERE id = $1 AND idempotency_key IS NULL", [id]);
      await database.query(
        "UPDATE outbox SET state = 'delivered', text = NULL, lease = 0, delivered = $2 WHERE id = $1",
        [id, clock.now()],
      );
    },
    /** It did not arrive, and may not be tried again for `waitMs` milliseconds. */
    reschedule: (id: string, waitMs: number) => setNextAttempt(id, "waiting", waitMs),
    /** Telegram does not want it: it steps aside for `waitMs` milliseconds. */
    deadLetter: (id: string, waitMs: number) => setNextAttempt(id, "refused", waitMs),
    async retryDeadLetters(): Promise<void> {
      await database.query("UPDATE outbox SET next_attempt = 0 WHERE state = 'refused'");
    },

    /**
     * Forgets keys older than a day and what a wrong clock noted, and makes deleted text leave the disk. Whether that is done: a copy
     * that is being made keeps the text until it is finished.
     */
    async purge(): Promise<boolean> {
      await forgetKeys();
      const latest = (await database.now()) + LONGEST_WAIT_MS;
      await database.query("UPDATE outbox SET next_attempt = 0, lease = 0 WHERE next_attempt > $1 OR lease > $1", [
        latest,
      ]);
      return database.checkpoint();
    },

    async counts(): Promise<OutboxCounts> {
      // Reads succeed on a full disk, so they prove nothing.
      if (clock.monotonic() >= probeDueAt) {
        await database.probeWrite();
        probeDueAt = clock.monotonic() + PROBE_MS;
      }
      const rows = await database.query(COUNT);
      const [waiting, refused] = ["waiting", "refused"].map((state) => rows.find((row) => row["state"] === state));
      const oldestMs = waiting === undefined ? 0 : clock.now() - Number(waiting["oldest"]);
      return {
        waiting: Number(waiting?.["count"] ?? 0),
        failed: Number(refused?.["count"] ?? 0),
        oldestSeconds: Math.max(0, Math.floor(oldestMs / 1000)),
      };
    },

    /** What the process that delivers noted last. */
    async deliveryStatus(): Promise<DeliveryStatus> {
      const [row] = await database.query("SELECT status FROM outbox_channel");
      return row?.["status"] === "misconfigured" ? "misconfigured" : "ok";
    },
    async noteDeliveryStatus(status: DeliveryStatus): Promise<void> {
      await database.query(NOTE_STATUS, [status]);
    },
  };
}
