import * as z from "zod";
import { CITIES } from "#content/cities.ts";
import type { Clock } from "#relay/clock.ts";
import type { Log } from "#relay/log.ts";
import type { Settings } from "#relay/settings.ts";
import { createCached } from "#relay/upstreams/cached.ts";
import { fetchJson, UpstreamError } from "#relay/upstreams/fetchJson.ts";

const OPEN_METEO_URL = "https://api.open-meteo.com/v1/forecast";
const OPENWEATHER_URL = "https://api.openweathermap.org/data/2.5/weather";

/** OpenWeather's condition ids by WMO weather code, which Open-Meteo uses. */
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

const TIMEOUT_MS = 5_000;

/**
 * Schemas of the two services' answers. They are converted to whole degrees Celsius (`+ 0` turns -0 into 0) and to OpenWeather's
 * condition id, `null` for an unknown WMO code.
 */
const OPEN_METEO = z
  .object({ current: z.object({ temperature_2m: z.number(), weather_code: z.number() }) })
  .transform(({ current }) => ({
    temp: Math.round(current.temperature_2m) + 0,
    conditionId: OPENWEATHER_OF_WMO[current.weather_code] ?? null,
  }));
const OPENWEATHER = z
  .object({ main: z.object({ temp: z.number() }), weather: z.array(z.object({ id: z.number() })).min(1) })
  .transform(({ main, weather }) => ({ temp: Math.round(main.temp) + 0, conditionId: weather[0]?.id ?? null }));

/** The weather of a city, from OpenWeather if there is a key, otherwise from Open-Meteo; `null` if there is no recent answer. */
export function createWeather(
  { WEATHER_URL: url, OPENWEATHER_API_KEY: openWeatherKey }: Pick<Settings, "WEATHER_URL" | "OPENWEATHER_API_KEY">,
  clock: Clock,
  log: Log,
) {
  async function load(id: string) {
    const city = CITIES.find((known) => known.id === id);
    if (city === undefined) throw new UpstreamError("no such city");
    const [latitude, longitude] = [city.latitude.toFixed(2), city.longitude.toFixed(2)];
    if (openWeatherKey === undefined) {
      const query = { latitude, longitude, current: "temperature_2m,weather_code" };
      return { city: id, ...(await fetchJson(withQuery(url ?? OPEN_METEO_URL, query), OPEN_METEO, TIMEOUT_MS)) };
    }
    const query = { lat: latitude, lon: longitude, units: "metric", appid: openWeatherKey };
    return { city: id, ...(await fetchJson(withQuery(url ?? OPENWEATHER_URL, query), OPENWEATHER, TIMEOUT_MS)) };
  }
  return createCached("weather", load, clock, log);
}

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
