import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnvFile, readSettings, SettingsError } from "#relay/env.ts";
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

test("a token without a chat id is refused", () => {
  expect(faultsOf({ TELEGRAM_BOT_TOKEN: "123456:secret-token" })).toEqual([
    expect.stringMatching(/^TELEGRAM_CHAT_ID: .*missing/),
  ]);
});

test("all faults are listed at once, each with what was found", () => {
  const faults = faultsOf({ PORT: "abc", SITE_URL: "x", RATE_LIMIT: "-5", TELEGRAM_BOT_TOKEN: "123456:secret-token" });
  expect(faults.map((fault) => fault.split(":")[0])).toEqual(["PORT", "SITE_URL", "RATE_LIMIT", "TELEGRAM_CHAT_ID"]);
  expect(faults[0]).toContain('it is "abc"');
});

test("secrets are not repeated", () => {
  const faults = faultsOf({
    TELEGRAM_BOT_TOKEN: "123:se cret",
    DATABASE_URL: "mysql://u:secret@h/d",
    OPENWEATHER_API_KEY: "se/cret",
  });
  expect(faults).toHaveLength(4);
  expect(faults.join()).not.toMatch(/se ?\/?cret[^s]/);
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

test("a .env file with a line that is no setting is refused, because it would swallow the next one", async () => {
  const folder = await temporaryFolder();
  writeFileSync(join(folder.path, "stray.env"), "my notes here\nTELEGRAM_BOT_TOKEN=123456:secret\n");
  const read = () => readEnvFile(join(folder.path, "stray.env"));
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(/expected NAME=value.*"my notes here"/);
  expect(read).not.toThrow(/secret/);
  await folder.remove();
});
