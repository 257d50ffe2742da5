import * as z from "zod";
import { QUOTED, type RatesBase } from "#src/domain/money.ts";
import type { Clock } from "#relay/clock.ts";
import type { Log } from "#relay/log.ts";
import type { Settings } from "#relay/settings.ts";
import { createCached } from "#relay/upstreams/cached.ts";
import { fetchJson, failureReason, UpstreamError, withSegment } from "#relay/upstreams/fetchJson.ts";

interface RatesAnswer {
  base: RatesBase;
  /** Units of each currency per one of the base, as the upstream quotes them. One that it does not quote is left out. */
  rates: Record<string, number>;
  /** When the relay got them, ISO 8601. */
  updatedAt: string;
}

const TIMEOUT_MS = 5_000;
const ANSWER = z.object({ base_code: z.optional(z.string()), rates: z.record(z.string(), z.unknown()) });

/** Whether rates of a currency are offered. */
export function isRatesBase(value: string | undefined): value is RatesBase {
  return value !== undefined && Object.hasOwn(QUOTED, value);
}

function quotedRates(base: RatesBase, answer: z.output<typeof ANSWER>): Record<string, number> {
  if ((answer.base_code ?? base) !== base) throw new UpstreamError("the answer is for another base");
  const rates: Record<string, number> = {};
  for (const currency of QUOTED[base]) {
    const rate = answer.rates[currency];
    if (typeof rate === "number" && Number.isFinite(rate) && rate > 0) rates[currency] = rate;
  }
  if (Object.keys(rates).length === 0) throw new UpstreamError("the answer has none of the rates");
  // The answer names the euro itself, too.
  return base === "EUR" ? { ...rates, EUR: 1 } : rates;
}

/** Exchange rates in the shape of open.er-api.com; `null` when no answer is young enough. */
export function createRates({ RATES_URL: url }: Pick<Settings, "RATES_URL">, clock: Clock, log: Log) {
  function cacheOf(base: RatesBase) {
    return createCached<RatesAnswer>(
      async () => {
        const rates = quotedRates(base, await fetchJson(withSegment(url, base), ANSWER, TIMEOUT_MS));
        return { base, rates, updatedAt: new Date(clock.now()).toISOString() };
      },
      clock,
      (error) => log.warn({ upstream: "rates", base, outcome: failureReason(error) }, "upstream"),
    );
  }
  const caches = { TRY: cacheOf("TRY"), EUR: cacheOf("EUR") };
  return (base: RatesBase): Promise<RatesAnswer | null> => caches[base]();
}
