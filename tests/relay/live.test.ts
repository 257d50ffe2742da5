import { expect, onTestFinished, test } from "vitest";
import { UNKNOWN_VISITOR } from "#src/domain/message.ts";
import { createLog } from "#relay/log.ts";
import { createRates } from "#relay/live/rates.ts";
import { createVisitors } from "#relay/live/visitor.ts";
import { createWeather } from "#relay/live/weather.ts";
import { conditionOf } from "#src/domain/weather.ts";
import { createFakeClock, type FakeClock } from "#tests/support/fakeClock.ts";
import { startFakeUpstreams, UPSTREAM_ANSWERS, type FakeUpstreams } from "#tests/support/fakeUpstreams.ts";

const MINUTE_MS = 60_000;

async function setUp() {
  const upstreams: FakeUpstreams = await startFakeUpstreams();
  onTestFinished(upstreams.close);
  const clock: FakeClock = createFakeClock();
  const lines: string[] = [];
  const log = createLog({ level: "info", secrets: [], write: (line) => lines.push(line), now: clock.now });
  const sources = { fetch: globalThis.fetch, now: clock.now, log };
  const { RATES_URL, WEATHER_URL, IP_LOOKUP_URL, IP_GEOLOCATION_URL } = upstreams.env;
  return {
    upstreams,
    clock,
    lines,
    rates: createRates({ url: RATES_URL, ...sources }),
    weather: createWeather({ url: WEATHER_URL, openWeatherKey: null, ...sources }),
    openWeather: createWeather({ url: `${upstreams.url}/openweather`, openWeatherKey: "the-key", ...sources }),
    visitors: createVisitors({ lookupUrl: IP_LOOKUP_URL, geolocationUrl: IP_GEOLOCATION_URL, ...sources }),
  };
}

test("rates are told as the upstream quotes them, those of the contract alone", async () => {
  const { rates } = await setUp();
  expect(await rates.get("EUR")).toEqual({
    base: "EUR",
    rates: { TRY: 49.37, USD: 1.1637, GBP: 0.8691, EUR: 1 },
    updatedAt: "2027-07-14T20:30:00.000Z",
  });
  expect((await rates.get("TRY"))?.rates).toEqual({ USD: 0.02357, EUR: 0.020255, GBP: 0.0176, SAR: 0.0884 });
});

test("rates are asked for once in five minutes, however many want them at once", async () => {
  const { rates, upstreams, clock } = await setUp();
  await Promise.all(Array.from({ length: 20 }, () => rates.get("EUR")));
  await clock.advance(5 * MINUTE_MS - 1);
  await rates.get("EUR");
  expect(upstreams.requests).toEqual(["/rates/EUR"]);
  await clock.advance(1);
  await rates.get("EUR");
  expect(upstreams.requests).toHaveLength(2);
});

test("while the upstream is down the last good answer serves for an hour, and no longer", async () => {
  const { rates, upstreams, clock } = await setUp();
  const good = await rates.get("EUR");
  upstreams.setDown(true);
  await clock.advance(60 * MINUTE_MS - 1);
  expect(await rates.get("EUR")).toEqual(good);
  await clock.advance(1);
  expect(await rates.get("EUR")).toBeNull();
  upstreams.setDown(false);
  await clock.advance(2_000);
  expect(await rates.get("EUR")).toMatchObject({ updatedAt: new Date(clock.now()).toISOString() });
});

test("an upstream that is down is not asked by every visitor", async () => {
  const { rates, upstreams } = await setUp();
  upstreams.setDown(true);
  for (let index = 0; index < 10; index += 1) expect(await rates.get("TRY")).toBeNull();
  expect(upstreams.requests).toHaveLength(1);
});

