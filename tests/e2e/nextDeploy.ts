import { mkdir, link, mkdtemp, readFile, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { precacheManifestOf, withPrecacheManifest } from "#tests/support/precacheManifest.ts";

const SITE = "dist/site";
const TEXT = /\.(?:html|js|css|json|webmanifest)$/;

/** The service worker of the next deployment: one that caches it, or one that unregisters itself. */
type NextWorker = "caches" | "unregisters";

/**
 * Copies the built site as a new build would be, with other names for all scripts and style sheets, and returns its folder. Pictures keep
 * their names. The caller removes the folder.
 */
export async function nextDeploy(worker: NextWorker = "caches"): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "deploy-"));
  const renamed = new Map((await readdir(join(SITE, "assets"))).map((name) => [name, nextName(name)]));
  const names = [...renamed.keys()].filter((name) => TEXT.test(name)).toSorted((a, b) => b.length - a.length);
  const same = names.filter((name) => renamed.get(name) === name);
  if (same.length > 0) throw new Error(`The next deploy would have files of the same names: ${same.join(", ")}.`);
  const anyName = new RegExp(names.map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  for (const entry of await readdir(SITE, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(SITE.length + 1);
    if (!entry.isFile() || /\.(?:br|gz)$/.test(path)) continue;
    const target = join(folder, path.startsWith("assets/") ? join("assets", nextName(entry.name)) : path);
    await mkdir(dirname(target), { recursive: true });
    if (!TEXT.test(path)) {
      await link(join(SITE, path), target);
      continue;
    }
    const text = (await readFile(join(SITE, path), "utf8")).replaceAll(anyName, (name) => renamed.get(name) ?? name);
    await writeFile(target, path === "sw.js" ? nextWorker(text, worker) : text);
  }
  return folder;
}

/** `home-3f2ab1c.js` becomes `home-NEXTb1c.js`. */
function nextName(name: string): string {
  return name.replace(/-[\w-]{4}([\w-]{3,4})(\.\w+)$/, "-NEXT$1$2");
}

function nextWorker(script: string, worker: NextWorker): string {
  if (worker === "unregisters") return withPrecacheManifest(script, []);
  const files = precacheManifestOf(script).map((file) => ({
    ...file,
    revision: file.revision && `${file.revision}-next`,
  }));
  return withPrecacheManifest(script, files);
}
