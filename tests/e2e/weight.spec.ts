import { expect, type Page, type Request } from "@playwright/test";

import { LANGUAGES } from "#src/domain/language.ts";
import { hydrated, sharedTest } from "./world.ts";

/** What is weighed of a page: bodies as they are sent, compressed, in bytes; a thousand of them are a KB. */
const MEASURES = {
  early: "before the load event, without pictures",
  earlyScript: "script before the load event",
  script: "script in all",
  words: "words",
  styles: "style sheets",
  html: "HTML",
  fonts: "fonts",
  requests: "requests, without pictures and live data",
} as const;
type Measure = keyof typeof MEASURES;
type Weight = Record<Measure, number>;

/** What every page may weigh on a phone. */
const EVERY_PAGE: Weight = {
  early: 105_000,
  earlyScript: 4_000,
  script: 135_000,
  words: 8_000,
  styles: 14_000,
  html: 20_000,
  fonts: 70_000,
  requests: 25,
};

/** The kinds of pages, each by one of them, and where one may weigh more than every page, or has to weigh less. */
const PAGES: Readonly<Record<string, Partial<Weight>>> = {
  "": { script: 148_500, styles: 15_500, requests: 30 },
  reservation: { script: 149_500, styles: 15_800, requests: 31 },
  services: {},
  "services/vip-yalikavak-transfer": { script: 145_000 },
  tours: {},
  "tours/private-tour-to-dalyan": {},
  blog: {},
  "blog/bodrum-kalesi": { script: 126_000, styles: 10_500, requests: 19 },
  prices: { script: 140_000, words: 8_500 },
  contact: {},
  faq: { script: 140_000 },
  gallery: { script: 128_000 },
  // Its text is Turkish in every language: a Russian page of it needs the faces of both.
  privacy: { script: 126_000, fonts: 85_000, early: 120_000 },
};

/** English is weighed where there is most of it, and where most visits begin. */
const IN_ENGLISH = ["", "blog/bodrum-kalesi"];

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

/** Pictures and live data are no code of the page; the van drives only where a wait was long enough to be noticed. */
const NOT_WEIGHED = /^(?:image|media|fetch|manifest|other)$/;
const VAN = /^\/assets\/Van-/;
const DICTIONARY = /^\/assets\/(?:tr|en|ru)-/;

/**
 * Pictures are left out: which of those below the first view a browser fetches, and when, is its own affair and depends on how busy
 * the machine is. So are live data, and what a service worker keeps for later.
 */
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
    requests: bodies.length,
  };
}

/** Everything that a first visit to a page loads, until it has come to life and the network is quiet. */
async function bodiesOf(page: Page, path: string): Promise<Body[]> {
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
  await page.waitForLoadState("networkidle");
  return Promise.all(bodies);
}

async function bodyOf(request: Request, path: string, isEarly: boolean): Promise<Body> {
  const length = (await request.response())?.headers()["content-length"];
  if (length === undefined) throw new Error(`${path} does not say how long it is`);
  return { type: request.resourceType(), path, bytes: Number(length), isEarly };
}

function grouped(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, " ");
}
