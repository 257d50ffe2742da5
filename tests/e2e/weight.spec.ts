import { expect, type Page, type Request } from "@playwright/test";

import { LANGUAGES } from "#src/domain/language.ts";
import { hydrated, sharedTest } from "./world.ts";

/** What is weighed of a page: bodies as they are sent, compressed, in bytes; a thousand of them are a KB. */
const MEASURES = {
  early: "before the load event",
  earlyScript: "script before the load event",
  script: "script in all",
  words: "words",
  styles: "style sheets",
  html: "HTML",
  fonts: "fonts",
  all: "in all",
  requests: "requests, without pictures and live data",
} as const;
type Measure = keyof typeof MEASURES;
type Weight = Record<Measure, number>;

/** What every page may weigh on a phone. */
const EVERY_PAGE: Weight = {
  early: 110_000,
  earlyScript: 4_000,
  script: 125_000,
  words: 8_000,
  styles: 14_000,
  html: 20_000,
  fonts: 40_000,
  all: 235_000,
  requests: 23,
};

/** The kinds of pages, each by one of them, and where one may weigh less than every page, or has to weigh more. */
const PAGES: Readonly<Record<string, Partial<Weight>>> = {
  "": {},
  reservation: {},
  services: { script: 115_000 },
  "services/vip-yalikavak-transfer": { script: 126_000 },
  tours: { script: 113_000 },
  "tours/private-tour-to-dalyan": { script: 118_000 },
  blog: { script: 114_000 },
  "blog/bodrum-kalesi": { script: 112_000, styles: 10_000, requests: 14 },
  prices: { script: 121_000 },
  contact: { script: 114_000 },
  faq: { script: 117_000 },
  gallery: { script: 112_000 },
  // Its text is Turkish in every language: a Russian page of it needs the faces of both.
  privacy: { script: 107_000, fonts: 70_000 },
};

/** English is weighed where there is most of it, and where most visits begin. */
const IN_ENGLISH = ["", "blog/bodrum-kalesi"];

/** Where a visit goes on to from an article, and what that may bring beside its data and its pictures: code, styles and words of its own. */
const SECOND_PAGES: Readonly<Record<string, number>> = {
  reservation: 29_000,
  services: 16_000,
  tours: 14_000,
  blog: 14_000,
  prices: 24_000,
  contact: 17_000,
  faq: 15_000,
  gallery: 13_000,
};

interface Body {
  type: string;
  path: string;
  bytes: number;
  isEarly: boolean;
}

// What a service worker keeps for later is no part of a page.
sharedTest.use({ serviceWorkers: "block" });

for (const language of LANGUAGES) {
  for (const [page, own] of Object.entries(PAGES)) {
    if (language === "en" && !IN_ENGLISH.includes(page)) continue;
    const path = `/${language}${page && `/${page}`}`;
    sharedTest(`${path} weighs no more than it may`, { tag: "@phone" }, async ({ page: tab }) => {
      const weight = weightOf(await bodiesOf(tab, path));
      const limits = { ...EVERY_PAGE, ...own };
      expect(tooMuch(path, weight, limits)).toEqual([]);
    });
  }
}

sharedTest.describe("the second page of a visit, which brings the worker", () => {
  sharedTest.use({ serviceWorkers: "allow" });

  for (const [second, limit] of Object.entries(SECOND_PAGES)) {
    sharedTest(
      `${second} after an article brings what is its own, and no face`,
      { tag: "@phone" },
      async ({ page }) => {
        const quiet = quietOf(page);
        const known = new Set((await bodiesOf(page, "/ru/blog/bodrum-kalesi")).map(({ path }) => path));
        const brought = new Map<string, Promise<Body>>();
        page.on("requestfinished", (request) => {
          const { pathname } = new URL(request.url());
          const isOfTheSite = /^\/(?:assets|fonts)\//.test(pathname) && !VAN.test(pathname);
          if (isOfTheSite && !known.has(pathname)) brought.set(pathname, bodyOf(request, pathname, false));
        });
        // A finger, which rests on nothing: a mouse would lie on the next page and ask for what it opens.
        await page.locator(`footer a[href="/ru/${second}"]`).tap();
        await expect(page).toHaveURL(`/ru/${second}`);
        await quiet();
        const own = (await Promise.all(brought.values())).filter(({ path }) => !WORKER.test(path));
        expect(own.filter(({ type }) => type === "font")).toEqual([]);
        const bytes = own.reduce((sum, body) => sum + body.bytes, 0);
        expect(bytes).toBeGreaterThan(0);
        const over = `${second}: ${grouped(bytes)} bytes of its own, ${grouped(bytes - limit)} over the ${grouped(limit)} that it may bring`;
        expect(bytes > limit ? [over] : []).toEqual([]);
      },
    );
  }
});

