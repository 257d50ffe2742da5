/** Time, as the delivery loop and the caches see it. */
export interface Clock {
  /** Milliseconds since 1970, for people and for what several processes compare. It steps when somebody sets the machine's clock. */
  now(): number;
  /** Milliseconds since 1970 as the machine had it when the process started, and what has passed since: it never steps. For every span of time. */
  steady(): number;
  /** Resolves after `ms` milliseconds, but after 24 days at the latest, or at once when `signal` is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** What a timer can count, in milliseconds. It would end at once if it were told more. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  steady: () => Math.floor(performance.timeOrigin + performance.now()),
  sleep(ms, signal) {
    return new Promise((resolve) => {
      function finish(): void {
        clearTimeout(timer);
        signal.removeEventListener("abort", finish);
        resolve();
      }
      const timer = setTimeout(finish, Math.min(ms, LONGEST_TIMER_MS));
      if (signal.aborted) finish();
      else signal.addEventListener("abort", finish);
    });
  },
};
