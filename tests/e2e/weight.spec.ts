import { expect, type Page, type Request } from "@playwright/test";

import { LANGUAGES, type Language } from "#src/domain/language.ts";
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
  pictures: "pictures that come unasked",
} as const;
type Measure = keyof typeof MEASURES;
type Weight = Record<Measure, number>;

/** What of it a language has less or more of stands beside what all have. */
type KindWeight = Partial<Weight> & Partial<Record<Language, Partial<Weight>>>;

/** What a page may weigh on a phone where its kind does not say otherwise. */
const EVERY_PAGE: Weight & KindWeight = {
  early: 110_000,
  earlyWithPictures: 165_000,
  earlyScript: 1_450,
  script: 125_000,
  words: 8_000,
  styles: 14_000,
  html: 20_000,
  fonts: 37_000,
  all: 235_000,
  allWithPictures: 290_000,
  requests: 22,
  pictures: 11,
  ru: { fonts: 35_000 },
};

/**
 * The kinds of pages, each by one of the heaviest of them: what it may weigh is little more than what it does, so that no growth goes unseen. What
 * others of its kind have of their own is HTML, which is weighed where it is written, and pictures, whose files have limits where they are
 * drawn.
 */
const PAGES: Readonly<Record<string, KindWeight>> = {
  "": {
    early: 97_000,
    earlyWithPictures: 142_000,
    script: 125_000,
    styles: 14_000,
    all: 221_500,
    allWithPictures: 266_500,
    requests: 19,
    pictures: 5,
    tr: { words: 5_000 },
    en: { words: 4_000 },
    ru: { words: 5_600 },
  },
  reservation: {
    early: 69_500,
    earlyWithPictures: 105_500,
    script: 125_000,
    styles: 14_000,
    all: 193_000,
    allWithPictures: 229_500,
    requests: 20,
    pictures: 3,
    tr: { words: 5_000 },
    en: { words: 4_000 },
    ru: { words: 5_600 },
  },
  services: {
    early: 84_500,
    earlyWithPictures: 122_500,
    script: 115_000,
    styles: 11_200,
    all: 197_500,
    allWithPictures: 235_500,
    requests: 19,
    pictures: 5,
    tr: { words: 6_150 },
    en: { words: 4_950 },
    ru: { words: 6_850 },
  },
  "services/vip-torba-transfer": {
    early: 88_000,
    earlyWithPictures: 97_000,
    script: 126_000,
    styles: 13_200,
    all: 213_000,
    allWithPictures: 222_500,
    requests: 22,
    pictures: 2,
    tr: { words: 6_150 },
    en: { words: 4_950 },
    ru: { words: 6_850 },
  },
  tours: {
    early: 71_500,
    earlyWithPictures: 151_500,
    script: 113_000,
    styles: 11_800,
    all: 183_000,
    allWithPictures: 263_000,
    requests: 18,
    pictures: 6,
    tr: { words: 3_800 },
    en: { words: 3_050 },
    ru: { words: 4_250 },
  },
  "tours/izmir-seferihisar-sigacik-alacati-cesme": {
    early: 89_000,
    earlyWithPictures: 156_000,
    script: 118_000,
    styles: 13_100,
    all: 206_000,
    allWithPictures: 273_000,
    requests: 21,
    pictures: 5,
    tr: { words: 4_200 },
    en: { words: 3_350 },
    ru: { words: 4_700 },
  },
  // With a gallery in the place of stops.
  "tours/efes-turu": {
    early: 86_000,
    earlyWithPictures: 86_000,
    script: 118_000,
    styles: 13_100,
    all: 203_000,
    allWithPictures: 203_000,
    requests: 21,
    pictures: 1,
    tr: { words: 4_200 },
    en: { words: 3_350 },
    ru: { words: 4_700 },
  },
  blog: {
    early: 89_000,
    earlyWithPictures: 133_500,
    script: 114_000,
    styles: 11_400,
    all: 203_000,
    allWithPictures: 246_500,
    requests: 16,
    pictures: 5,
    tr: { words: 2_150 },
    en: { words: 1_700 },
    ru: { words: 2_400 },
  },
  "blog/bodrumun-gizli-plajlari": {
    early: 84_500,
    earlyWithPictures: 84_500,
    script: 107_000,
    styles: 9_500,
    all: 189_500,
    allWithPictures: 190_000,
    requests: 13,
    pictures: 1,
    tr: { words: 2_150 },
    en: { words: 1_700 },
    ru: { words: 2_400 },
  },
  prices: {
    early: 70_000,
    earlyWithPictures: 79_000,
    script: 121_000,
    styles: 13_600,
    all: 189_000,
    allWithPictures: 198_500,
    requests: 18,
    pictures: 1,
    tr: { words: 6_200 },
    en: { words: 5_000 },
    ru: { words: 6_900 },
  },
  contact: {
    early: 59_000,
    earlyWithPictures: 93_500,
    script: 114_000,
    styles: 12_100,
    all: 172_000,
    allWithPictures: 206_500,
    requests: 16,
    pictures: 3,
    tr: { words: 3_600 },
    en: { words: 2_850 },
    ru: { words: 4_000 },
  },
  faq: {
    early: 57_000,
    earlyWithPictures: 81_000,
    script: 117_000,
    styles: 10_100,
    all: 172_500,
    allWithPictures: 196_500,
    requests: 16,
    pictures: 2,
    tr: { words: 3_450 },
    en: { words: 2_750 },
    ru: { words: 3_900 },
  },
  gallery: {
    early: 74_500,
    earlyWithPictures: 155_500,
    script: 112_000,
    styles: 11_700,
    all: 185_000,
    allWithPictures: 266_500,
    requests: 16,
    pictures: 11,
    tr: { words: 1_850 },
    en: { words: 1_450 },
    ru: { words: 2_050 },
  },
  // Their text is Turkish in every language: a Russian page of it needs the faces of both.
  privacy: {
    early: 56_500,
    earlyWithPictures: 56_500,
    script: 107_000,
    styles: 9_200,
    all: 162_000,
    allWithPictures: 162_000,
    requests: 14,
    pictures: 0,
    tr: { words: 3_100 },
    en: { words: 2_450 },
    ru: {
      words: 3_450,
      early: 86_000,
      earlyWithPictures: 86_000,
      fonts: 66_000,
      all: 191_500,
      allWithPictures: 192_000,
      requests: 16,
    },
  },
  terms: {
    early: 55_000,
    earlyWithPictures: 57_000,
    script: 107_000,
    styles: 9_200,
    all: 160_000,
    allWithPictures: 162_500,
    requests: 14,
    pictures: 1,
    tr: { words: 3_100 },
    en: { words: 2_450, earlyWithPictures: 55_000, pictures: 0 },
    ru: {
      words: 3_450,
      early: 84_000,
      earlyWithPictures: 84_000,
      fonts: 66_000,
      all: 190_000,
      allWithPictures: 190_000,
      requests: 16,
      pictures: 0,
    },
  },
  // What every address that leads nowhere shows.
  nowhere: {
    early: 53_000,
    earlyWithPictures: 71_500,
    script: 105_000,
    styles: 9_200,
    all: 156_500,
    allWithPictures: 175_000,
    requests: 12,
    pictures: 2,
    tr: { words: 1_500 },
    en: { words: 1_150 },
    ru: { words: 1_650, early: 51_500 },
  },
};

