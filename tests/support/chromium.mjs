/**
 * The browser for all tests. On Linux x64 it is the Chromium in the npm package @sparticuz/chromium: the same build, and so the same
 * pixels, on every machine. Elsewhere it is CHROMIUM_PATH or Playwright's own, and pictures cannot be compared.
 *
 * The same package at 109 is the oldest Chrome that the site supports.
 *
 * The package's own `executablePath()` unpacks to fixed names in the shared temporary folder, where a crash leaves an incomplete browser
 * that later starts use. Here it is unpacked into `node_modules`, into a folder that is renamed when it is complete, so that
 * simultaneous starts and crashes do no harm.
 */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliDecompress, createBrotliDecompress } from "node:zlib";

const run = promisify(execFile);
const inflate = promisify(brotliDecompress);
const require = createRequire(import.meta.url);
const CACHE = fileURLToPath(new URL("../../node_modules/.cache/", import.meta.url));
const ABANDONED_AFTER_MS = 10 * 60_000;
const isLinuxX64 = process.platform === "linux" && process.arch === "x64";

const PINNED = {
  bin: join(dirname(require.resolve("@sparticuz/chromium")), "../../bin"),
  archives: ["al2023", "fonts"],
};
const OLDEST = { bin: join(dirname(require.resolve("chromium-109")), "../bin"), archives: [] };

/**
 * Fixed rendering and no telemetry; nothing that weakens the restrictions on pages. Without the sandbox, which does not work as root or in
 * most containers; the tests open only our own pages.
 */
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-domain-reliability",
  "--disable-sync",
  "--no-default-browser-check",
  "--no-first-run",
  "--no-pings",
];

/** Shared by all callers in a process. */
let launch;

/**
 * Options for Playwright's `launchOptions`. The first call after an installation unpacks the browser, which takes a few seconds.
 *
 * @returns {Promise<{ executablePath: string, args: string[], env: Record<string, string>, pinned: boolean }>} `pinned` is
 *   true for the one build whose pixels are comparable.
 * @throws when there is no browser, with a sentence that says how to get one.
 */
export function chromiumLaunch() {
  launch ??= findBrowser();
  return launch;
}

/**
 * The same options for Chrome 109, or null where the package has none. It uses the fonts and libraries of the fixed Chromium.
 *
 * @returns {Promise<{ executablePath: string, args: string[], env: Record<string, string> } | null>}
 */
export async function oldestChromeLaunch() {
  if (!isLinuxX64) return null;
  const [folder, { env }] = await Promise.all([unpacked(OLDEST), pinned()]);
  return { executablePath: join(folder, "chromium"), args: ARGS, env };
}

async function findBrowser() {
  if (process.env.CHROMIUM_PATH)
    return unpinned(process.env.CHROMIUM_PATH, "CHROMIUM_PATH names a file that does not exist");
  if (isLinuxX64) return pinned();
  const { chromium } = await import("playwright");
  return unpinned(chromium.executablePath(), "Playwright's Chromium is not installed");
}

function unpinned(executablePath, complaint) {
  if (!existsSync(executablePath)) {
    throw new Error(
      `${complaint} (${executablePath}). Run "npx playwright install chromium", or set CHROMIUM_PATH to a Chromium or Chrome.`,
    );
  }
  return { executablePath, args: ARGS, env: { ...process.env }, pinned: false };
}

async function pinned() {
  const folder = await unpacked(PINNED);
  const executablePath = join(folder, "chromium");
  // Chromium sets FC_FONTATIONS to this itself, in another thread: a variable that is new moves the environment, and when its main thread
  // reads that at the same time, it crashes while it starts.
  const fonts = { ...process.env, FONTCONFIG_FILE: join(folder, "fonts.conf"), FC_FONTATIONS: "1" };
  const ownLibraries = [join(folder, "lib"), process.env.LD_LIBRARY_PATH].filter(Boolean).join(":");
  for (const env of [fonts, { ...fonts, LD_LIBRARY_PATH: ownLibraries }]) {
    if (await starts(executablePath, env)) return { executablePath, args: ARGS, env, pinned: true };
  }
  throw new Error(
    `The pinned Chromium (${executablePath}) does not start on this system, which may lack glibc. Set CHROMIUM_PATH to a Chromium that does; pictures are then skipped.`,
  );
}

/** Whether the system has, or `env` adds, the libraries that the browser is linked to. */
async function starts(executablePath, env) {
  return run(executablePath, ["--no-sandbox", "--version"], { env, timeout: 30_000 }).then(
    () => true,
    () => false,
  );
}

/** The folder with `chromium`, `fonts.conf` and the contents of the package's `archives`, unpacked if it is not there. */
async function unpacked({ bin, archives }) {
  const { version } = JSON.parse(await readFile(join(bin, "../package.json"), "utf8"));
  const folder = join(CACHE, `chromium-${version}`);
  await removeAbandoned(folder);
  if (existsSync(folder)) return folder;

  const staging = `${folder}.unpacking-${randomUUID()}`;
  try {
    await mkdir(staging, { recursive: true });
    await Promise.all([
      pipeline(
        createReadStream(join(bin, "chromium.br")),
        createBrotliDecompress({ chunkSize: 2 ** 21 }),
        createWriteStream(join(staging, "chromium"), { mode: 0o755 }),
      ),
      ...archives.map(async (name) => untar(await inflate(await readFile(join(bin, `${name}.tar.br`))), staging)),
    ]);
    await writeFile(join(staging, "fonts.conf"), fontsConf(folder));
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(folder)) {
      throw new Error(
        `Chromium could not be unpacked into ${folder}: ${error.message}. It needs 200 MB there and the right to write.`,
        {
          cause: error,
        },
      );
    }
  }
  return folder;
}

/** Removes incomplete folders that a crash has left behind. */
async function removeAbandoned(folder) {
  for (const name of await readdir(CACHE).catch(() => [])) {
    if (!name.startsWith(`${basename(folder)}.unpacking-`)) continue;
    const path = join(CACHE, name);
    const age = Date.now() - ((await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now());
    if (age > ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}

/** Only the package's fonts, so that the fonts of the machine cannot appear in pictures. */
function fontsConf(folder) {
  const path = folder.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path}/fonts</dir>
  <cachedir>${path}/fonts-cache</cachedir>
</fontconfig>
`;
}

/** Writes the plain files of a tar archive below `folder`. These archives have short names and no links. */
async function untar(archive, folder) {
  const BLOCK = 512;
  const text = (start, length) => archive.toString("latin1", start, start + length).split("\0")[0];
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0;) {
    const name = text(at, 100);
    const size = parseInt(text(at + 124, 12), 8);
    const type = text(at + 156, 1);
    if (type === "0" || type === "") {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, archive.subarray(at + BLOCK, at + BLOCK + size), { mode: 0o644 });
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
