/**
 * Writes the site's pages: one HTML file per page and language, its data for client-side navigation, sitemap, feeds and
 * manifests, and a compressed copy of every text file. Runs after `vite build --app`, from the project's root.
 */
import { execFile } from "node:child_process";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseEnv, promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Manifest } from "vite";

import { readLibrary } from "#src/content/read/library.ts";
import { webFiles } from "#src/content/render/webFiles.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { dataToWrite, pagesToWrite, renderOfflinePage, renderPage } from "#src/entry-prerender.tsx";
import type { DocumentAssets } from "#src/app/document.ts";
import { offlinePath } from "#src/offline/languages.ts";
import { writeServiceWorker } from "./serviceWorker.ts";

const SITE = "dist/site";
const DEFAULT_SITE_URL = "http://localhost:3000";
const COMPRESSIBLE = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;
/** Files of which there are hundreds. The highest compression level saves one per cent and takes three times as long. */
const PAGE = /\.(?:html|json|xml)$/;
/**
 * Bytes that fit the initial congestion window of TCP: ten packets, less the headers. Only a longer page gains from the
 * highest level.
 */
const INITIAL_WINDOW = 14_000;
const run = promisify(execFile);
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Pending compressions, which run while further pages are written. */
const compressing: Promise<void>[] = [];

const siteUrl = new URL((await readSetting("SITE_URL")) ?? DEFAULT_SITE_URL).origin;
const manifest = JSON.parse(await readFile(join(SITE, ".vite/manifest.json"), "utf8")) as Manifest;

await compressBuilt();
for (const page of pagesToWrite()) await write(page.file, (await renderPage(page, { siteUrl, assetsOf })).html);
for (const { file, data } of dataToWrite()) await write(file, JSON.stringify(data()));
for (const { file, text } of webFiles(readLibrary(), siteUrl)) await write(file, text);
for (const language of LANGUAGES) {
  await write(offlinePath(language).slice(1), await renderOfflinePage(language, { siteUrl, assetsOf }));
}
await writeServiceWorker(SITE, manifest);
compressing.push(compress(join(SITE, "sw.js"), await readFile(join(SITE, "sw.js"))));
await rm(join(SITE, ".vite"), { recursive: true });
await Promise.all(compressing);
const build = { siteUrl, commit: await commit(), builtAt: new Date().toISOString() };
await writeFile(join(SITE, ".build.json"), JSON.stringify(build));

/** Reads a setting from the environment or from `.env`. An empty value counts as unset. */
async function readSetting(name: string): Promise<string | undefined> {
  const file = await readFile(".env", "utf8").catch(() => "");
  return (process.env[name] ?? parseEnv(file)[name])?.trim() || undefined;
}

/** The commit that is built: from the environment, or of the checkout; undefined outside of one. */
async function commit(): Promise<string | undefined> {
  if (process.env["COMMIT"]) return process.env["COMMIT"];
  const { stdout } = await run("git", ["rev-parse", "--short=12", "HEAD"]).catch(() => ({ stdout: "" }));
  return stdout.trim() || undefined;
}

/** Collects the boot module and the style sheets of the application and of the page’s route, each once and in import order. */
function assetsOf(module?: string): DocumentAssets {
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the manifest has no entry for ${key}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
  };
  visit("src/entry-client.tsx");
  if (module !== undefined) visit(module);
  const boot = manifest["src/boot.ts"];
  if (!boot) throw new Error("the manifest has no boot module");
  return { boot: `/${boot.file}`, styles: [...styles] };
}

async function write(file: string, text: string): Promise<void> {
  const path = join(SITE, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  compressing.push(compress(path, text));
}

/** Compresses the bundler's output. */
async function compressBuilt(): Promise<void> {
  for (const file of await readdir(SITE, { recursive: true })) {
    if (!COMPRESSIBLE.test(file) || file.startsWith(".vite")) continue;
    const path = join(SITE, file);
    compressing.push(readFile(path).then((content) => compress(path, content)));
  }
}

/** Compresses at build time rather than for every request. */
async function compress(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.br`, await brotli(content, PAGE.test(path)));
  await writeFile(`${path}.gz`, await compressGzip(content, { level: 9 }));
}

async function brotli(content: string | Buffer, isPage: boolean): Promise<Buffer> {
  const compressed = (quality: number) =>
    compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  const fast = isPage ? await compressed(constants.BROTLI_MAX_QUALITY - 1) : undefined;
  return fast && fast.length <= INITIAL_WINDOW ? fast : compressed(constants.BROTLI_MAX_QUALITY);
}
