import * as z from "zod";
import { QUOTED, type RatesBase } from "#src/domain/money.ts";
import type { Log } from "#relay/log.ts";
import { createCached } from "#relay/live/cached.ts";
import { fetchJson, UpstreamError, withSegment, type Fetch } from "#relay/live/upstream.ts";

interface RatesAnswer {
  base: RatesBase;
  /** Units of each currency per one of the base, as the upstream quotes them. One that it does not quote is left out. */
  rates: Record<string, number>;
  /** When the relay got them, ISO 8601. */
  updatedAt: string;
}

export interface Rates {
  /** `null` when there is no answer that is young enough. */
  get(base: RatesBase): Promise<RatesAnswer | null>;
}

export function isRatesBase(value: string | undefined): value is RatesBase {
  return value !== undefined && Object.hasOwn(QUOTED, value);
}

const ANSWER = z.object({ base_code: z.optional(z.string()), rates: z.record(z.string(), z.unknown()) });

function parseRates(base: RatesBase, answer: unknown): Record<string, number> {
  const checked = ANSWER.safeParse(answer);
  if (!checked.success || (checked.data.base_code ?? base) !== base)
    throw new UpstreamError("the answer has another shape");
  const rates: Record<string, number> = {};
  for (const currency of QUOTED[base]) {
    const rate = checked.data.rates[currency];
    if (typeof rate === "number" && Number.isFinite(rate) && rate > 0) rates[currency] = rate;
  }
  if (Object.keys(rates).length === 0) throw new UpstreamError("the answer has none of the rates");
  // The answer names the euro itself, too.
  return base === "EUR" ? { ...rates, EUR: 1 } : rates;
}

const FRESH_MS = 5 * 60_000;
const KEEP_MS = 60 * 60_000;
const TIMEOUT_MS = 5_000;

/** Exchange rates from `url` in the shape of open.er-api.com, kept for five minutes, and for an hour while the upstream is down. */
export function createRates(options: { url: string; fetch: Fetch; now: () => number; log: Log }): Rates {
  const { url, fetch, now, log } = options;
  function cacheOf(base: RatesBase) {
    return createCached<RatesAnswer>({
      async load() {
        const rates = parseRates(base, await fetchJson(fetch, withSegment(url, base), TIMEOUT_MS));
        return { base, rates, updatedAt: new Date(now()).toISOString() };
      },
      now,
      freshMs: FRESH_MS,
      keepMs: KEEP_MS,
      onFailure(error) {
        log.warn("upstream", {
          upstream: "rates",
          base,
          outcome: error instanceof UpstreamError ? error.message : "failed",
        });
      },
    });
  }
  const caches = { TRY: cacheOf("TRY"), EUR: cacheOf("EUR") };
  return { get: (base) => caches[base].get() };
}
