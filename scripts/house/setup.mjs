import { existsSync, statSync } from "node:fs";

import { Stop, inRoot } from "./project.mjs";
import { runNpm } from "./run.mjs";
import { fingerprint, readStamp, removeStamp, writeStamp } from "./stamp.mjs";

// npm ci begins by emptying node_modules, so this stamp goes first and comes back only after a whole installation.
const INSTALLED = inRoot("node_modules", ".cache", "house", "installed");
const BUILT = inRoot("dist", ".built");
const RELAY = inRoot("dist", "relay", "server.js");
const SITE = inRoot("dist", "site", ".build.json");

const SOURCES = [
  "src",
  "content",
  "relay",
  "public",
  "scripts",
  "vite.config.ts",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/** Whether the packages of the lock file are there, for this Node. */
export function isInstalled() {
  return readStamp(INSTALLED) === wantedPackages();
}

function wantedPackages() {
  return fingerprint(["package-lock.json", ".npmrc"], [process.platform, process.arch, process.versions.modules]);
}

/** Installs the packages of the lock file, unless they are there already. Throws a Stop on failure. */
export async function install() {
  if (isInstalled()) return;
  console.log("Installing packages (npm ci) …");
  removeStamp(INSTALLED);
  // Tools and types are development dependencies: NODE_ENV=production must not leave them out.
  const { code } = await attempt(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (code !== 0) {
    throw new Stop(
      `The packages could not be installed (npm ci ended with code ${code}; its own words are above).\n` +
        "Check the connection to the npm registry and the free disk space, then run the same command again.",
    );
  }
  writeStamp(INSTALLED, wantedPackages());
}

/**
 * Builds the site and the relay for `siteUrl`, unless the last build was of the same sources, or `always`. The day of a build
 * (`SOURCE_DATE_EPOCH`, where it is set) counts like a source. Throws a Stop on failure and leaves nothing that looks built.
 */
export async function build({ siteUrl, environment = process.env, always = false }) {
  const env = { ...environment, NODE_ENV: "production", SITE_URL: siteUrl };
  const sources = fingerprint(SOURCES, [siteUrl, environment.SOURCE_DATE_EPOCH ?? ""]);
  if (!always && existsSync(RELAY) && existsSync(SITE) && readStamp(BUILT) === `${sources} ${outputTimes()}`) return;
  console.log(`Building the site for ${siteUrl} …`);
  removeStamp(BUILT);
  const { code } = await attempt(["run", "--silent", "build"], { env });
  const missing = [RELAY, SITE].find((file) => !existsSync(file));
  if (code !== 0 || missing) {
    throw new Stop(
      code === 0
        ? `The build ended well but left no ${missing}.`
        : `The site could not be built (npm run build ended with code ${code}; the reason is above).\nPut that right and run the same command again.`,
    );
  }
  writeStamp(BUILT, `${sources} ${outputTimes()}`);
}

// A build made by hand in between, of other sources or for another address, shows by its time.
function outputTimes() {
  return [RELAY, SITE].map((file) => statSync(file).mtimeMs).join(" ");
}

async function attempt(args, options) {
  try {
    return await runNpm(args, options);
  } catch (error) {
    throw new Stop(
      `npm could not be started (${error.message}). It comes with Node: check that \`npm --version\` works.`,
    );
  }
}
