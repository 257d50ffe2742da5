// Installs and builds only what is out of date: `npm start` and `npm test` work in a fresh clone, and are fast in an existing one.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

import { run } from "./programs.mjs";
import { CommandError, inRoot } from "./project.mjs";

// Inside node_modules, which npm ci deletes first: the stamp exists only after a complete installation.
const INSTALLED = inRoot("node_modules", ".cache", "tasks", "installed");
const BUILT = inRoot("dist", ".built");
const RELAY = inRoot("dist", "relay", "server.js");
/** Written last by every build, with its time. It reveals a build that was made by hand since the last one here. */
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

/** Whether the packages of the lock file are installed for this version of Node. */
export function isInstalled() {
  return readText(INSTALLED) === packagesFingerprint();
}

function packagesFingerprint() {
  return fingerprint(["package-lock.json", ".npmrc"], [process.platform, process.arch, process.versions.modules]);
}

/** Installs the packages of the lock file unless they are up to date. Throws a CommandError on failure. */
export async function install() {
  if (isInstalled()) return;
  console.log("Installing packages (npm ci) …");
  rmSync(INSTALLED, { force: true });
  // Tools and types are development dependencies, which NODE_ENV=production would leave out.
  const { code } = await npm(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (code !== 0) {
    throw new CommandError(
      `The packages could not be installed (npm ci ended with code ${code}; its output is above).\n` +
        "Check the connection to the npm registry and the free disk space, then run the same command again.",
    );
  }
  writeStamp(INSTALLED, packagesFingerprint());
}

/**
 * Builds the site and the relay for `siteUrl`, unless the last build had the same sources. The date of a build (`SOURCE_DATE_EPOCH`, if
 * set) counts as a source. Throws a CommandError on failure and leaves no stamp behind.
 */
export async function build(siteUrl) {
  const sources = fingerprint(SOURCES, [siteUrl, process.env.SOURCE_DATE_EPOCH ?? ""]);
  if (existsSync(RELAY) && readText(BUILT) === sources + readText(BUILD_NOTE)) return;
  console.log(`Building the site for ${siteUrl} …`);
  rmSync(BUILT, { force: true });
  const env = { ...process.env, NODE_ENV: "production", SITE_URL: siteUrl };
  const { code } = await npm(["run", "--silent", "build"], { env });
  if (code !== 0) {
    throw new CommandError(
      `The site could not be built (npm run build ended with code ${code}; the reason is above).\nPut that right and run the same command again.`,
    );
  }
  writeStamp(BUILT, sources + readText(BUILD_NOTE));
}

async function npm(args, options) {
  try {
    return await run("npm", args, options);
  } catch (error) {
    throw new CommandError(
      `npm could not be started (${error.message}). It comes with Node: check that \`npm --version\` works.`,
    );
  }
}

/**
 * A hash of the names and contents of files and folders below the root, and of `extra`. Unlike modification times it stays valid after
 * a checkout or a copy, and a few hundred files are read in some tens of milliseconds.
 */
function fingerprint(paths, extra) {
  const hash = createHash("sha256").update(extra.join("\0"));
  const add = (path) => {
    const stats = statSync(inRoot(path), { throwIfNoEntry: false });
    if (!stats?.isDirectory()) return hash.update(`\0${path}\0`).update(stats ? readFileSync(inRoot(path)) : "missing");
    // Hidden files are not sources.
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
