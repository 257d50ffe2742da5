import { expect, type Page } from "@playwright/test";

import { pageTitle } from "#tests/support/pageTitle.ts";
import { ignoreNotFound, messagesOf, sharedTest as test, waitForHydration } from "./fixtures.ts";
import { articleWith, TOUR_WITH_STOPS } from "./pageTypes.ts";

const { shell } = messagesOf("en");
/** An article with a link to another page in its text. */
const LINKING_ARTICLE = articleWith(/<article.*<p>[^<]*<a href="\/en\//s);

const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true }).first();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Holds back the answers to requests that match the pattern, until the returned function is called. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Expects that the page has scrolled an element into the upper half of the window, below the header. */
async function expectScrolledTo(page: Page, selector: string): Promise<void> {
  await expect(async () => {
    expect(await scrollTop(page)).toBeGreaterThan(0);
    const { y = 0 } = (await page.locator(selector).boundingBox()) ?? {};
    const header = await page.getByRole("banner").boundingBox();
    expect(Math.round(y)).toBeGreaterThanOrEqual(Math.round((header?.y ?? 0) + (header?.height ?? 0)));
    expect(y).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
  }).toPass();
}

/** Changes the target of a link in an article; the router reads `href` at the click. Marks the document for `isSameDocument`. */
async function linkLeadingTo(page: Page, href: string) {
  const link = page.locator("article p a[href^='/']").first();
  await link.evaluate((element, to) => {
    Object.assign(window, { sameVisit: true });
    element.setAttribute("href", to);
  }, href);
  return link;
}

const isSameDocument = (page: Page) => page.evaluate(() => "sameVisit" in window);

test("a focused link prefetches its page, whose files are transferred once; one to another language does not", async ({
  page,
}) => {
  await open(page, "/en/services");
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.locator("header a[hreflang=ru]").first().dispatchEvent("pointerover");
  // This prefetch is queued behind one of the first link, so once it is sent, the first link has caused none.
  await footerLink(page, shell.nav.tours).focus();
  await expect.poll(() => asked).toContain("/_data/en/tours.json");
  await expect.poll(() => asked.filter((path) => path.includes("ToursPage-"))).not.toEqual([]);
  expect(asked.filter((path) => path.includes("/ru"))).toEqual([]);
  await footerLink(page, shell.nav.tours).press("Enter");
  await expect(page).toHaveTitle(pageTitle("tours", "en"));
  const transferred = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ transferSize, name }) => transferSize > 0 && /\/en\/tours\.json$|\/ToursPage-.*\.js$/.test(name))
      .map(({ name }) => name.replace(/.*\//, "").replace(/-.*/, "")),
  );
  expect(transferred.toSorted()).toEqual(["ToursPage", "tours.json"]);
});

