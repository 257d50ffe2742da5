import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { test } from "vitest";

import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import { expectNone } from "#tests/support/expectNone.ts";
import { attributesOf, isServed, markupOf, writtenPages } from "./pages.ts";

const PAGES = writtenPages().map((page) => ({ ...page, markup: markupOf(page) }));
const BY_PATH = new Map(PAGES.map((page) => [page.path, page]));
const HERE = "https://site.invalid";
const SITE = "dist/site";
/** What leads into the site beside its pages: lists for search engines and readers, data of the pages, styles; and what pages tell machines. */
const OTHER_FILES = readdirSync(SITE, { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.(?:xml|txt|json|css|webmanifest|html)$/.test(file),
);
/** A whole address of the home page, which says where the site was built for. */
const WHOLE = attributesOf(BY_PATH.get("/tr")?.markup ?? "", "link", "href").find((href) => /^https?:/.test(href));
const BUILT_FOR = new URL(WHOLE ?? HERE).origin;
/** An address without a language is led to one by the relay, which answers its own itself. */
const isThere = (path: string) =>
  isServed(path) || isServed(path === "/" ? "/tr" : `/tr${path}`) || path === MESSAGE_ENDPOINT;
/** A not-found page leads to itself in the other languages. */
const isToItself = (file: string, path: string) => file.endsWith("404.html") && path.endsWith("/404");

test("the home page says by a whole address where the site was built for", () => {
  expectNone(WHOLE === undefined ? ["tr/index.html names no whole address in its head."] : []);
});

test("every link within the site leads to a page or a file that is there", () => {
  const faults = PAGES.flatMap(({ file, path, markup }) =>
    addressesOf(markup)
      .map((href) => new URL(href, HERE + (path ?? "/tr/x")))
      .filter(({ origin, pathname }) => [HERE, BUILT_FOR].includes(origin) && pathname !== "/tr/x")
      .filter(({ pathname }) => !isThere(pathname) && !isToItself(file, pathname))
      .map(({ pathname }) => `${file} leads to ${pathname}, which is not there.`),
  );
  expectNone(faults);
});

/** Whatever a page leads to, shows, sends to, or names as its picture to others. */
function addressesOf(markup: string): string[] {
  const styles = attributesOf(markup, "[a-z]+", "style");
  return [
    ...attributesOf(markup, "a|area|link|use", "href"),
    ...attributesOf(markup, "img|script|source|video|audio|track|iframe|embed|input", "src"),
    ...attributesOf(markup, "video", "poster"),
    ...attributesOf(markup, "form", "action"),
    ...attributesOf(markup, "button|input", "form[aA]ction"),
    ...attributesOf(markup, "meta", "content").filter((content) => /^https?:/.test(content)),
    ...styles.flatMap((style) => [...style.matchAll(/url\(["']?([^"')]+)/g)].map(([, url = ""]) => url)),
  ];
}

test("every address of the site that its other files name is there, with the part that it names", () => {
  // A full stop at its end is that of a sentence.
  const path = String.raw`/(?:[^\s"'<>()\\,.]|\.\w)*`;
  // A name of a thing only looks like an address.
  const whole = new RegExp(`(?<=(?<!"@id":")${BUILT_FOR.replaceAll(".", "\\.")})${path}`, "g");
  const own = new RegExp(
    `(?<=[("])(?=/(?:(?:tr|en|ru)[/"#?)]|(?:images|maps|marks|film|fonts|previews|icons)/))${path}`,
    "g",
  );
  const faults = OTHER_FILES.flatMap((file) => {
    const text = readFileSync(join(SITE, file), "utf8").replaceAll("&quot;", '"');
    // What stands in the data of a page as an address is one.
    const relative = file.endsWith(".json") ? new RegExp(`(?<=")${path}`, "g") : own;
    return [...(text.match(whole) ?? []), ...(text.match(relative) ?? [])].flatMap((named) => {
      const { pathname, hash } = new URL(named, HERE);
      if (!isThere(pathname)) return isToItself(file, pathname) ? [] : [`${file} names ${named}, which is not there.`];
      return hasPart(BY_PATH.get(pathname)?.markup, hash)
        ? []
        : [`${file} names ${named}, a part that its page does not have.`];
    });
  });
  expectNone(faults);
});

test("the sitemap names every page by its address, and nothing else", () => {
  const sitemap = readFileSync(join(SITE, "sitemap.xml"), "utf8");
  const named = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
  const wanted = PAGES.flatMap(({ path }) => (path === null ? [] : [BUILT_FOR + path]));
  expectNone([
    ...wanted.filter((address) => !named.includes(address)).map((address) => `sitemap.xml does not name ${address}.`),
    ...named
      .filter((address) => !wanted.includes(address))
      .map((address) => `sitemap.xml names ${address}, no page's.`),
  ]);
});

test("every picture that a page may choose from is there", () => {
  const faults = PAGES.flatMap(({ file, markup }) =>
    attributesOf(markup, "img|source|link", "(?:srcSet|srcset|imageSrcSet|imagesrcset)")
      .flatMap((set) => set.split(",").map((entry) => entry.trim().split(" ")[0] ?? ""))
      .filter((src) => !isServed(src))
      .map((src) => `${file} offers the picture ${src}, which is not there.`),
  );
  expectNone(faults);
});

test("every link to a part of a page finds that part", () => {
  const faults = PAGES.flatMap(({ file, path, markup }) =>
    attributesOf(markup, "a", "href")
      .filter((href) => href.includes("#") && !/^\w+:/.test(href))
      .flatMap((href) => {
        const { pathname, hash } = new URL(href, HERE + (path ?? "/tr/x"));
        return hasPart(pathname === (path ?? "/tr/x") ? markup : BY_PATH.get(pathname)?.markup, hash)
          ? []
          : [`${file} leads to ${href}, a part that its page does not have.`];
      }),
  );
  expectNone(faults);
});

/** What is no page has no parts to look for. */
function hasPart(markup: string | undefined, hash: string): boolean {
  return markup === undefined || hash === "" || markup.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
}

test("no page asks a third party for anything by itself", () => {
  const faults = PAGES.flatMap(({ file, markup }) =>
    [
      ...attributesOf(markup, "img|script|source|track|video|iframe|embed", "src"),
      ...attributesOf(markup, "video", "poster"),
      // These only say where something is; any other link, such as a connection made ahead, asks for it.
      ...attributesOf(markup.replaceAll(/<link [^>]*rel="(?:canonical|alternate)"[^>]*>/g, ""), "link", "href"),
    ]
      .filter((src) => /^(?:https?:)?\/\//.test(src))
      .map((src) => `${file} asks ${src} of somebody else.`),
  );
  expectNone(faults);
});
