import type { Clock } from "#relay/clock.ts";
import { describeError, type Log } from "#relay/log.ts";
import type { Metrics } from "#relay/metrics.ts";
import { storeFault } from "#relay/outbox/database.ts";
import { HOUR_MS, type Delivery, type Outbox } from "#relay/outbox/outbox.ts";

/** Result of an attempt to deliver a message. */
export type Outcome = { kind: "sent" } | Failure;

/** Why a message was not delivered. `reason` is logged and shown, so it contains no text of the message and no token. */
export type Failure =
  /** No answer, an error of the server, or a demanded pause. */
  | {
      kind: "later";
      reason: string;
      /** The channel wants no other attempt before. At most an hour counts. */
      pauseSeconds?: number;
      /** The channel may have taken the message, so that another attempt soon may only make copies. */
      mayHaveArrived?: boolean;
    }
  /** The channel rejects this message, but may accept others. */
  | { kind: "refused"; reason: string }
  /** No message can be delivered until somebody corrects the settings. */
  | { kind: "misconfigured"; reason: string };

/** What a channel gets to deliver. */
export type Message = Pick<Delivery, "reference" | "text" | "facts">;

/** Destination of messages. Neither function rejects; both return soon after `signal` is aborted. */
export interface Channel {
  send(message: Message, signal: AbortSignal): Promise<Outcome>;
  /** Asks whether the channel would take a message, without sending one. Resolves with what is wrong, or with `null`. */
  check(signal: AbortSignal): Promise<Failure | null>;
  /** What whoever runs the relay should change although messages arrive; `null` if nothing. */
  advice(): string | null;
}

interface DeliveryOptions {
  outbox: Outbox;
  channel: Channel;
  clock: Clock;
  log: Log;
  metrics: Metrics;
}

/** A message that has waited this long needs somebody's attention: pauses between attempts are at most a minute. */
export const DELAYED_SECONDS = 600;
/** Why messages wait for so long although the last one arrived. */
export const CROWDED = "more messages wait than the chat takes, or it stumbles at some, which the log names";

