import { setTimeout as timeout } from "node:timers/promises";

/** Time, as the delivery loop and the caches see it. */
export type Clock = typeof systemClock;

export const systemClock = {
  /** Milliseconds since 1970, as people see it. It steps when somebody sets the machine's clock. */
  now: () => Date.now(),
  /** Milliseconds since 1970, which never step after the start of the process: for spans of time. */
  monotonic: () => Math.floor(performance.timeOrigin + performance.now()),
  /** Resolves after `ms` milliseconds, at most 24 days, or at once when `signal` is aborted. */
  sleep: (ms: number, signal: AbortSignal): Promise<void> => timeout(ms, undefined, { signal }).catch(() => undefined),
};

/** What `promise` gives, unless it takes longer than `ms` milliseconds: then it rejects. What comes of `promise` later is ignored. */
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
