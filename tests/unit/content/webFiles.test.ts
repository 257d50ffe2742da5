import { describe, expect, test } from "vitest";

import { BUSINESS } from "#content/business.ts";
import { readLibrary } from "#src/content/read/library.ts";
import { structuredData } from "#src/content/render/structuredData.ts";
import { webFiles } from "#src/content/render/webFiles.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { ROADS_PATH } from "#src/i18n/paths.ts";
import { expectNone } from "#tests/support/expectNone.ts";

const SITE = "https://vip.example";
const FILES = new Map(webFiles(readLibrary(), SITE).map(({ file, text }) => [file, text]));

// That they list every page, and link none that is missing, is tested on the built site.

function textOf(file: string): string {
  const text = FILES.get(file);
  if (text === undefined) throw new Error(`${file} is not written`);
  return text;
}

/** The contents of every element with this name. */
function contentsOf(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}(?: [^>]*)?>([^<]*)</${element}>`, "g"))].map(
    ([, content = ""]) => content,
  );
}

/** Syntax errors: an unclosed element, a stray character. */
function faultsOf(xml: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  const rest = xml.replace(/^<\?xml [^>]*\?>\n/, "");
  for (const [tag, slash, name = "", end] of rest.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (end) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) faults.push(`${tag} closes something else`);
  }
  if (/[<>]/.test(rest.replace(/<\/?[\w:]+(?: [\w:]+="[^"<>]*")*\/?>/g, ""))) faults.push("a bracket stands alone");
  if (/&(?!(?:amp|lt|gt|quot);)/.test(rest)) faults.push("an ampersand stands alone");
  return [...faults, ...open.map((name) => `${name} is not closed`)];
}

test.each([...FILES].filter(([file]) => file.endsWith(".xml")))("%s is well formed", (_file, text) => {
  expectNone(faultsOf(text));
});

test("the sitemap has dates for articles only", () => {
  expect(contentsOf(textOf("sitemap.xml"), "lastmod")).toHaveLength(readLibrary().posts.length * LANGUAGES.length);
});

test("robots.txt refers to the sitemap", () => {
  expect(textOf("robots.txt")).toContain(`Sitemap: ${SITE}/sitemap.xml`);
});

test("llms.txt links every service, tour and article", () => {
  const { services, tours, posts } = readLibrary();
  const slugs = [...services, ...tours, ...posts].map(({ slug }) => slug);
  expect(slugs.filter((slug) => !textOf("llms.txt").includes(`/${slug})`))).toEqual([]);
});

test("every road from the airport is drawn in both sizes", () => {
  const roads = Object.values(JSON.parse(textOf(ROADS_PATH.slice(1))) as Record<string, object>);
  expect(roads.length).toBeGreaterThan(0);
  for (const road of roads)
    expect(road).toEqual({ large: expect.stringMatching(/^M/), small: expect.stringMatching(/^M/) });
});

describe.each(LANGUAGES)("in %s", (language) => {
  const feed = () => textOf(`${language}/feed.xml`);

  test("the feed has every article once, newest first, with unique ids", () => {
    expect(contentsOf(feed(), "summary")).toHaveLength(readLibrary().posts.length);
    const published = contentsOf(feed(), "published");
    expect(published).toEqual(published.toSorted().toReversed());
    expect(new Set(contentsOf(feed(), "id")).size).toBe(readLibrary().posts.length + 1);
  });

  test("the feed has the dates of the articles' pages", () => {
    const told = readLibrary().posts.map(({ slug }) => {
      const data = structuredData({ library: readLibrary(), siteUrl: SITE, language, page: "post", slug });
      return /"datePublished":"([^"]+)"/.exec(JSON.stringify(data))?.[1];
    });
    expect(contentsOf(feed(), "published").toSorted()).toEqual(told.toSorted());
  });

  test("the feed has absolute URLs alone", () => {
    expect(feed()).not.toMatch(/href=(?:"|&quot;)\//);
  });

  test("the manifest starts on the home page of its language and has icons for every launcher", () => {
    expect(JSON.parse(textOf(`${language}/manifest.webmanifest`))).toMatchObject({
      name: BUSINESS.name,
      lang: language,
      start_url: `/${language}`,
      display: "standalone",
      icons: [
        { sizes: "192x192", purpose: "any" },
        { sizes: "512x512", purpose: "any" },
        { sizes: "512x512", purpose: "maskable" },
      ],
      shortcuts: [{ url: `/${language}/reservation` }, { url: `/${language}/prices` }],
    });
  });
});
