import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Clock } from "#relay/clock.ts";
import type { Database } from "#relay/outbox/database.ts";

const DAY_MS = 86_400_000;

/** Maximum time between two attempts, in milliseconds. */
export const LONGEST_WAIT_MS = 3_600_000;

/** Minimum time between two write tests by `/healthz`, in milliseconds. Each one waits for the disk, and anybody can request it. */
const PROBE_MS = 10_000;

/** Without vowels, and without characters that are easily confused when read or heard. */
const REFERENCE_LETTERS = "23456789BCDFGHJKMNPQRSTVWXZ";

/** A message on its way to the operator. */
export interface Delivery {
  id: string;
  reference: string;
  text: string;
  /** Milliseconds since 1970. */
  acceptedAt: number;
  /** Number of attempts, including this one. */
  attempt: number;
  /** Telegram rejected it before. */
  isDeadLetter: boolean;
}

/** What waits in the outbox, as `/healthz` reports it. */
export interface OutboxCounts {
  waiting: number;
  /** How long the oldest has waited, in whole seconds; 0 if none waits. */
  oldestSeconds: number;
  /** Number of dead letters: messages that Telegram rejected. */
  failed: number;
}

/** A message to be stored and delivered. */
export interface NewMessage {
  reference: string;
  text: string;
  idempotencyKey: string | null;
  /** A later request with the same key has to have the same body. */
  body: string;
  /** It probably comes from a bot, and is delivered when nothing else waits. */
  suspicious: boolean;
}

/**
 * `repeated` and `conflict`: there is a message with the same key, and the same or another body. `reference` is that of the stored
 * message: a repeated one gets the reference of the first.
 */
export type EnqueueResult = { outcome: "stored" | "repeated"; reference: string } | { outcome: "conflict" };

/** `misconfigured`: the channel accepts no message until somebody corrects the settings. */
export type DeliveryStatus = "ok" | "misconfigured";

/** Creates a random id of a message that people can compare and read out, such as `K7QF-2M9X`. */
export function newReference(): string {
  const four = () => Array.from({ length: 4 }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]).join("");
  return `${four()}-${four()}`;
}

const INSERT = `
  INSERT INTO outbox
    (id, reference, text, state, idempotency_key, body_hash, created, next_attempt, attempts, lease, suspicious)
  VALUES ($1, $2, $3, 'waiting', $4, $5, $6, 0, 0, 0, $7) ON CONFLICT DO NOTHING RETURNING id`;

/**
 * The head of the queue: waiting messages, then dead letters (`DESC`, because `refused` sorts before `waiting`). The order is strict: others
 * wait behind the first even if it is not due. A pause that Telegram demanded is stored in one waiting row and applies to all.
 */
const HEAD_OF_QUEUE = `
  SELECT id, reference, text, state, created, attempts,
    CASE state WHEN 'refused' THEN next_attempt ELSE (SELECT MAX(next_attempt) FROM outbox WHERE state = 'waiting') END AS due
  FROM outbox WHERE state IN ('waiting', 'refused')
  ORDER BY state DESC, CASE state WHEN 'refused' THEN next_attempt ELSE 0 END, suspicious, id LIMIT 1`;

/** Two processes may have selected the same message; the condition lets only one of them claim it. */
const CLAIM = `
  UPDATE outbox SET lease = $1 WHERE id = $2 AND lease <= $3 AND next_attempt <= $3 AND state <> 'delivered' RETURNING id`;

const COUNT = `
  SELECT state, COUNT(*) AS count, MIN(created) AS oldest FROM outbox WHERE state IN ('waiting', 'refused') GROUP BY state`;

/** The condition keeps a message that another process has delivered in that state. */
const SET_NEXT_ATTEMPT = `
  UPDATE outbox SET state = $1, attempts = attempts + 1, lease = 0, next_attempt = $2
  WHERE id = $3 AND state <> 'delivered'`;

const NOTE_STATUS = `
  INSERT INTO outbox_channel (id, status) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET status = excluded.status`;

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The store of accepted messages that are not delivered yet. */
export type Outbox = ReturnType<typeof createOutbox>;

