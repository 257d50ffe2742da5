import * as z from "zod";
import type { Log } from "#relay/log.ts";
import { createCached } from "#relay/live/cached.ts";
import { fetchJson, UpstreamError, type Fetch } from "#relay/live/upstream.ts";

const CITIES = {
  bodrum: { latitude: "37.03", longitude: "27.43" },
  istanbul: { latitude: "41.01", longitude: "28.98" },
} as const;

type City = keyof typeof CITIES;

interface WeatherAnswer {
  city: City;
  /** Whole degrees Celsius. */
  temp: number;
  /** As OpenWeather numbers conditions; `null` for one that is not in its list. */
  conditionId: number | null;
}

export interface Weather {
  /** `null` when there is no answer that is young enough. */
  get(city: City): Promise<WeatherAnswer | null>;
}

export function isCity(value: string | undefined): value is City {
  return value !== undefined && Object.hasOwn(CITIES, value);
}

/** The weather codes of the WMO, as Open-Meteo tells them, in OpenWeather's numbers. */
const OPENWEATHER_OF_WMO: Record<number, number> = {
  0: 800, // clear sky
  1: 801, // mainly clear
  2: 802, // partly cloudy
  3: 804, // overcast
  45: 741, // fog
  48: 741, // depositing rime fog
  51: 300, // drizzle: light
  53: 301, // moderate
  55: 302, // dense
  56: 511, // freezing drizzle: light
  57: 511, // dense
  61: 500, // rain: slight
  63: 501, // moderate
  65: 502, // heavy
  66: 511, // freezing rain: light
  67: 511, // heavy
  71: 600, // snow: slight
  73: 601, // moderate
  75: 602, // heavy
  77: 600, // snow grains
  80: 520, // rain showers: slight
  81: 521, // moderate
  82: 522, // violent
  85: 620, // snow showers: slight
  86: 622, // heavy
  95: 211, // thunderstorm
  96: 201, // with slight hail
  99: 202, // with heavy hail
};

const OPEN_METEO = z.object({ current: z.object({ temperature_2m: z.number(), weather_code: z.number() }) });
const OPENWEATHER = z.object({
  main: z.object({ temp: z.number() }),
  weather: z.array(z.object({ id: z.number() })).min(1),
});

/** The nearest whole degree, never a negative zero. */
function wholeDegrees(temperature: number): number {
  return Math.round(temperature) + 0;
}

function parseOpenMeteo(answer: unknown): Omit<WeatherAnswer, "city"> {
  const checked = OPEN_METEO.safeParse(answer);
  if (!checked.success) throw new UpstreamError("the answer has another shape");
  const { temperature_2m: temperature, weather_code: code } = checked.data.current;
  return { temp: wholeDegrees(temperature), conditionId: OPENWEATHER_OF_WMO[code] ?? null };
}

function parseOpenWeather(answer: unknown): Omit<WeatherAnswer, "city"> {
  const checked = OPENWEATHER.safeParse(answer);
  if (!checked.success) throw new UpstreamError("the answer has another shape");
  return { temp: wholeDegrees(checked.data.main.temp), conditionId: checked.data.weather[0]?.id ?? null };
}

function queryOf(city: City, openWeatherKey: string | null): Record<string, string> {
  const { latitude, longitude } = CITIES[city];
  return openWeatherKey === null
    ? { latitude, longitude, current: "temperature_2m,weather_code" }
    : { lat: latitude, lon: longitude, units: "metric", appid: openWeatherKey };
}

const FRESH_MS = 5 * 60_000;
const KEEP_MS = 60 * 60_000;
const TIMEOUT_MS = 5_000;

interface WeatherOptions {
  url: string;
  /** With a key `url` is OpenWeather's, without one Open-Meteo's. */
  openWeatherKey: string | null;
  fetch: Fetch;
  now: () => number;
  log: Log;
}

/** The weather of both cities, kept for five minutes, and for an hour while the upstream is down. */
export function createWeather({ url, openWeatherKey, fetch, now, log }: WeatherOptions): Weather {
  const parse = openWeatherKey === null ? parseOpenMeteo : parseOpenWeather;
  function cacheOf(city: City) {
    return createCached<WeatherAnswer>({
      async load() {
        const address = new URL(url);
        for (const [name, value] of Object.entries(queryOf(city, openWeatherKey)))
          address.searchParams.set(name, value);
        return { city, ...parse(await fetchJson(fetch, address.href, TIMEOUT_MS)) };
      },
      now,
      freshMs: FRESH_MS,
      keepMs: KEEP_MS,
      onFailure(error) {
        log.warn("upstream", {
          upstream: "weather",
          city,
          outcome: error instanceof UpstreamError ? error.message : "failed",
        });
      },
    });
  }
  const caches = { bodrum: cacheOf("bodrum"), istanbul: cacheOf("istanbul") };
  return { get: (city) => caches[city].get() };
}
