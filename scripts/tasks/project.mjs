// Shared by all commands: the root folder, errors that are shown without a stack, and the settings of a build.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
// The default import: a named import of `parseEnv` would fail on an old Node before its version is checked.
import util from "node:util";

import { nodeFault } from "./nodeVersion.mjs";

/** The project's root folder. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Joins path segments below the root. */
export function inRoot(...parts) {
  return join(ROOT, ...parts);
}

/** Error that the user can correct: only its message is shown, without a stack. */
export class CommandError extends Error {}

/** Runs `main` unless this Node is not supported. On an error the exit code is 1; a CommandError is printed without its stack. */
export async function runMain(main) {
  try {
    const fault = nodeFault(process.versions.node);
    if (fault) throw new CommandError(fault);
    await main();
  } catch (error) {
    console.error(error instanceof CommandError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/**
 * Reads and validates the two settings that a build needs. The relay validates all settings by the same rules, but only once it is
 * built. The environment takes precedence over `.env`, and an empty value counts as unset. Throws a CommandError that names the
 * variable but not its value, which may be a token in the wrong place.
 */
export function readSettings(environment = process.env, file = readEnvFile()) {
  const setting = (name, defaultValue) => (environment[name] ?? file[name])?.trim() || defaultValue;
  return {
    siteUrl: parseSiteUrl(setting("SITE_URL", "http://localhost:3000")),
    port: parsePort(setting("PORT", "3000")),
  };
}

function readEnvFile() {
  const path = inRoot(".env");
  return existsSync(path) ? util.parseEnv(readFileSync(path, "utf8")) : {};
}

function parseSiteUrl(value) {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  if (!isWeb || url.pathname !== "/" || url.search || url.hash || url.username || url.password) {
    throw new CommandError(
      `SITE_URL is not right. It must be the site's http or https address without a path, such as https://example.com.`,
    );
  }
  return url.origin;
}

function parsePort(value) {
  if (!/^\d{1,9}$/.test(value) || Number(value) > 65_535) {
    throw new CommandError(`PORT is not right. It must be a whole number from 0 to 65535, such as 3000.`);
  }
  return Number(value);
}
