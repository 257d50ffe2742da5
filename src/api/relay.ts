import { isNetworkUncertain, reportNetwork } from "./network.ts";
import { QUOTED, type RatesBase, type RatesOf } from "#src/domain/money.ts";
import { recordOf } from "#src/domain/recordOf.ts";
import { RATES_ENDPOINT, WEATHER_ENDPOINT } from "#src/i18n/paths.ts";
import { yieldToMain } from "#src/yieldToMain.ts";

/**
 * Time without a response, in milliseconds, after which the connection counts as uncertain. The response may still
 * arrive.
 */
const SLOW_RESPONSE_MS = 10_000;

/**
 * Fetches exchange rates: units of each currency per unit of `base`. Currencies that are not quoted or not positive are
 * left out. Rejects if the relay has no rates or cannot be reached.
 */
export async function fetchRates<Base extends RatesBase>(base: Base, signal: AbortSignal): Promise<RatesOf<Base>> {
  const answer = recordOf(await getJson(`${RATES_ENDPOINT}?base=${base}`, signal));
  const rates = recordOf(answer["rates"]);
  const quoted = QUOTED[base].flatMap((currency) => {
    const rate = rates[currency];
    return typeof rate === "number" && Number.isFinite(rate) && rate > 0 ? [[currency, rate] as const] : [];
  });
  return Object.fromEntries(quoted) as RatesOf<Base>;
}

/** Weather of a city: temperature in degrees Celsius and OpenWeather condition code, null if the response has none. */
export interface Weather {
  city: string;
  temp: number;
  conditionId: number | null;
}

/** Fetches the weather of a city. Rejects if the relay has none or cannot be reached. */
export async function fetchWeather(city: string, signal: AbortSignal): Promise<Weather> {
  const { temp, conditionId } = recordOf(await getJson(`${WEATHER_ENDPOINT}?city=${city}`, signal));
  if (typeof temp !== "number" || !Number.isFinite(temp)) throw new Error(`weather of ${city}: no temperature`);
  return { city, temp, conditionId: typeof conditionId === "number" ? conditionId : null };
}

/** Fetches JSON from the relay. Rejects unless the response is ok. Updates the state of the connection. */
export async function getJson(address: string, signal: AbortSignal): Promise<unknown> {
  // A page makes several requests right after hydration.
  await yieldToMain();
  // A response from the HTTP cache would not prove a connection.
  const cache = isNetworkUncertain() ? "no-cache" : "default";
  const timer = setTimeout(reportNetwork, SLOW_RESPONSE_MS, false);
  let response;
  try {
    response = await fetch(address, { headers: { Accept: "application/json" }, cache, signal });
    reportNetwork(true);
  } catch (error) {
    if (!signal.aborted) reportNetwork(false);
    throw error;
  } finally {
    clearTimeout(timer);
  }
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
