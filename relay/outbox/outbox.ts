import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Clock } from "#relay/clock.ts";
import type { Database } from "#relay/outbox/database.ts";
import type { MessageFacts } from "#relay/outbox/messageFooter.ts";

const DAY_MS = 86_400_000;

/** Maximum time between two attempts, in milliseconds. */
export const HOUR_MS = 3_600_000;

/** Minimum time between two write tests by `/healthz`, in milliseconds. Each one waits for the disk, and anybody can request it. */
const PROBE_MS = 10_000;

/** Without vowels, and without characters that are easily confused when read or heard. */
const REFERENCE_LETTERS = "23456789BCDFGHJKMNPQRSTVWXZ";

/** A message on its way to the operator. */
export interface Delivery {
  id: string;
  reference: string;
  text: string;
  /** Null for a message that a release without them has stored. */
  facts: MessageFacts | null;
  /** How long it has waited, in milliseconds. */
  waitedMs: number;
  /** The channel did not take it before. */
  isDeadLetter: boolean;
}

/** The failures of a message while nothing was wrong with the channel. */
export interface OwnFailures {
  failures: number;
  /** Time since the first one, in milliseconds. */
  failingMs: number;
  /** Whether other messages wait, and have not stepped aside. */
  othersWait: boolean;
}

/** What waits in the outbox, as `/healthz` reports it. */
export interface OutboxCounts {
  waiting: number;
  /** How long the oldest has waited, in whole seconds; 0 if none waits. */
  oldestSeconds: number;
  /** Number of dead letters: messages that the channel does not take. */
  failed: number;
}

/** A message to be stored and delivered. */
export interface NewMessage {
  reference: string;
  text: string;
  facts: MessageFacts;
  idempotencyKey: string | null;
  /** A later request with the same key has to have the same body. */
  body: string;
  /** It probably comes from a bot or belongs to a flood, and is delivered when nothing else waits. */
  doubtful: boolean;
}

/**
 * `repeated` and `conflict`: there is a message with the same key, and the same or another body. `reference` is that of the stored
 * message: a repeated one gets the reference of the first.
 */
export type EnqueueResult = { outcome: "stored" | "repeated"; reference: string } | { outcome: "conflict" };

/** State of the channel, as the delivering process has found it. */
export interface ChannelStatus {
  /** `misconfigured`: the channel accepts no message until somebody corrects the settings. */
  status: "ok" | "misconfigured";
  /** What is wrong with the channel, and what to do; `null` if nothing is. */
  reason: string | null;
}

/** A finding about the channel, which may leave its status open. */
type FoundStatus = Omit<ChannelStatus, "status"> & { status?: ChannelStatus["status"] | null };

/** Creates a random id of a message that people can compare and read out, such as `K7QF-2M9X`. */
export function newReference(): string {
  const four = () => Array.from({ length: 4 }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]).join("");
  return `${four()}-${four()}`;
}

/** A lead that lasts this much longer than one that is taken now was taken by a clock that was far ahead. */
const CLOCK_TOLERANCE_MS = 60_000;

const COUNT_DEAD_LETTERS = "SELECT COUNT(*) AS count FROM outbox WHERE state = 'dead'";

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The store of accepted messages that are not delivered yet. */
export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Creates the outbox on one of the two engines. Every function rejects if the store cannot be used. Statements read the store's clock
 * themselves, because it goes on between a query for the time and the next one.
 */
