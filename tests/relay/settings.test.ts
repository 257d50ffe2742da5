import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readEnvFile, readSettings, SettingsError } from "#relay/settings.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

/** A token with the length of Telegram's tokens. */
const TOKEN = "123456789:AAEsecret-of-a-real-length_0123456";

const TELEGRAM = { TELEGRAM_BOT_TOKEN: "123456:secret-token", TELEGRAM_CHAT_ID: "-1001234567890" };

/** The errors of `variables`, one sentence each. */
function faultsOf(variables: Record<string, string>): string[] {
  try {
    readSettings(variables);
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split("\n");
  }
  return [];
}

/** The variable with which each error begins. */
function namesOf(faults: readonly string[]): (string | undefined)[] {
  return faults.map((fault) => fault.split(":")[0]);
}

test("without any variable everything has a default that works on a laptop", () => {
  expect(readSettings({})).toEqual({
    PORT: 3000,
    HOST: "127.0.0.1",
    SITE_URL: "http://localhost:3000",
    TELEGRAM_API_ROOT: "https://api.telegram.org",
    DATA_DIR: ".data",
    RATE_LIMIT: 10,
    TRUST_PROXY: 0,
    LOG_LEVEL: "info",
    RATES_URL: "https://open.er-api.com/v6/latest",
    IP_LOOKUP_URL: "https://api.ipify.org?format=json",
    IP_GEOLOCATION_URL: "http://ip-api.com/json",
  });
});

test("an empty variable counts as not set", () => {
  expect(readSettings({ PORT: "", TELEGRAM_BOT_TOKEN: " ", TELEGRAM_CHAT_ID: "", DATABASE_URL: "" })).toEqual(
    readSettings({}),
  );
});

test("a real variable wins over the file", () => {
  expect(readSettings({ PORT: "4000" }, { PORT: "5000", HOST: "0.0.0.0" })).toMatchObject({
    PORT: 4000,
    HOST: "0.0.0.0",
  });
});

test("a chat id is a number or a channel's name, and a trailing slash of the API root is removed", () => {
  expect(readSettings({ ...TELEGRAM, TELEGRAM_API_ROOT: "http://localhost:8081/" })).toMatchObject({
    TELEGRAM_BOT_TOKEN: "123456:secret-token",
    TELEGRAM_CHAT_ID: -1001234567890,
    TELEGRAM_API_ROOT: "http://localhost:8081",
  });
  expect(readSettings({ ...TELEGRAM, TELEGRAM_CHAT_ID: "@bookings" }).TELEGRAM_CHAT_ID).toBe("@bookings");
});

test.each([
  ["PORT", "abc"],
  ["PORT", "65536"],
  ["HOST", "my host"],
  ["SITE_URL", "example.com"],
  ["SITE_URL", "https://example.com/tr"],
  ["SITE_URL", "https://user@example.com"],
  ["TELEGRAM_BOT_TOKEN", "123 456"],
  ["TELEGRAM_CHAT_ID", "my chat"],
  ["TELEGRAM_TOPIC_ID", "general"],
  ["TELEGRAM_TOPIC_ID", "0"],
  ["TELEGRAM_API_ROOT", "api.telegram.org"],
  ["DATABASE_URL", "mysql://localhost/relay"],
  ["RATE_LIMIT", "ten"],
  ["TRUST_PROXY", "true"],
  ["LOG_LEVEL", "loud"],
  ["METRICS_TOKEN", "short"],
  ["RATES_URL", "rates"],
  ["WEATHER_URL", "file:///etc/passwd"],
  ["OPENWEATHER_API_KEY", "a b"],
  ["IP_LOOKUP_URL", "//x"],
  ["IP_GEOLOCATION_URL", "javascript:1"],
])("%s=%s is rejected, and the error names the variable", (name, value) => {
  const faults = faultsOf({ [name]: value }).filter((fault) => fault.startsWith(`${name}: expected `));
  expect(faults).toHaveLength(1);
});

test("SITE_URL may end in a slash", () => {
  expect(readSettings({ SITE_URL: "https://example.com/" }).SITE_URL).toBe("https://example.com");
});

