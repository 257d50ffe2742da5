import { expect, onTestFinished, test, vi } from "vitest";
import { UNKNOWN_VISITOR } from "#src/domain/message.ts";
import { createLog } from "#relay/log.ts";
import { createRates } from "#relay/upstreams/rates.ts";
import { createVisitors } from "#relay/upstreams/visitor.ts";
import { createWeather } from "#relay/upstreams/weather.ts";
import { conditionOf } from "#src/domain/weather.ts";
import { createFakeClock, type FakeClock } from "#tests/support/fakeClock.ts";
import { startFakeUpstreams, UPSTREAM_ANSWERS, type FakeUpstreams } from "#tests/support/fakeUpstreams.ts";

const MINUTE_MS = 60_000;

async function setUp() {
  const upstreams: FakeUpstreams = await startFakeUpstreams();
  onTestFinished(upstreams.close);
  const clock: FakeClock = createFakeClock();
  const lines: string[] = [];
  const log = createLog({ level: "info", secrets: [], destination: { write: (line) => lines.push(line) } });
  const openWeather = { WEATHER_URL: `${upstreams.url}/openweather`, OPENWEATHER_API_KEY: "the-key" };
  return {
    upstreams,
    clock,
    lines,
    log,
    rates: createRates(upstreams.env, clock, log),
    weather: createWeather(upstreams.env, clock, log),
    openWeather: createWeather(openWeather, clock, log),
    visitor: createVisitors(upstreams.env, clock, log),
  };
}

test("rates are returned as the upstream quotes them, limited to those of the API", async () => {
  const { rates } = await setUp();
  expect(await rates("EUR")).toEqual({
    base: "EUR",
    rates: { TRY: 49.37, USD: 1.1637, GBP: 0.8691, EUR: 1 },
    updatedAt: "2027-07-14T20:30:00.000Z",
  });
  expect((await rates("TRY"))?.rates).toEqual({ USD: 0.02357, EUR: 0.020255, GBP: 0.0176, SAR: 0.0884 });
});

test("rates are requested once in five minutes, however many callers there are", async () => {
  const { rates, upstreams, clock } = await setUp();
  await Promise.all(Array.from({ length: 20 }, () => rates("EUR")));
  await clock.advance(5 * MINUTE_MS);
  await rates("EUR");
  expect(upstreams.requests).toEqual(["/rates/EUR"]);
  await clock.advance(1);
  await rates("EUR");
  expect(upstreams.requests).toHaveLength(2);
});

test("while the upstream is down the last good response is used for an hour, and no longer", async () => {
  const { rates, upstreams, clock } = await setUp();
  const good = await rates("EUR");
  upstreams.setDown(true);
  await clock.advance(60 * MINUTE_MS - 1);
  expect(await rates("EUR")).toEqual(good);
  await clock.advance(2_001);
  expect(await rates("EUR")).toBeNull();
  upstreams.setDown(false);
  await clock.advance(2_001);
  expect(await rates("EUR")).toMatchObject({ updatedAt: new Date(clock.now()).toISOString() });
});

test("setting the system clock does not change how long a response is cached; its timestamp is wall-clock time", async () => {
  const { rates, upstreams, clock } = await setUp();
  clock.step(-24 * 60 * MINUTE_MS);
  expect(await rates("EUR")).toMatchObject({ updatedAt: "2027-07-13T20:30:00.000Z" });
  clock.step(48 * 60 * MINUTE_MS);
  await rates("EUR");
  expect(upstreams.requests).toHaveLength(1);
  clock.step(-48 * 60 * MINUTE_MS);
  await clock.advance(5 * MINUTE_MS + 1);
  await rates("EUR");
  expect(upstreams.requests).toHaveLength(2);
});

test("an upstream that is down is not requested for every visitor", async () => {
  const { rates, upstreams } = await setUp();
  upstreams.setDown(true);
  for (let index = 0; index < 10; index += 1) expect(await rates("TRY")).toBeNull();
  expect(upstreams.requests).toHaveLength(1);
});

