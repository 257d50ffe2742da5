import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { demandChannel, readEnvFile, readSettings, SettingsError, shownHost } from "#relay/env.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

const TELEGRAM = { TELEGRAM_BOT_TOKEN: "123456:secret-token", TELEGRAM_CHAT_ID: "-1001234567890" };

function faultsOf(variables: Record<string, string>): string[] {
  try {
    readSettings(variables);
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split("\n");
  }
  return [];
}

test("without any variable everything has a default that works on a laptop", () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    siteUrl: "http://localhost:3000",
    telegram: null,
    databaseUrl: null,
    dataDir: ".data",
    rateLimit: 10,
    trustProxy: 0,
    logLevel: "info",
    metricsToken: null,
    upstreams: {
      rates: "https://open.er-api.com/v6/latest",
      weather: "https://api.open-meteo.com/v1/forecast",
      openWeatherKey: null,
      ipLookup: "https://api.ipify.org?format=json",
      geolocation: "http://ip-api.com/json",
    },
  });
});

test("an empty variable counts as not set", () => {
  expect(readSettings({ PORT: "", TELEGRAM_BOT_TOKEN: " ", TELEGRAM_CHAT_ID: "", DATABASE_URL: "" })).toEqual(
    readSettings({}),
  );
});

test("a real variable wins over the file", () => {
  const settings = readSettings({ PORT: "4000" }, { PORT: "5000", HOST: "0.0.0.0" });
  expect([settings.port, settings.host]).toEqual([4000, "0.0.0.0"]);
});

test("a token and a chat id together are Telegram's settings", () => {
  expect(readSettings({ ...TELEGRAM, TELEGRAM_API_ROOT: "http://localhost:8081/" }).telegram).toEqual({
    token: "123456:secret-token",
    chatId: -1001234567890,
    apiRoot: "http://localhost:8081",
  });
  expect(readSettings({ ...TELEGRAM, TELEGRAM_CHAT_ID: "@bookings" }).telegram?.chatId).toBe("@bookings");
});

test("a key of OpenWeather changes the provider, and a WEATHER_URL wins over both", () => {
  expect(readSettings({ OPENWEATHER_API_KEY: "abc" }).upstreams.weather).toBe(
    "https://api.openweathermap.org/data/2.5/weather",
  );
  expect(readSettings({ OPENWEATHER_API_KEY: "abc", WEATHER_URL: "http://w.test/x" }).upstreams.weather).toBe(
    "http://w.test/x",
  );
});

test.each([
  ["PORT", "abc"],
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["PORT", "3000.5"],
  ["HOST", "my host"],
  ["SITE_URL", "example.com"],
  ["SITE_URL", "https://example.com/tr"],
  ["SITE_URL", "https://example.com?x=1"],
  ["SITE_URL", "https://user@example.com"],
  ["SITE_URL", "ftp://example.com"],
  ["TELEGRAM_BOT_TOKEN", "123 456"],
  ["TELEGRAM_CHAT_ID", "my chat"],
  ["TELEGRAM_API_ROOT", "api.telegram.org"],
  ["DATABASE_URL", "mysql://localhost/relay"],
  ["RATE_LIMIT", "ten"],
  ["TRUST_PROXY", "true"],
  ["LOG_LEVEL", "loud"],
  ["METRICS_TOKEN", "short"],
  ["METRICS_TOKEN", "twenty letters and spaces"],
  ["RATES_URL", "rates"],
  ["WEATHER_URL", "file:///etc/passwd"],
  ["OPENWEATHER_API_KEY", "a b"],
  ["IP_LOOKUP_URL", "//x"],
  ["IP_GEOLOCATION_URL", "javascript:1"],
])("%s=%s is refused by name", (name, value) => {
  const faults = faultsOf({ [name]: value }).filter((fault) => fault.startsWith(`${name}: expected `));
  expect(faults).toHaveLength(1);
});

test("SITE_URL may end in a slash", () => {
  expect(readSettings({ SITE_URL: "https://example.com/" }).siteUrl).toBe("https://example.com");
});

test.each([
  ["TELEGRAM_BOT_TOKEN", "TELEGRAM_CHAT_ID"],
  ["TELEGRAM_CHAT_ID", "TELEGRAM_BOT_TOKEN"],
] as const)("%s without %s is refused, and both are named", (given, missing) => {
  expect(faultsOf({ [given]: TELEGRAM[given] })).toEqual([
    expect.stringMatching(new RegExp(`^${missing}: .*because ${given} is set; it is missing`)),
  ]);
});

test("production wants a chat, a laptop does not", () => {
  const [bare, whole] = [readSettings({}), readSettings(TELEGRAM)];
  expect(() => demandChannel(bare, { NODE_ENV: "production" })).toThrow(SettingsError);
  expect(() => demandChannel(bare, { NODE_ENV: "production" })).toThrow(/TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID/);
  expect(() => demandChannel(whole, { NODE_ENV: "production" })).not.toThrow();
  expect(() => demandChannel(bare, {})).not.toThrow();
  expect(() => demandChannel(bare, { NODE_ENV: "development" })).not.toThrow();
});