test.each<[string, unknown]>([
  ["an error", { result: "error", "error-type": "unsupported-code" }],
  ["a list", []],
  ["null", null],
  ["rates that are no object", { base_code: "EUR", rates: "many" }],
  ["rates of another base", { ...UPSTREAM_ANSWERS.ratesEur, base_code: "USD" }],
  ["no rate that is a positive number", { base_code: "EUR", rates: { TRY: "49.37", USD: -1, GBP: 0 } }],
])("rates: %s counts as down", async (_, answer) => {
  const { rates, upstreams, lines } = await setUp();
  upstreams.setAnswer("ratesEur", answer);
  expect(await rates.get("EUR")).toBeNull();
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: "warn", event: "upstream", upstream: "rates" });
});

test("one rate that is missing leaves the others usable", async () => {
  const { rates, upstreams } = await setUp();
  upstreams.setAnswer("ratesEur", { base_code: "EUR", rates: { TRY: 49.37, USD: null } });
  expect((await rates.get("EUR"))?.rates).toEqual({ TRY: 49.37, EUR: 1 });
});

test("a key in the address of the rates stays where it is", async () => {
  const { upstreams, clock } = await setUp();
  const log = createLog({ level: "error", secrets: [], write: () => undefined, now: clock.now });
  const rates = createRates({ url: `${upstreams.url}/rates/?key=1`, fetch: globalThis.fetch, now: clock.now, log });
  await rates.get("EUR");
  expect(upstreams.requests).toEqual(["/rates/EUR?key=1"]);
});

test("Open-Meteo's weather is told in whole degrees and OpenWeather's numbers", async () => {
  const { weather, upstreams } = await setUp();
  expect(await weather.get("bodrum")).toEqual({ city: "bodrum", temp: 31, conditionId: 800 });
  expect(await weather.get("istanbul")).toMatchObject({ city: "istanbul" });
  expect(upstreams.requests).toEqual([
    "/open-meteo?latitude=37.03&longitude=27.43&current=temperature_2m%2Cweather_code",
    "/open-meteo?latitude=41.01&longitude=28.98&current=temperature_2m%2Cweather_code",
  ]);
});

test.each([
  [0, "clear"],
  [1, "clouds"],
  [2, "clouds"],
  [3, "clouds"],
  [45, "fog"],
  [48, "fog"],
  [51, "drizzle"],
  [55, "drizzle"],
  [56, "rain"],
  [61, "rain"],
  [65, "rain"],
  [67, "rain"],
  [71, "snow"],
  [77, "snow"],
  [80, "rain"],
  [82, "rain"],
  [86, "snow"],
  [95, "thunderstorm"],
  [99, "thunderstorm"],
  [12, "unknown"],
] as const)("WMO code %i is %s", async (code, condition) => {
  const { weather, upstreams } = await setUp();
  upstreams.setAnswer("openMeteo", { current: { temperature_2m: -0.4, weather_code: code } });
  const answer = await weather.get("bodrum");
  expect(conditionOf(answer?.conditionId ?? null)).toBe(condition);
  expect(Object.is(answer?.temp, 0)).toBe(true);
});

test("OpenWeather's answer is taken as it is, and its key reaches no log line", async () => {
  const { openWeather, upstreams, lines, clock } = await setUp();
  expect(await openWeather.get("bodrum")).toEqual({ city: "bodrum", temp: 19, conditionId: 502 });
  expect(upstreams.requests).toEqual(["/openweather?lat=37.03&lon=27.43&units=metric&appid=the-key"]);
  upstreams.setDown(true);
  await clock.advance(5 * MINUTE_MS);
  expect(await openWeather.get("bodrum")).toMatchObject({ temp: 19 });
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toContain("the-key");
});

test.each<[unknown]>([
  [{}],
  [{ current: { temperature_2m: "31", weather_code: 0 } }],
  [{ error: true, reason: "…" }],
  [null],
])("weather: %j counts as down", async (answer) => {
  const { weather, openWeather, upstreams } = await setUp();
  upstreams.setAnswer("openMeteo", answer);
  upstreams.setAnswer("openWeather", answer);
  expect(await weather.get("bodrum")).toBeNull();
  expect(await openWeather.get("bodrum")).toBeNull();
});

