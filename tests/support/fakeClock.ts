import type { Clock } from "#relay/clock.ts";

export interface FakeClock extends Clock {
  /** Advances both clocks by `ms` milliseconds and resolves sleeps in order. */
  advance(ms: number): Promise<void>;
  /** Sets the wall clock forward by `ms` milliseconds, or back if negative, without time passing. */
  step(ms: number): void;
  /** Number of pending sleeps. */
  sleeping(): number;
}

/** Runs everything that does not wait for the clock. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await new Promise((next) => setImmediate(next));
}

/** A clock that only advances when told to. `start` is in milliseconds since 1970. */
export function createFakeClock(start = Date.parse("2027-07-14T20:30:00Z")): FakeClock {
  let time = start;
  let stepped = 0;
  const sleepers = new Set<{ until: number; wake: () => void }>();
  return {
    now: () => time + stepped,
    monotonic: () => time,
    sleep(ms, signal) {
      return new Promise((resolve) => {
        function wake(): void {
          sleepers.delete(sleeper);
          signal.removeEventListener("abort", wake);
          resolve();
        }
        const sleeper = { until: time + ms, wake };
        sleepers.add(sleeper);
        if (signal.aborted) wake();
        else signal.addEventListener("abort", wake);
      });
    },
    async advance(ms) {
      const end = time + ms;
      await settle();
      for (;;) {
        const [next] = [...sleepers].toSorted((a, b) => a.until - b.until);
        if (next === undefined || next.until > end) break;
        time = Math.max(time, next.until);
        next.wake();
        await settle();
      }
      time = end;
      await settle();
    },
    step(ms) {
      stepped += ms;
    },
    sleeping: () => sleepers.size,
  };
}
