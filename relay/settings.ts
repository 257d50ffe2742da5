import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import * as z from "zod";
import { codeOf } from "#relay/log.ts";

/** The settings are invalid. The message lists every fault on a line of its own, for the person who started the relay. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/** Matches a bot's token anywhere in a text, by the length that Telegram's tokens have; the colon may be percent-encoded. */
const CONTAINS_TOKEN = /\d{6,}(?::|%3a)[\w-]{30,}/i;

const LOG_LEVELS = ["error", "warn", "info", "debug"] as const;
const UPSTREAM = "the address of a web service, e.g. https://api.example.com/v1";

// `expected` completes the error message: "PORT: expected …".

function text(pattern: RegExp, expected: string) {
  return z.string().regex(pattern, expected);
}

/** A whole number written in digits. Unlike `z.coerce.number()` it refuses `1e3`, `0x10` and an empty text. */
function integer(minimum: number, maximum: number, expected: string) {
  const isWithin = (value: string) => /^\d{1,9}$/.test(value) && Number(value) >= minimum && Number(value) <= maximum;
  return z.string().refine(isWithin, expected).transform(Number);
}

function address(protocol: RegExp, expected: string) {
  return z.url({ protocol, error: expected, abort: true });
}

/** Whether percent-encoding is valid; the Postgres driver throws if it is not. */
function isDecodable(value: string): boolean {
  try {
    return decodeURIComponent(value) !== "";
  } catch {
    return false;
  }
}

const WEB = /^https?$/;
const ORIGIN = "the site's http or https origin without a path, e.g. https://example.com";
const API_ROOT = "the address of a Bot API server, e.g. https://api.telegram.org";
const POSTGRES = "a Postgres address, e.g. postgres://user:password@localhost:5432/relay";

const VARIABLES = z.object({
  PORT: integer(0, 65_535, "a whole number from 0 to 65535, e.g. 3000").default(3000),
  HOST: text(/^[\w.:%-]+$/, "a host name or an IP address, e.g. 127.0.0.1 or 0.0.0.0").default("127.0.0.1"),
  SITE_URL: address(WEB, ORIGIN)
    .transform((value) => new URL(value))
    .refine(({ href, origin }) => href === `${origin}/`, ORIGIN)
    .transform(({ origin }) => origin)
    .default("http://localhost:3000"),
  TELEGRAM_BOT_TOKEN: text(/^\d+:[\w-]+$/, "the token that @BotFather gave, e.g. 123456789:AAE…").optional(),
  TELEGRAM_CHAT_ID: text(/^(-?\d{1,15}|@\w+)$/, "the chat that gets the bookings, e.g. -1001234567890 or @channel")
    .transform((value) => (value.startsWith("@") ? value : Number(value)))
    .optional(),
  TELEGRAM_TOPIC_ID: integer(1, 999_999_999, "the number of a topic of the group, e.g. 42").optional(),
  TELEGRAM_API_ROOT: address(WEB, API_ROOT)
    .refine((value) => !/^\w+:\/\/[^/?#]*@/.test(value), API_ROOT)
    .transform((value) => value.replace(/\/+$/, ""))
    .default("https://api.telegram.org"),
  DATABASE_URL: address(/^postgres(ql)?$/, POSTGRES)
    .refine(isDecodable, POSTGRES)
    .optional(),
  DATA_DIR: text(/^[^\0]+$/, "the path of a folder, e.g. .data").default(".data"),
  RATE_LIMIT: integer(0, 1_000_000, "a whole number of messages a minute, 0 for no limit").default(10),
  TRUST_PROXY: integer(0, 16, "how many proxies stand in front of the relay, a whole number from 0 to 16").default(0),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(", ")}`).default("info"),
  METRICS_TOKEN: text(
    /^[\w.~+/-]{16,200}=*$/,
    "16 to 200 letters and digits that nobody can guess, e.g. what `openssl rand -hex 24` prints",
  ).optional(),
  RATES_URL: address(WEB, UPSTREAM).default("https://open.er-api.com/v6/latest"),
  /** Default: Open-Meteo's, or OpenWeather's if there is a key. */
  WEATHER_URL: address(WEB, UPSTREAM).optional(),
  OPENWEATHER_API_KEY: text(/^[\w-]+$/, "a key of OpenWeather, letters and digits only").optional(),
  IP_LOOKUP_URL: address(WEB, UPSTREAM).default("https://api.ipify.org?format=json"),
  IP_GEOLOCATION_URL: address(WEB, UPSTREAM).default("http://ip-api.com/json"),
});

/** The validated settings of the relay, described in docs/settings.md. */
export type Settings = z.output<typeof VARIABLES>;

/** Reads a `.env` file; one that does not exist is empty. Throws a `SettingsError` when it cannot be read. */
export function readEnvFile(path: string): NodeJS.Dict<string> {
  try {
    // Some editors write a byte order mark, which would become part of the first name.
    return parseEnv(readFileSync(path, "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return {};
    throw new SettingsError(`The settings file ${path} exists but cannot be read.`);
  }
}

/**
 * Validates the settings. `variables` (the process environment) take precedence over `file` (the contents of `.env`); an empty value counts
 * as not set. Throws a `SettingsError` that names every invalid variable, but never a value: it may be a secret in the wrong place.
 */
export function readSettings(variables: NodeJS.Dict<string>, file: NodeJS.Dict<string> = {}): Settings {
  const given: Record<string, string> = {};
  for (const name of Object.keys(VARIABLES.shape)) {
    const value = (variables[name] ?? file[name])?.trim();
    if (value) given[name] = value;
  }
  const checked = VARIABLES.safeParse(given);
  const faults = new Map<string, string>();
  for (const { path, message } of checked.error?.issues ?? [])
    faults.set(String(path[0]), `expected ${message}; what is there is not shown here`);
  for (const [name, value] of Object.entries(given)) {
    const isElsewhere = name !== "TELEGRAM_BOT_TOKEN" && CONTAINS_TOKEN.test(value);
    if (isElsewhere) faults.set(name, "there is a bot's token in it, which belongs into TELEGRAM_BOT_TOKEN alone");
  }
  const both = ["TELEGRAM_BOT_TOKEN", "TELEGRAM_CHAT_ID"];
  const missing = both.filter((name) => given[name] === undefined);
  // With only one of them, bookings would be printed although somebody meant to connect a chat.
  if (missing.length === 1) {
    const other = both.find((name) => !missing.includes(name));
    faults.set(String(missing[0]), `it is missing, but ${other} is set: set both, or none`);
  }
  if (missing.length === 2 && variables["NODE_ENV"]?.trim() === "production")
    faults.set(missing.join(", "), "expected both, because NODE_ENV is production: nobody would see what is printed");
  if (checked.success && faults.size === 0) return checked.data;
  throw new SettingsError([...faults].map(([name, fault]) => `${name}: ${fault}.`).join("\n"));
}

/** URL of the relay on this machine, such as `http://localhost:3000`. */
export function localUrl(host: string, port: number): string {
  const here = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host) ? "localhost" : host;
  return `http://${here.includes(":") ? `[${here}]` : here}:${port}`;
}
