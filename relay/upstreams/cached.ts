import { LRUCache } from "lru-cache";
import type { Clock } from "#relay/clock.ts";
import type { Log } from "#relay/log.ts";
import { UpstreamError } from "#relay/upstreams/fetchJson.ts";

const MAX_KEPT = 1_000;

/** How long answers count, in milliseconds. */
interface Times {
  /** One that is younger is given without asking again. */
  fresh: number;
  /** And one that is younger than this where asking fails. */
  keep: number;
  /** After a failure it is not asked again for as long. */
  retry: number;
}

/** For what changes by the hour. */
const HOURLY: Times = { fresh: 5 * 60_000, keep: 60 * 60_000, retry: 2_000 };

/**
 * Answers of an upstream, asked for when somebody wants one, by one request at a time for each key. The function that it gives resolves
 * with `null` when the upstream is down and the last good answer is too old. Keys are not logged: one may be a visitor's address.
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
    // What is evicted while somebody waits for it is answered all the same.
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
