import { describe, expect, test } from "vitest";

import { isLanguage, LANGUAGES } from "#src/domain/language.ts";
import { expectNone } from "#tests/support/expectNone.ts";
import { isServed, writtenPages, type WrittenPage } from "./pages.ts";
import { graphFaults, graphsOf, subjectFaults } from "./structuredData.ts";

/** Without the other orders of a list, which are the same page. */
const PAGES = writtenPages().filter(({ file }) => !/index\.\d+\.html$/.test(file));
const INDEXABLE = PAGES.flatMap((page) => (page.path === null ? [] : [{ ...page, path: page.path }]));

function metaOf({ html }: Pick<WrittenPage, "html">, name: string): string | undefined {
  return new RegExp(`<meta [^>]*(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

function linksOf({ html }: Pick<WrittenPage, "html">, rel: string): { hrefLang?: string | undefined; href: string }[] {
  return [...html.matchAll(new RegExp(`<link [^>]*rel="${rel}"[^>]*>`, "g"))].map(([tag]) => ({
    hrefLang: /hreflang="([^"]*)"/.exec(tag)?.[1],
    href: /href="([^"]*)"/.exec(tag)?.[1] ?? "",
  }));
}

function quoted(value: string | undefined): string {
  return value === undefined ? "missing" : `"${value}"`;
}

test("there are as many pages in each language, and no others", () => {
  const counts = LANGUAGES.map((language) => INDEXABLE.filter(({ path }) => path.split("/")[1] === language).length);
  expect(new Set(counts).size).toBe(1);
  expect(INDEXABLE.length).toBe(counts.reduce((sum, count) => sum + count));
});

describe.each(INDEXABLE.map((page) => [page.path, page] as const))("%s", (path, page) => {
  const language = path.split("/")[1];

  test("has correct metadata in its head", () => {
    if (!isLanguage(language)) throw new Error(`${path} has no language`);
    const faults: string[] = [];
    function check(what: string, has: string | undefined, wanted: string | undefined): void {
      if (has !== wanted) faults.push(`${path}: ${what} is ${quoted(has)}, and should be ${quoted(wanted)}.`);
    }
    check("the language of <html>", /<html lang="([^"]*)"/.exec(page.html)?.[1], language);
    check("og:title", metaOf(page, "og:title"), /<title>([^<]*)<\/title>/.exec(page.html)?.[1]);
    check("og:description", metaOf(page, "og:description"), metaOf(page, "description"));
    check("og:locale", metaOf(page, "og:locale"), { tr: "tr_TR", en: "en_GB", ru: "ru_RU" }[language]);
    check("og:type", metaOf(page, "og:type"), /\/blog\/./.test(path) ? "article" : "website");

    const [canonical] = linksOf(page, "canonical");
    const { origin, pathname } = new URL(canonical?.href ?? "none:");
    check("the path of its canonical address", pathname, path);
    check("og:url", metaOf(page, "og:url"), canonical?.href);

    const bare = path.slice(3) || "/";
    const inLanguage = (code: string) => origin + (code === "tr" ? bare : `/${code}${path.slice(3)}`);
    const wanted = [...LANGUAGES.map((code) => `${code} ${inLanguage(code)}`), `x-default ${origin + bare}`];
    const alternates = linksOf(page, "alternate").filter(({ hrefLang }) => hrefLang);
    const named = alternates.map(({ hrefLang, href }) => `${hrefLang} ${href}`);
    check("the list of its languages", named.join(", "), wanted.join(", "));

    const preview = new URL(metaOf(page, "og:image") ?? "none:");
    check("the origin of og:image", preview.origin, origin);
    if (!isServed(preview.pathname)) faults.push(`${path}: og:image names ${preview.pathname}, which is not there.`);
    const alternative = metaOf(page, "og:image:alt");
    // Search engines and previews show the name of the site next to a title.
    if (/\s[|–-]\s*Bodrum VIP Transfer$/.test(metaOf(page, "og:title") ?? ""))
      faults.push(`${path}: its title ends in the name of the site.`);
    if ((metaOf(page, "description") ?? "").split(":").length > 2)
      faults.push(`${path}: its description has two colons.`);
    if (/[.?!,:;]{2}|\s[.?!,:;]/.test(alternative ?? ".."))
      faults.push(`${path}: og:image:alt is ${quoted(alternative)}.`);
    expectNone(faults);
  });

  test("has one first-level heading and skips no level", () => {
    const main = /<main.*<\/main>/s.exec(page.html)?.[0] ?? "";
    const levels = [...main.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    const first = levels.filter((level) => level === 1).length;
    const jumps = levels.flatMap((level, index) => {
      const before = levels[index - 1] ?? 0;
      return level > before + 1 ? [`${path}: heading ${index + 1} is of level ${level}, after one of ${before}.`] : [];
    });
    expectNone([...(first === 1 ? [] : [`${path}: has ${first} headings of the first level.`]), ...jumps]);
  });

  test("contains structured data that search engines can use", () => {
    const graphs = graphsOf(page.html);
    expectNone(graphs.flatMap((graph) => graphFaults(graph)).map((fault) => `${path}: ${fault}`));
    expectNone(subjectFaults(path, graphs));
  });
});

test.each([
  ["a type that nobody knows", { "@type": "Blogposting7", name: "x" }, "Blogposting7 is no type that this site uses."],
  ["what is missing", { "@type": "Question", name: "x" }, "Question has no acceptedAnswer."],
  [
    "a property of something else",
    { "@type": "Place", name: "x", price: 5 },
    "Place has price, which is none of its properties here.",
  ],
  ["an address that is none", { "@type": "WebSite", name: "x", url: "/en" }, 'url of WebSite is "/en".'],
  [
    "a thing within another",
    { "@type": "ItemList", itemListElement: [{ "@type": "Thingy" }] },
    "Thingy is no type that this site uses.",
  ],
  [
    "a wrong order",
    { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", position: 2 }] },
    "itemListElement of ItemList has place 2 at 1.",
  ],
  [
    "a reference to nothing",
    { "@type": "FAQPage", mainEntity: { "@id": "https://site.example/#nobody" } },
    "https://site.example/#nobody is referenced but not defined.",
  ],
  ["an empty list", { "@type": "FAQPage", mainEntity: [] }, "mainEntity of FAQPage is empty."],
  ["a price of nothing", { "@type": "Offer", price: 0, priceCurrency: "EUR" }, 'price of Offer is "0".'],
])("structured data: %s is found", (_what, thing, fault) => {
  expect(graphFaults({ "@context": "https://schema.org", "@graph": [thing] })).toEqual([fault]);
});

test("no two pages share a title or a description", () => {
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    const pages = INDEXABLE.filter(({ path }) => path.split("/")[1] === language);
    for (const of of ["description", "og:title"]) {
      const paths = new Map<string | undefined, string>();
      for (const page of pages) {
        const words = metaOf(page, of);
        const other = paths.get(words);
        if (other !== undefined) faults.push(`${page.path} and ${other} share the ${of} ${quoted(words)}.`);
        paths.set(words, page.path);
      }
    }
  }
  expectNone(faults);
});

test("pages that are not to be indexed have `noindex` and no canonical address", () => {
  const hidden = PAGES.filter(({ path }) => path === null);
  expect(hidden.length).toBeGreaterThan(0);
  expectNone(
    hidden.flatMap((page) => {
      const robots = metaOf(page, "robots");
      const canonical = linksOf(page, "canonical").map(({ href }) => `${page.file} has the address ${href}.`);
      return robots === "noindex" ? canonical : [`${page.file}: robots is ${quoted(robots)}.`, ...canonical];
    }),
  );
});

test("every page preloads only files that exist", () => {
  const preloads = PAGES.flatMap(({ file, html }) => linksOf({ html }, "preload").map(({ href }) => ({ file, href })));
  expect(preloads.length).toBeGreaterThan(PAGES.length);
  expectNone(
    preloads.flatMap(({ file, href }) => (isServed(href) ? [] : [`${file} preloads ${href}, which is not there.`])),
  );
});