test.each<[string, unknown]>([
  ["an error", { result: "error", "error-type": "unsupported-code" }],
  ["null", null],
  ["rates of another base", { ...UPSTREAM_ANSWERS.ratesEur, base_code: "USD" }],
  ["no rate that is a positive number", { base_code: "EUR", rates: { TRY: "49.37", USD: -1, GBP: 0 } }],
])("rates: %s counts as down", async (_, answer) => {
  const { rates, upstreams, lines } = await setUp();
  upstreams.setAnswer("ratesEur", answer);
  expect(await rates("EUR")).toBeNull();
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: "warn", event: "upstream", upstream: "rates" });
});

test("a missing rate does not affect the others", async () => {
  const { rates, upstreams } = await setUp();
  upstreams.setAnswer("ratesEur", { base_code: "EUR", rates: { TRY: 49.37, USD: null } });
  expect((await rates("EUR"))?.rates).toEqual({ TRY: 49.37, EUR: 1 });
});

test("a key in the query of RATES_URL is kept", async () => {
  const { upstreams, clock, log } = await setUp();
  const rates = createRates({ RATES_URL: `${upstreams.url}/rates/?key=1` }, clock, log);
  await rates("EUR");
  expect(upstreams.requests).toEqual(["/rates/EUR?key=1"]);
});

test("Open-Meteo's weather is returned in whole degrees and with OpenWeather's condition ids", async () => {
  const { weather, upstreams } = await setUp();
  expect(await weather("bodrum")).toEqual({ city: "bodrum", temp: 31, conditionId: 800 });
  expect(await weather("istanbul")).toMatchObject({ city: "istanbul" });
  expect(upstreams.requests).toEqual([
    "/open-meteo?latitude=37.03&longitude=27.43&current=temperature_2m%2Cweather_code",
    "/open-meteo?latitude=41.01&longitude=28.98&current=temperature_2m%2Cweather_code",
  ]);
});

test.each([
  ["clear", [0]],
  ["clouds", [1, 2, 3]],
  ["fog", [45, 48]],
  ["drizzle", [51, 55]],
  ["rain", [56, 61, 65, 67, 80, 82]],
  ["snow", [71, 77, 86]],
  ["thunderstorm", [95, 99]],
  ["unknown", [12]],
] as const)("WMO's codes of %s are %j", async (condition, codes) => {
  const { weather, upstreams, clock } = await setUp();
  for (const code of codes) {
    upstreams.setAnswer("openMeteo", { current: { temperature_2m: -0.4, weather_code: code } });
    const answer = await weather("bodrum");
    expect([code, conditionOf(answer?.conditionId ?? null), answer?.temp]).toEqual([code, condition, 0]);
    await clock.advance(5 * MINUTE_MS);
  }
});

test.each([
  [undefined, "https://api.open-meteo.com/v1/forecast?latitude=37.03&"],
  ["the-key", "https://api.openweathermap.org/data/2.5/weather?lat=37.03&"],
])("without WEATHER_URL, the weather with %s as key comes from %s", async (openWeatherKey, address) => {
  const { clock, log } = await setUp();
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return new Response("{}");
  });
  await createWeather({ OPENWEATHER_API_KEY: openWeatherKey }, clock, log)("bodrum");
  expect(asked).toEqual([expect.stringContaining(address)]);
});

test("OpenWeather's values are returned unchanged, and its key is not logged", async () => {
  const { openWeather, upstreams, lines, clock } = await setUp();
  expect(await openWeather("bodrum")).toEqual({ city: "bodrum", temp: 19, conditionId: 502 });
  expect(upstreams.requests).toEqual(["/openweather?lat=37.03&lon=27.43&units=metric&appid=the-key"]);
  upstreams.setDown(true);
  await clock.advance(5 * MINUTE_MS + 1);
  expect(await openWeather("bodrum")).toMatchObject({ temp: 19 });
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toContain("the-key");
});

test.each<[unknown]>([[{}], [{ current: { temperature_2m: "31", weather_code: 0 } }], [null]])(
  "weather: %j counts as down",
  async (answer) => {
    const { weather, openWeather, upstreams } = await setUp();
    upstreams.setAnswer("openMeteo", answer);
    upstreams.setAnswer("openWeather", answer);
    expect(await weather("bodrum")).toBeNull();
    expect(await openWeather("bodrum")).toBeNull();
  },
);

const BERLIN = { city: "Berlin", region: "Land Berlin", country_name: "Germany", org: "Deutsche Telekom AG" };

