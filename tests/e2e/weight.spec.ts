import { expect, type Page, type Request } from "@playwright/test";

import { expectNone } from "#tests/support/expectNone.ts";
import { forgiveNotFound, hydrated, sharedTest } from "./world.ts";

/** What a page may load on a phone, in bytes of bodies as they are sent, compressed. Its HTML and styles are weighed by `tests/site`. */
const BUDGETS = {
  earlyScript: { name: "script before the load event", bytes: 4_000 },
  script: { name: "script in all, words included", bytes: 165_000 },
  fonts: { name: "fonts", bytes: 70_000 },
} as const;
type Budget = keyof typeof BUDGETS;
/** An article is where most visits begin. */
const ARTICLE_SCRIPT = 150_000;
/** The whole of the form comes with these two, its check and its dialogs, so that nothing that is pressed has to wait for code. */
const FORM_SCRIPT = 190_000;

/** Every kind of page in Russian, whose words weigh most, and one in Turkish, whose faces do. */
const PAGES = [
  "/ru",
  "/tr",
  "/ru/reservation",
  "/ru/services",
  "/ru/services/vip-torba-transfer",
  "/ru/tours",
  "/ru/tours/izmir-seferihisar-sigacik-alacati-cesme",
  "/ru/tours/efes-turu",
  "/ru/blog",
  "/ru/blog/bodrumun-gizli-plajlari",
  "/ru/prices",
  "/ru/contact",
  "/ru/faq",
  "/ru/gallery",
  "/ru/privacy",
  "/ru/terms",
  "/ru/nowhere",
];

interface Body {
  path: string;
  type: string;
  bytes: number;
  /** It was asked for before the load event. */
  isEarly: boolean;
}

// What a service worker keeps for later is no part of a page.
sharedTest.use({ serviceWorkers: "block" });

for (const path of PAGES) {
  sharedTest(`${path} loads no more than it may`, { tag: "@phone" }, async ({ page, complaints }) => {
    const bodies = await bodiesOf(page, () => page.goto(path));
    if (path === "/ru/nowhere") forgiveNotFound(complaints);
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

sharedTest("the next page of a visit loads no file again", { tag: "@phone" }, async ({ page }) => {
  const article = "/ru/blog/bodrum-kalesi";
  const loaded = await bodiesOf(page, () => page.goto(article));
  const known = new Set(loaded.map(({ path }) => path));
  // A tap: a mouse would hover over a link of the next page, and prefetch it.
  const next = await bodiesOf(page, () => page.locator('footer a[href="/ru/reservation"]').last().tap());
  expect(next.length).toBeGreaterThan(0);
  expect(next.filter(({ path, bytes }) => path.startsWith("/assets/") && known.has(path) && bytes > 0)).toEqual([]);
});

/** Everything that is loaded from `act` on, until the page has come to life and the network is quiet. */
async function bodiesOf(page: Page, act: () => Promise<unknown>): Promise<Body[]> {
  const bodies: Promise<Body>[] = [];
  const underWay = new Set<Request>();
  // By when it was asked for: when it arrives is a matter of luck.
  const early = new Set<Request>();
  let isEarly = true;
  let since = Date.now();
  const onLoad = () => (isEarly = false);
  const onRequest = (request: Request) => {
    underWay.add(request);
    if (isEarly) early.add(request);
    since = Date.now();
  };
  const onEnd = (request: Request) => {
    underWay.delete(request);
    since = Date.now();
  };
  const onFinished = (request: Request) => {
    bodies.push(bodyOf(request, early.has(request)));
    onEnd(request);
  };
  page.on("load", onLoad).on("request", onRequest).on("requestfinished", onFinished).on("requestfailed", onEnd);
  await act();
  await hydrated(page);
  // The browser's own "networkidle" is said once a document: it does not come again for what a page asks for later.
  await expect.poll(() => underWay.size === 0 && Date.now() - since > 500, { intervals: [50] }).toBe(true);
  page.off("load", onLoad).off("request", onRequest).off("requestfinished", onFinished).off("requestfailed", onEnd);
  return Promise.all(bodies);
}

async function bodyOf(request: Request, isEarly: boolean): Promise<Body> {
  const { responseBodySize } = await request.sizes();
  const path = new URL(request.url()).pathname;
  // The browser reports a negative size for a cached response.
  return { path, type: typeOf(request, path), bytes: Math.max(0, responseBodySize), isEarly };
}

/** What is asked for ahead is a script or a face all the same. */
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