export function createOutbox(database: Database, clock: Clock) {
  const { now, query, holder, leaseMs } = database;
  /** For this long, in milliseconds, a process that has asked for the lead, and got it, is certain to have it. */
  const certainMs = (leaseMs * 2) / 3;
  const processId = randomBytes(5).toString("hex");
  let lastCreated = 0;
  let serial = 0;
  let probeDueAt = 0;
  /** Why the last message could not be stored, and until when that counts. */
  let lastFault: { error: unknown; until: number } | null = null;

  /** Creates a unique id that sorts by time of arrival, within one process even if the clock steps back or two arrive in one millisecond. */
  function newId(): string {
    const created = Math.max(clock.now(), lastCreated);
    serial = created === lastCreated ? serial + 1 : 0;
    lastCreated = created;
    return `${String(created).padStart(15, "0")}${String(serial).padStart(6, "0")}${processId}`;
  }

  async function deleteExpiredKeys(): Promise<void> {
    await query(`DELETE FROM outbox WHERE delivered <= ${now()} - $1`, [DAY_MS]);
    // Times in the future come from a clock that was fast. They are set to now, so that those keys, too, expire after a day.
    await query(`UPDATE outbox SET delivered = ${now()} WHERE delivered > ${now()}`);
  }

  /** Compares a message with the stored one of the same key: `repeated` for the same body, `conflict` for another; `null` for a new key. */
  async function findRepeated({
    idempotencyKey,
    body,
  }: Pick<NewMessage, "idempotencyKey" | "body">): Promise<EnqueueResult | null> {
    if (idempotencyKey === null) return null;
    const [earlier] = await query(
      `SELECT body_hash, reference FROM outbox
       WHERE idempotency_key = $1 AND (delivered IS NULL OR delivered > ${now()} - $2)`,
      [sha256(idempotencyKey), DAY_MS],
    );
    if (earlier === undefined) return null;
    if (earlier["body_hash"] !== sha256(body)) return { outcome: "conflict" };
    return { outcome: "repeated", reference: String(earlier["reference"]) };
  }

  async function store(message: NewMessage, id: string): Promise<boolean> {
    const { reference, text, facts, idempotencyKey, body, doubtful } = message;
    const key = idempotencyKey === null ? null : sha256(idempotencyKey);
    const inserted = await query(
      `INSERT INTO outbox
         (id, reference, text, state, idempotency_key, body_hash, created, next_attempt, attempts, lease, suspicious, facts)
       VALUES ($1, $2, $3, 'waiting', $4, $5, ${now()}, 0, 0, 0, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
      [id, reference, text, key, sha256(body), doubtful ? 1 : 0, JSON.stringify(facts)],
    );
    return inserted.length > 0;
  }

  /** Resolves with `stored` once the message is on disk, or as `findRepeated` if its key is known. */
  async function enqueue(message: NewMessage): Promise<EnqueueResult> {
    const isStored = await store(message, newId()).catch((error: unknown) => {
      lastFault = { error, until: clock.monotonic() + PROBE_MS };
      throw error;
    });
    lastFault = null;
    if (isStored) return { outcome: "stored", reference: message.reference };
    const repeated = await findRepeated(message);
    if (repeated !== null) return repeated;
    // The key has expired, or was deleted since the INSERT.
    await deleteExpiredKeys();
    return enqueue(message);
  }

  return {
    enqueue,
    findRepeated,
    migrate: () => database.migrate(),
    close: () => database.close(),
    certainMs,
    isShared: database.isShared,

    /**
     * Takes the lead, which lets one process deliver at a time, or renews it. Resolves with the milliseconds that remain of the channel's
     * pause, or with `null` while another process has the lead.
     */
    async takeLead(): Promise<number | null> {
      // Most of the time there is no need to write.
      const [fresh] = await query(
        `SELECT paused_until - ${now()} AS pause FROM outbox_channel
         WHERE id = 1 AND holder = $1 AND held_until >= ${now()} + $2`,
        [holder, certainMs],
      );
      const [taken] = fresh
        ? [fresh]
        : await query(
            `UPDATE outbox_channel SET holder = $1, held_until = ${now()} + $2
             WHERE id = 1 AND (holder IS NULL OR holder = $1 OR held_until <= ${now()} OR held_until > ${now()} + $3)
             RETURNING paused_until - ${now()} AS pause`,
            [holder, leaseMs, leaseMs + CLOCK_TOLERANCE_MS],
          );
      if (taken === undefined) return null;
      const pauseMs = Number(taken["pause"]);
      // No pause is longer than an hour: such a one was stored by a clock that was ahead.
      return pauseMs > HOUR_MS ? 0 : Math.max(0, pauseMs);
    },
    /** Lets another process take the lead at once. */
    async releaseLead(): Promise<void> {
      await query("UPDATE outbox_channel SET held_until = 0 WHERE holder = $1", [holder]);
    },

    /**
     * The message to deliver next: the oldest waiting one (doubtful ones after all others) that has not stepped aside. If there is none, a
     * dead letter that is due, unless they are to wait.
     */
    async next(withDeadLetters = true): Promise<Delivery | null> {
      const columns = `id, reference, text, facts, ${now()} - created AS waited`;
      // A time beyond the hour was stored by a clock that was far ahead.
      const [waiting] = await query(
        `SELECT ${columns} FROM outbox WHERE state = 'waiting' AND (next_attempt <= ${now()} OR next_attempt > ${now()} + $1)
         ORDER BY suspicious, id LIMIT 1`,
        [HOUR_MS],
      );
      if (waiting === undefined && !withDeadLetters) return null;
      const [row] = waiting
        ? [waiting]
        : await query(
            `SELECT ${columns} FROM outbox WHERE state = 'dead' AND next_attempt <= ${now()} ORDER BY next_attempt, id LIMIT 1`,
          );
      if (row === undefined) return null;
      return {
        id: String(row["id"]),
        reference: String(row["reference"]),
        text: String(row["text"]),
        facts: typeof row["facts"] === "string" ? (JSON.parse(row["facts"]) as MessageFacts) : null,
        waitedMs: Math.max(0, Number(row["waited"])),
        isDeadLetter: waiting === undefined,
      };
    },

    /** Marks a message as delivered: deletes its text and facts, and keeps its idempotency key for a day. */
    async delivered(id: string): Promise<void> {
      await query("DELETE FROM outbox WHERE id = $1 AND idempotency_key IS NULL", [id]);
      await query(
        `UPDATE outbox SET state = 'delivered', text = NULL, facts = NULL, delivered = ${now()} WHERE id = $1`,
        [id],
      );
    },
    /** Counts a failure that is the message's own. */
    async noteFailure(id: string): Promise<OwnFailures> {
      const [row] = await query(
        `UPDATE outbox SET attempts = attempts + 1, failing_since = COALESCE(failing_since, ${now()})
         WHERE id = $1 RETURNING attempts, ${now()} - failing_since AS failing`,
        [id],
      );
      const others = await query(
        `SELECT 1 FROM outbox WHERE state = 'waiting' AND next_attempt <= ${now()} AND id <> $1 LIMIT 1`,
        [id],
      );
      return {
        failures: Number(row?.["attempts"] ?? 0),
        failingMs: Number(row?.["failing"] ?? 0),
        othersWait: others.length > 0,
      };
    },
    /** Lets the messages behind this one go ahead for `ms` milliseconds, an hour at most. It still counts as waiting. */
    async stepAside(id: string, ms: number): Promise<void> {
      await query(`UPDATE outbox SET next_attempt = ${now()} + $2 WHERE id = $1`, [id, ms]);
    },
    /** Makes a message a dead letter, which delays no other and is tried again in an hour. */
    async deadLetter(id: string): Promise<void> {
      // The condition keeps a message that another process has delivered in that state.
      await query(
        `UPDATE outbox SET state = 'dead', next_attempt = ${now()} + $2 WHERE id = $1 AND state <> 'delivered'`,
        [id, HOUR_MS],
      );
    },
    /** Lets dead letters, and what has stepped aside, be tried at once. */
    async retryAll(): Promise<void> {
      await query("UPDATE outbox SET next_attempt = 0 WHERE state IN ('waiting', 'dead') AND next_attempt > 0");
    },
    /** Lets no message count as accepted later than now, which a clock that was ahead has stored: its age would be unknown for as long. */
    async correctAges(): Promise<void> {
      await query(`UPDATE outbox SET created = ${now()} WHERE state = 'waiting' AND created > ${now()}`);
    },
    /** Lets no process deliver for `ms` milliseconds, also after a restart. */
    async pause(ms: number): Promise<void> {
      await query(`UPDATE outbox_channel SET paused_until = ${now()} + $1 WHERE id = 1`, [ms]);
    },

    /**
     * Deletes keys older than a day, corrects times that a wrong clock stored, and removes deleted text from the disk. Resolves with `false`
     * if text could not be removed yet, for example because a backup is running.
     */
    async purge(): Promise<boolean> {
      await deleteExpiredKeys();
      await query(`UPDATE outbox SET next_attempt = 0 WHERE state = 'dead' AND next_attempt > ${now()} + $1`, [
        HOUR_MS,
      ]);
      // A replica of an older release may still write them so during a rollout.
      await query("UPDATE outbox SET state = 'dead' WHERE state = 'refused'");
      return database.checkpoint();
    },

    async counts(): Promise<OutboxCounts> {
      // A full disk may have room for the probe, but not for a message.
      if (lastFault !== null && clock.monotonic() < lastFault.until) throw lastFault.error;
      // Reads succeed on a full disk, so a write has to be tested.
      if (clock.monotonic() >= probeDueAt) {
        await database.checkRoom();
        await query("UPDATE outbox_channel SET status = status WHERE id = 1");
        probeDueAt = clock.monotonic() + PROBE_MS;
      }
      const [waiting] = await query(
        `SELECT COUNT(*) AS count, ${now()} - MIN(created) AS oldest FROM outbox WHERE state = 'waiting'`,
      );
      const [dead] = await query(COUNT_DEAD_LETTERS);
      return {
        waiting: Number(waiting?.["count"] ?? 0),
        failed: Number(dead?.["count"] ?? 0),
        oldestSeconds: Math.max(0, Math.floor(Number(waiting?.["oldest"] ?? 0) / 1000)),
      };
    },

    /** The status that the delivering process stored last. */
    async channelStatus(): Promise<ChannelStatus> {
      const [row] = await query("SELECT status, reason FROM outbox_channel WHERE id = 1");
      const reason = row?.["reason"];
      return {
        status: row?.["status"] === "misconfigured" ? "misconfigured" : "ok",
        reason: typeof reason === "string" ? reason : null,
      };
    },
    /** Stores what was found. Without a `status` the stored one stays: it may be that of another process. */
    async recordChannelStatus({ status = null, reason }: FoundStatus): Promise<void> {
      await query(
        `UPDATE outbox_channel SET status = COALESCE($1, status), reason = $2
         WHERE id = 1 AND (status <> COALESCE($1, status) OR reason IS DISTINCT FROM $2)`,
        [status, reason],
      );
    },
  };
}