/** What the second page of a visit may bring: code, styles and words of its own, its data, and pictures. */
interface SecondWeight {
  own: number;
  data: number;
  pictures: number;
  /** Without pictures. */
  requests: number;
  /** Faces may be among its own. */
  faces?: true;
  /** Where its link is, if not in the article. */
  from?: string;
}

/** Where a visit goes on to in Russian: from an article by its links and its footer's, and from a list to one of what it lists. */
const SECOND_PAGES: Readonly<Record<string, SecondWeight>> = {
  "/ru": { own: 31_000, data: 6_300, pictures: 123_000, requests: 14 },
  "/ru/reservation": { own: 28_700, data: 6_400, pictures: 88_000, requests: 15 },
  "/ru/services": { own: 15_800, data: 3_880, pictures: 112_000, requests: 14 },
  "/ru/tours": { own: 13_100, data: 2_160, pictures: 145_000, requests: 12 },
  // Its order is another each time.
  "/ru/blog": { own: 13_000, data: 5_100, pictures: 126_000, requests: 8 },
  "/ru/prices": { own: 23_600, data: 6_500, pictures: 60_000, requests: 11 },
  "/ru/contact": { own: 16_100, data: 1_340, pictures: 84_000, requests: 10 },
  "/ru/faq": { own: 14_600, data: 2_010, pictures: 73_500, requests: 8 },
  "/ru/gallery": { own: 11_800, data: 2_850, pictures: 141_500, requests: 10 },
  // Their Turkish text needs faces that no other Russian page has.
  "/ru/privacy": { own: 33_800, data: 3_680, pictures: 51_000, requests: 7, faces: true },
  "/ru/terms": { own: 33_800, data: 1_970, pictures: 51_000, requests: 7, faces: true },
  "/ru/blog/halikarnas-mozolesi": { own: 0, data: 3_830, pictures: 77_000, requests: 1 },
  "/ru/services/vip-torba-transfer": { own: 19_200, data: 3_720, pictures: 34_800, requests: 12, from: "/ru/services" },
  "/ru/tours/izmir-seferihisar-sigacik-alacati-cesme": {
    own: 11_000,
    data: 4_130,
    pictures: 132_000,
    requests: 11,
    from: "/ru/tours",
  },
};

