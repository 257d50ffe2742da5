const WINDOW_MS = 60_000;
/** Addresses remembered at once; the one that was quiet for longest is forgotten first. */
const MAX_ADDRESSES = 10_000;

interface RateLimit {
  /** Counts one more for `who`. 0 when it may pass, else the whole seconds to wait. */
  take(who: string): number;
  /** How many addresses are remembered. */
  size(): number;
}

/** At most `perMinute` in any minute and for anybody; 0 is no limit. `now` gives milliseconds of a clock that never steps. */
export function createRateLimit(perMinute: number, now: () => number): RateLimit {
  /** When each came through; whoever asked last stands at the end. */
  const passed = new Map<string, number[]>();

  /** An address is a personal datum: it goes as soon as it is of no use, at the latest when somebody else asks. */
  function forget(time: number): void {
    for (const [who, moments] of passed) {
      const isOver = (moments.at(-1) ?? 0) <= time - WINDOW_MS;
      if (!isOver && passed.size <= MAX_ADDRESSES) return;
      passed.delete(who);
    }
  }

  return {
    take(who) {
      if (perMinute === 0) return 0;
      const time = now();
      const recent = (passed.get(who) ?? []).filter((moment) => moment > time - WINDOW_MS && moment <= time);
      const oldest = recent[0];
      const full = oldest !== undefined && recent.length >= perMinute;
      if (!full) recent.push(time);
      passed.delete(who);
      passed.set(who, recent);
      forget(time);
      return full ? Math.max(1, Math.ceil((oldest + WINDOW_MS - time) / 1000)) : 0;
    },
    size: () => passed.size,
  };
}
