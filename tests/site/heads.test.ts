import { describe, expect, test } from "vitest";

import { isLanguage, LANGUAGES } from "#src/domain/language.ts";
import { expectNone } from "#tests/support/expectNone.ts";
import { isServed, writtenPages, type WrittenPage } from "./pages.ts";
import { graphFaults, graphsOf, subjectFaults } from "./structuredData.ts";

/** Orders of one list are one page. */
const PAGES = writtenPages().filter(({ file }) => !/index\.\d+\.html$/.test(file));
const FOUND = PAGES.flatMap((page) => (page.path === null ? [] : [{ ...page, path: page.path }]));

function metaOf({ html }: Pick<WrittenPage, "html">, name: string): string | undefined {
  return new RegExp(`<meta [^>]*(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

function linksOf({ html }: Pick<WrittenPage, "html">, rel: string): { hrefLang?: string | undefined; href: string }[] {
  return [...html.matchAll(new RegExp(`<link [^>]*rel="${rel}"[^>]*>`, "g"))].map(([tag]) => ({
    hrefLang: /hreflang="([^"]*)"/.exec(tag)?.[1],
    href: /href="([^"]*)"/.exec(tag)?.[1] ?? "",
  }));
}

test("there are as many pages in each language, and none besides", () => {
  const counts = LANGUAGES.map((language) => FOUND.filter(({ path }) => path.split("/")[1] === language).length);
  expect(new Set(counts).size).toBe(1);
  expect(FOUND.length).toBe(counts.reduce((sum, count) => sum + count));
});

describe.each(FOUND.map((page) => [page.path, page] as const))("%s", (path, page) => {
  const language = path.split("/")[1];

  test("says of itself in its head what is true", () => {
    if (!isLanguage(language)) throw new Error(`${path} has no language`);
    expect(page.html).toContain(`<html lang="${language}"`);
    const title = /<title>([^<]*)<\/title>/.exec(page.html)?.[1];
    expect(metaOf(page, "og:title")).toBe(title);
    expect(metaOf(page, "og:description")).toBe(metaOf(page, "description"));
    expect(metaOf(page, "og:locale")).toBe({ tr: "tr_TR", en: "en_GB", ru: "ru_RU" }[language]);
    expect(metaOf(page, "og:type")).toBe(/\/blog\/./.test(path) ? "article" : "website");

    const [canonical] = linksOf(page, "canonical");
    const { origin, pathname } = new URL(canonical?.href ?? "");
    expect(pathname).toBe(path);
    expect(metaOf(page, "og:url")).toBe(canonical?.href);

    const bare = path.slice(3) || "/";
    const inLanguage = (code: string) => origin + (code === "tr" ? bare : `/${code}${path.slice(3)}`);
    const alternates = linksOf(page, "alternate").filter(({ hrefLang }) => hrefLang);
    expect(alternates).toEqual([
      ...LANGUAGES.map((hrefLang) => ({ hrefLang, href: inLanguage(hrefLang) })),
      { hrefLang: "x-default", href: origin + bare },
    ]);

    const preview = new URL(metaOf(page, "og:image") ?? "");
    expect(preview.origin).toBe(origin);
    expect([preview.pathname, isServed(preview.pathname)]).toEqual([preview.pathname, true]);
    expect(metaOf(page, "og:image:alt")).not.toMatch(/[.?!,:;]{2}|\s[.?!,:;]/);
  });

  test("has one heading of the first level, and steps down by one", () => {
    const main = /<main.*<\/main>/s.exec(page.html)?.[0] ?? "";
    const levels = [...main.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(jumps).toEqual([]);
  });

  test("holds structured data that search engines can use", () => {
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
  ["an empty list", { "@type": "FAQPage", mainEntity: [] }, "mainEntity of FAQPage is empty."],
  ["a price of nothing", { "@type": "Offer", price: 0, priceCurrency: "EUR" }, 'price of Offer is "0".'],
])("structured data: %s is found", (_what, thing, fault) => {
  expect(graphFaults({ "@context": "https://schema.org", "@graph": [thing] })).toEqual([fault]);
});

test("no two pages share a title or a description", () => {
  for (const language of LANGUAGES) {
    const pages = FOUND.filter(({ path }) => path.split("/")[1] === language);
    for (const of of ["description", "og:title"]) {
      const words = pages.map((page) => metaOf(page, of));
      expect(words.filter((one, index) => words.indexOf(one) !== index)).toEqual([]);
    }
  }
});

test("pages that nobody should find say so, and have no address", () => {
  for (const page of PAGES.filter(({ path }) => path === null)) {
    expect([page.file, metaOf(page, "robots"), linksOf(page, "canonical")]).toEqual([page.file, "noindex", []]);
  }
});

test("every page preloads only what is there", () => {
  for (const { file, html } of PAGES) {
    const gone = linksOf({ html }, "preload").filter(({ href }) => !isServed(href));
    expect([file, gone]).toEqual([file, []]);
  }
});