test.each([
  ["TELEGRAM_BOT_TOKEN", "TELEGRAM_CHAT_ID"],
  ["TELEGRAM_CHAT_ID", "TELEGRAM_BOT_TOKEN"],
] as const)("%s without %s is refused", (given, missing) => {
  expect(faultsOf({ [given]: TELEGRAM[given] })).toEqual([
    expect.stringMatching(`^${missing}: it is missing, but ${given} is set`),
  ]);
});

test("production requires a chat, a laptop does not", () => {
  expect(faultsOf({ NODE_ENV: "production", PORT: "x" })).toEqual([
    expect.stringMatching(/^PORT: /),
    expect.stringMatching(/^TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID: .*production/),
  ]);
  expect(faultsOf({ NODE_ENV: "production", ...TELEGRAM })).toEqual([]);
  expect(faultsOf({ NODE_ENV: "development" })).toEqual([]);
  expect(readSettings({ NODE_ENV: "production" }, TELEGRAM).TELEGRAM_CHAT_ID).toBe(-1001234567890);
});

test("all faults are listed at once", () => {
  const faults = faultsOf({ PORT: "abc", SITE_URL: "x", RATE_LIMIT: "-5", TELEGRAM_BOT_TOKEN: "123456:secret-token" });
  expect(namesOf(faults)).toEqual(["PORT", "SITE_URL", "RATE_LIMIT", "TELEGRAM_CHAT_ID"]);
});

test("no error repeats a value, whichever setting has it", () => {
  const names = [...readFileSync("relay/settings.ts", "utf8").matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
    ([, name = ""]) => name,
  );
  for (const secret of [TOKEN, "ftp://user:secret@host/?key=secret", "\0 se cret of many words"]) {
    const faults = faultsOf(Object.fromEntries(names.map((name) => [name, secret])));
    expect(faults.length).toBeGreaterThan(10);
    expect(faults.join()).not.toMatch(/se ?cret/);
  }
  const login = faultsOf({
    TELEGRAM_API_ROOT: "https://user:secret@example.com",
    DATABASE_URL: "postgres://u:secret%@h/d",
  });
  expect(namesOf(login)).toEqual(["TELEGRAM_API_ROOT", "DATABASE_URL"]);
  expect(login.join()).not.toContain("secret");
});

test.each([
  ["HOST", TOKEN],
  ["TELEGRAM_API_ROOT", `https://api.example/bot${TOKEN}`],
  ["TELEGRAM_API_ROOT", `https://api.example/bot${TOKEN.replace(":", "%3a")}`],
  ["RATES_URL", `https://api.example/${TOKEN}`],
])("%s=%s is rejected, because a token belongs in its own setting", (name, value) => {
  const faults = faultsOf({ ...TELEGRAM, [name]: value });
  expect(faults).toEqual([expect.stringMatching(`^${name}: .*belongs into TELEGRAM_BOT_TOKEN alone`)]);
  expect(faults.join()).not.toContain("secret");
});

test("a path in the URL of a Bot API server is not mistaken for a token", () => {
  const root = "http://localhost:8081/123456:bots/bot123456";
  expect(readSettings({ ...TELEGRAM, TELEGRAM_API_ROOT: root }).TELEGRAM_API_ROOT).toBe(root);
});

/** Creates a file `.env` with this text, and returns its path. */
async function envFile(text: string): Promise<string> {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  writeFileSync(join(folder.path, ".env"), text);
  return join(folder.path, ".env");
}

test("a settings file may contain quotes, comments, export, spaces and a byte order mark", async () => {
  const path = await envFile("\uFEFF# mine\nexport A=1 # b\r\nB='#2'\nC=\"-5\"\n  D = `4`\nE=\n\n");
  expect(readEnvFile(path)).toEqual({ A: "1", B: "#2", C: "-5", D: "4", E: "" });
});

test("a missing settings file counts as empty, and one that cannot be read is an error", async () => {
  const path = await envFile("");
  expect(readEnvFile(`${path}.none`)).toEqual({});
  expect(() => readEnvFile(dirname(path))).toThrow(SettingsError);
});
