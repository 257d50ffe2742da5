import { isNetworkDoubted, noteNetwork } from "./network.ts";
import { QUOTED, type RatesBase, type RatesOf } from "#src/domain/money.ts";
import { RATES_ENDPOINT, WEATHER_ENDPOINT } from "#src/i18n/paths.ts";
import { turn } from "#src/turn.ts";

/** So long after it was asked, in milliseconds, a network that has not answered is doubted; an answer may come still. */
const PATIENCE = 10_000;

/**
 * Exchange rates: units of each currency per one of `base`. A currency that is not quoted, or not above zero, is left out.
 * Rejects when the relay has none or cannot be reached.
 */
export async function fetchRates<Base extends RatesBase>(base: Base, signal: AbortSignal): Promise<RatesOf<Base>> {
  const answer = recordOf(await getJson(`${RATES_ENDPOINT}?base=${base}`, signal));
  const rates = recordOf(answer["rates"]);
  const read = QUOTED[base].flatMap((currency) => {
    const rate = rates[currency];
    return typeof rate === "number" && Number.isFinite(rate) && rate > 0 ? [[currency, rate] as const] : [];
  });
  return Object.fromEntries(read) as RatesOf<Base>;
}

/** The weather of a city: degrees Celsius, and the condition as OpenWeather numbers it (null where the answer has none). */
export interface Weather {
  city: string;
  temp: number;
  conditionId: number | null;
}

/** Rejects when the relay has no weather for the city, or cannot be reached. */
export async function fetchWeather(city: "bodrum" | "istanbul", signal: AbortSignal): Promise<Weather> {
  const { temp, conditionId } = recordOf(await getJson(`${WEATHER_ENDPOINT}?city=${city}`, signal));
  if (typeof temp !== "number" || !Number.isFinite(temp)) throw new Error(`weather of ${city}: no temperature`);
  return { city, temp, conditionId: typeof conditionId === "number" ? conditionId : null };
}

/** What the relay answers at an address; rejects where that is no good answer. What it tells of the network is noted. */
export async function getJson(address: string, signal: AbortSignal): Promise<unknown> {
  // A page asks for several when it has come to life.
  await turn();
  // An answer out of the browser's cache would tell nothing of the network.
  const cache = isNetworkDoubted() ? "no-cache" : "default";
  const late = setTimeout(noteNetwork, PATIENCE, false);
  let response;
  try {
    response = await fetch(address, { headers: { Accept: "application/json" }, cache, signal });
    noteNetwork(true);
  } catch (error) {
    if (!signal.aborted) noteNetwork(false);
    throw error;
  } finally {
    clearTimeout(late);
  }
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** An object to look a field up in, whatever was answered. */
export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
