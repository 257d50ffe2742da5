import { expect, type Page } from "@playwright/test";

import { HEADS } from "#content/heads.ts";
import { expectNone } from "#tests/support/expectNone.ts";
import { ignoreNotFound, waitForHydration, sharedTest as test, messagesOf } from "./fixtures.ts";

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/** Lower edge of the sticky header, in CSS pixels from the top of the window. */
async function headerBottom(page: Page): Promise<number> {
  const { y = 0, height = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
  return Math.round(y + height);
}

/** Expects that the page has scrolled an element into the upper half of the window, below the header. */
async function expectScrolledTo(page: Page, selector: string): Promise<void> {
  await expect(async () => {
    expect(await scrollTop(page)).toBeGreaterThan(0);
    const { y = 0 } = (await page.locator(selector).boundingBox()) ?? {};
    expect(Math.round(y)).toBeGreaterThanOrEqual(await headerBottom(page));
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

test("a focused link prefetches the code and data of its page, which then has its title and its heading focused", async ({
  page,
}) => {
  await page.goto("/en/services");
  await waitForHydration(page);
  const prefetched = Promise.all([
    page.waitForRequest("**/_data/en/tours.json"),
    page.waitForRequest(/\/assets\/ToursPage-.*\.js$/),
  ]);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Tours", exact: true });
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  await prefetched;
  await link.press("Enter");
  await expect(page).toHaveTitle(HEADS.tours.en.title);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
  // The page takes the prefetched files from the browser's cache: each has been transferred only once.
  const transferred = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(
        ({ name, transferSize }) =>
          transferSize > 0 && /\/_data\/en\/tours\.json$|\/assets\/ToursPage-.*\.js$/.test(name),
      )
      .map(({ name }) => name.replace(/.*\//, "").replace(/-.*/, "")),
  );
  expect(transferred.toSorted()).toEqual(["ToursPage", "tours.json"]);
});

test("a link to another language prefetches nothing", async ({ page }) => {
  await page.goto("/en/faq");
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.locator("header a[hreflang=ru]").first().dispatchEvent("pointerover");
  // This prefetch is queued behind one of the first link, so once it is sent, the first link has caused none.
  await page.getByRole("contentinfo").getByRole("link", { name: "Tours", exact: true }).dispatchEvent("pointerover");
  await expect.poll(() => asked).toContain("/_data/en/tours.json");
  expect(asked.filter((path) => path.includes("/ru"))).toEqual([]);
});

test("Back restores the scroll position of a long list, and Forward shows the top of the article", async ({ page }) => {
  await page.goto("/en/blog");
  await waitForHydration(page);
  const card = page.locator("main h2 a").nth(12);
  await card.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(500);
  await card.click();
  await expect(page).toHaveURL(/\/en\/blog\/./);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(HEADS.blog.en.title);
  await expect.poll(() => scrollTop(page)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL(/\/en\/blog\/./);
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test("a link to a hash of another page scrolls to its target, below the header", async ({ page }) => {
  await page.goto("/en/services");
  await waitForHydration(page);
  await page
    .getByRole("link", { name: messagesOf("en").shell.nav.reserve, exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL("/en/reservation#reservation-form");
  await expectScrolledTo(page, "#reservation-form");
});

test("a link to a hash of the same page scrolls to its target, and Back restores the scroll position", async ({
  page,
}) => {
  await page.goto("/en/gallery");
  await waitForHydration(page);
  const link = page.locator("main a[href$='#further']");
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  await link.click();
  await expect(page).toHaveURL("/en/gallery#further");
  await expectScrolledTo(page, "#further");
  await page.goBack();
  await expect(page).toHaveURL("/en/gallery");
  await expect.poll(() => scrollTop(page)).toBe(before);
});

for (const [path, hash] of [
  ["/en/gallery", "#further"],
  ["/en/services", "#cars"],
] as const) {
  test(`a link to ${hash} of ${path} moves the focus: the next Tab continues from there`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await page.locator(`main a[href$='${hash}']`).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(path + hash);
    await expect(page.locator(hash)).toBeFocused();
    const before = await scrollTop(page);
    await page.keyboard.press("Tab");
    expect(await scrollTop(page)).toBeGreaterThanOrEqual(before);
    const isBeyond = await page.locator(hash).evaluate((place) => {
      const relation = place.compareDocumentPosition(document.activeElement ?? place);
      return (relation & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    });
    expect(isBeyond).toBe(true);
  });
}

test("clicking links in quick succession skips view transitions without an error", async ({ page }) => {
  await page.goto("/en/services");
  await waitForHydration(page);
  const footer = page.getByRole("contentinfo");
  const { tours, faq, gallery } = messagesOf("en").shell.nav;
  for (const name of [tours, faq, gallery]) await footer.getByRole("link", { name, exact: true }).focus();
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
  await expect(page).toHaveTitle(HEADS.gallery.en.title);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a URL with a hash scrolls to its target, before and after hydration", async ({ page }) => {
  await page.goto("/ru/tours/private-tour-to-dalyan#stop-3");
  await expectScrolledTo(page, "#stop-3");
  await waitForHydration(page);
  await expectScrolledTo(page, "#stop-3");
});

test("the language switch keeps slug, query and hash, and adds no history entry", async ({ page }) => {
  await page.goto("/en/faq");
  await page.goto("/en/tours/private-tour-to-dalyan?a=1&b=%C3%BC#stop-3");
  await waitForHydration(page);
  const entries = await page.evaluate(() => history.length);
  const before = await scrollTop(page);
  // Not a mouse click, which would first scroll the link into view.
  await page
    .locator("header a[hreflang=tr]")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/tr/tours/private-tour-to-dalyan?a=1&b=%C3%BC#stop-3");
  await expect(page.locator("html")).toHaveAttribute("lang", "tr");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/tr\/tours\/private-tour-to-dalyan$/);
  expect(await page.evaluate(() => [history.length, localStorage.getItem("language")])).toEqual([entries, "tr"]);
  expect(await scrollTop(page)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL("/en/faq");
});

for (const [from, to] of [
  ["tr", "ru"],
  ["ru", "en"],
] as const) {
  test(`switching from ${from} to ${to} leaves the page where it is`, async ({ page }) => {
    await page.goto(`/${from}/reservation`);
    await waitForHydration(page);
    await page.evaluate(() => scrollTo(0, 900));
    // A click with the mouse would scroll to the menu of languages first.
    await page
      .locator(`a[hreflang=${to}]`)
      .last()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page.locator("html")).toHaveAttribute("lang", to);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    expect(Math.abs((await page.evaluate(() => scrollY)) - 900)).toBeLessThan(4);
  });
}

test("a URL without a language redirects to its page in the visitor's language", async ({ page, request, baseURL }) => {
  const ask = (headers: Record<string, string>) =>
    request.get("/services/vip-torba-transfer?a=1", { headers, maxRedirects: 0 });
  for (const [headers, language] of [
    [{ "accept-language": "ru-RU,ru;q=0.9" }, "ru"],
    [{ "accept-language": "de,ru" }, "en"],
    [{ "accept-language": "de", cookie: "language=tr" }, "tr"],
  ] as const) {
    const answer = await ask(headers);
    expect(answer.status()).toBe(302);
    expect(answer.headers()["location"]).toBe(`/${language}/services/vip-torba-transfer?a=1`);
  }
  await page.goto(`${baseURL}/blog/bodrum-kalesi?a=1#x`);
  await expect(page).toHaveURL("/en/blog/bodrum-kalesi?a=1#x");
});

test("a link without a language leads to its page without a reload, with query and hash", async ({ page }) => {
  await page.goto("/ru/blog/yalikavak-rehberi");
  await waitForHydration(page);
  await (await linkLeadingTo(page, "/tours/private-tour-to-dalyan?a=1#stop-2")).click();
  await expect(page).toHaveURL("/ru/tours/private-tour-to-dalyan?a=1#stop-2");
  await expectScrolledTo(page, "#stop-2");
  expect(await isSameDocument(page)).toBe(true);
});

test("a loading indicator appears after 150 ms, not before, and disappears with the next page", async ({ page }) => {
  const { spinner } = messagesOf("en").shell;
  await page.goto("/en/services");
  await waitForHydration(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/_data/en/faq.json", async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate((label) => {
    addEventListener("click", () => Object.assign(window, { pressedAt: performance.now() }), true);
    new MutationObserver(() => {
      if (document.querySelector(`[role=status][aria-label="${label}"]`) && !("toldAt" in window))
        Object.assign(window, { toldAt: performance.now() });
    }).observe(document.body, { childList: true, subtree: true });
  }, spinner.label);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: messagesOf("en").shell.nav.faq, exact: true })
    .click();
  const wait = page.getByRole("status", { name: spinner.label });
  // The link is far down: the indicator is in view there, and does not make the page longer.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await expect(wait.getByText(spinner.text)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await page.getByRole("banner").getByRole("link").last().click({ trial: true });
  const after = await page.evaluate(() => {
    const { toldAt, pressedAt } = window as unknown as Record<"toldAt" | "pressedAt", number>;
    return toldAt - pressedAt;
  });
  expect(after).toBeGreaterThanOrEqual(150);
  release();
  await expect(page).toHaveTitle(HEADS.faq.en.title);
  await expect(wait).toBeHidden();
});

test("a page that loads within 150 ms shows no loading indicator", async ({ page }) => {
  await page.goto("/en/services");
  await waitForHydration(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/_data/en/faq.json", async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: messagesOf("en").shell.nav.faq, exact: true })
    .click();
  await page.clock.runFor(149);
  await expect(page.getByRole("status", { name: messagesOf("en").shell.spinner.label })).toHaveCount(0);
  release();
  await expect(page).toHaveTitle(HEADS.faq.en.title);
});

for (const [what, pattern] of [
  ["code", /\/assets\/FaqPage-.*\.js$/],
  ["data", /\/_data\/ru\/faq\.json$/],
] as const) {
  test(`if a page's ${what} fails to load, the error page is shown, and a reload fixes it`, async ({
    page,
    consoleErrors,
  }) => {
    const { shell } = messagesOf("ru");
    await page.goto("/ru/services");
    await waitForHydration(page);
    await page.route(pattern, (route) => route.abort());
    await page.getByRole("contentinfo").getByRole("link", { name: shell.nav.faq, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: shell.crash.title })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(shell.crash.text);
    await expect(page.getByRole("main").getByRole("link", { name: /^\+90/ })).toHaveAttribute("href", /^tel:\+90/);
    await page.unroute(pattern);
    await page.getByRole("button", { name: shell.crash.reload }).click();
    await expect(page).toHaveTitle(HEADS.faq.ru.title);
    await expect(page.getByRole("heading", { level: 1, name: messagesOf("ru").faq.title })).toBeVisible();
    consoleErrors.length = 0;
  });
}

for (const [language, section] of [
  ["tr", "services"],
  ["en", "tours"],
  ["ru", "blog"],
] as const) {
  test(
    `an unknown slug below /${language}/${section} gets the not-found page, which links back`,
    { tag: "@once" },
    async ({ page, consoleErrors }) => {
      const words = messagesOf(language)[section].notFound;
      const response = await page.goto(`/${language}/${section}/there-is-no-such`);
      expect(response?.status()).toBe(404);
      await waitForHydration(page);
      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
      await expect(page.getByRole("main")).toContainText(words.text);
      // The browser logs the 404; React must log nothing.
      ignoreNotFound(consoleErrors);
      expectNone(consoleErrors);
      await page.getByRole("main").getByRole("link", { name: words.back }).click();
      await expect(page).toHaveURL(`/${language}/${section}`);
      await expect(page).toHaveTitle(HEADS[section][language].title);
    },
  );
}

test("a link to an unknown slug shows the not-found page without a reload", async ({ page, consoleErrors }) => {
  const { blog } = messagesOf("en");
  await page.goto("/en/blog/yalikavak-rehberi");
  await waitForHydration(page);
  await (await linkLeadingTo(page, "/en/blog/there-is-no-such")).click();
  await expect(page.getByRole("heading", { level: 1, name: blog.notFound.title })).toBeFocused();
  await expect(page).toHaveURL("/en/blog/there-is-no-such");
  expect(await isSameDocument(page)).toBe(true);
  ignoreNotFound(consoleErrors);
});
