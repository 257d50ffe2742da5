import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import * as z from "zod";
import { LOG_LEVELS, type LogLevel } from "#relay/log.ts";

/** Where bookings go. */
export interface TelegramSettings {
  token: string;
  /** A chat's number (groups are negative) or a channel's `@name`. */
  chatId: string | number;
  /** Without a slash at its end. */
  apiRoot: string;
}

/** The services that answer what the relay does not know itself. */
interface UpstreamSettings {
  rates: string;
  weather: string;
  /** With a key the weather comes from OpenWeather, without one from Open-Meteo. */
  openWeatherKey: string | null;
  ipLookup: string;
  geolocation: string;
}

/** Everything that the relay can be told, checked. */
export interface Settings {
  port: number;
  host: string;
  /** The site's own origin, e.g. `https://example.com`. */
  siteUrl: string;
  /** `null`: bookings are printed in the terminal. */
  telegram: TelegramSettings | null;
  /** `null`: the outbox is a file in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** Messages a minute and client address; 0 is no limit. */
  rateLimit: number;
  /** How many proxies stand in front. */
  trustProxy: number;
  logLevel: LogLevel;
  /** Who sends it may read the counts at `/metrics`; `null`: there are none. */
  metricsToken: string | null;
  upstreams: UpstreamSettings;
}

/** The settings cannot be used. The message lists every fault, one a line, each beginning with its variable's name. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/** These are never repeated in an error. */
const SECRETS = new Set(["TELEGRAM_BOT_TOKEN", "DATABASE_URL", "OPENWEATHER_API_KEY", "METRICS_TOKEN"]);

const OPEN_METEO = "https://api.open-meteo.com/v1/forecast";
const OPENWEATHER = "https://api.openweathermap.org/data/2.5/weather";

function whole(minimum: number, maximum: number, fallback: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum)
    .default(fallback);
}

function urlWith(protocols: readonly string[], check: (url: URL) => boolean = () => true) {
  return z.string().refine((value) => {
    if (!URL.canParse(value)) return false;
    const url = new URL(value);
    return protocols.includes(url.protocol) && url.hostname !== "" && check(url);
  });
}

const WEB = ["http:", "https:"];

function isBareOrigin(url: URL): boolean {
  return url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "" && url.password === "";
}

function withoutSlash(value: string): string {
  return value.replace(/\/+$/, "");
}

const VARIABLES = z.object({
  PORT: whole(0, 65_535, 3000),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/)
    .default("127.0.0.1"),
  SITE_URL: urlWith(WEB, isBareOrigin)
    .transform((value) => new URL(value).origin)
    .default("http://localhost:3000"),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^[\w:-]+$/)
    .optional(),
  TELEGRAM_CHAT_ID: z
    .string()
    .regex(/^(-?\d{1,15}|@\w+)$/)
    .transform((value) => (value.startsWith("@") ? value : Number(value)))
    .optional(),
  TELEGRAM_API_ROOT: urlWith(WEB).transform(withoutSlash).default("https://api.telegram.org"),
  DATABASE_URL: urlWith(["postgres:", "postgresql:"]).optional(),
  DATA_DIR: z
    .string()
    .refine((value) => !value.includes("\0"))
    .default(".data"),
  RATE_LIMIT: whole(0, 1_000_000, 10),
  TRUST_PROXY: whole(0, 16, 0),
  LOG_LEVEL: z.enum(LOG_LEVELS).default("info"),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,200}$/)
    .optional(),
  RATES_URL: urlWith(WEB).default("https://open.er-api.com/v6/latest"),
  WEATHER_URL: urlWith(WEB).optional(),
  OPENWEATHER_API_KEY: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  IP_LOOKUP_URL: urlWith(WEB).default("https://api.ipify.org?format=json"),
  IP_GEOLOCATION_URL: urlWith(WEB).default("http://ip-api.com/json"),
});

const WEB_ADDRESS = "the address of a web service, e.g. https://api.example.com/v1";

