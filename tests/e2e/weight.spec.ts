import { expect, type Page, type Request } from "@playwright/test";

import { LANGUAGES } from "#src/domain/language.ts";
import { expectNone } from "#tests/support/expectNone.ts";
import { forgiveNotFound, hydrated, sharedTest } from "./world.ts";

/** What is weighed of a page: bodies as they are sent, compressed, in bytes; a thousand of them are a KB. */
const MEASURES = {
  early: "before the load event",
  earlyWithPictures: "before the load event with every picture that comes unasked",
  earlyScript: "script before the load event",
  script: "script in all",
  words: "words",
  styles: "style sheets",
  html: "HTML",
  fonts: "fonts",
  all: "in all",
  allWithPictures: "in all with every picture that comes unasked and live data",
  requests: "requests, without pictures and live data",
} as const;
type Measure = keyof typeof MEASURES;
type Weight = Record<Measure, number>;

/** What every page may weigh on a phone. */
const EVERY_PAGE: Weight = {
  early: 110_000,
  earlyWithPictures: 165_000,
  earlyScript: 4_000,
  script: 125_000,
  words: 8_000,
  styles: 14_000,
  html: 20_000,
  fonts: 40_000,
  all: 235_000,
  allWithPictures: 290_000,
  requests: 22,
};

/** The kinds of pages, each by one of them, and where one may weigh less than every page, or has to weigh more. */
const PAGES: Readonly<Record<string, Partial<Weight>>> = {
  "": { requests: 19 },
  reservation: { requests: 20 },
  services: { script: 115_000, requests: 19 },
  "services/vip-yalikavak-transfer": { script: 126_000, requests: 22 },
  tours: { script: 113_000, requests: 18 },
  "tours/private-tour-to-dalyan": { script: 118_000, requests: 21 },
  // With a gallery in the place of stops.
  "tours/efes-turu": { script: 118_000, requests: 21 },
  blog: { script: 114_000, requests: 16 },
  "blog/bodrum-kalesi": { script: 112_000, styles: 10_000, requests: 13 },
  prices: { script: 121_000, requests: 18 },
  contact: { script: 114_000, requests: 16 },
  faq: { script: 117_000, requests: 16 },
  gallery: { script: 112_000, requests: 16 },
  // Their text is Turkish in every language: a Russian page of it needs the faces of both.
  privacy: { script: 107_000, fonts: 70_000, requests: 16 },
  terms: { script: 107_000, fonts: 70_000, requests: 16 },
  // What every address that leads nowhere shows.
  nowhere: { script: 105_000, requests: 12 },
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
  /** Undefined for what is no part of the page itself. */
  kind: string | undefined;
  path: string;
  bytes: number;
  /** It came before the load event. */
  isEarly: boolean;
  /** A picture that waits until it is near the view. */
  isLate: boolean;
}

// What a service worker keeps for later is no part of a page.
sharedTest.use({ serviceWorkers: "block" });

for (const language of LANGUAGES) {
  for (const [page, own] of Object.entries(PAGES)) {
    if (language === "en" && !IN_ENGLISH.includes(page)) continue;
    const path = `/${language}${page && `/${page}`}`;
    sharedTest(`${path} weighs no more than it may`, { tag: "@phone" }, async ({ page: tab, complaints }) => {
      const bodies = await bodiesOf(tab, path);
      if (page === "nowhere") forgiveNotFound(complaints);
      const limits = { ...EVERY_PAGE, ...own };
      expectNone(tooMuch(path, bodies, limits));
    });
  }
}

for (const page of ["", "services", "tours", "tours/private-tour-to-dalyan", "blog", "blog/bodrum-kalesi", "gallery"]) {
  sharedTest(
    `the first picture of /ru/${page} comes at once, and no other`,
    { tag: "@phone" },
    async ({ page: tab }) => {
      await tab.goto(`/ru/${page}`);
      const loading = await tab
        .locator("main img")
        .evaluateAll((images) => (images as HTMLImageElement[]).map((image) => [image.loading, image.fetchPriority]));
      expect(loading[0]).toEqual(["eager", "high"]);
      expect(loading.slice(1).filter(([when]) => when === "eager")).toEqual([]);
    },
  );
}

sharedTest.describe("the second page of a visit", () => {
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
        const own = await Promise.all(brought.values());
        expect(own.filter(({ kind }) => kind === "font")).toEqual([]);
        // What a worker brings the page does not see.
        expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
        const bytes = weightOf(own);
        expect(bytes).toBeGreaterThan(0);
        const over = `${second}: ${grouped(bytes)} bytes of its own, ${grouped(bytes - limit)} over the ${grouped(limit)} that it may bring; ${heaviest(own)}.`;
        expectNone(bytes > limit ? [over] : []);
      },
    );
  }
});

