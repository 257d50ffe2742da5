import { createHash } from "node:crypto";

import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { dataPathOf, manifestPath, pathOf } from "#src/i18n/paths.ts";
import type { Namespace } from "#src/i18n/namespaces.ts";
import type { KeptFiles } from "#src/offline/keptFiles.ts";
import { offlinePath } from "#src/offline/shelves.ts";

/** The part of Vite's manifest that is read here. */
export interface ManifestChunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** A kind of page, as the table of routes has it. */
interface Page {
  name: string;
  section: Parameters<typeof pathOf>[1];
  words: readonly Namespace[];
  module: string;
  slugs?: true;
}

export interface SiteToKeep {
  manifest: Manifest;
  /** Every kind of page that there is. */
  pages: readonly Page[];
  /** The dictionaries that every page needs. */
  shellWords: readonly Namespace[];
  /** Those that parts of the kept pages bring along. */
  laterWords: readonly Namespace[];
  /** A file of the site, by its path. Throws where there is none. */
  read: (path: string) => Buffer;
}

/** What is kept for times without a network: who has just landed wants to know what it costs, whom to call and how to book. */
const KEPT_PAGES = ["home", "reservation", "prices", "contact"] as const;

/** It brings the application, which can bring every page. */
const BOOT = "src/boot.ts";
const WORDS = "src/i18n/messages/";

/** The faces that the kept pages are set in. A kept voucher has a line for the driver, which is Turkish in every language. */
const LATIN = ["poster-latin", "jost-latin", "board-latin"];
const FACES: Record<Language, readonly string[]> = {
  tr: LATIN,
  en: LATIN,
  ru: [...LATIN, "poster-russian", "jost-russian", "board-russian"],
};

/**
 * What the first view of the kept pages shows beside its text: one size of each picture, which stands in for the others. The format
 * is the one that every browser with service workers of the last years takes.
 */
const PICTURES = ["/images/hero-dusk-road-portrait-780.avif"];
const ICONS = ["/icons/favicon.svg"];

/**
 * What the service worker keeps from the start: for each language the kept pages, their data, and all code, styles and words that
 * they can come to need, the page for what is not kept last.
 */
export function keptFiles({ manifest, pages, shellWords, laterWords, read }: SiteToKeep): KeptFiles {
  const wanted = pages.filter(({ name }) => KEPT_PAGES.some((kept) => kept === name));
  const others = new Set(pages.filter((page) => !wanted.includes(page)).map(({ module }) => module));
  const words = [...new Set([...shellWords, ...laterWords, ...wanted.flatMap((page) => page.words)])];

  const filesOf = (language: Language): string[] => {
    const dictionaries = new Set(words.map((namespace) => `${WORDS}${language}/${namespace}.json`));
    const isWanted = (key: string) => !others.has(key) && (!key.startsWith(WORDS) || dictionaries.has(key));
    return [
      ...wanted.map(({ section }) => pathOf(language, section)),
      ...["site", "notFound", ...KEPT_PAGES].map((name) => dataPathOf(language, name)),
      ...builtFiles(manifest, [BOOT, ...wanted.map(({ module }) => module), ...dictionaries], isWanted),
      ...FACES[language].map((face) => `/fonts/${face}.woff2`),
      ...PICTURES,
      ...ICONS,
      manifestPath(language),
      offlinePath(language),
    ];
  };

  const files: KeptFiles["files"] = { tr: filesOf("tr"), en: filesOf("en"), ru: filesOf("ru") };
  const written = LANGUAGES.flatMap((language) => files[language].filter((path) => isPage(path, language)));
  const sheets = Object.fromEntries(written.flatMap((path) => sheetsOf(read(path).toString())));
  const parts = new Set(Object.values(sheets).flat());
  for (const language of LANGUAGES) {
    const missing = [...parts].find((part) => !files[language].includes(part));
    if (missing) throw new Error(`${missing} is a part of a kept page's styles, and not kept in ${language}`);
  }
  const hash = createHash("sha256");
  for (const path of new Set(Object.values(files).flat())) hash.update(path).update(read(path));
  return { version: hash.digest("base64url").slice(0, 12), files, sheets };
}

function isPage(path: string, language: Language): boolean {
  return path === offlinePath(language) || /^\/\w\w(?:\/\w+)?$/.test(path);
}

/** The style sheets that a page names, each with its parts. */
function sheetsOf(html: string): [sheet: string, parts: string[]][] {
  const links = html.matchAll(/<link rel="stylesheet" href="([^"]+)" data-parts="([^"]+)"/g);
  return [...links].map(([, sheet = "", parts = ""]) => [sheet, parts.split(" ")]);
}

/** The built files of these modules and of all that they import, at once or later, as far as it is wanted. */
function builtFiles(manifest: Manifest, keys: readonly string[], isWanted: (key: string) => boolean): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key) || !isWanted(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the manifest has no entry for ${key}`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
    for (const other of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(other);
  };
  for (const key of keys) visit(key);
  return [...files];
}