function tooMuch(path: string, weight: Weight, limits: Weight): string[] {
  return (Object.keys(MEASURES) as Measure[]).flatMap((measure) => {
    const over = weight[measure] - limits[measure];
    if (over <= 0) return [];
    const unit = measure === "requests" ? "" : " bytes";
    return [
      `${path}, ${MEASURES[measure]}: ${grouped(weight[measure])}${unit}, ${grouped(over)} over the ${grouped(limits[measure])} that a phone on roaming gets`,
    ];
  });
}

/** Live data are no part of the page; the van drives only where a wait was long enough to be noticed. */
const NOT_WEIGHED = /^(?:media|fetch|manifest|other)$/;
const VAN = /^\/assets\/Van-/;
/** What registers the worker, which is to come with the second page. */
const WORKER = /^\/assets\/register-/;
const DICTIONARY = /^\/assets\/(?:tr|en|ru)-/;

function weightOf(bodies: readonly Body[]): Weight {
  const sum = (fits: (body: Body) => boolean) =>
    bodies.reduce((total, body) => total + (fits(body) ? body.bytes : 0), 0);
  return {
    early: sum(({ isEarly }) => isEarly),
    earlyScript: sum(({ isEarly, type }) => isEarly && type === "script"),
    script: sum(({ type }) => type === "script"),
    words: sum(({ path }) => DICTIONARY.test(path)),
    styles: sum(({ type }) => type === "stylesheet"),
    html: sum(({ type }) => type === "document"),
    fonts: sum(({ type }) => type === "font"),
    all: sum(() => true),
    requests: bodies.filter(({ type }) => type !== "image").length,
  };
}

/**
 * Everything that a first visit to a page loads, until it has come to life and the network is quiet. Pictures that are not asked for
 * at once are left out: which of them a browser fetches ahead of the view, and when, is its own affair and depends on how busy the
 * machine is. So is what a service worker keeps for later.
 */
async function bodiesOf(page: Page, path: string): Promise<Body[]> {
  const quiet = quietOf(page);
  const bodies: Promise<Body>[] = [];
  const paths = new Set<string>();
  let isEarly = true;
  page.on("load", () => (isEarly = false));
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    // A part's files are fetched before they are run: the second time they come out of the browser's cache.
    const isAgain = pathname.startsWith("/assets/") && paths.has(pathname);
    if (NOT_WEIGHED.test(request.resourceType()) || VAN.test(pathname) || isAgain) return;
    paths.add(pathname);
    bodies.push(bodyOf(request, pathname, isEarly));
  });
  await page.goto(path);
  await hydrated(page);
  await quiet();
  const first = await page.evaluate(() =>
    [...document.images].filter((image) => image.loading !== "lazy").map((image) => new URL(image.currentSrc).pathname),
  );
  return (await Promise.all(bodies)).filter(({ type, path: file }) => type !== "image" || first.includes(file));
}

/**
 * Waits until nothing is under way and nothing was asked for or answered for half a second. The browser's own "networkidle" is said once
 * a document: it does not come again for what a page asks for later.
 */
function quietOf(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let since = Date.now();
  page.on("request", (request) => {
    underWay.add(request);
    since = Date.now();
  });
  const ended = (request: Request) => {
    underWay.delete(request);
    since = Date.now();
  };
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  return () => expect.poll(() => underWay.size === 0 && Date.now() - since > 500, { intervals: [50] }).toBe(true);
}

async function bodyOf(request: Request, path: string, isEarly: boolean): Promise<Body> {
  const length = (await request.response())?.headers()["content-length"];
  if (length === undefined) throw new Error(`${path} does not say how long it is`);
  return { type: request.resourceType(), path, bytes: Number(length), isEarly };
}

function grouped(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, " ");
}
