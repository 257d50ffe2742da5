interface CachedOptions<T> {
  load: () => Promise<T>;
  now: () => number;
  /** An answer younger than this is given without asking again. */
  freshMs: number;
  /** An answer younger than this is given when asking fails. */
  keepMs: number;
  /** Hears of every failure. */
  onFailure: (error: unknown) => void;
}

/** After a failure the upstream is left alone for as long. */
const RETRY_MS = 2_000;

/**
 * One answer of an upstream, asked for when somebody wants it, by one request at a time. `get` gives `null` when the upstream is
 * down and the last good answer is too old.
 */
export function createCached<T>({ load, now, freshMs, keepMs, onFailure }: CachedOptions<T>): {
  get(): Promise<T | null>;
} {
  let last: { value: T; at: number } | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let inFlight: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    try {
      last = { value: await load(), at: now() };
    } catch (error) {
      failedAt = now();
      onFailure(error);
    } finally {
      inFlight = null;
    }
  }

  return {
    async get() {
      const isFresh = last !== null && now() - last.at < freshMs;
      if (!isFresh && now() - failedAt >= RETRY_MS) await (inFlight ??= refresh());
      return last !== null && now() - last.at < keepMs ? last.value : null;
    },
  };
}