const BERLIN = { city: "Berlin", region: "Land Berlin", country_name: "Germany", org: "Deutsche Telekom AG" };

test("a public address is looked up once in hours, also when it is wanted twice at once", async () => {
  const { visitors, upstreams, clock } = await setUp();
  const [first, second] = await Promise.all([visitors.get("8.8.8.8"), visitors.get("8.8.8.8")]);
  expect(first).toEqual({ ip: "8.8.8.8", ...BERLIN });
  expect(second).toEqual(first);
  await clock.advance(5 * 60 * MINUTE_MS);
  await visitors.get("8.8.8.8");
  expect(upstreams.requests).toEqual(["/geolocation/8.8.8.8"]);
  await clock.advance(60 * MINUTE_MS);
  await visitors.get("8.8.8.8");
  expect(upstreams.requests).toHaveLength(2);
});

test.each(["127.0.0.1", "192.168.1.5", null])(
  "for %s the machine's own public address is looked up",
  async (address) => {
    const { visitors, upstreams } = await setUp();
    expect(await visitors.get(address)).toEqual({ ip: "203.0.113.77", ...BERLIN });
    expect(upstreams.requests).toEqual(["/lookup?format=json", "/geolocation/203.0.113.77"]);
  },
);

test("what could not be found out is Unknown, is asked again after a minute, and no address is logged", async () => {
  const { visitors, upstreams, clock, lines } = await setUp();
  upstreams.setDown(true, "geolocation");
  expect(await visitors.get("8.8.8.8")).toEqual({ ...UNKNOWN_VISITOR, ip: "8.8.8.8" });
  upstreams.setDown(true);
  expect(await visitors.get(null)).toEqual(UNKNOWN_VISITOR);
  upstreams.setDown(false);
  await clock.advance(MINUTE_MS);
  expect(await visitors.get("8.8.8.8")).toEqual({ ip: "8.8.8.8", ...BERLIN });
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toMatch(/8\.8\.8\.8|203\.0/);
});

test.each<[unknown, unknown]>([
  [{ ip: "not an address" }, UPSTREAM_ANSWERS.geolocation],
  [{ address: "8.8.8.8" }, UPSTREAM_ANSWERS.geolocation],
  [UPSTREAM_ANSWERS.lookup, { status: "fail", message: "reserved range" }],
  [UPSTREAM_ANSWERS.lookup, { city: 5, regionName: "x", country: "y", isp: "z" }],
])("lookup %j and place %j count as down", async (lookup, geolocation) => {
  const { visitors, upstreams } = await setUp();
  upstreams.setAnswer("lookup", lookup);
  upstreams.setAnswer("geolocation", geolocation);
  expect((await visitors.get(null)).city).toBe("Unknown");
});

test("a place's name is one short line", async () => {
  const { visitors, upstreams } = await setUp();
  upstreams.setAnswer("geolocation", { city: "Ber\nlin\u2028x", regionName: "", country: "y".repeat(500), isp: " z " });
  expect(await visitors.get("8.8.8.8")).toEqual({
    ip: "8.8.8.8",
    city: "Ber lin x",
    region: "Unknown",
    country_name: "y".repeat(100),
    org: "z",
  });
});

test("the addresses of many visitors do not pile up", async () => {
  let asked = 0;
  const fetch = async () => {
    asked += 1;
    return Response.json(UPSTREAM_ANSWERS.geolocation);
  };
  const log = createLog({ level: "error", secrets: [], write: () => undefined, now: () => 0 });
  const visitors = createVisitors({
    lookupUrl: "http://l.test",
    geolocationUrl: "http://g.test",
    fetch,
    now: () => 0,
    log,
  });
  for (let index = 0; index < 1_500; index += 1) await visitors.get(`8.8.${index >> 8}.${index & 255}`);
  await visitors.get("8.8.5.100");
  expect(asked).toBe(1_500);
  await visitors.get("8.8.0.0");
  expect(asked).toBe(1_501);
});
