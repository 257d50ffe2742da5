import { describe, expect, test } from "vitest";

import { isHashed, isKeepable, pictureOf, wayOf, type Answered, type Asked } from "#src/offline/way.ts";

const ORIGIN = "https://site.invalid";

function asked(path: string, more: Partial<Asked> = {}): Asked {
  return {
    method: "GET",
    mode: "cors",
    cache: "default",
    url: new URL(path, ORIGIN).href,
    headers: new Headers(),
    ...more,
  };
}

describe("the way of a request", () => {
  test.each([
    ["/assets/home-3f2aB1cd.js", "asset"],
    ["/_data/en/prices.json?x=1", "data"],
    ["/images/hero-480.avif", "picture"],
    ["/maps/coast-small.svg", "picture"],
    ["/fonts/jost-latin.woff2", "file"],
    ["/icons/favicon.svg", "file"],
    ["/ru/manifest.webmanifest", "file"],
    // Only a navigation wants a page; a script that asks for one wants to know what is on the server.
    ["/en/prices", null],
    ["/sw.js", null],
    ["/sitemap.xml", null],
  ] as const)("%s: %s", (path, way) => {
    expect(wayOf(asked(path), ORIGIN)).toBe(way);
  });

  test.each([
    ["/", "page"],
    ["/en/reservation?from=airport", "page"],
    ["/en/there-is-no-such", "page"],
    ["/images/hero-480.avif", null],
    ["/en/feed.xml", null],
    ["/api/telegram-handler.php", null],
    ["/healthz", null],
  ] as const)("%s, gone to: %s", (path, way) => {
    expect(wayOf(asked(path, { mode: "navigate" }), ORIGIN)).toBe(way);
  });

  test.each([
    ["a booking", asked("/api/telegram-handler.php", { method: "POST" })],
    ["a form that is posted and gone to", asked("/api/telegram-handler.php", { method: "POST", mode: "navigate" })],
    ["rates", asked("/api/rates?base=EUR")],
    ["the film", asked("/film/gulet.mp4")],
    ["a part of something", asked("/images/hero-480.avif", { headers: new Headers({ range: "bytes=0-1" }) })],
    ["another site", asked("https://elsewhere.invalid/assets/a.js")],
    ["what developer tools look for", asked("/assets/a.js", { cache: "only-if-cached", mode: "no-cors" })],
    ["whether a file has changed", asked("/assets/a.js", { method: "HEAD" })],
  ])("%s is not touched", (_what, request) => {
    expect(wayOf(request, ORIGIN)).toBeNull();
  });
});

describe("an answer", () => {
  const WHOLE: Answered = { status: 200, type: "basic", redirected: false, headers: new Headers() };

  test("that is whole and ours is kept", () => {
    expect(isKeepable(WHOLE)).toBe(true);
    expect(isKeepable({ ...WHOLE, headers: new Headers({ "cache-control": "no-cache" }) })).toBe(true);
  });

  test.each([
    ["is not there", { status: 404 }],
    ["is a part", { status: 206 }],
    ["is a server's failure", { status: 503 }],
    ["came from elsewhere", { type: "opaque" }],
    ["leads elsewhere", { status: 0, type: "opaqueredirect" }],
    ["was led elsewhere", { redirected: true }],
    ["nobody is to keep", { headers: new Headers({ "cache-control": "private, no-store" }) }],
  ] as const)("that %s is not", (_what, more) => {
    expect(isKeepable({ ...WHOLE, ...more })).toBe(false);
  });
});

test("only code and styles are named after what is in them", () => {
  expect(["/assets/home-3f2aB1cd.js", "/fonts/jost-latin.woff2", "/en"].map(isHashed)).toEqual([true, false, false]);
});

test.each([
  ["/images/hero-dusk-road-portrait-780.avif", "/images/hero-dusk-road-portrait.avif"],
  ["/images/hero-dusk-road-portrait-480.webp", "/images/hero-dusk-road-portrait.webp"],
  ["/maps/coast-small.svg", null],
  ["/images/plain.avif", null],
])("the sizes of %s are those of %s", (path, picture) => {
  expect(pictureOf(path)).toBe(picture);
});