type PartOfSecond = Exclude<keyof SecondWeight, "faces" | "from" | "requests">;

const OF_SECOND: Readonly<Record<PartOfSecond, { name: string; counts: (body: Body) => boolean }>> = {
  own: {
    name: "code, styles and words of its own",
    counts: ({ kind }) => kind !== undefined && !["image", "data"].includes(kind),
  },
  data: { name: "data", counts: ({ kind }) => kind === "data" },
  pictures: { name: "pictures", counts: ({ kind }) => kind === "image" },
};

interface Body {
  /** Undefined for what is no part of the page itself. */
  kind: string | undefined;
  path: string;
  bytes: number;
  /** It was asked for before the load event. */
  isEarly: boolean;
  /** A picture that waits until it is near the view. */
  isLate: boolean;
}

/** In one language what a timer asks for late is waited for, too; it would be the same in the others. */
const LONG_QUIET_MS = 1_500;

// What a service worker keeps for later is no part of a page.
sharedTest.use({ serviceWorkers: "block" });

for (const language of LANGUAGES) {
  for (const [page, own] of Object.entries(PAGES)) {
    const path = `/${language}${page && `/${page}`}`;
    sharedTest(`${path} weighs no more than it may`, { tag: "@phone" }, async ({ page: tab, complaints }) => {
      const bodies = await bodiesOf(tab, path, language === "tr" ? LONG_QUIET_MS : undefined);
      if (page === "nowhere") forgiveNotFound(complaints);
      const limits = { ...EVERY_PAGE, ...own, ...EVERY_PAGE[language], ...own[language] };
      expectNone(tooMuch(path, bodies, limits));
    });
  }
}

sharedTest.describe("the second page of a visit", () => {
  sharedTest.use({ serviceWorkers: "allow" });

  for (const [second, limits] of Object.entries(SECOND_PAGES)) {
    const { from = "/ru/blog/bodrum-kalesi" } = limits;
    sharedTest(
      `${second} after ${from} brings what is its own, and nothing again`,
      { tag: "@phone" },
      async ({ page }) => {
        const quiet = quietOf(page);
        const known = new Set((await bodiesOf(page, from)).map(({ path }) => path));
        const brought: Promise<Body>[] = [];
        const again: Promise<Body>[] = [];
        page.on("requestfinished", (request) => {
          const { pathname, protocol } = new URL(request.url());
          if (protocol === "data:" || VAN.test(pathname)) return;
          if (known.has(pathname)) again.push(sentBodyOf(request, pathname));
          else brought.push(bodyOf(request, pathname, false));
          known.add(pathname);
        });
        // A finger, which rests on nothing: a mouse would lie on the next page and ask for what it opens.
        await page.locator(`:is(main, footer) a[href="${second}"]`).last().tap();
        await expect(page).toHaveURL(second);
        await quiet();
        const bodies = await Promise.all(brought);
        const twice = (await Promise.all(again)).filter(({ kind, bytes }) => kind !== undefined && bytes > 0);
        const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
        expect(bodies.length).toBeGreaterThan(0);
        const requests = bodies.filter(COUNTED.requests).length;
        expectNone([
          ...(requests > limits.requests
            ? [
                `${second}, requests without pictures: ${requests}, ${requests - limits.requests} over the ${limits.requests}.`,
              ]
            : []),
          ...(Object.keys(OF_SECOND) as PartOfSecond[]).flatMap((part) => {
            const { name, counts } = OF_SECOND[part];
            const counted = bodies.filter(counts);
            const over = weightOf(counted) - limits[part];
            const most = `${grouped(over)} bytes over the ${grouped(limits[part])} that it may bring`;
            return over > 0 ? [`${second}, ${name}: ${most}; ${heaviest(counted)}.`] : [];
          }),
          ...(limits.faces ? [] : bodies.filter(({ kind }) => kind === "font")).map(
            ({ path, bytes }) => `${second} brings the face ${path}, ${grouped(bytes)} bytes.`,
          ),
          ...twice.map(({ path, bytes }) => `${second} brings ${path} again, ${grouped(bytes)} bytes.`),
          // What a worker brings the page does not see.
          ...(workers > 0
            ? [`${second}: the worker, which keeps pages for later, comes with the second page of a visit.`]
            : []),
        ]);
      },
    );
  }
});

