import type { Clock } from "#relay/clock.ts";
import { isFull } from "#relay/database.ts";
import { describeError, type Log } from "#relay/log.ts";
import { LONGEST_WAIT_MS, type Delivery, type Outbox } from "#relay/outbox.ts";

/** How an attempt ended. `reason` is for the log: no text, no token. */
export type Outcome =
  | { kind: "sent" }
  /** Silence, a network or server error, or "not before". */
  | { kind: "later"; reason: string; retryAfterSeconds?: number }
  /** This message is not wanted; the next one may be. */
  | { kind: "refused"; reason: string }
  /** No message can go out until somebody corrects the settings. */
  | { kind: "misconfigured"; reason: string };

/** Where messages go. `send` never rejects. */
export interface Channel {
  send(text: string, signal: AbortSignal): Promise<Outcome>;
}

export type DeliveryStatus = "ok" | "misconfigured";

export interface DeliveryLoop {
  start(): void;
  /** Something was accepted: look now. */
  wake(): void;
  status(): DeliveryStatus;
  /** Ends the loop; an attempt in hand gets `graceMs` milliseconds to end by itself. */
  stop(graceMs: number): Promise<void>;
}

interface DeliveryOptions {
  outbox: Outbox;
  channel: Channel;
  clock: Clock;
  log: Log;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FIRST_PAUSE_MS = 1_000;
/** Longer than an attempt can take, so that nobody takes a message over while it is being sent. */
const LEASE_MS = 20_000;
/** What was taken longer ago than this is not sent any more where others share the store: the lease has to outlast the attempt. */
const FRESH_MS = 4_000;
/** How long the loop waits when the store itself cannot be asked, or another replica delivers. */
const STORE_PAUSE_MS = 2_000;
/** How long it waits then with an arrival that is not noted yet. */
const UNRECORDED_PAUSE_MS = 250;

/** How long the loop may rest. */
interface Rest {
  /** Milliseconds; 0 is not at all. */
  ms: number;
  /** A message that comes in meanwhile can be sent no sooner. */
  isFirm: boolean;
}

/** The pause after `failures` failures in a row: 1, 2, 4 … seconds, one minute at most. */
export function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 10), MINUTE_MS);
}

