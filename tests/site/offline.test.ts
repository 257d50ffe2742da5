import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { LANGUAGES } from "#src/domain/language.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { offlinePath } from "#src/offline/languages.ts";
import { expectNone } from "#tests/support/expectNone.ts";
import { precacheManifestOf } from "#tests/support/precacheManifest.ts";
import { attributesOf, isServed } from "./pages.ts";

const SITE = "dist/site";
/**
 * Limits on the download of a language's offline pages beyond what its home page has loaded, in compressed bytes. Russian needs the fonts
 * of two alphabets.
 */
const LIMITS = { tr: 262_000, en: 262_000, ru: 307_000 };

const files = precacheManifestOf(readFileSync(join(SITE, "sw.js"), "utf8"));

function fileOf(path: string): string {
  const page = join(SITE, path, "index.html");
  return existsSync(page) ? page : join(SITE, path);
}

function sentBytes(path: string): number {
  const compressed = `${fileOf(path)}.br`;
  return statSync(existsSync(compressed) ? compressed : fileOf(path)).size;
}

/** Everything that a browser has requested once the home page of a language is idle: style sheets, fonts and code. */
function loadedBy(home: string): Set<string> {
  const html = readFileSync(fileOf(home), "utf8");
  const loaded = new Set([home, ...attributesOf(html, "link", "href"), ...attributesOf(html, "script", "src")]);
  const follow = (path: string, pattern: RegExp) => {
    for (const [, name = ""] of readFileSync(fileOf(path), "utf8").matchAll(pattern)) {
      const next = `/assets/${name}`;
      if (loaded.has(next)) continue;
      loaded.add(next);
      follow(next, /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
    }
  };
  for (const boot of attributesOf(html, "script", "src")) follow(boot, /import\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
  return loaded;
}

describe.each(LANGUAGES)("the precached files of /%s", (language) => {
  const paths = files.filter((file) => (file.language ?? language) === language).map(({ url }) => url);

  test("exist, and are listed once", () => {
    const [gone, twice] = [
      paths.filter((path) => !isServed(path)),
      paths.filter((path, index) => paths.indexOf(path) !== index),
    ];
    expectNone(gone.map((path) => `/${language} keeps ${path}, which is not there.`));
    expectNone(twice.map((path) => `/${language} keeps ${path} twice.`));
  });

  test("include every style sheet and font of the precached pages", () => {
    const pages = [
      ...(["home", "prices", "contact", "reservation"] as const).map((section) => pathOf(language, section)),
      offlinePath(language),
    ];
    expect(paths).toEqual(expect.arrayContaining(pages));
    for (const page of pages) {
      const html = readFileSync(fileOf(page), "utf8");
      const named = attributesOf(html, "link", "href").filter((path) => /\.(?:css|woff2)$/.test(path));
      const left = named.filter((path) => !paths.includes(path));
      expectNone(left.map((path) => `${page} names ${path}, which is not kept with it.`));
    }
  });

  test("include the base maps that these pages show on a phone", () => {
    for (const section of ["home", "prices", "contact"] as const) {
      const html = readFileSync(fileOf(pathOf(language, section)), "utf8");
      const [ground] = attributesOf(html, "img", "src").filter((path) => /^\/maps\/.*-small\.svg$/.test(path));
      expect(paths).toContain(ground);
    }
  });

  test("stay within the limit beyond the home page", () => {
    const loaded = loadedBy(`/${language}`);
    const beyond = paths.filter((path) => !loaded.has(path));
    const bytes = beyond.reduce((sum, path) => sum + sentBytes(path), 0);
    const over = bytes - LIMITS[language];
    expectNone(over > 0 ? [`/${language}: ${bytes} bytes are kept beyond the home page, ${over} over the limit.`] : []);
  });
});

test("the offline fallback page needs no script", () => {
  expectNone(
    LANGUAGES.flatMap((language) =>
      attributesOf(readFileSync(join(SITE, language, "offline.html"), "utf8"), "script", "src").map(
        (src) => `/${language}/offline.html needs the script ${src}.`,
      ),
    ),
  );
});
