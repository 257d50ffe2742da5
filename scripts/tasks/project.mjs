// What every command needs: the root folder, errors that are a sentence, and the settings that a build depends on.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
// As a whole: an old Node has no `parseEnv`, and is to be told so by a sentence.
import util from "node:util";

import { nodeFault } from "./nodeVersion.mjs";

/** The project's root folder. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** A path below the root. */
export function inRoot(...parts) {
  return join(ROOT, ...parts);
}

/** Something the person at the terminal can put right: its message is all that is shown, without a stack. */
export class Stop extends Error {}

/** Runs `work` unless this Node is too old; a Stop becomes its sentence and exit code 1, anything else keeps its stack. */
export async function guarded(work) {
  try {
    const fault = nodeFault(process.versions.node);
    if (fault) throw new Stop(fault);
    await work();
  } catch (error) {
    console.error(error instanceof Stop ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/** Every variable that the relay reads; tests keep those of the machine away from what they start. */
export const SETTING_NAMES = [
  "PORT",
  "HOST",
  "SITE_URL",
  "TELEGRAM_BOT_TOKEN",
  "TELEGRAM_CHAT_ID",
  "TELEGRAM_API_ROOT",
  "DATABASE_URL",
  "DATA_DIR",
  "RATE_LIMIT",
  "TRUST_PROXY",
  "LOG_LEVEL",
  "METRICS_TOKEN",
  "RATES_URL",
  "WEATHER_URL",
  "OPENWEATHER_API_KEY",
  "IP_LOOKUP_URL",
  "IP_GEOLOCATION_URL",
];

/**
 * The two settings that must be right before anything is built: the relay checks all of them, by the same rules, but only
 * once there is a relay. The environment wins over `.env`; an empty value counts as not set. Throws a Stop that names the
 * variable, and not its value, which may be a token in the wrong place.
 */
export function readSettings(environment = process.env, file = readEnvFile()) {
  const setting = (name, otherwise) => (environment[name] ?? file[name])?.trim() || otherwise;
  return {
    siteUrl: checkSiteUrl(setting("SITE_URL", "http://localhost:3000")),
    port: checkPort(setting("PORT", "3000")),
  };
}

function readEnvFile() {
  const path = inRoot(".env");
  return existsSync(path) ? util.parseEnv(readFileSync(path, "utf8")) : {};
}

function checkSiteUrl(value) {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  if (!isWeb || url.pathname !== "/" || url.search || url.hash || url.username || url.password) {
    throw new Stop(
      `SITE_URL is not right. It must be the site's http or https address without a path, such as https://example.com.`,
    );
  }
  return url.origin;
}

function checkPort(value) {
  if (!/^\d{1,9}$/.test(value) || Number(value) > 65_535) {
    throw new Stop(`PORT is not right. It must be a whole number from 0 to 65535, such as 3000.`);
  }
  return Number(value);
}