test("a token and a chat id that are swapped are told so", () => {
  const faults = faultsOf({ TELEGRAM_BOT_TOKEN: "-1001234567890", TELEGRAM_CHAT_ID: "123456:secret-token" });
  expect(faults.map((fault) => fault.split(":")[0])).toEqual(["TELEGRAM_BOT_TOKEN", "TELEGRAM_CHAT_ID"]);
  expect(faults[1]).toContain("swapped");
  expect(faults.join()).not.toMatch(/secret|1001234567890"/);
});

test("all faults are listed at once, each with what was found", () => {
  const faults = faultsOf({ PORT: "abc", SITE_URL: "x", RATE_LIMIT: "-5", TELEGRAM_BOT_TOKEN: "123456:secret-token" });
  expect(faults.map((fault) => fault.split(":")[0])).toEqual(["PORT", "SITE_URL", "RATE_LIMIT", "TELEGRAM_CHAT_ID"]);
  expect(faults[0]).toContain('it is "abc"');
});

test("no value is repeated that may be a secret, whichever setting it was given to", () => {
  const names = [...readFileSync("relay/env.ts", "utf8").matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
    ([, name = ""]) => name,
  );
  for (const secret of [
    "123456789:AAEsecret-of-a-real-length_0123456",
    "ftp://user:secret@host/?key=secret",
    "\0 se cret of many words",
  ]) {
    const faults = faultsOf(Object.fromEntries(names.map((name) => [name, secret])));
    expect(faults.length).toBeGreaterThan(10);
    expect(faults.join()).not.toMatch(/se ?cret/);
  }
  const login = faultsOf({
    TELEGRAM_API_ROOT: "https://user:secret@example.com",
    DATABASE_URL: "postgres://u:secret%@h/d",
  });
  expect(login).toHaveLength(2);
  expect(login.join()).not.toContain("secret");
});

test.each([
  ["HOST", "123456789:AAEsecret-of-a-real-length_0123456"],
  ["HOST", "secret-token"],
  ["DATA_DIR", "/srv/123456789:AAEsecret-of-a-real-length_0123456/data"],
  ["TELEGRAM_API_ROOT", "https://api.example/bot123456:secret-token"],
  ["TELEGRAM_API_ROOT", "https://api.example/bot123456%3Asecret%2dtoken"],
  ["DATABASE_URL", "postgres://u@localhost/123456789:AAEsecret-of-a-real-length_0123456"],
  ["RATES_URL", "https://api.example/123456789:AAEsecret-of-a-real-length_0123456"],
])("%s=%s is refused, since a token has its own place", (name, value) => {
  const faults = faultsOf({ ...TELEGRAM, [name]: value });
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^${name}: .*belongs into TELEGRAM_BOT_TOKEN alone`))]);
  expect(faults.join()).not.toContain("secret");
});

test("a path before the methods of a Bot API server is no token", () => {
  const root = "http://localhost:8081/123456:bots/bot123456";
  expect(readSettings({ ...TELEGRAM, TELEGRAM_API_ROOT: root }).telegram?.apiRoot).toBe(root);
});

test.each([
  ["127.0.0.1", "127.0.0.1"],
  ["2001:db8:1111:2222:3333:4444:5555:6666", "2001:db8:1111:2222:3333:4444:5555:6666"],
  ["localhost", "localhost"],
  ["password-of-the-narwhal", null],
])("of a host %s people are told %s", (host, shown) => {
  expect(shownHost(host)).toBe(shown);
});

test("a settings file is read, a missing one is empty, an unreadable one is told", async () => {
  const folder = await temporaryFolder();
  writeFileSync(join(folder.path, ".env"), '# mine\nPORT=4000\nTELEGRAM_CHAT_ID="-5"\n');
  mkdirSync(join(folder.path, "folder"));
  expect(readEnvFile(join(folder.path, ".env"))).toEqual({ PORT: "4000", TELEGRAM_CHAT_ID: "-5" });
  expect(readEnvFile(join(folder.path, "none"))).toEqual({});
  expect(() => readEnvFile(join(folder.path, "folder"))).toThrow(SettingsError);
  await folder.remove();
});

test("a .env file may begin with the mark that some editors write", async () => {
  const folder = await temporaryFolder();
  writeFileSync(join(folder.path, "marked.env"), "\uFEFFPORT=4000\n");
  expect(readEnvFile(join(folder.path, "marked.env"))).toEqual({ PORT: "4000" });
  await folder.remove();
});

test.each([
  ["my notes here\nTELEGRAM_BOT_TOKEN=123456:secret\n", "line 1:"],
  ["PORT=1\n\n# mine\nTELEGRAM_BOT_TOKEN 123456:secret\nTELEGRAM_CHAT_ID=-5", "line 4 (TELEGRAM_BOT_TOKEN):"],
  ["TELEGRAM_BOT_TOKEN 123456:secret", "line 1 (TELEGRAM_BOT_TOKEN):"],
  ["PORT=1\r\nTELEGRAM_BOT_TOKEN: 123456:secret\r\n", "line 2 (TELEGRAM_BOT_TOKEN):"],
  ['NAME="two\nlines"\n123456:secret=', "line 3:"],
  ["NAME='no end\n123456:secret", "line 2:"],
])("a line of .env that is no setting is refused by its number, and not repeated: %j", async (text, place) => {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  writeFileSync(join(folder.path, "stray.env"), text);
  const read = () => readEnvFile(join(folder.path, "stray.env"));
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(place);
  expect(read).not.toThrow(/secret|notes/);
});

test("a .env file may use quotes, comments, values over several lines and export", async () => {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  const text = "# a\nexport A=1 # b\nB='#2'\nC=\"x\ny z\n\"\n  D = `4`\nE=\n\nF='5\n";
  writeFileSync(join(folder.path, "rich.env"), text);
  expect(readEnvFile(join(folder.path, "rich.env"))).toEqual({
    A: "1",
    B: "#2",
    C: "x\ny z\n",
    D: "4",
    E: "",
    F: "'5",
  });
});