test("a link to a hash of the page scrolls to its target and moves the focus there, and Back restores the position", async ({
  page,
}) => {
  await open(page, "/en/gallery");
  const link = page.locator("main a[href$='#further']");
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  await link.press("Enter");
  await expect(page).toHaveURL("/en/gallery#further");
  await expectScrolledTo(page, "#further");
  await expect(page.locator("#further")).toBeFocused();
  await page.keyboard.press("Tab");
  const isBeyond = await page.locator("#further").evaluate((place) => {
    const relation = place.compareDocumentPosition(document.activeElement ?? place);
    return (relation & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(isBeyond).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL("/en/gallery");
  await expect.poll(() => scrollTop(page)).toBe(before);
});

for (const path of ["services", "gallery"]) {
  test(`the sticky navigation on /ru/${path} covers no heading that is scrolled to`, async ({ page }) => {
    await page.goto(`/ru/${path}`);
    const bar = page.getByRole("main").getByRole("navigation").first();
    for (const link of await bar.getByRole("link").all()) {
      const part = ((await link.getAttribute("href")) ?? "").split("#")[1];
      const heading = page.locator(`#${part} h2`);
      // By its link, and by `scrollIntoView`, as a screen reader or find-in-page does.
      for (const jump of [() => link.click(), () => heading.evaluate((element) => element.scrollIntoView())]) {
        await page.evaluate(() => scrollTo(0, 0));
        await jump();
        await expect(heading).toBeInViewport();
        await expect
          .poll(async () => {
            const [above, below] = await Promise.all([bar.boundingBox(), heading.boundingBox()]);
            return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
          })
          .toBeGreaterThanOrEqual(-0.5);
      }
    }
  });
}

test("clicking links in quick succession skips view transitions without an error", async ({ page }) => {
  await open(page, "/en/services");
  const { tours, faq, gallery } = shell.nav;
  for (const name of [tours, faq, gallery]) await footerLink(page, name).focus();
  await page.waitForLoadState("networkidle");
  const skipped = await page.evaluate(async () => {
    let count = 0;
    const { skipTransition } = ViewTransition.prototype;
    ViewTransition.prototype.skipTransition = function () {
      count += 1;
      skipTransition.call(this);
    };
    for (let press = 0; press < 9; press += 1) {
      const name = ["tours", "faq", "gallery"][press % 3];
      document.querySelector<HTMLElement>(`footer a[href="/en/${name}"]`)?.click();
      await new Promise((next) => setTimeout(next, 40));
    }
    return count;
  });
  expect(skipped).toBeGreaterThan(0);
  await expect(page).toHaveTitle(pageTitle("gallery", "en"));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a URL with a hash scrolls to its target before and after hydration, and a language change leaves it there", async ({
  page,
}) => {
  const path = `tours/${TOUR_WITH_STOPS}?a=1&b=%C3%BC#stop-3`;
  await page.goto("/en/faq");
  await page.goto(`/en/${path}`);
  await expectScrolledTo(page, "#stop-3");
  await waitForHydration(page);
  await expectScrolledTo(page, "#stop-3");
  const entries = await page.evaluate(() => history.length);
  const before = await scrollTop(page);
  // Not a mouse click, which would first scroll the link into view.
  const turkish = page.locator("header a[hreflang=tr]").first();
  await turkish.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(`/tr/${path}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "tr");
  await page.evaluate(() => document.fonts.ready);
  expect(Math.abs((await scrollTop(page)) - before)).toBeLessThan(4);
  expect(await page.evaluate(() => [history.length, localStorage.getItem("language")])).toEqual([entries, "tr"]);
  await page.goBack();
  await expect(page).toHaveURL("/en/faq");
});

test("links in an article lead to pages without a reload, also without a language or to no page", async ({
  page,
  consoleErrors,
}) => {
  await open(page, `/ru/blog/${LINKING_ARTICLE}`);
  await (await linkLeadingTo(page, `/tours/${TOUR_WITH_STOPS}?a=1#stop-2`)).click();
  await expect(page).toHaveURL(`/ru/tours/${TOUR_WITH_STOPS}?a=1#stop-2`);
  await expectScrolledTo(page, "#stop-2");
  expect(await isSameDocument(page)).toBe(true);

  await open(page, `/en/blog/${LINKING_ARTICLE}`);
  await (await linkLeadingTo(page, "/en/blog/there-is-no-such")).click();
  await expect(page.getByRole("heading", { level: 1, name: messagesOf("en").blog.notFound.title })).toBeFocused();
  await expect(page).toHaveURL("/en/blog/there-is-no-such");
  expect(await isSameDocument(page)).toBe(true);
  ignoreNotFound(consoleErrors);
});

test("a loading indicator appears after 150 ms, not before, and disappears with the next page", async ({ page }) => {
  await open(page, "/en/services");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const release = await hold(page, "**/_data/en/faq.json");
  const asked = page.waitForRequest("**/_data/en/faq.json");
  await footerLink(page, shell.nav.faq).click();
  await asked;
  const wait = page.getByRole("status", { name: shell.spinner.label });
  await page.clock.runFor(149);
  await expect(wait).toHaveCount(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.clock.runFor(100);
  // The link is far down: the indicator is in view there, and does not make the page longer.
  await expect(wait.getByText(shell.spinner.text)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  release();
  await page.clock.resume();
  await expect(page).toHaveTitle(pageTitle("faq", "en"));
  await expect(wait).toBeHidden();
});

test("if a page's style sheet fails to load, every navigation to it shows the error page @once", async ({
  page,
  consoleErrors,
}) => {
  await page.route(/\/assets\/FaqPage-[^/]*\.css$/, (route) => route.abort());
  await open(page, "/en/privacy");
  const crash = page.getByRole("heading", { level: 1, name: shell.crash.title });
  await footerLink(page, shell.nav.faq).click();
  await expect(crash).toBeVisible();
  await page.goBack();
  await footerLink(page, shell.nav.faq).click();
  await expect(crash).toBeVisible();
  consoleErrors.length = 0;
});

test("navigation ends in the error page if the network never responds @once", async ({ page, consoleErrors }) => {
  await open(page, "/en/faq");
  await page.clock.install();
  await page.route(/\/_data\//, () => {});
  await footerLink(page, shell.nav.tours).click();
  // Both the prefetch and the navigation have to time out.
  const crash = page.getByRole("heading", { level: 1, name: shell.crash.title });
  await expect(async () => {
    await page.clock.fastForward(30_000);
    await expect(crash).toBeVisible({ timeout: 500 });
  }).toPass();
  consoleErrors.length = 0;
});

test("the logo leads to the home page; there it scrolls to the top without loading anything", async ({ page }) => {
  await open(page, "/en/faq");
  const logo = page.getByRole("banner").getByRole("link", { name: shell.brand.home });
  await logo.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL("/en");
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => scrollTop(page)).toBe(1500);
  // Scrolling has moved other links under the pointer, which prefetches their pages.
  await logo.hover();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await logo.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(asked.filter((path) => path.startsWith("/_data"))).toEqual([]);
});
