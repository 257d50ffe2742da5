import type { Clock } from "#relay/clock.ts";
import { describeError, type Log } from "#relay/log.ts";
import type { Metrics } from "#relay/metrics.ts";
import { LONGEST_WAIT_MS, type Delivery, type Outbox } from "#relay/outbox/outbox.ts";

export type Outcome = { kind: "sent" } | Failure;

/** Why a message did not arrive. `reason` is for the log: no text, no token. */
export type Failure =
  /** Silence, a network or server error, or "not before". */
  | { kind: "later"; reason: string; retryAfterSeconds?: number }
  /** This message is not wanted; the next one may be. */
  | { kind: "refused"; reason: string }
  /** No message can go out until somebody corrects the settings. */
  | { kind: "misconfigured"; reason: string };

/** Where messages go. `send` never rejects, and ends soon after `signal` is aborted. */
export interface Channel {
  send(text: string, signal: AbortSignal): Promise<Outcome>;
}

interface DeliveryOptions {
  outbox: Outbox;
  channel: Channel;
  clock: Clock;
  log: Log;
  metrics: Metrics;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FIRST_PAUSE_MS = 1_000;
/** An attempt, with all that the channel asks in it, is given up after so long. */
const ATTEMPT_MS = 15_000;
/** Longer than it takes to claim a message and to send it, so that no other replica takes it over meanwhile. */
const LEASE_MS = 25_000;
/** How often whoever delivers looks at the outbox, and a replica that does not asks whether it may. */
const POLL_MS = 1_000;
const LEAD_POLL_MS = 5_000;
/** How long the loop waits when the store does not answer. */
const STORE_PAUSE_MS = 2_000;

/** The pause in milliseconds after `failures` failures in a row: 1, 2, 4 … seconds, one minute at most. */
export function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 10), MINUTE_MS);
}

export type DeliveryLoop = ReturnType<typeof createDelivery>;

/** The one loop that takes messages from the outbox to the channel, one at a time, oldest first. */
export function createDelivery({ outbox, channel, clock, log, metrics }: DeliveryOptions) {
  /** Gives up the attempt in hand at a stop. */
  const abandoning = new AbortController();
  /** Ends the sleep of the loop. */
  let sleeping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let isStopping = false;

  let failuresInARow = 0;
  /** The channel is left alone until then, by the clock that does not step. */
  let pausedUntil = 0;
  let hasRetriedDeadLetters = false;
  let purgeDueAt = 0;
  /** Notes how the last attempt ended. */
  let noteOutcome: (() => Promise<void>) | null = null;

  /** While an outcome cannot be noted, as on a full disk, nothing else is done: so nothing is sent twice. */
  async function noteLastOutcome(): Promise<void> {
    await noteOutcome?.();
    noteOutcome = null;
  }

  /** Hands a message to the channel. What is given back notes how that ended, so that it holds after a restart as well. */
  async function attempt(delivery: Delivery): Promise<() => Promise<void>> {
    const { id, reference, text, acceptedAt, attempt: number, isDeadLetter } = delivery;
    const putOff = isDeadLetter ? outbox.deadLetter : outbox.reschedule;
    // One message over which a channel stumbles must not hold up those behind it.
    const outcome = await channel
      .send(text, AbortSignal.any([abandoning.signal, AbortSignal.timeout(ATTEMPT_MS)]))
      .catch((error: unknown): Outcome => ({ kind: "refused", reason: describeError(error) }));
    const line = { reference, attempt: number, outcome: outcome.kind };
    metrics.attempts.inc({ outcome: outcome.kind });
    failuresInARow = outcome.kind === "later" ? failuresInARow + 1 : 0;

    switch (outcome.kind) {
      case "sent":
        log.info(line, "delivery");
        metrics.latency.observe(Math.max(0, clock.now() - acceptedAt) / 1000);
        purgeDueAt = 0;
        return async () => {
          await outbox.delivered(id);
          await outbox.noteDeliveryStatus("ok");
        };
      case "refused": {
        const next = "kept, tried again every hour and at the next start";
        log.error({ ...line, reason: outcome.reason, next }, "delivery");
        return async () => {
          await outbox.deadLetter(id, HOUR_MS);
          await outbox.noteDeliveryStatus("ok");
        };
      }
      case "misconfigured": {
        const next = "every message waits, tried again every minute";
        log.error({ ...line, reason: outcome.reason, next }, "delivery");
        pausedUntil = clock.monotonic() + MINUTE_MS;
        return async () => {
          await putOff(id, 0);
          await outbox.noteDeliveryStatus("misconfigured");
        };
      }
      case "later": {
        // `retry_after` is capped at an hour: a nonsensical number must not hold up bookings.
        const demandedMs = Math.min((outcome.retryAfterSeconds ?? 0) * 1000, LONGEST_WAIT_MS);
        const pauseMs = demandedMs || pauseAfter(failuresInARow);
        pausedUntil = clock.monotonic() + pauseMs;
        log.warn({ ...line, reason: outcome.reason, retryInSeconds: Math.ceil(pauseMs / 1000) }, "delivery");
        // A dead letter must not have others wait again.
        return () => putOff(id, isDeadLetter ? HOUR_MS : demandedMs);
      }
    }
  }

  /** One look at the outbox. Milliseconds until the next one. */
  async function step(): Promise<number> {
    await noteLastOutcome();
    if (!(await outbox.tryLead())) return LEAD_POLL_MS;
    if (!hasRetriedDeadLetters) await outbox.retryDeadLetters();
    hasRetriedDeadLetters = true;
    const pauseMs = pausedUntil - clock.monotonic();
    // On a shared store, asking for the lead also keeps it.
    if (pauseMs > 0) return Math.min(pauseMs, LEAD_POLL_MS);

    const delivery = await outbox.claim(LEASE_MS);
    if (delivery !== null) {
      noteOutcome = await attempt(delivery);
      await noteLastOutcome();
      return 0;
    }
    // When everything has been delivered, so that no text stays on the disk, and every hour.
    if (clock.monotonic() >= purgeDueAt && (await outbox.purge())) purgeDueAt = clock.monotonic() + HOUR_MS;
    return POLL_MS;
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      // What is accepted during the step ends the sleep after it.
      sleeping = new AbortController();
      const pauseMs = await step().catch((error: unknown) => {
        log.error({ outcome: "unavailable", error }, "outbox");
        return STORE_PAUSE_MS;
      });
      if (isStopping || pauseMs === 0) continue;
      await clock.sleep(pauseMs, sleeping.signal);
    }
  }

  return {
    start(): void {
      running = run();
    },
    /** Something was accepted: look now, and not at the next second. */
    wake(): void {
      if (clock.monotonic() >= pausedUntil) sleeping.abort();
    },
    /** Ends the loop; an attempt in hand gets `graceMs` milliseconds to end by itself. */
    async stop(graceMs: number): Promise<void> {
      isStopping = true;
      sleeping.abort();
      const timer = setTimeout(() => abandoning.abort(), graceMs);
      await running;
      clearTimeout(timer);
    },
  };
}
