import type { VisitorInfo } from "#src/domain/message.ts";
import { QUOTED, type RatesBase, type RatesOf } from "#src/domain/money.ts";
import { MESSAGE_ENDPOINT, RATES_ENDPOINT, VISITOR_ENDPOINT, WEATHER_ENDPOINT } from "#src/i18n/paths.ts";

/** How long a post may take before it counts as failed, in milliseconds. */
const POST_TIMEOUT = 20_000;

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

/** Looks the visitor's address up. Rejects when the relay cannot be reached. */
export async function fetchVisitor(signal: AbortSignal): Promise<VisitorInfo> {
  const answer = recordOf(await getJson(VISITOR_ENDPOINT, signal));
  const read = (key: keyof VisitorInfo): string => {
    const value = answer[key];
    return typeof value === "string" && value !== "" ? value : "Unknown";
  };
  return {
    ip: read("ip"),
    city: read("city"),
    region: read("region"),
    country_name: read("country_name"),
    org: read("org"),
  };
}

/** The relay's JSON body. `website` is the honeypot; `elapsedMs` is how long the visitor had the form. */
export interface MessageBody {
  action: "sendReservation" | "sendMessage";
  message: string;
  website?: string;
  elapsedMs?: number;
}

/**
 * Hands a message to the relay. True only for an ok status and `ok: true` in the body; everything else, silence of 20 seconds
 * too, is false. The same key with the same body is delivered once, however often it is posted.
 */
export async function postMessage(body: MessageBody, idempotencyKey: string): Promise<boolean> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), POST_TIMEOUT);
  try {
    const response = await fetch(MESSAGE_ENDPOINT, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json", "Idempotency-Key": idempotencyKey },
      body: JSON.stringify(body),
      signal: abort.signal,
    });
    return response.ok && recordOf(await response.json())["ok"] === true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

async function getJson(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { headers: { Accept: "application/json" }, signal });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
