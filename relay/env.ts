import { readFileSync } from "node:fs";
import { isIP } from "node:net";
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

/**
 * What an error may repeat. Any other value can hold a secret: a key or a password in an address, or a token that was put in the place
 * of a chat's number.
 */
const SHOWN = new Set(["PORT", "HOST", "RATE_LIMIT", "TRUST_PROXY", "LOG_LEVEL"]);

/** A longer value is none of these, and may be a secret in the wrong place. */
const LONGEST_SHOWN = 16;

/** What is shorter may be a part of other words. */
const SHORTEST_SECRET = 8;

const TOKEN = /^\d+:[\w-]+$/;

/** A bot's token of the length that Telegram gives them, anywhere in a text. */
const WHOLE_TOKEN = /\d{6,}:[\w-]{30,}/;

/** Whether `value` holds a bot's token, or of `token`, which is in use, the half that is secret; written as in an address, too. */
function holdsToken(value: string, token: string): boolean {
  const plain = value.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  const secret = TOKEN.test(token) ? token.slice(token.indexOf(":") + 1) : "";
  return WHOLE_TOKEN.test(plain) || (secret.length >= SHORTEST_SECRET && plain.includes(secret));
}

/** A `HOST` as people may be told of it; `null` for one that may be a secret in the wrong place. */
export function shownHost(host: string): string | null {
  return isIP(host) > 0 || host.length <= LONGEST_SHOWN ? host : null;
}

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

function hasNoLogin({ username, password }: URL): boolean {
  return username === "" && password === "";
}

/** Whether what stands for other letters does so rightly. The driver ends with an error of its own where it does not. */
function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    return [username, password, pathname].map((part) => decodeURIComponent(part)).length === 3;
  } catch {
    return false;
  }
}

function isBareOrigin(url: URL): boolean {
  return url.pathname === "/" && url.search === "" && url.hash === "" && hasNoLogin(url);
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
  TELEGRAM_BOT_TOKEN: z.string().regex(TOKEN).optional(),
  TELEGRAM_CHAT_ID: z
    .string()
    .regex(/^(-?\d{1,15}|@\w+)$/)
    .transform((value) => (value.startsWith("@") ? value : Number(value)))
    .optional(),
  TELEGRAM_API_ROOT: urlWith(WEB, hasNoLogin).transform(withoutSlash).default("https://api.telegram.org"),
  DATABASE_URL: urlWith(["postgres:", "postgresql:"], isDecodable).optional(),
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

/** The number of the first line of a `.env` file that is neither empty nor a comment nor a setting, with what it says; `null` for none. */
function findStrayLine(text: string): { number: number; line: string } | null {
  const lines = text.split("\n");
  for (let index = 0; index < lines.length; index += 1) {
    const line = (lines[index] ?? "").trim();
    if (line === "" || line.startsWith("#")) continue;
    const value = /^(?:export )?[A-Za-z_]\w*\s*=\s*(.*)$/.exec(line)?.[1];
    if (value === undefined) return { number: index + 1, line };
    const quote = /^["'`]/.exec(value)?.[0];
    if (quote === undefined || value.indexOf(quote, 1) > 0) continue;
    // A value in quotes may go on over lines; where the quote has no end, it is a part of the value.
    const end = lines.findIndex((later, place) => place > index && later.includes(quote));
    if (end > 0) index = end;
  }
  return null;
}

/**
 * Reads a `.env` file. One that does not exist is empty; one that cannot be read, or has a line of another form, is a `SettingsError`.
 * It names the line and repeats nothing of it, which may be a token.
 */
export function readEnvFile(path: string): NodeJS.Dict<string> {
  let text: string;
  try {
    // Some editors begin a file with a mark that would become part of the first name.
    text = readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw new SettingsError(`The settings file ${path} exists but cannot be read.`);
  }
  // A line that is no setting would be taken for the beginning of the next one's name, and both be lost without a word.
  const stray = findStrayLine(text);
  if (stray !== null) {
    const [name] = /^\w+/.exec(stray.line) ?? [];
    const which = isVariable(name) ? `${stray.number} (${name})` : stray.number;
    throw new SettingsError(
      `${path}, line ${which}: expected NAME=value or # and a comment; what is there is not shown here.`,
    );
  }
  return parseEnv(text);
}

/**
 * Bookings that are only printed are for trying things out. Throws a `SettingsError` where `settings` has no bot although `variables`,
 * the process' own, say that this is production.
 */
export function demandChannel({ telegram }: Settings, variables: NodeJS.Dict<string>): void {
  if (telegram !== null || variables["NODE_ENV"]?.trim() !== "production") return;
  throw new SettingsError(
    "TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID: expected both, because NODE_ENV is production: without them bookings would only be " +
      "printed, and nobody would see them.",
  );
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
  // A token elsewhere would be told with whatever is said of that setting, sooner or later.
  const token = given["TELEGRAM_BOT_TOKEN"] ?? "";
  const stray = Object.keys(given).filter(
    (name) => name !== "TELEGRAM_BOT_TOKEN" && holdsToken(given[name] ?? "", token),
  );
  for (const name of stray.filter(isVariable)) names.add(name);
  const faults = [...names].map((name) => {
    const value = given[name] ?? "";
    const isStray = stray.includes(name);
    const isShown = SHOWN.has(name) && value.length <= LONGEST_SHOWN && !isStray;
    const found = isShown ? `it is ${JSON.stringify(value)}` : "the value is not shown here";
    const isSwapped = name === "TELEGRAM_CHAT_ID" && TOKEN.test(value);
    const guess = isSwapped
      ? " It looks like a bot's token: are TELEGRAM_BOT_TOKEN and TELEGRAM_CHAT_ID swapped?"
      : isStray
        ? " There is a bot's token in it, which belongs into TELEGRAM_BOT_TOKEN alone."
        : "";
    return `${name}: expected ${EXPECTED[name]}; ${found}.${guess}`;
  });
  // One without the other would leave bookings in a terminal, although somebody meant them to go to a chat.
  const pair = ["TELEGRAM_BOT_TOKEN", "TELEGRAM_CHAT_ID"] as const;
  const missing = pair.filter((name) => given[name] === undefined);
  for (const name of missing.length === 1 ? missing : []) {
    const other = pair.find((one) => one !== name);
    faults.push(`${name}: expected ${EXPECTED[name]}, because ${other} is set; it is missing. Set both, or neither.`);
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