/** The one loop that takes messages from the outbox to the channel, one at a time, oldest first. */
export function createDelivery({ outbox, channel, clock, log }: DeliveryOptions): DeliveryLoop {
  const abandoning = new AbortController();
  /** Ends the rest that the loop takes; `null` while it takes none. */
  let nap: (Rest & { end: AbortController }) | null = null;
  /** Something was accepted since the loop looked last. */
  let isAsked = false;
  let running: Promise<void> = Promise.resolve();
  let stopping = false;

  let status: DeliveryStatus = "ok";
  let failuresInARow = 0;
  /** The channel is left alone until then, by the clock that does not step. It is a trait of the channel, so a restart tries at once. */
  let pausedUntil = 0;
  let refusedReleased = false;
  let deliveredSinceTidy = false;
  let tidiedAt = clock.steady();
  /** Arrived or refused, but the store could not note it yet: noted before anything else is done, and not sent meanwhile. */
  const unrecorded = new Map<string, () => Promise<void>>();

  /** That there is no room is said once. */
  let isFullTold = false;

  async function record(id: string, note: () => Promise<void>): Promise<void> {
    unrecorded.set(id, note);
    await note();
    unrecorded.delete(id);
    isFullTold = false;
    deliveredSinceTidy = true;
  }

  /** Lets work on the store fail for want of room where nobody else works on it: what waits can be delivered all the same. */
  async function ifThereIsRoom(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (outbox.pollMs !== null || !isFull(error)) throw error;
      if (isFullTold) return;
      isFullTold = true;
      log.error("outbox", {
        outcome: "full",
        error: describeError(error),
        next: "what waits is delivered and noted later",
      });
    }
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const outcome = await channel.send(delivery.text, abandoning.signal);
    const line = { reference: delivery.reference, attempt: delivery.attempt, outcome: outcome.kind };
    // Silence tells nothing about the settings.
    if (outcome.kind !== "later") status = outcome.kind === "misconfigured" ? "misconfigured" : "ok";
    failuresInARow = outcome.kind === "later" ? failuresInARow + 1 : 0;

    switch (outcome.kind) {
      case "sent":
        log.info("delivery", line);
        return record(delivery.id, () => outbox.delivered(delivery.id));
      case "refused":
        log.error("delivery", {
          ...line,
          reason: outcome.reason,
          next: "kept, tried again every hour and at the next start",
        });
        return record(delivery.id, () => outbox.refuse(delivery.id, HOUR_MS));
      case "misconfigured":
        pausedUntil = clock.steady() + MINUTE_MS;
        log.error("delivery", {
          ...line,
          reason: outcome.reason,
          next: "every message waits, tried again every minute",
        });
        return outbox.postpone(delivery.id, 0);
      case "later": {
        // A number that nobody can mean must not hold up bookings: whoever asks for more is asked again after an hour.
        const demanded = Math.min((outcome.retryAfterSeconds ?? 0) * 1000, LONGEST_WAIT_MS);
        const pause = demanded || pauseAfter(failuresInARow);
        pausedUntil = clock.steady() + pause;
        log.warn("delivery", { ...line, reason: outcome.reason, retryInSeconds: Math.ceil(pause / 1000) });
        // What Telegram demands holds after a restart as well.
        return outbox.postpone(delivery.id, demanded);
      }
    }
  }

  async function tidyIfDue(): Promise<void> {
    if (!deliveredSinceTidy && clock.steady() - tidiedAt < HOUR_MS) return;
    deliveredSinceTidy = !(await outbox.tidy());
    tidiedAt = clock.steady();
  }

  /** One look at the outbox. The time until the next one. */
  async function step(): Promise<Rest> {
    // Whoever delivers by now: another replica would send it again once the lease has run out.
    await ifThereIsRoom(async () => {
      for (const [id, note] of unrecorded) await record(id, note);
    });
    if (!(await outbox.lead())) return { ms: STORE_PAUSE_MS, isFirm: true };
    if (!refusedReleased) {
      await ifThereIsRoom(async () => {
        await outbox.retryRefused();
        refusedReleased = true;
      });
    }
    const pause = pausedUntil - clock.steady();
    if (pause > 0) return { ms: pause, isFirm: true };

    const askedAt = clock.steady();
    const claim = await outbox.claim(LEASE_MS, new Set(unrecorded.keys()));
    if (claim.delivery !== null) {
      // Another replica may have it before this attempt were over. Left alone, it is due again when the lease has run out.
      if (outbox.pollMs !== null && clock.steady() - askedAt > FRESH_MS) return { ms: 0, isFirm: false };
      await attempt(claim.delivery);
      return { ms: 0, isFirm: false };
    }
    if (unrecorded.size > 0) return { ms: UNRECORDED_PAUSE_MS, isFirm: false };
    await tidyIfDue();
    const untilDue = claim.dueInMs === null ? HOUR_MS : Math.max(claim.dueInMs, 1);
    return { ms: Math.min(untilDue, outbox.pollMs ?? HOUR_MS), isFirm: false };
  }

  async function run(): Promise<void> {
    while (!stopping) {
      isAsked = false;
      let rest: Rest;
      try {
        rest = await step();
      } catch (error) {
        log.error("outbox", { outcome: "unavailable", error: describeError(error) });
        rest = { ms: unrecorded.size > 0 ? UNRECORDED_PAUSE_MS : STORE_PAUSE_MS, isFirm: false };
      }
      if (stopping || rest.ms === 0 || (isAsked && !rest.isFirm)) continue;
      nap = { ...rest, end: new AbortController() };
      await clock.sleep(rest.ms, nap.end.signal);
      nap = null;
    }
  }

  return {
    start() {
      running = run();
    },
    wake() {
      isAsked = true;
      if (nap?.isFirm === false) nap.end.abort();
    },
    status: () => status,
    async stop(graceMs) {
      stopping = true;
      nap?.end.abort();
      const timer = setTimeout(() => abandoning.abort(), graceMs);
      await running;
      clearTimeout(timer);
    },
  };
}
