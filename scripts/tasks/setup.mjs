// Installs and builds what is not up to date, so that `npm start` and `npm test` work in a fresh clone and start at once in an old one.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

import { run } from "./programs.mjs";
import { Stop, inRoot } from "./project.mjs";

// npm ci begins by emptying node_modules, so this stamp goes first and comes back only after a whole installation.
const INSTALLED = inRoot("node_modules", ".cache", "tasks", "installed");
const BUILT = inRoot("dist", ".built");
const RELAY = inRoot("dist", "relay", "server.js");
/** Written last by every build, with its time: a build that was made by hand in between shows by it. */
const BUILD_NOTE = inRoot("dist", "site", ".build.json");

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
  return readText(INSTALLED) === wantedPackages();
}

function wantedPackages() {
  return fingerprint(["package-lock.json", ".npmrc"], [process.platform, process.arch, process.versions.modules]);
}

/** Installs the packages of the lock file, unless they are there already. Throws a Stop on failure. */
export async function install() {
  if (isInstalled()) return;
  console.log("Installing packages (npm ci) …");
  rmSync(INSTALLED, { force: true });
  // Tools and types are development dependencies: NODE_ENV=production must not leave them out.
  const { code } = await npm(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (code !== 0) {
    throw new Stop(
      `The packages could not be installed (npm ci ended with code ${code}; its own words are above).\n` +
        "Check the connection to the npm registry and the free disk space, then run the same command again.",
    );
  }
  writeStamp(INSTALLED, wantedPackages());
}

/**
 * Builds the site and the relay for `siteUrl`, unless the last build was of the same sources. The day of a build (`SOURCE_DATE_EPOCH`,
 * where it is set) counts like a source. Throws a Stop on failure and leaves nothing that looks built.
 */
export async function build(siteUrl) {
  const sources = fingerprint(SOURCES, [siteUrl, process.env.SOURCE_DATE_EPOCH ?? ""]);
  if (existsSync(RELAY) && readText(BUILT) === sources + readText(BUILD_NOTE)) return;
  console.log(`Building the site for ${siteUrl} …`);
  rmSync(BUILT, { force: true });
  const env = { ...process.env, NODE_ENV: "production", SITE_URL: siteUrl };
  const { code } = await npm(["run", "--silent", "build"], { env });
  if (code !== 0) {
    throw new Stop(
      `The site could not be built (npm run build ended with code ${code}; the reason is above).\nPut that right and run the same command again.`,
    );
  }
  writeStamp(BUILT, sources + readText(BUILD_NOTE));
}

async function npm(args, options) {
  try {
    return await run("npm", args, options);
  } catch (error) {
    throw new Stop(
      `npm could not be started (${error.message}). It comes with Node: check that \`npm --version\` works.`,
    );
  }
}

/**
 * A hash over the names and contents of files and folders below the root, and over `extra`. Unlike times of change it is still right
 * after a checkout or a copy, and a few hundred files are read in some tens of milliseconds.
 */
function fingerprint(paths, extra) {
  const hash = createHash("sha256").update(extra.join("\0"));
  const add = (path) => {
    const stats = statSync(inRoot(path), { throwIfNoEntry: false });
    if (!stats?.isDirectory()) return hash.update(`\0${path}\0`).update(stats ? readFileSync(inRoot(path)) : "missing");
    // Files whose names begin with a dot are no sources.
    const names = readdirSync(inRoot(path)).filter((name) => !name.startsWith("."));
    for (const name of names.toSorted()) add(`${path}/${name}`);
  };
  for (const path of paths) add(path);
  return hash.digest("hex");
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function writeStamp(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
