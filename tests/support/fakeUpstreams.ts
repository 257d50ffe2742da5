import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Answers of the real services, shortened to a few more fields than the relay reads. The rates are awkward on purpose. */
export const UPSTREAM_ANSWERS = {
  ratesEur: {
    result: "success",
    provider: "https://www.exchangerate-api.com",
    time_last_update_unix: 1_815_436_951,
    base_code: "EUR",
    rates: { EUR: 1, TRY: 49.37, USD: 1.1637, GBP: 0.8691, SAR: 4.3639, JPY: 173.21 },
  },
  ratesTry: {
    result: "success",
    provider: "https://www.exchangerate-api.com",
    time_last_update_unix: 1_815_436_951,
    base_code: "TRY",
    rates: { TRY: 1, USD: 0.02357, EUR: 0.020255, GBP: 0.0176, SAR: 0.0884, JPY: 3.508 },
  },
  openMeteo: {
    latitude: 37.0625,
    longitude: 27.4375,
    timezone: "GMT",
    current_units: { time: "iso8601", interval: "seconds", temperature_2m: "°C", weather_code: "wmo code" },
    current: { time: "2027-07-14T20:30", interval: 900, temperature_2m: 31.4, weather_code: 0 },
  },
  openWeather: {
    coord: { lon: 27.43, lat: 37.03 },
    weather: [{ id: 502, main: "Rain", description: "heavy intensity rain", icon: "10d" }],
    main: { temp: 18.6, feels_like: 18.9, pressure: 1012, humidity: 88 },
    name: "Bodrum",
    cod: 200,
  },
  lookup: { ip: "203.0.113.77" },
  geolocation: {
    status: "success",
    country: "Germany",
    countryCode: "DE",
    region: "BE",
    regionName: "Land Berlin",
    city: "Berlin",
    isp: "Deutsche Telekom AG",
    query: "203.0.113.77",
  },
} as const;

type UpstreamName = keyof typeof UPSTREAM_ANSWERS;

const PATHS: [RegExp, UpstreamName][] = [
  [/^\/rates\/EUR$/, "ratesEur"],
  [/^\/rates\/TRY$/, "ratesTry"],
  [/^\/open-meteo\?/, "openMeteo"],
  [/^\/openweather\?/, "openWeather"],
  [/^\/lookup/, "lookup"],
  [/^\/geolocation\//, "geolocation"],
];

export interface FakeUpstreams {
  url: string;
  /** Settings with which a relay uses these fakes. */
  env: { RATES_URL: string; WEATHER_URL: string; IP_LOOKUP_URL: string; IP_GEOLOCATION_URL: string };
  /** The path and query of each request, in order. */
  requests: string[];
  /** Takes upstreams down (503) or up again; all of them if none is named. */
  setDown(isDown: boolean, ...names: UpstreamName[]): void;
  /** Replaces the body of the answers. */
  setAnswer(name: UpstreamName, body: unknown): void;
  close(): Promise<void>;
}

/** Starts a server for rates, weather, address lookup and geolocation on a free local port. */
export async function startFakeUpstreams(): Promise<FakeUpstreams> {
  const requests: string[] = [];
  const answers = new Map<UpstreamName, unknown>(Object.entries(UPSTREAM_ANSWERS) as [UpstreamName, unknown][]);
  const down = new Set<UpstreamName>();

  const server = createServer((request, response) => {
    const path = request.url ?? "";
    requests.push(path);
    const name = PATHS.find(([pattern]) => pattern.test(path))?.[1];
    const status = name === undefined ? 404 : down.has(name) ? 503 : 200;
    const body = status === 200 && name !== undefined ? answers.get(name) : { error: "of the tests" };
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    env: {
      RATES_URL: `${url}/rates`,
      WEATHER_URL: `${url}/open-meteo`,
      IP_LOOKUP_URL: `${url}/lookup?format=json`,
      IP_GEOLOCATION_URL: `${url}/geolocation`,
    },
    requests,
    setDown(isDown, ...names) {
      for (const name of names.length > 0 ? names : answers.keys()) {
        if (isDown) down.add(name);
        else down.delete(name);
      }
    },
    setAnswer(name, body) {
      answers.set(name, body);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