const MINUTE_MS = 60_000;
const FIRST_PAUSE_MS = 1_000;
/** Between attempts with dead letters: each makes several requests, and there may be many of them at a start. */
const DEAD_LETTER_PAUSE_MS = 1_000;
/** Timeout of an attempt, including all requests that the channel makes. */
const ATTEMPT_MS = 45_000;
/** Timeout of a check of the channel. */
const CHECK_MS = 10_000;
/** How often the delivering process polls the outbox, and how often the others try to get the lead. */
const POLL_MS = 1_000;
const LEAD_POLL_MS = 2_000;
/** How long a replica that cannot deliver leaves the lead to the others: longer than they take to ask for it. */
const STAND_BACK_MS = 5_000;
/** How long the loop waits if the store does not respond. */
const STORE_PAUSE_MS = 2_000;
/** A message at which the channel stumbles this often, and for this long, lets the others go ahead, for as long again. */
const MAX_FAILURES_AHEAD = 10;
const MAX_FAILING_AHEAD_MS = 10 * MINUTE_MS;

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
  /** Until when this process is certain to have the lead, by the monotonic clock. */
  let leadsUntil = 0;

  let failuresInARow = 0;
  /** No attempt is made before this time of the monotonic clock, and none with a dead letter before the other one. */
  let pausedUntil = 0;
  let deadLettersDueAt = 0;
  let checkDueAt = 0;
  /** What the last check by this process has found. */
  let fault: Failure | null = null;
  /** This process does not ask for the lead before this time, and does not give it up again before the other one. */
  let standsBackUntil = 0;
  let standsBackAgainAt = 0;
  let purgeDueAt = 0;
  let delayReportDueAt = 0;
  let hasStarted = false;
  /** The last waiting message has failed, and has not stepped aside. */
  let isOut = false;
  /** A message has stepped aside since the last failure of one that did not. */
  let hasAside = false;
  /** The last attempt was rejected because of the settings, whatever a check says. */
  let isBlocked = false;
  /** The message that was sent but is not marked yet, as on a full disk. Until it is, nothing else is sent: it could be sent twice. */
  let unmarked: string | null = null;

  /** The channel takes messages. */
  async function recordSound(): Promise<void> {
    await outbox.recordChannelStatus({ status: "ok", reason: channel.advice() });
  }

  async function markSent(): Promise<void> {
    if (unmarked === null) return;
    await outbox.delivered(unmarked);
    unmarked = null;
  }

  function pause(ms: number): void {
    pausedUntil = clock.monotonic() + ms;
  }

  /** Takes or renews the lead. Resolves as `Outbox.takeLead`. */
  async function takeLead(): Promise<number | null> {
    const asked = clock.monotonic();
    const demandedMs = await outbox.takeLead();
    if (demandedMs !== null && asked >= leadsUntil) {
      // Another process may have had it meanwhile, and found something else.
      checkDueAt = 0;
      isBlocked = false;
      isOut = false;
    }
    leadsUntil = demandedMs === null ? 0 : asked + outbox.certainMs;
    return demandedMs;
  }

  /** Renews the lead while `work` runs, whose signal is aborted as soon as another process has it. */
  async function leading<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const ended = new AbortController();
    const lost = new AbortController();
    const renewing = (async () => {
      while (!ended.signal.aborted) {
        if ((await takeLead().catch(() => 0)) === null) return lost.abort();
        await clock.sleep(outbox.certainMs / 2, ended.signal);
      }
    })();
    try {
      return await work(lost.signal);
    } finally {
      ended.abort();
      await renewing;
    }
  }

  /** Asks the channel whether it would take a message. `given` aborts the check, whose result then means nothing. */
  async function check(given = abandoning.signal): Promise<Failure | null> {
    const found = await channel.check(AbortSignal.any([abandoning.signal, given, AbortSignal.timeout(CHECK_MS)]));
    if (given.aborted) return found;
    fault = found;
    checkDueAt = clock.monotonic() + (found === null ? HOUR_MS : MINUTE_MS);
    return found;
  }

  /**
   * Lets another replica take the lead if this one cannot deliver, because its settings or its way to the channel may be the reason. If none
   * takes it, this one goes on, and tries that again in a minute.
   */
  async function standBack(): Promise<void> {
    if (!outbox.isShared || leadsUntil === 0 || (fault === null && !isBlocked)) return;
    if (clock.monotonic() < standsBackAgainAt) return;
    standsBackUntil = clock.monotonic() + STAND_BACK_MS;
    standsBackAgainAt = clock.monotonic() + MINUTE_MS;
    leadsUntil = 0;
    await outbox.releaseLead();
  }

  /**
   * Gives a message to the channel. After a failure the channel is checked: if that fails, too, the failure is not the message's own, which
   * waits then. A demanded pause is the channel's.
   */
  async function send(message: Message, lost: AbortSignal): Promise<{ outcome: Outcome; isOwn: boolean }> {
    const signal = AbortSignal.any([abandoning.signal, lost, AbortSignal.timeout(ATTEMPT_MS)]);
    const outcome = await channel
      .send(message, signal)
      // If a bug in the channel rejects, this message must not block those behind it.
      .catch((error: unknown): Failure => ({ kind: "refused", reason: describeError(error) }));
    if (outcome.kind !== "later") isBlocked = outcome.kind === "misconfigured";
    if (outcome.kind === "sent" || (outcome.kind === "later" && outcome.pauseSeconds !== undefined))
      return { outcome, isOwn: false };
    const found = await check(lost);
    if (found === null) return { outcome, isOwn: true };
    if (found.kind === "misconfigured") return { outcome: found, isOwn: false };
    // A channel that takes nothing may refuse everything.
    const waits: Failure = { kind: "later", reason: found.reason };
    return { outcome: outcome.kind === "refused" ? waits : outcome, isOwn: false };
  }

  /** Delivers a message and stores the outcome. Rejects if that cannot be stored. */
  async function attempt(delivery: Delivery): Promise<void> {
    const { id, reference, isDeadLetter } = delivery;
    const started = clock.monotonic();
    const { outcome, isOwn } = await leading((lost) => send(delivery, lost));
    metrics.attempts.inc({ outcome: outcome.kind });
    const line = { reference, outcome: outcome.kind };

    if (outcome.kind === "sent") {
      log.info(line, "delivery");
      metrics.latency.observe((delivery.waitedMs + clock.monotonic() - started) / 1000);
      unmarked = id;
      failuresInARow = 0;
      purgeDueAt = 0;
      isOut = false;
      if (isDeadLetter) goOn();
      await markSent();
      await recordSound();
      return reportDelay();
    }
    // Another process has taken over. The attempt was aborted, so its failure says nothing about the channel.
    if (leadsUntil === 0) return;
    const demandedMs = outcome.kind === "later" ? Math.min((outcome.pauseSeconds ?? 0) * 1000, HOUR_MS) : 0;
    // Another attempt at once could make a copy, also by another process or after a restart.
    const mayMakeCopy = outcome.kind === "later" && outcome.mayHaveArrived === true && !isDeadLetter;
    const storedMs = Math.max(demandedMs, mayMakeCopy ? MINUTE_MS : 0);
    // Before anything is stored: if that fails, the same message must not be tried again at once.
    if (isDeadLetter) {
      // Messages that wait must not be delayed by it.
      deadLettersDueAt = clock.monotonic() + MINUTE_MS;
      pause(demandedMs);
    } else {
      failuresInARow += 1;
      pause(outcome.kind === "misconfigured" ? MINUTE_MS : Math.max(storedMs, pauseAfter(failuresInARow)));
    }

    if (outcome.kind === "refused") {
      const next = "kept as a dead letter, tried again every hour and at the next start";
      log.error({ ...line, reason: outcome.reason, next }, "delivery");
      await outbox.deadLetter(id);
      failuresInARow = 0;
      isOut = false;
      goOn();
      return recordSound();
    }
    if (outcome.kind === "misconfigured") {
      const next = "every message waits, tried again every minute";
      log.error({ ...line, reason: outcome.reason, next }, "delivery");
      failuresInARow = 0;
      return outbox.recordChannelStatus({ status: "misconfigured", reason: outcome.reason });
    }
    if (storedMs > 0) await outbox.pause(storedMs);
    if (isDeadLetter) await outbox.deadLetter(id);
    else if (isOwn && (await isStuck(id))) {
      const next = "steps aside for ten minutes, so that the others go ahead";
      log.error({ ...line, reason: outcome.reason, next }, "delivery");
      await outbox.stepAside(id, MAX_FAILING_AHEAD_MS);
      hasAside = true;
      isOut = false;
      goOn();
      return outbox.recordChannelStatus({ reason: outcome.reason });
    } else {
      isOut = true;
      // Those that have stepped aside are not the reason.
      if (hasAside) await outbox.retryAll();
      hasAside = false;
    }
    const retryInSeconds = Math.ceil((pausedUntil - clock.monotonic()) / 1000);
    log.warn(
      { ...line, reason: outcome.reason, ...(isDeadLetter ? {} : { failuresInARow, retryInSeconds }) },
      "delivery",
    );
    return outbox.recordChannelStatus({ reason: outcome.reason });
  }

  /** Logs, once a minute, that others have waited for long although a message arrived. */
  async function reportDelay(): Promise<void> {
    if (clock.monotonic() < delayReportDueAt) return;
    delayReportDueAt = clock.monotonic() + MINUTE_MS;
    const { waiting, oldestSeconds } = await outbox.counts();
    if (oldestSeconds >= DELAYED_SECONDS)
      log.warn({ outcome: "delayed", reason: CROWDED, waiting, oldestSeconds }, "outbox");
  }

  /** Tries the next message at once, a dead letter after a moment. */
  function goOn(): void {
    deadLettersDueAt = clock.monotonic() + DEAD_LETTER_PAUSE_MS;
    pause(0);
  }

  /** Counts a failure of a message while the channel was sound. Whether others have waited for it long enough. */
  async function isStuck(id: string): Promise<boolean> {
    const { failures, failingMs, othersWait } = await outbox.noteFailure(id);
    return othersWait && failures >= MAX_FAILURES_AHEAD && failingMs >= MAX_FAILING_AHEAD_MS;
  }

  /**
   * Checks the channel at the start, every hour, and every minute while something is wrong with it. A replica without the lead only logs what
   * it finds: the status is that of the one that delivers.
   */
  async function checkChannel(isLeading: boolean): Promise<void> {
    const found = isLeading ? await leading(check) : await check();
    if (isStopping || (isLeading && leadsUntil === 0)) return;
    if (found === null) {
      if (isLeading && !isBlocked && !isOut) await recordSound();
      return;
    }
    const { kind: outcome, reason } = found;
    const next = isLeading ? "checked again in a minute" : "another replica delivers, checked again in a minute";
    const isMisconfigured = outcome === "misconfigured";
    log[isMisconfigured ? "error" : "warn"]({ outcome, reason, next }, "channel");
    if (isLeading) await outbox.recordChannelStatus({ ...(isMisconfigured && { status: outcome }), reason });
  }

  /** One iteration of the loop. Resolves with the milliseconds until the next one. */
  async function step(): Promise<number> {
    await markSent();
    if (clock.monotonic() < standsBackUntil) return standsBackUntil - clock.monotonic();
    const demandedMs = await takeLead();
    if (demandedMs === null) {
      if (clock.monotonic() >= checkDueAt) await checkChannel(false);
      return LEAD_POLL_MS;
    }
    if (!hasStarted) {
      await outbox.correctAges();
      await outbox.retryAll();
      hasStarted = true;
    }
    if (clock.monotonic() >= checkDueAt) {
      await checkChannel(true);
      await standBack();
      return 0;
    }
    const pauseMs = Math.max(demandedMs, pausedUntil - clock.monotonic());
    // The lead is renewed during a pause.
    if (pauseMs > 0) return Math.min(pauseMs, LEAD_POLL_MS);

    const delivery = await outbox.next(clock.monotonic() >= deadLettersDueAt);
    if (delivery !== null) {
      // The store may have taken its time to answer.
      if (clock.monotonic() >= leadsUntil) await takeLead();
      if (clock.monotonic() < leadsUntil) await attempt(delivery);
      await standBack();
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
        log.error({ outcome: "unavailable", reason: storeFault(error), error }, "outbox");
        return STORE_PAUSE_MS;
      });
      if (isStopping || pauseMs === 0) continue;
      await clock.sleep(pauseMs, sleeping.signal);
    }
    await outbox.releaseLead().catch(() => undefined);
  }

  return {
    start(): void {
      running = run();
    },
    /** Call it when a message was accepted, so that it is delivered at once instead of at the next poll. */
    wake(): void {
      if (clock.monotonic() >= pausedUntil) sleeping.abort();
    },
    /** Why this replica could not deliver if it had to, although another one does; `null` if it could, or if it has the lead. */
    ownFault: (): Failure | null => (leadsUntil === 0 ? fault : null),
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