/** Creates the outbox on one of the two engines. Every function rejects if the store cannot be used. */
export function createOutbox(database: Database, clock: Clock) {
  const processId = randomBytes(5).toString("hex");
  let lastCreated = 0;
  let serial = 0;
  let probeDueAt = 0;
  let unavailableUntil = 0;

  /** Creates a unique id that sorts by time of arrival, within one process even if the clock steps back or two arrive in one millisecond. */
  function newId(): string {
    const created = Math.max(clock.now(), lastCreated);
    serial = created === lastCreated ? serial + 1 : 0;
    lastCreated = created;
    return `${String(created).padStart(15, "0")}${String(serial).padStart(6, "0")}${processId}`;
  }

  async function deleteExpiredKeys(): Promise<void> {
    await database.query("DELETE FROM outbox WHERE delivered <= $1", [clock.now() - DAY_MS]);
    // Times in the future come from a clock that was fast. They are set to now, so that those keys, too, expire after a day.
    await database.query("UPDATE outbox SET delivered = $1 WHERE delivered > $1", [clock.now()]);
  }

  /** Compares a message with the stored one of the same key: `repeated` for the same body, `conflict` for another; `null` for a new key. */
  async function findRepeated({ idempotencyKey, body }: NewMessage): Promise<EnqueueResult | null> {
    if (idempotencyKey === null) return null;
    const [earlier] = await database.query(
      "SELECT body_hash, reference FROM outbox WHERE idempotency_key = $1 AND (delivered IS NULL OR delivered > $2)",
      [sha256(idempotencyKey), clock.now() - DAY_MS],
    );
    if (earlier === undefined) return null;
    if (earlier["body_hash"] !== sha256(body)) return { outcome: "conflict" };
    return { outcome: "repeated", reference: String(earlier["reference"]) };
  }

  /** Resolves with `stored` once the message is on disk, or as `findRepeated` if its key is known. */
  async function enqueue(message: NewMessage): Promise<EnqueueResult> {
    const { reference, text, idempotencyKey, body, suspicious } = message;
    const key = idempotencyKey === null ? null : sha256(idempotencyKey);
    const row = [newId(), reference, text, key, sha256(body), clock.now(), suspicious ? 1 : 0];
    const stored = await database.query(INSERT, row).catch((error: unknown) => {
      unavailableUntil = clock.monotonic() + PROBE_MS;
      throw error;
    });
    unavailableUntil = 0;
    if (stored.length > 0) return { outcome: "stored", reference };
    const repeated = await findRepeated(message);
    if (repeated !== null) return repeated;
    // The key has expired, or was deleted since the INSERT.
    await deleteExpiredKeys();
    return enqueue(message);
  }

  /** Sets the time of the next attempt to `waitMs` milliseconds from now, at most an hour. */
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
     * Claims the next message for `leaseMs` milliseconds: the oldest waiting one (suspicious ones after all others) or, if none waits, a
     * dead letter that is due. `null` if there is none, or none is due.
     */
    async claim(leaseMs: number): Promise<Delivery | null> {
      const [first] = await database.query(HEAD_OF_QUEUE);
      if (first === undefined) return null;
      const now = await database.now();
      if (Number(first["due"]) > now) return null;
      // Without other processes no lease is needed, and after a kill it would only delay the message.
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

    /** Marks a message as delivered: deletes its text and keeps its idempotency key for a day. */
    async delivered(id: string): Promise<void> {
      await database.query("DELETE FROM outbox WHERE id = $1 AND idempotency_key IS NULL", [id]);
      await database.query(
        "UPDATE outbox SET state = 'delivered', text = NULL, lease = 0, delivered = $2 WHERE id = $1",
        [id, clock.now()],
      );
    },
    /** Schedules the next attempt in `waitMs` milliseconds. */
    reschedule: (id: string, waitMs: number) => setNextAttempt(id, "waiting", waitMs),
    /** Makes a message that Telegram rejects a dead letter, with the next attempt in `waitMs` milliseconds. */
    deadLetter: (id: string, waitMs: number) => setNextAttempt(id, "refused", waitMs),
    async retryDeadLetters(): Promise<void> {
      await database.query("UPDATE outbox SET next_attempt = 0 WHERE state = 'refused'");
    },

    /**
     * Deletes keys older than a day, corrects times that a wrong clock stored, and removes deleted text from the disk. Resolves with `false`
     * if text could not be removed yet, for example because a backup is running.
     */
    async purge(): Promise<boolean> {
      await deleteExpiredKeys();
      const latest = (await database.now()) + LONGEST_WAIT_MS;
      await database.query("UPDATE outbox SET next_attempt = 0, lease = 0 WHERE next_attempt > $1 OR lease > $1", [
        latest,
      ]);
      return database.checkpoint();
    },

    async counts(): Promise<OutboxCounts> {
      // A full disk may have room for the probe, but not for a message.
      if (clock.monotonic() < unavailableUntil) throw new Error("The last message could not be stored.");
      // Reads succeed on a full disk, so a write has to be tested.
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

    /** The status that the delivering process stored last. */
    async deliveryStatus(): Promise<DeliveryStatus> {
      const [row] = await database.query("SELECT status FROM outbox_channel");
      return row?.["status"] === "misconfigured" ? "misconfigured" : "ok";
    },
    async recordDeliveryStatus(status: DeliveryStatus): Promise<void> {
      await database.query(NOTE_STATUS, [status]);
    },
  };
}
