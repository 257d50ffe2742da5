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
/**
 * Files other than pages that contain links: sitemap, feeds, `robots.txt`, page data, style sheets and manifests; and pages, for their
 * structured data.
 */
const OTHER_FILES = readdirSync(SITE, { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.(?:xml|txt|json|css|webmanifest|html)$/.test(file),
);
/** An absolute URL of the home page, which contains the origin that the site was built for. */
const HOME_URL = attributesOf(BY_PATH.get("/tr")?.markup ?? "", "link", "href").find((href) => /^https?:/.test(href));
const BUILT_FOR = new URL(HOME_URL ?? HERE).origin;
/** The relay redirects a path without a language to one with it; it answers its own endpoint itself. */
const exists = (path: string) =>
  isServed(path) || isServed(path === "/" ? "/tr" : `/tr${path}`) || path === MESSAGE_ENDPOINT;
/** A not-found page links to itself in the other languages. */
const isSelfLink = (file: string, path: string) => file.endsWith("404.html") && path.endsWith("/404");

test("the head of the home page contains the origin that the site was built for", () => {
  expectNone(HOME_URL === undefined ? ["tr/index.html names no whole address in its head."] : []);
});

test("every link within the site leads to a page or file that exists", () => {
  const faults = PAGES.flatMap(({ file, path, markup }) =>
    addressesOf(markup)
      .map((href) => new URL(href, HERE + (path ?? "/tr/x")))
      .filter(({ origin, pathname }) => [HERE, BUILT_FOR].includes(origin) && pathname !== "/tr/x")
      .filter(({ pathname }) => !exists(pathname) && !isSelfLink(file, pathname))
      .map(({ pathname }) => `${file} leads to ${pathname}, which is not there.`),
  );
  expectNone(faults);
});

/** Every URL that a page links to, loads, submits to or names as its preview. */
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

test("every URL of the site in its other files exists, with its fragment", () => {
  // A full stop at the end belongs to the sentence.
  const path = String.raw`/(?:[^\s"'<>()\\,.]|\.\w)*`;
  // An `@id` of structured data is a name that only looks like a URL.
  const whole = new RegExp(`(?<=(?<!"@id":")${BUILT_FOR.replaceAll(".", "\\.")})${path}`, "g");
  const own = new RegExp(
    `(?<=[("])(?=/(?:(?:tr|en|ru)[/"#?)]|(?:images|maps|marks|film|fonts|previews|icons)/))${path}`,
    "g",
  );
  const faults = OTHER_FILES.flatMap((file) => {
    const text = readFileSync(join(SITE, file), "utf8").replaceAll("&quot;", '"');
    // In the data of a page, a string that begins with a slash is a URL.
    const relative = file.endsWith(".json") ? new RegExp(`(?<=")${path}`, "g") : own;
    return [...(text.match(whole) ?? []), ...(text.match(relative) ?? [])].flatMap((named) => {
      const { pathname, hash } = new URL(named, HERE);
      if (!exists(pathname)) return isSelfLink(file, pathname) ? [] : [`${file} names ${named}, which is not there.`];
      return hasPart(BY_PATH.get(pathname)?.markup, hash)
        ? []
        : [`${file} names ${named}, a part that its page does not have.`];
    });
  });
  expectNone(faults);
});

test("the sitemap contains the URL of every page, and nothing else", () => {
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

test("every candidate of a responsive image exists", () => {
  const faults = PAGES.flatMap(({ file, markup }) =>
    attributesOf(markup, "img|source|link", "(?:srcSet|srcset|imageSrcSet|imagesrcset)")
      .flatMap((set) => set.split(",").map((entry) => entry.trim().split(" ")[0] ?? ""))
      .filter((src) => !isServed(src))
      .map((src) => `${file} offers the picture ${src}, which is not there.`),
  );
  expectNone(faults);
});

test("every link with a fragment finds its element", () => {
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

/** Only pages have elements to look for. */
function hasPart(markup: string | undefined, hash: string): boolean {
  return markup === undefined || hash === "" || markup.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
}

test("no page makes a third-party request by itself", () => {
  const faults = PAGES.flatMap(({ file, markup }) =>
    [
      ...attributesOf(markup, "img|script|source|track|video|iframe|embed", "src"),
      ...attributesOf(markup, "video", "poster"),
      // These two only name a URL; any other link, such as a preconnect, makes a request.
      ...attributesOf(markup.replaceAll(/<link [^>]*rel="(?:canonical|alternate)"[^>]*>/g, ""), "link", "href"),
    ]
      .filter((src) => /^(?:https?:)?\/\//.test(src))
      .map((src) => `${file} asks ${src} of somebody else.`),
  );
  expectNone(faults);
});
