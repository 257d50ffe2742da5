import { expect, test } from "vitest";

import { isLanguage, LANGUAGES } from "#src/domain/language.ts";
import { expectNone } from "#tests/support/expectNone.ts";
import { isServed, writtenPages, type WrittenPage } from "./pages.ts";

/** Without the other orders of a list, which are the same page. */
const PAGES = writtenPages().filter(({ file }) => !/index\.\d+\.html$/.test(file));
const INDEXABLE = PAGES.flatMap((page) => (page.path === null ? [] : [{ ...page, path: page.path }]));

/** Values of `og:locale`. */
const LOCALES = { tr: "tr_TR", en: "en_GB", ru: "ru_RU" };

/** Types of structured data that a page must contain, by path without language; every page but the home page has breadcrumbs. */
const STRUCTURED_DATA: readonly [path: RegExp, type: string][] = [
  [/^$/, "WebSite"],
  [/^(?:services|tours)$/, "ItemList"],
  [/^services\/.+$/, "TaxiService"],
  [/^tours\/.+$/, "TouristTrip"],
  [/^blog\/.+$/, "BlogPosting"],
  [/^prices$/, "OfferCatalog"],
  [/^contact$/, "ContactPage"],
  [/^faq$/, "FAQPage"],
  [/^gallery$/, "ImageGallery"],
  [/./, "BreadcrumbList"],
];

function metaOf({ html }: Pick<WrittenPage, "html">, name: string): string | undefined {
  return new RegExp(`<meta [^>]*(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

function linksOf({ html }: Pick<WrittenPage, "html">, rel: string): { hrefLang?: string | undefined; href: string }[] {
  return [...html.matchAll(new RegExp(`<link [^>]*rel="${rel}"[^>]*>`, "g"))].map(([tag]) => ({
    hrefLang: /hreflang="([^"]*)"/.exec(tag)?.[1],
    href: /href="([^"]*)"/.exec(tag)?.[1] ?? "",
  }));
}

test("there are as many pages in each language, and no others", () => {
  const counts = LANGUAGES.map((language) => INDEXABLE.filter(({ path }) => path.split("/")[1] === language).length);
  expect(new Set(counts).size).toBe(1);
  expect(INDEXABLE.length).toBe(counts.reduce((sum, count) => sum + count));
});

test("every page has correct metadata in its head", () => {
  const faults: string[] = [];
  for (const page of INDEXABLE) {
    const { path, html } = page;
    const language = path.split("/")[1];
    if (!isLanguage(language)) throw new Error(`${path} has no language`);
    const check = (what: string, has: string | undefined, wanted: string | undefined) => {
      if (has !== wanted) faults.push(`${path}: ${what} is ${has ?? "missing"}, and should be ${wanted ?? "missing"}.`);
    };
    check("the language of <html>", /<html lang="([^"]*)"/.exec(html)?.[1], language);
    check("og:title", metaOf(page, "og:title"), /<title>([^<]*)<\/title>/.exec(html)?.[1]);
    check("og:description", metaOf(page, "og:description"), metaOf(page, "description"));
    check("og:locale", metaOf(page, "og:locale"), LOCALES[language]);
    check("og:type", metaOf(page, "og:type"), /\/blog\/./.test(path) ? "article" : "website");

    const [canonical] = linksOf(page, "canonical");
    const { origin, pathname } = new URL(canonical?.href ?? "none:");
    check("the path of its canonical address", pathname, path);
    check("og:url", metaOf(page, "og:url"), canonical?.href);
    const bare = path.slice(3) || "/";
    const inLanguage = (code: string) => origin + (code === "tr" ? bare : `/${code}${path.slice(3)}`);
    const wanted = [...LANGUAGES.map((code) => `${code} ${inLanguage(code)}`), `x-default ${origin + bare}`];
    const alternates = linksOf(page, "alternate").filter(({ hrefLang }) => hrefLang);
    check(
      "the list of its languages",
      alternates.map(({ hrefLang, href }) => `${hrefLang} ${href}`).join(", "),
      wanted.join(", "),
    );

    const preview = new URL(metaOf(page, "og:image") ?? "none:");
    check("the origin of og:image", preview.origin, origin);
    if (!isServed(preview.pathname)) faults.push(`${path}: og:image names ${preview.pathname}, which is not there.`);
    if (!metaOf(page, "og:image:alt")) faults.push(`${path}: og:image has no alternative text.`);
  }
  expectNone(faults);
});

test("every page has one first-level heading and skips no level", () => {
  const faults = INDEXABLE.flatMap(({ path, html }) => {
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
    const levels = [...main.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    const first = levels.filter((level) => level === 1).length;
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    return [
      ...(first === 1 ? [] : [`${path} has ${first} headings of the first level.`]),
      ...jumps.map((level) => `${path}: a heading of level ${level} skips one.`),
    ];
  });
  expectNone(faults);
});

test("every page has the structured data of its kind, as JSON", () => {
  const faults = INDEXABLE.flatMap(({ path, html }) => {
    const scripts = [...html.matchAll(/<script[^>]*type="application\/ld\+json">(.*?)<\/script>/gs)];
    const types = scripts.flatMap(([, json = ""]) => {
      const graph = JSON.parse(json) as { "@graph": { "@type": string }[] };
      return graph["@graph"].map((thing) => thing["@type"]);
    });
    const below = path.split("/").slice(2).join("/");
    const missing = STRUCTURED_DATA.filter(([pattern, type]) => pattern.test(below) && !types.includes(type));
    return missing.map(([, type]) => `${path} tells of no ${type}.`);
  });
  expectNone(faults);
});

test("pages that are not to be indexed have `noindex` and no canonical address", () => {
  const hidden = PAGES.filter(({ path }) => path === null);
  expect(hidden.length).toBeGreaterThan(0);
  expectNone(
    hidden.flatMap((page) => [
      ...(metaOf(page, "robots") === "noindex" ? [] : [`${page.file} may be indexed.`]),
      ...linksOf(page, "canonical").map(({ href }) => `${page.file} has the address ${href}.`),
    ]),
  );
});

test("every page preloads only files that exist", () => {
  const preloads = PAGES.flatMap(({ file, html }) => linksOf({ html }, "preload").map(({ href }) => ({ file, href })));
  expect(preloads.length).toBeGreaterThan(PAGES.length);
  expectNone(
    preloads.flatMap(({ file, href }) => (isServed(href) ? [] : [`${file} preloads ${href}, which is not there.`])),
  );
});
