import { expect, type Page, type Request } from "@playwright/test";

import { expectNone } from "#tests/support/expectNone.ts";
import { ignoreNotFound, waitForHydration, sharedTest } from "./fixtures.ts";
import { ARTICLES, PAGE_TYPES, TOUR_WITH_STOPS } from "./pageTypes.ts";

/** Limits of what a page loads on a phone, in bytes of compressed bodies. HTML and style sheets are checked by `tests/site`. */
const BUDGETS = {
  earlyScript: { name: "script before the load event", bytes: 4_000 },
  script: { name: "script in all, words included", bytes: 165_000 },
  fonts: { name: "fonts", bytes: 70_000 },
} as const;
type Budget = keyof typeof BUDGETS;
/** Lower limit for articles, where most visits begin. */
const ARTICLE_SCRIPT = 150_000;
/** Higher limit for the two pages with the form: they load all its code, with validation and dialogs, so that no click waits for code. */
const FORM_SCRIPT = 192_000;

/** Every type of page in Russian, which has the largest texts, and one in Turkish, which has the largest fonts. */
const PAGES = [
  "/tr",
  ...PAGE_TYPES.filter((type) => !type.endsWith(".html")).map((type) => `/ru${type && `/${type}`}`),
  `/ru/tours/${TOUR_WITH_STOPS}`,
  "/ru/privacy",
];

interface Body {
  path: string;
  type: string;
  bytes: number;
  /** Requested before the load event. */
  isEarly: boolean;
}

// Downloads of the service worker do not count.
sharedTest.use({ serviceWorkers: "block" });

for (const path of PAGES) {
  sharedTest(`${path} stays within its size limits`, { tag: "@phone" }, async ({ page, consoleErrors }) => {
    const bodies = await bodiesOf(page, () => page.goto(path));
    if (path === "/ru/no-such-page") ignoreNotFound(consoleErrors);
    const weights: Record<Budget, Body[]> = {
      earlyScript: bodies.filter(({ type, isEarly }) => type === "script" && isEarly),
      script: bodies.filter(({ type }) => type === "script"),
      fonts: bodies.filter(({ type }) => type === "font"),
    };
    const limitOf = (budget: Budget) => (budget === "script" ? scriptLimitOf(path) : BUDGETS[budget].bytes);
    expectNone(
      (Object.keys(BUDGETS) as Budget[]).flatMap((budget) => {
        const bytes = weights[budget].reduce((sum, body) => sum + body.bytes, 0);
        const over = bytes - limitOf(budget);
        return over > 0
          ? [`${path}, ${BUDGETS[budget].name}: ${bytes} bytes, ${over} over; ${heaviest(weights[budget])}.`]
          : [];
      }),
    );
  });
}

function scriptLimitOf(path: string): number {
  if (/^\/ru\/blog\/./.test(path)) return ARTICLE_SCRIPT;
  return /^\/\w\w(?:\/reservation)?$/.test(path) ? FORM_SCRIPT : BUDGETS.script.bytes;
}

sharedTest("the next page of a visit downloads no file again", { tag: "@phone" }, async ({ page }) => {
  const article = `/ru/blog/${ARTICLES[0]}`;
  const loaded = await bodiesOf(page, () => page.goto(article));
  const known = new Set(loaded.map(({ path }) => path));
  // A tap, because a mouse would hover over a link of the next page and prefetch it.
  const next = await bodiesOf(page, () => page.locator('footer a[href="/ru/reservation"]').last().tap());
  expect(next.length).toBeGreaterThan(0);
  expect(next.filter(({ path, bytes }) => path.startsWith("/assets/") && known.has(path) && bytes > 0)).toEqual([]);
});

sharedTest("the map is preloaded in the version that is shown at the width of the window @phone", async ({ page }) => {
  await page.goto("/ru/prices");
  for (const width of [320, 768, 1024, 1336, 1342, 2000]) {
    await page.setViewportSize({ width, height: 900 });
    const maps = () =>
      page.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=image]")];
        const shown = [...document.querySelectorAll<HTMLImageElement>("img[src^='/maps/']")];
        return {
          asked: links.filter(({ media }) => matchMedia(media).matches).map((link) => link.getAttribute("href")),
          shown: shown.filter((image) => image.checkVisibility()).map((image) => image.getAttribute("src")),
        };
      });
    await expect.poll(async () => (await maps()).shown, { message: `at ${width} px` }).toHaveLength(1);
    const { asked, shown } = await maps();
    expect(asked, `at ${width} px`).toEqual(shown);
  }
});

/** Everything that is loaded from `act` on, until the page is hydrated and the network is idle. */
async function bodiesOf(page: Page, act: () => Promise<unknown>): Promise<Body[]> {
  const bodies: Promise<Body>[] = [];
  const pending = new Set<Request>();
  // By the time of the request; the time of arrival is random.
  const early = new Set<Request>();
  let isEarly = true;
  let since = Date.now();
  const onLoad = () => (isEarly = false);
  const onRequest = (request: Request) => {
    pending.add(request);
    if (isEarly) early.add(request);
    since = Date.now();
  };
  const onEnd = (request: Request) => {
    pending.delete(request);
    since = Date.now();
  };
  const onFinished = (request: Request) => {
    bodies.push(bodyOf(request, early.has(request)));
    onEnd(request);
  };
  page.on("load", onLoad).on("request", onRequest).on("requestfinished", onFinished).on("requestfailed", onEnd);
  await act();
  await waitForHydration(page);
  // "networkidle" fires once per document, and not again for later requests.
  await expect.poll(() => pending.size === 0 && Date.now() - since > 500, { intervals: [50] }).toBe(true);
  page.off("load", onLoad).off("request", onRequest).off("requestfinished", onFinished).off("requestfailed", onEnd);
  return Promise.all(bodies);
}

async function bodyOf(request: Request, isEarly: boolean): Promise<Body> {
  const { responseBodySize } = await request.sizes();
  const path = new URL(request.url()).pathname;
  // The browser reports a negative size for a cached response.
  return { path, type: typeOf(request, path), bytes: Math.max(0, responseBodySize), isEarly };
}

/** Type of a body; preloaded files count as scripts or fonts, too. */
function typeOf(request: Request, path: string): string {
  const [, extension = ""] = /\.(\w+)$/.exec(path) ?? [];
  return { js: "script", woff2: "font" }[extension] ?? request.resourceType();
}

function heaviest(bodies: readonly Body[]): string {
  const named = bodies
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 5)
    .map(({ path, bytes }) => `${path} ${bytes}`);
  return `most are ${named.join(", ")}`;
}
