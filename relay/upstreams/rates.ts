import * as z from "zod";
import { QUOTED, type RatesBase } from "#src/domain/money.ts";
import type { Clock } from "#relay/clock.ts";
import type { Log } from "#relay/log.ts";
import type { Settings } from "#relay/settings.ts";
import { createCached } from "#relay/upstreams/cached.ts";
import { fetchJson, UpstreamError, withSegment } from "#relay/upstreams/fetchJson.ts";

const TIMEOUT_MS = 5_000;
const ANSWER = z.object({ base_code: z.optional(z.string()), rates: z.record(z.string(), z.unknown()) });

/** Whether the site shows rates of this base currency. */
export function isRatesBase(value: string | undefined): value is RatesBase {
  return value !== undefined && Object.hasOwn(QUOTED, value);
}

/** Units of each currency per unit of the base. Currencies that the upstream does not quote are left out. */
function quotedRates(base: RatesBase, answer: z.output<typeof ANSWER>): Record<string, number> {
  if ((answer.base_code ?? base) !== base) throw new UpstreamError("the answer is for another base");
  const rates: Record<string, number> = {};
  for (const currency of QUOTED[base]) {
    const rate = answer.rates[currency];
    if (typeof rate === "number" && Number.isFinite(rate) && rate > 0) rates[currency] = rate;
  }
  if (Object.keys(rates).length === 0) throw new UpstreamError("the answer has none of the rates");
  // The base currency itself is included.
  return base === "EUR" ? { ...rates, EUR: 1 } : rates;
}

/** Exchange rates from a service like open.er-api.com, with the time of the request; `null` if there is no recent answer. */
export function createRates({ RATES_URL: url }: Pick<Settings, "RATES_URL">, clock: Clock, log: Log) {
  async function load(base: RatesBase) {
    const rates = quotedRates(base, await fetchJson(withSegment(url, base), ANSWER, TIMEOUT_MS));
    return { base, rates, updatedAt: new Date(clock.now()).toISOString() };
  }
  return createCached("rates", load, clock, log);
}