test("a public address is looked up once in several hours, also for simultaneous requests", async () => {
  const { visitor, upstreams, clock } = await setUp();
  const [first, second] = await Promise.all([visitor("8.8.8.8"), visitor("8.8.8.8")]);
  expect(first).toEqual({ ip: "8.8.8.8", ...BERLIN });
  expect(second).toEqual(first);
  await clock.advance(5 * 60 * MINUTE_MS);
  await visitor("8.8.8.8");
  expect(upstreams.requests).toEqual(["/geolocation/8.8.8.8"]);
  await clock.advance(60 * MINUTE_MS + 1);
  await visitor("8.8.8.8");
  expect(upstreams.requests).toHaveLength(2);
});

test.each(["127.0.0.1", "192.168.1.5", null])("for %s the relay's own public address is looked up", async (address) => {
  const { visitor, upstreams } = await setUp();
  expect(await visitor(address)).toEqual({ ip: "203.0.113.77", ...BERLIN });
  expect(upstreams.requests).toEqual(["/lookup?format=json", "/geolocation/203.0.113.77"]);
});

test("a failed lookup is Unknown, is retried after a minute, and no address is logged", async () => {
  const { visitor, upstreams, clock, lines } = await setUp();
  upstreams.setDown(true, "geolocation");
  expect(await visitor("8.8.8.8")).toEqual({ ...UNKNOWN_VISITOR, ip: "8.8.8.8" });
  upstreams.setDown(true);
  expect(await visitor(null)).toEqual(UNKNOWN_VISITOR);
  upstreams.setDown(false);
  await clock.advance(MINUTE_MS + 1);
  expect(await visitor("8.8.8.8")).toEqual({ ip: "8.8.8.8", ...BERLIN });
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toMatch(/8\.8\.8\.8|203\.0/);
});

test.each<[unknown, unknown]>([
  [{ ip: "not an address" }, UPSTREAM_ANSWERS.geolocation],
  [UPSTREAM_ANSWERS.lookup, { status: "fail", message: "reserved range" }],
  [UPSTREAM_ANSWERS.lookup, { city: 5, regionName: "x", country: "y", isp: "z" }],
])("address lookup %j and geolocation %j count as down", async (lookup, geolocation) => {
  const { visitor, upstreams } = await setUp();
  upstreams.setAnswer("lookup", lookup);
  upstreams.setAnswer("geolocation", geolocation);
  expect((await visitor(null)).city).toBe("Unknown");
});

test("names of places are reduced to one short line", async () => {
  const { visitor, upstreams } = await setUp();
  upstreams.setAnswer("geolocation", { city: "Ber\nlin\u2028x", regionName: "", country: "y".repeat(500), isp: " z " });
  expect(await visitor("8.8.8.8")).toEqual({
    ip: "8.8.8.8",
    city: "Ber lin x",
    region: "Unknown",
    country_name: "y".repeat(100),
    org: "z",
  });
});

test("the cache of visitors' addresses is limited", async () => {
  const { visitor } = await setUp();
  const asked = vi.fn<() => Promise<Response>>(async () => Response.json(UPSTREAM_ANSWERS.geolocation));
  vi.stubGlobal("fetch", asked);
  for (let index = 0; index < 1_500; index += 1) await visitor(`8.8.${index >> 8}.${index & 255}`);
  await visitor("8.8.5.100");
  expect(asked).toHaveBeenCalledTimes(1_500);
  await visitor("8.8.0.0");
  expect(asked).toHaveBeenCalledTimes(1_501);
});

test("a response that is too long, too slow or missing counts as down, and the log says which", async () => {
  const { upstreams, clock, lines, log } = await setUp();
  const ask = (url: string) => createRates({ RATES_URL: url }, clock, log)("EUR");
  upstreams.setAnswer("ratesEur", { ...UPSTREAM_ANSWERS.ratesEur, padding: "x".repeat(300_000) });
  expect(await ask(upstreams.env.RATES_URL)).toBeNull();
  expect(await ask("http://127.0.0.1:1")).toBeNull();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  onTestFinished(() => timeout.mockRestore());
  expect(await ask(upstreams.env.RATES_URL)).toBeNull();
  expect(lines.map((line) => (JSON.parse(line) as { outcome: string }).outcome)).toEqual([
    "the answer is too long",
    "no answer",
    "no answer within 5000 ms",
  ]);
});
