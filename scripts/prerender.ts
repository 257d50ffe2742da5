/**
 * Writes the site's pages: one HTML file per page and language, the data of each for client navigation, the files for machines, and
 * the compressed form of every text beside it. Runs after `vite build --app`, from the project's root.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseEnv, promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { webFiles } from "#src/content/webFiles.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { dataToWrite, pagesToWrite, renderOfflinePage, renderPage } from "#src/entry-prerender.tsx";
import type { DocumentAssets } from "#src/document.ts";
import { LATER_WORDS, SHELL_WORDS } from "#src/i18n/namespaces.ts";
import { KEPT_FILES } from "#src/offline/keptFiles.ts";
import { offlinePath } from "#src/offline/shelves.ts";
import { KEEPS_PAGES } from "#src/offline/switch.ts";
import { PAGES } from "#src/routes/routes.tsx";
import { keptFiles, type Manifest } from "./keptFiles.ts";

const SITE = "dist/site";
const DEFAULT_SITE_URL = "http://localhost:3000";
const COMPRESSIBLE = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;
/** What there are hundreds of. The last per cent would take three times as long as all before it. */
const PAGE = /\.(?:html|json|xml)$/;
/** What a server may send, headers aside, before it hears from the other side: ten packets. Only a longer page gains by that per cent. */
const FIRST_WINDOW = 14_000;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** What comes on intent and is in the markup of its pages all the same, so that it serves who has no scripts. */
const PRERENDERED_PARTS: readonly string[] = ["src/features/booking/desk.ts"];

/** Files that are being compressed while further pages are written. */
const compressing: Promise<void>[] = [];

const siteUrl = new URL((await setting("SITE_URL")) ?? DEFAULT_SITE_URL).origin;
const manifest = JSON.parse(await readFile(join(SITE, ".vite/manifest.json"), "utf8")) as Manifest;

await compressBuilt();
for (const page of pagesToWrite()) await write(page.file, (await renderPage(page, { siteUrl, assetsOf })).html);
for (const { file, data } of dataToWrite()) await write(file, JSON.stringify(data()));
for (const { file, text } of webFiles(siteUrl)) await write(file, text);
for (const language of LANGUAGES) {
  await write(offlinePath(language).slice(1), await renderOfflinePage(language, { siteUrl, assetsOf }));
}
await write("sw.js", await serviceWorker());
await rm(join(SITE, ".vite"), { recursive: true });
await Promise.all(compressing);
await writeFile(join(SITE, ".build.json"), JSON.stringify({ siteUrl, builtAt: new Date().toISOString() }));

/** A setting, from the environment or else from `.env`, where an empty value counts as not set. */
async function setting(name: string): Promise<string | undefined> {
  const file = await readFile(".env", "utf8").catch(() => "");
  return (process.env[name] ?? parseEnv(file)[name])?.trim() || undefined;
}

/**
 * The boot module, and the styles of the application and of the page's route, each once and in the order of imports. They come as one
 * sheet: it compresses better than its parts, and nothing is painted before the last of them is there. Those of prerendered parts
 * stand apart.
 */
function assetsOf(module: string): DocumentAssets {
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
  visit(module);
  const included = [...styles];
  for (const key of [...seen].flatMap((reached) => manifest[reached]?.dynamicImports ?? [])) {
    if (PRERENDERED_PARTS.includes(key)) visit(key);
  }
  const boot = manifest["src/boot.ts"];
  if (!boot) throw new Error("the manifest has no boot module");
  return {
    boot: `/${boot.file}`,
    styles: [sheetOf(included)],
    included,
    unscripted: [...styles].slice(included.length),
  };
}

/** Writes the parts as one sheet, and names it. */
function sheetOf(parts: readonly string[]): string {
  const text = parts.map((part) => readFileSync(join(SITE, part), "utf8")).join("");
  const path = `/assets/page-${createHash("sha256").update(text).digest("base64url").slice(0, 8)}.css`;
  const file = join(SITE, path);
  if (!existsSync(file)) {
    writeFileSync(file, text);
    compressing.push(compress(file, text));
  }
  return path;
}

/** The service worker, with what it keeps written above it: what has changed makes it another worker. */
async function serviceWorker(): Promise<string> {
  const kept = KEEPS_PAGES
    ? keptFiles({ manifest, pages: PAGES, shellWords: SHELL_WORDS, laterWords: LATER_WORDS, read: readServed })
    : null;
  return `self.${KEPT_FILES}=${JSON.stringify(kept)};\n${await readFile("dist/worker/sw.js", "utf8")}`;
}

/** The file that the relay serves under a path. */
function readServed(path: string): Buffer {
  const file = join(SITE, path);
  return readFileSync(existsSync(join(file, "index.html")) ? join(file, "index.html") : file);
}

async function write(file: string, text: string): Promise<void> {
  const path = join(SITE, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  compressing.push(compress(path, text));
}

/** Compresses what the bundler wrote. */
async function compressBuilt(): Promise<void> {
  for (const file of await readdir(SITE, { recursive: true })) {
    if (!COMPRESSIBLE.test(file) || file.startsWith(".vite")) continue;
    const path = join(SITE, file);
    compressing.push(readFile(path).then((content) => compress(path, content)));
  }
}

/** Compresses once what would otherwise be compressed for every visitor. */
async function compress(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.br`, await brotli(content, PAGE.test(path)));
  await writeFile(`${path}.gz`, await compressGzip(content, { level: 9 }));
}

async function brotli(content: string | Buffer, isPage: boolean): Promise<Buffer> {
  const compressed = (quality: number) =>
    compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  const quick = isPage ? await compressed(constants.BROTLI_MAX_QUALITY - 1) : undefined;
  return quick && quick.length <= FIRST_WINDOW ? quick : compressed(constants.BROTLI_MAX_QUALITY);
}
