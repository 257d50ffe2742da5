import type { Clock } from "#relay/clock.ts";
import { describeError, type Log } from "#relay/log.ts";
import type { Metrics } from "#relay/metrics.ts";
import { LONGEST_WAIT_MS, type Delivery, type Outbox } from "#relay/outbox/outbox.ts";

/** Result of an attempt to deliver a message. */
export type Outcome = { kind: "sent" } | Failure;

/** Why a message was not delivered. `reason` is logged, so it contains no text of the message and no token. */
export type Failure =
  /** Timeout, network or server error, or a demanded pause (`retry_after`). */
  | { kind: "later"; reason: string; retryAfterSeconds?: number }
  /** The channel rejects this message, but may accept others. */
  | { kind: "refused"; reason: string }
  /** No message can be delivered until somebody corrects the settings. */
  | { kind: "misconfigured"; reason: string };

/** Destination of messages. `send` never rejects, and returns soon after `signal` is aborted. */
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
/** Timeout of an attempt, including all requests that the channel makes. */
const ATTEMPT_MS = 15_000;
/** Longer than claiming and sending a message takes, so that no other replica claims it in the meantime. */
const LEASE_MS = 25_000;
/** How often the delivering process polls the outbox, and how often the others try to get the lead. */
const POLL_MS = 1_000;
const LEAD_POLL_MS = 5_000;
/** How long the loop waits if the store does not respond. */
const STORE_PAUSE_MS = 2_000;

/** The pause in milliseconds after `failures` failures in a row: 1, 2, 4 … seconds, one minute at most. */
export function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 10), MINUTE_MS);
}

/** The loop that delivers stored messages until it is stopped. */
export type DeliveryLoop = ReturnType<typeof createDelivery>;

/** The one loop that takes messages from the outbox to the channel, one at a time, oldest first. */
export function createDelivery({ outbox, channel, clock, log, metrics }: DeliveryOptions) {
  /** Aborts the current attempt on a stop. */
  const abandoning = new AbortController();
  /** Wakes the loop. */
  let sleeping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let isStopping = false;

  let failuresInARow = 0;
  /** No attempt is made before this time of the monotonic clock. */
  let pausedUntil = 0;
  let hasRetriedDeadLetters = false;
  let purgeDueAt = 0;
  /** Stores the outcome of the last attempt, if that has not succeeded yet. */
  let recordOutcome: (() => Promise<void>) | null = null;

  /** Until the last outcome is stored, which fails on a full disk, nothing else is sent: its message would be sent twice. */
  async function recordLastOutcome(): Promise<void> {
    await recordOutcome?.();
    recordOutcome = null;
  }

  /** Gives a message to the channel. Resolves with a function that stores the outcome, so that it also holds after a restart. */
  async function attempt(delivery: Delivery): Promise<() => Promise<void>> {
    const { id, reference, text, acceptedAt, attempt: number, isDeadLetter } = delivery;
    const postpone = isDeadLetter ? outbox.deadLetter : outbox.reschedule;
    // If a bug in the channel rejects, this message must not block those behind it.
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
          await outbox.recordDeliveryStatus("ok");
        };
      case "refused": {
        const next = "kept, tried again every hour and at the next start";
        log.error({ ...line, reason: outcome.reason, next }, "delivery");
        return async () => {
          await outbox.deadLetter(id, HOUR_MS);
          await outbox.recordDeliveryStatus("ok");
        };
      }
      case "misconfigured": {
        const next = "every message waits, tried again every minute";
        log.error({ ...line, reason: outcome.reason, next }, "delivery");
        pausedUntil = clock.monotonic() + MINUTE_MS;
        return async () => {
          await postpone(id, 0);
          await outbox.recordDeliveryStatus("misconfigured");
        };
      }
      case "later": {
        // `retry_after` is capped at an hour: a nonsensical number must not hold up bookings.
        const demandedMs = Math.min((outcome.retryAfterSeconds ?? 0) * 1000, LONGEST_WAIT_MS);
        const pauseMs = demandedMs || pauseAfter(failuresInARow);
        pausedUntil = clock.monotonic() + pauseMs;
        log.warn({ ...line, reason: outcome.reason, retryInSeconds: Math.ceil(pauseMs / 1000) }, "delivery");
        // A dead letter must not delay other messages.
        return () => postpone(id, isDeadLetter ? HOUR_MS : demandedMs);
      }
    }
  }

  /** One iteration of the loop. Resolves with the milliseconds until the next one. */
  async function step(): Promise<number> {
    await recordLastOutcome();
    if (!(await outbox.tryLead())) return LEAD_POLL_MS;
    if (!hasRetriedDeadLetters) await outbox.retryDeadLetters();
    hasRetriedDeadLetters = true;
    const pauseMs = pausedUntil - clock.monotonic();
    // On a shared store, `tryLead` also keeps the lead, so it is called regularly during a pause.
    if (pauseMs > 0) return Math.min(pauseMs, LEAD_POLL_MS);

    const delivery = await outbox.claim(LEASE_MS);
    if (delivery !== null) {
      recordOutcome = await attempt(delivery);
      await recordLastOutcome();
      return 0;
    }
    // After everything has been delivered, so that no text stays on the disk, and every hour.
    if (clock.monotonic() >= purgeDueAt && (await outbox.purge())) purgeDueAt = clock.monotonic() + HOUR_MS;
    return POLL_MS;
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      // A message that is accepted during the step aborts the sleep after it.
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
    /** Call it when a message was accepted, so that it is delivered at once instead of at the next poll. */
    wake(): void {
      if (clock.monotonic() >= pausedUntil) sleeping.abort();
    },
    /** Stops the loop; a running attempt is aborted after `graceMs` milliseconds. */
    async stop(graceMs: number): Promise<void> {
      isStopping = true;
      sleeping.abort();
      const timer = setTimeout(() => abandoning.abort(), graceMs);
      await running;
      clearTimeout(timer);
    },
  };
}