/** A sentence for each measure that is over its limit: by how much, and what of it weighs most. */
function tooMuch(path: string, bodies: readonly Body[], limits: Weight): string[] {
  return (Object.keys(MEASURES) as Measure[]).flatMap((measure) => {
    const counted = bodies.filter(COUNTED[measure]);
    const isCount = measure === "requests";
    const weight = isCount ? counted.length : weightOf(counted);
    const limit = limits[measure];
    if (weight <= limit) return [];
    const unit = isCount ? "" : " bytes";
    return [
      `${path}, ${MEASURES[measure]}: ${grouped(weight)}${unit}, ${grouped(weight - limit)} over the ${grouped(limit)} that a phone on roaming gets; ${heaviest(counted)}.`,
    ];
  });
}

function weightOf(bodies: readonly Body[]): number {
  return bodies.reduce((sum, { bytes }) => sum + bytes, 0);
}

function heaviest(bodies: readonly Body[]): string {
  const named = bodies
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 5)
    .map(({ path, bytes }) => `${path} ${grouped(bytes)}`);
  return `most are ${named.join(", ")}`;
}

/** The van drives only where a wait was long enough to be noticed. */
const VAN = /^\/assets\/Van-/;
const DICTIONARY = /^\/assets\/(?:tr|en|ru)-/;

/** By its name, because code that is fetched ahead is asked for as data. What is no part of the page itself has none: live data, the manifest. */
function kindOf(request: Request, path: string): string | undefined {
  if (request.resourceType() === "document") return "document";
  const [, extension = ""] = /^\/(?:assets|fonts|images|maps)\/.*\.(\w+)$/.exec(path) ?? [];
  return { js: "script", css: "stylesheet", woff2: "font" }[extension] ?? (extension === "" ? undefined : "image");
}

const isOfPage = ({ kind, isLate }: Body) => kind !== undefined && !isLate;

/** What a measure is taken of. */
const COUNTED: Readonly<Record<Measure, (body: Body) => boolean>> = {
  early: (body) => body.isEarly && isOfPage(body),
  // When they come depends on how busy the machine is.
  earlyWithPictures: ({ isEarly, kind }) => isEarly || kind === "image",
  earlyScript: ({ isEarly, kind }) => isEarly && kind === "script",
  script: ({ kind }) => kind === "script",
  words: ({ path }) => DICTIONARY.test(path),
  styles: ({ kind }) => kind === "stylesheet",
  html: ({ kind }) => kind === "document",
  fonts: ({ kind }) => kind === "font",
  all: isOfPage,
  allWithPictures: () => true,
  requests: ({ kind }) => kind !== undefined && kind !== "image",
};

/**
 * Everything that a first visit to a page loads, until it has come to life and the network is quiet. What a service worker keeps for
 * later is no part of it.
 */
async function bodiesOf(page: Page, path: string): Promise<Body[]> {
  const quiet = quietOf(page);
  const bodies: Promise<Body>[] = [];
  const met = new Set<string>();
  let isEarly = true;
  page.on("load", () => (isEarly = false));
  page.on("requestfinished", (request) => {
    const { pathname, protocol } = new URL(request.url());
    // A part's files are fetched before they are run: the second time they come out of the browser's cache.
    const isAgain = pathname.startsWith("/assets/") && met.has(pathname);
    if (protocol === "data:" || VAN.test(pathname) || isAgain) return;
    met.add(pathname);
    bodies.push(bodyOf(request, pathname, isEarly));
  });
  await page.goto(path);
  await hydrated(page);
  await quiet();
  const late = await page.evaluate(() => {
    const paths = (loading: string) =>
      [...document.images]
        .filter((image) => image.loading === loading && image.currentSrc !== "")
        .map((image) => new URL(image.currentSrc).pathname);
    const soon = new Set(paths("eager"));
    return paths("lazy").filter((each) => !soon.has(each));
  });
  return (await Promise.all(bodies)).map((body) => ({ ...body, isLate: late.includes(body.path) }));
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
  const kind = kindOf(request, path);
  if (kind !== undefined && length === undefined) throw new Error(`${path} does not say how long it is`);
  const bytes = length === undefined ? (await request.sizes()).responseBodySize : Number(length);
  return { kind, path, bytes, isEarly, isLate: false };
}

function grouped(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, " ");
}