/** What each variable has to look like, for the person who wrote it wrongly. */
const EXPECTED: Record<keyof typeof VARIABLES.shape, string> = {
  PORT: "a whole number from 0 to 65535, e.g. 3000",
  HOST: "a host name or an IP address, e.g. 127.0.0.1 or 0.0.0.0",
  SITE_URL: "the site's http or https origin without a path, e.g. https://example.com",
  TELEGRAM_BOT_TOKEN: "the token that @BotFather gave, e.g. 123456789:AAE…",
  TELEGRAM_CHAT_ID: "the number of the chat that gets the bookings, e.g. -1001234567890, or a channel's @name",
  TELEGRAM_API_ROOT: "the address of a Bot API server, e.g. https://api.telegram.org",
  DATABASE_URL: "a Postgres address, e.g. postgres://user:password@localhost:5432/relay",
  DATA_DIR: "the path of a folder, e.g. .data",
  RATE_LIMIT: "a whole number of messages a minute, 0 for no limit",
  TRUST_PROXY: "how many proxies stand in front of the relay, a whole number from 0 to 16",
  LOG_LEVEL: `one of ${LOG_LEVELS.join(", ")}`,
  METRICS_TOKEN: "16 to 200 letters and digits that nobody can guess, e.g. those that `openssl rand -hex 24` prints",
  RATES_URL: WEB_ADDRESS,
  WEATHER_URL: WEB_ADDRESS,
  OPENWEATHER_API_KEY: "a key of OpenWeather, letters and digits only",
  IP_LOOKUP_URL: WEB_ADDRESS,
  IP_GEOLOCATION_URL: WEB_ADDRESS,
};

function isVariable(name: unknown): name is keyof typeof EXPECTED {
  return typeof name === "string" && Object.hasOwn(EXPECTED, name);
}

/** Reads a `.env` file. One that does not exist is empty; one that cannot be read, or has a line of another form, is a `SettingsError`. */
export function readEnvFile(path: string): NodeJS.Dict<string> {
  let text: string;
  try {
    // Some editors begin a file with a mark that would become part of the first name.
    text = readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw new SettingsError(`The settings file ${path} exists but cannot be read.`);
  }
  const variables = parseEnv(text);
  // A line that is no setting is taken for the beginning of the next one's name, which would be lost without a word.
  const [stray] = Object.keys(variables).filter((name) => !/^[A-Za-z_]\w*$/.test(name));
  if (stray !== undefined) {
    throw new SettingsError(
      `${path}: expected NAME=value or # and a comment; it has ${JSON.stringify(stray.split("\n")[0])}.`,
    );
  }
  return variables;
}

/**
 * Checks the environment: first `variables` (the process' own, which win), then `file` (what `.env` says). An empty value
 * counts as not set. Throws a `SettingsError` that names every variable at fault and says what is expected.
 */
export function readSettings(variables: NodeJS.Dict<string>, file: NodeJS.Dict<string> = {}): Settings {
  const given = Object.fromEntries(
    Object.entries({ ...file, ...variables })
      .map(([name, value]) => [name, value?.trim() ?? ""] as const)
      .filter(([name, value]) => isVariable(name) && value !== ""),
  );
  const checked = VARIABLES.safeParse(given);
  const names = new Set((checked.error?.issues ?? []).map(({ path }) => path[0]).filter(isVariable));
  const faults = [...names].map((name) => {
    const found = SECRETS.has(name) ? "the value is not shown here" : `it is ${JSON.stringify(given[name])}`;
    return `${name}: expected ${EXPECTED[name]}; ${found}.`;
  });
  if (given.TELEGRAM_BOT_TOKEN !== undefined && given.TELEGRAM_CHAT_ID === undefined) {
    faults.push(
      `TELEGRAM_CHAT_ID: expected ${EXPECTED.TELEGRAM_CHAT_ID}, because TELEGRAM_BOT_TOKEN is set; it is missing.`,
    );
  }
  if (!checked.success || faults.length > 0) throw new SettingsError(faults.join("\n"));

  const values = checked.data;
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl: values.SITE_URL,
    telegram:
      values.TELEGRAM_BOT_TOKEN !== undefined && values.TELEGRAM_CHAT_ID !== undefined
        ? { token: values.TELEGRAM_BOT_TOKEN, chatId: values.TELEGRAM_CHAT_ID, apiRoot: values.TELEGRAM_API_ROOT }
        : null,
    databaseUrl: values.DATABASE_URL ?? null,
    dataDir: values.DATA_DIR,
    rateLimit: values.RATE_LIMIT,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN ?? null,
    upstreams: {
      rates: values.RATES_URL,
      weather: values.WEATHER_URL ?? (values.OPENWEATHER_API_KEY === undefined ? OPEN_METEO : OPENWEATHER),
      openWeatherKey: values.OPENWEATHER_API_KEY ?? null,
      ipLookup: values.IP_LOOKUP_URL,
      geolocation: values.IP_GEOLOCATION_URL,
    },
  };
}
