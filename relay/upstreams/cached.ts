import type { Clock } from "#relay/clock.ts";
import type { Log } from "#relay/log.ts";
import { failureReason } from "#relay/upstreams/fetchJson.ts";

/** An answer younger than this, in milliseconds, is given without asking again. */
const FRESH_MS = 5 * 60_000;
/** And one younger than this when asking fails. */
const KEEP_MS = 60 * 60_000;
/** After a failure the upstream is left alone for as long. */
const RETRY_MS = 2_000;

/**
 * One answer of an upstream, asked for when somebody wants it, by one request at a time. The function that it gives resolves with `null`
 * when the upstream is down and the last good answer is an hour old. `about` names the upstream in the log's line of each failure.
 */
export function createCached<T>(load: () => Promise<T>, { monotonic }: Clock, log: Log, about: Record<string, string>) {
  let last: { value: T; at: number } | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let inFlight: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    try {
      last = { value: await load(), at: monotonic() };
    } catch (error) {
      failedAt = monotonic();
      log.warn({ ...about, outcome: failureReason(error) }, "upstream");
    } finally {
      inFlight = null;
    }
  }

  return async (): Promise<T | null> => {
    const isFresh = last !== null && monotonic() - last.at < FRESH_MS;
    if (!isFresh && monotonic() - failedAt >= RETRY_MS) await (inFlight ??= refresh());
    return last !== null && monotonic() - last.at < KEEP_MS ? last.value : null;
  };
}
