import type { Manifest } from "vite";
import { injectManifest } from "workbox-build";

import { PAGES } from "#content/pages.ts";
import { PICTURES } from "#content/pictures.ts";
import { isLanguage, type Language } from "#src/domain/language.ts";
import { OFFLINE_ENABLED } from "#src/offline/enabled.ts";

/** Width of the home page's picture on a phone, in pixels: the smallest file that is sharp there. */
const HERO_WIDTH = PICTURES[PAGES.home.heroPortrait].widths.find((width) => width >= 720);

/**
 * Files to precache, of which the service worker takes those of the languages in use: what a visitor needs after
 * landing, that is prices, contact and the booking form. All code is included, so that an open tab finds its chunks
 * after a deployment.
 */
const PRECACHED_FILES = [
  "{tr,en,ru}/index.html",
  "{tr,en,ru}/{prices,contact,reservation}/index.html",
  "{tr,en,ru}/offline.html",
  "{tr,en,ru}/manifest.webmanifest",
  "_data/{tr,en,ru}/{site,notFound,home,prices,contact,reservation}.json",
  "assets/*.{js,css}",
  "fonts/*.woff2",
  "icons/favicon.svg",
  // One size is the fallback for the others. Every recent browser with service workers supports the format.
  `images/${PAGES.home.heroPortrait}-${HERO_WIDTH}.avif`,
  // Base map of these pages, for phones.
  "maps/region-small.svg",
];

/** Writes `sw.js` into the site's folder: the bundled worker with its precache manifest. */
export async function writeServiceWorker(site: string, manifest: Manifest): Promise<void> {
  const languages = languagesOfMessages(manifest);
  const { warnings } = await injectManifest({
    swSrc: "dist/worker/sw.js",
    swDest: `${site}/sw.js`,
    globDirectory: site,
    globPatterns: OFFLINE_ENABLED ? PRECACHED_FILES : [],
    modifyURLPrefix: { "": "/" },
    dontCacheBustURLsMatching: /^\/assets\//,
    manifestTransforms: [
      (files) => ({
        manifest: files.map((file) => {
          const language = languages.get(file.url) ?? languageOfPath(file.url);
          return { ...file, url: file.url.replace(/\/index\.html$/, ""), ...(language && { language }) };
        }),
      }),
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
}

/** Languages of the message files, by their bundled paths. */
function languagesOfMessages(manifest: Manifest): ReadonlyMap<string, Language> {
  return new Map(
    Object.entries(manifest).flatMap(([source, { file }]) => {
      const [, language] = /^src\/i18n\/messages\/(\w+)\//.exec(source) ?? [];
      return isLanguage(language) ? [[`/${file}`, language] as const] : [];
    }),
  );
}

/**
 * Language of a file that is not bundled. A stored pass contains Turkish for the driver, so every language needs the
 * Latin fonts.
 */
function languageOfPath(path: string): Language | undefined {
  if (path.endsWith("-russian.woff2")) return "ru";
  const [, first] = /^\/(?:_data\/)?(\w+)\//.exec(path) ?? [];
  return isLanguage(first) ? first : undefined;
}
