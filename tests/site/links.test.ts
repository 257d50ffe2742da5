import { test } from "vitest";

import { expectNone } from "#tests/support/expectNone.ts";
import { attributesOf, isServed, markupOf, writtenPages } from "./pages.ts";

const PAGES = writtenPages().map((page) => ({ ...page, markup: markupOf(page) }));
const BY_PATH = new Map(PAGES.map((page) => [page.path, page]));
const HERE = "https://site.invalid";

test("every link within the site leads to a page or a file that is there", () => {
  const faults = PAGES.flatMap(({ file, path, markup }) =>
    [...attributesOf(markup, "a|link", "href"), ...attributesOf(markup, "img|script|source|video|iframe", "src")]
      .map((href) => new URL(href, HERE + (path ?? "/tr/x")))
      // A not-found page leads to itself in the other languages.
      .filter(({ origin, pathname }) => origin === HERE && pathname !== "/tr/x" && !pathname.endsWith("/404"))
      .filter(({ pathname }) => !isServed(pathname))
      .map(({ pathname }) => `${file} leads to ${pathname}, which is not there.`),
  );
  expectNone(faults);
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
        const target = pathname === (path ?? "/tr/x") ? markup : BY_PATH.get(pathname)?.markup;
        const id = decodeURIComponent(hash.slice(1));
        return target === undefined || target.includes(` id="${id}"`)
          ? []
          : [`${file} leads to ${href}, a part that its page does not have.`];
      }),
  );
  expectNone(faults);
});

test("no page asks a third party for anything by itself", () => {
  const faults = PAGES.flatMap(({ file, markup }) =>
    [
      ...attributesOf(markup, "img|script|source|video|iframe|embed", "src"),
      ...attributesOf(markup, "link", "href").filter((href) => markup.includes(`rel="stylesheet" href="${href}"`)),
    ]
      .filter((src) => /^(?:https?:)?\/\//.test(src))
      .map((src) => `${file} asks ${src} of somebody else.`),
  );
  expectNone(faults);
});
