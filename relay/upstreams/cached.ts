import { LRUCache } from "lru-cache";
import type { Clock } from "#relay/clock.ts";
import type { Log } from "#relay/log.ts";
import { UpstreamError } from "#relay/upstreams/fetchJson.ts";

const MAX_KEPT = 1_000;

/** How long answers are cached, in milliseconds. */
interface Times {
  /** A younger answer is returned without a request. */
  fresh: number;
  /** If a request fails, a younger answer is returned instead. */
  keep: number;
  /** Time without requests after a failure. */
  retry: number;
}

/** For data that changes hourly. */
const HOURLY: Times = { fresh: 5 * 60_000, keep: 60 * 60_000, retry: 2_000 };

/**
 * Caches the answers of an upstream, with one request at a time for each key. The returned function resolves with `null` if the upstream
 * is down and the last good answer is too old. Keys are not logged, because a key may be a visitor's address.
 */
export function createCached<Key extends string, T>(
  upstream: string,
  load: (key: Key) => Promise<T>,
  { monotonic }: Clock,
  log: Log,
  times = HOURLY,
) {
  const answers = new LRUCache<Key, { value: T | null; at: number }>({
    max: MAX_KEPT,
    ttl: times.fresh,
    ttlResolution: 0,
    perf: { now: monotonic },
    // A request in progress completes even if its entry is evicted.
    ignoreFetchAbort: true,
    async fetchMethod(key, last, { options }) {
      try {
        return { value: await load(key), at: monotonic() };
      } catch (error) {
        log.warn({ upstream, outcome: error instanceof UpstreamError ? error.message : "failed" }, "upstream");
        options.ttl = times.retry;
        return last !== undefined && monotonic() - last.at < times.keep ? last : { value: null, at: monotonic() };
      }
    },
  });
  return async (key: Key): Promise<T | null> => (await answers.forceFetch(key)).value;
}
