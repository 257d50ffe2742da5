/**
 * Writes the site's pages: one HTML file per page and language, the data of each for client navigation, the files for machines, and
 * the compressed form of every text beside it. Runs after `vite build --app`, from the project's root.
 */
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseEnv, promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { webFiles } from "#src/content/webFiles.ts";
import { dataToWrite, pagesToWrite, renderPage } from "#src/entry-prerender.tsx";
import type { DocumentAssets } from "#src/document.ts";

const SITE = "dist/site";
const DEFAULT_SITE_URL = "http://localhost:3000";
const COMPRESSIBLE = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The part of Vite's manifest that is read here. */
interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const siteUrl = new URL((await setting("SITE_URL")) ?? DEFAULT_SITE_URL).origin;
const manifest = JSON.parse(await readFile(join(SITE, ".vite/manifest.json"), "utf8")) as Record<string, ManifestChunk>;

for (const page of pagesToWrite()) await write(page.file, (await renderPage(page, { siteUrl, assetsOf })).html);
for (const { file, data } of dataToWrite()) await write(file, JSON.stringify(data()));
for (const { file, text } of webFiles(siteUrl)) await write(file, text);
await rm(join(SITE, ".vite"), { recursive: true });
await compressAll();
await write(".build.json", JSON.stringify({ siteUrl, builtAt: new Date().toISOString() }));

/** A setting, from the environment or else from `.env`, where an empty value counts as not set. */
async function setting(name: string): Promise<string | undefined> {
  const file = await readFile(".env", "utf8").catch(() => "");
  return (process.env[name] ?? parseEnv(file)[name])?.trim() || undefined;
}

/** The boot module, and the styles of the application and of the page's route, each once and in the order of imports. */
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
  const boot = manifest["src/boot.ts"];
  if (!boot) throw new Error("the manifest has no boot module");
  return { boot: `/${boot.file}`, styles: [...styles] };
}

async function write(file: string, text: string): Promise<void> {
  const path = join(SITE, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Compresses once what would otherwise be compressed for every visitor. */
async function compressAll(): Promise<void> {
  const files = await readdir(SITE, { recursive: true });
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const path = join(SITE, file);
        const text = await readFile(path);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        await writeFile(`${path}.br`, await compressBrotli(text, quality));
        await writeFile(`${path}.gz`, await compressGzip(text, { level: 9 }));
      }),
  );
}
