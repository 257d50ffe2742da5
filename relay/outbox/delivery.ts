import type { Clock } from "#relay/clock.ts";
import type { Log } from "#relay/log.ts";
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
/** How often a replica that delivers looks for what others accepted, and one that does not asks whether it may. */
const POLL_MS = 1_000;
const LEAD_POLL_MS = 5_000;
/** How long the loop waits when the store cannot be asked, or has not noted yet what became of a message. */
const STORE_PAUSE_MS = 2_000;
const UNNOTED_PAUSE_MS = 250;

/** How long the loop sleeps, and whether a message that comes in meanwhile ends it. */
interface Rest {
  ms: number;
  interruptible: boolean;
}

/** The pause in milliseconds after `failures` failures in a row: 1, 2, 4 … seconds, one minute at most. */
export function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 10), MINUTE_MS);
}

export type DeliveryLoop = ReturnType<typeof createDelivery>;

/** The one loop that takes messages from the outbox to the channel, one at a time, oldest first. */
export function createDelivery({ outbox, channel, clock, log, metrics }: DeliveryOptions) {
  /** Gives up the attempt in hand. */
  let abandoning = new AbortController();
  /** Ends the sleep of the loop; `null` while it works. */
  let sleep: (Rest & { end: AbortController }) | null = null;
  /** Something was accepted since the loop looked last. */
  let isWoken = false;
  let running: Promise<void> = Promise.resolve();
  let isStopping = false;

  let failuresInARow = 0;
  /** The channel is left alone until then, by the clock that does not step. */
  let pausedUntil = 0;
  let hasRetriedDeadLetters = false;
  let purgedAt = Number.NEGATIVE_INFINITY;
  /** Arrived or refused, but the store could not note it yet: noted before anything else is done, and not sent meanwhile. */
  const unnoted = new Map<string, () => Promise<void>>();
  let canNote = true;

  /** Notes what is not noted yet. Where that fails, as on a full disk, it is said once, and what waits is delivered all the same. */
  async function noteOutcomes(): Promise<void> {
    try {
      for (const [id, note] of unnoted) {
        await note();
        unnoted.delete(id);
        purgedAt = Number.NEGATIVE_INFINITY;
        canNote = true;
      }
    } catch (error) {
      const next = "tried again; what waits is delivered meanwhile";
      if (canNote) log.error({ outcome: "not noted", error, next }, "outbox");
      canNote = false;
    }
  }

  /** Where there is no room to note it, the pause holds all the same for as long as the process lives. */
  function reschedule(id: string, waitMs: number): Promise<void> {
    return outbox.reschedule(id, waitMs).catch((error: unknown) => {
      log.error({ outcome: "not noted", error }, "outbox");
    });
  }

  async function attempt({ id, reference, text, acceptedAt, attempt: number }: Delivery): Promise<void> {
    abandoning = new AbortController();
    const limit = setTimeout(() => abandoning.abort(), ATTEMPT_MS);
    const outcome = await channel.send(text, abandoning.signal);
    clearTimeout(limit);
    const line = { reference, attempt: number, outcome: outcome.kind };
    metrics.attempts.inc({ outcome: outcome.kind });
    failuresInARow = outcome.kind === "later" ? failuresInARow + 1 : 0;

    switch (outcome.kind) {
      case "sent":
        log.info(line, "delivery");
        metrics.latency.observe(Math.max(0, clock.now() - acceptedAt) / 1000);
        unnoted.set(id, () => outbox.delivered(id));
        break;
      case "refused": {
        const next = "kept, tried again every hour and at the next start";
        log.error({ ...line, reason: outcome.reason, next }, "delivery");
        unnoted.set(id, () => outbox.deadLetter(id, HOUR_MS));
        break;
      }
      case "misconfigured": {
        const next = "every message waits, tried again every minute";
        log.error({ ...line, reason: outcome.reason, next }, "delivery");
        pausedUntil = clock.steady() + MINUTE_MS;
        await reschedule(id, 0);
        break;
      }
      case "later": {
        // A number that nobody can mean must not hold up bookings: whoever asks for more is asked again after an hour.
        const demandedMs = Math.min((outcome.retryAfterSeconds ?? 0) * 1000, LONGEST_WAIT_MS);
        const pauseMs = demandedMs || pauseAfter(failuresInARow);
        pausedUntil = clock.steady() + pauseMs;
        log.warn({ ...line, reason: outcome.reason, retryInSeconds: Math.ceil(pauseMs / 1000) }, "delivery");
        // What Telegram demands holds after a restart as well.
        await reschedule(id, demandedMs);
        // Silence tells nothing about the settings.
        return;
      }
    }
    await noteOutcomes();
    await outbox.noteDeliveryStatus(outcome.kind === "misconfigured" ? "misconfigured" : "ok");
  }

  /** When everything has been delivered, so that no text stays on the disk, and every hour. */
  async function purgeIfDue(): Promise<void> {
    if (clock.steady() - purgedAt < HOUR_MS) return;
    await outbox.purge();
    purgedAt = clock.steady();
  }

  /** One look at the outbox. The time until the next one. */
  async function step(): Promise<Rest> {
    await noteOutcomes();
    if (!(await outbox.lead())) return { ms: LEAD_POLL_MS, interruptible: false };
    // Where there is no room to note it, it is tried again at the next look.
    hasRetriedDeadLetters ||= await outbox.retryDeadLetters().then(
      () => true,
      () => false,
    );
    const pauseMs = pausedUntil - clock.steady();
    // Whoever shares the store keeps the lead by asking for it.
    if (pauseMs > 0) return { ms: outbox.isShared ? Math.min(pauseMs, LEAD_POLL_MS) : pauseMs, interruptible: false };

    const claim = await outbox.claim(LEASE_MS, new Set(unnoted.keys()));
    if (claim.delivery !== null) {
      await attempt(claim.delivery);
      return { ms: 0, interruptible: true };
    }
    if (unnoted.size > 0) return { ms: UNNOTED_PAUSE_MS, interruptible: true };
    await purgeIfDue();
    return { ms: Math.min(claim.dueInMs ?? HOUR_MS, outbox.isShared ? POLL_MS : HOUR_MS), interruptible: true };
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      isWoken = false;
      let rest: Rest;
      try {
        rest = await step();
      } catch (error) {
        log.error({ outcome: "unavailable", error }, "outbox");
        rest = { ms: STORE_PAUSE_MS, interruptible: true };
      }
      if (isStopping || rest.ms === 0 || (isWoken && rest.interruptible)) continue;
      sleep = { ...rest, end: new AbortController() };
      await clock.sleep(rest.ms, sleep.end.signal);
      sleep = null;
    }
  }

  return {
    start(): void {
      running = run();
    },
    /** Something was accepted: look now. */
    wake(): void {
      isWoken = true;
      if (sleep?.interruptible === true) sleep.end.abort();
    },
    /** Ends the loop; an attempt in hand gets `graceMs` milliseconds to end by itself. */
    async stop(graceMs: number): Promise<void> {
      isStopping = true;
      sleep?.end.abort();
      const timer = setTimeout(() => abandoning.abort(), graceMs);
      await running;
      clearTimeout(timer);
    },
  };
}
