import { setTimeout as timeout } from "node:timers/promises";

/** Source of time for the delivery loop and the caches; tests replace it. */
export type Clock = typeof systemClock;

/** The machine's own clock. */
export const systemClock = {
  /** Wall-clock time in milliseconds since 1970. It jumps when the system clock is set. */
  now: () => Date.now(),
  /** Milliseconds since 1970 that never jump after the start of the process; for durations. */
  monotonic: () => Math.floor(performance.timeOrigin + performance.now()),
  /** Resolves after `ms` milliseconds, at most 24 days, or at once when `signal` is aborted. */
  sleep: (ms: number, signal: AbortSignal): Promise<void> => timeout(ms, undefined, { signal }).catch(() => undefined),
};

/** Resolves or rejects as `promise` does, or rejects after `ms` milliseconds; a later result of `promise` is ignored. */
export async function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