/** A sentence for each measure that is over its limit: by how much, and what of it weighs most. */
function tooMuch(path: string, bodies: readonly Body[], limits: Weight): string[] {
  return (Object.keys(MEASURES) as Measure[]).flatMap((measure) => {
    const counted = bodies.filter(COUNTED[measure]);
    const isCount = measure === "requests" || measure === "pictures";
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

/** The van drives only where a wait was long enough to be noticed; it is weighed by itself, where it is written. */
const VAN = /^\/assets\/Van-/;
const DICTIONARY = /^\/assets\/(?:tr|en|ru)-/;

/** What is no part of the page itself: live data, the manifest, icons. */
const APART = /^\/(?:api|icons)\/|^\/favicon\.ico$|\.webmanifest$/;

/** What it was asked for as, wherever it lies; by its name where a page's code and styles are fetched ahead, which are asked for as data. */
function kindOf(request: Request, path: string): string | undefined {
  const type = request.resourceType();
  if (["document", "script", "stylesheet", "font"].includes(type)) return type;
  if (APART.test(path)) return undefined;
  // Of another page: what it shows, or the page itself.
  if (path.startsWith("/_data/") || !/\.\w+$/.test(path)) return "data";
  const [, extension = ""] = /\.(\w+)$/.exec(path) ?? [];
  return { js: "script", css: "stylesheet", woff2: "font" }[extension] ?? type;
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
  pictures: ({ kind }) => kind === "image",
};

/**
 * Everything that a first visit to a page loads, until it has come to life and the network is quiet. What a service worker keeps for
 * later is no part of it.
 */
async function bodiesOf(page: Page, path: string, quietMs?: number): Promise<Body[]> {
  const quiet = quietOf(page, quietMs);
  const bodies: Promise<Body>[] = [];
  const met = new Set<string>();
  // By when it was asked for: when it arrives is a matter of luck.
  const early = new Set<Request>();
  let isEarly = true;
  page.on("load", () => (isEarly = false));
  page.on("request", (request) => isEarly && early.add(request));
  page.on("requestfinished", (request) => {
    const { pathname, protocol } = new URL(request.url());
    // A part's files are fetched before they are run: the second time they come out of the browser's cache.
    const isAgain = pathname.startsWith("/assets/") && met.has(pathname);
    if (protocol === "data:" || VAN.test(pathname) || isAgain) return;
    met.add(pathname);
    bodies.push(bodyOf(request, pathname, early.has(request)));
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
 * Waits until nothing is under way and nothing was asked for or answered for `quietMs` milliseconds. The browser's own "networkidle" is said once
 * a document: it does not come again for what a page asks for later.
 */
function quietOf(page: Page, quietMs = 500): () => Promise<void> {
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
  return () => expect.poll(() => underWay.size === 0 && Date.now() - since > quietMs, { intervals: [50] }).toBe(true);
}

/** What came over the network this time. Out of the browser's cache that is nothing, of which its tools say less than nothing. */
async function sentBodyOf(request: Request, path: string): Promise<Body> {
  const { responseBodySize } = await request.sizes();
  return { kind: kindOf(request, path), path, bytes: Math.max(0, responseBodySize), isEarly: false, isLate: false };
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
