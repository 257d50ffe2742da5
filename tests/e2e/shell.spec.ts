import { expect, type Page } from "@playwright/test";

import { pageTitle } from "#tests/support/pageTitle.ts";
import { TOURS } from "#content/tours.ts";
import { disablePaintingIn, messagesOf, sharedTest as test, waitForHydration } from "./fixtures.ts";
import { FILMED_TOUR } from "./pageTypes.ts";
import { setTextSize } from "./textSize.ts";

test("the home page contacts no other host, and reading it looks up nobody @once", async ({ page, shared }) => {
  const hosts = new Set<string>();
  const lookUps = () => shared.upstreams.requests.filter((path) => path.startsWith("/geolocation")).length;
  const before = lookUps();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto("/en");
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  expect([...hosts]).toEqual([new URL(shared.relay.url).host]);
  expect(lookUps()).toBe(before);
});

test("Trusted Types block injected markup and scripts @once", async ({ page, consoleErrors }) => {
  await page.goto("/en/terms");
  await waitForHydration(page);
  const refused = await page.evaluate(() => {
    const tries = [
      () => (document.body.innerHTML = "<b>in</b>"),
      () => document.head.insertAdjacentHTML("beforeend", "<b>in</b>"),
      () => Object.assign(document.createElement("script"), { src: "/assets/other.js" }),
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return "taken";
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(["TypeError", "TypeError", "TypeError"]);
  // The application's own navigation still updates text and head.
  const { nav } = messagesOf("en").shell;
  await page.getByRole("contentinfo").getByRole("link", { name: nav.services }).first().click();
  await expect(page).toHaveTitle(pageTitle("services", "en"));
  const others = consoleErrors.splice(0).filter((text) => !/TrustedHTML|TrustedScriptURL|Trusted Types/i.test(text));
  expect(others).toEqual([]);
});

test("in forced colours areas, faults and choices that otherwise differ only in colour have a border", async ({
  page,
}) => {
  const { booking, shell } = messagesOf("en");
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/en/reservation");
  await waitForHydration(page);
  const banner = page.getByRole("region", { name: shell.cookie.label });
  for (const part of [page.getByRole("banner"), page.getByRole("contentinfo"), banner]) {
    const edges = await part.evaluate((element) => {
      const { borderBlockStartWidth, borderBlockEndWidth } = getComputedStyle(element);
      return [borderBlockStartWidth, borderBlockEndWidth];
    });
    expect(edges).toContain("2px");
  }
  await page.getByRole("button", { name: booking.send }).click();
  for (const selector of ["[data-invalid]", "label > :checked", "[role=alert]"]) {
    const edge = (element: Element) => Number.parseFloat(getComputedStyle(element).borderBlockEndWidth);
    expect(await page.locator(selector).first().evaluate(edge), selector).toBeGreaterThanOrEqual(2);
  }
});

test("the floating bar hides its booking button while the page's own is in view @phone", async ({ page }) => {
  const { shell, tour } = messagesOf("en");
  const unpriced = TOURS.find(({ fare, price }) => !fare && !price);
  const shelf = page.getByRole("complementary", { name: shell.floating.label });
  const second = shelf.getByRole("link", { name: shell.nav.reserve });
  await page.goto(`/en/tours/${unpriced?.slug}`);
  await waitForHydration(page);
  await expect(second).toBeVisible();
  // A tour without a price asks for it.
  await page.getByRole("main").getByRole("link", { name: tour.ask }).scrollIntoViewIfNeeded();
  await expect(shelf).toContainText(shell.floating.questions);
  await expect(second).toHaveCount(0);
  await page.getByRole("heading", { name: tour.highlights }).evaluate((heading) => heading.scrollIntoView());
  await expect(second).toBeVisible();
});

test("the bar with the contact channels is hidden on the contact page only @phone", async ({ page }) => {
  const { contact, faq, shell } = messagesOf("en");
  await page.goto("/en/faq");
  await waitForHydration(page);
  const call = page.locator("aside").getByRole("link", { name: shell.floating.call });
  await expect(call).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: faq.contact.link }).click();
  await expect(page).toHaveURL("/en/contact");
  await expect(call).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: contact.faq }).click();
  await expect(call).toBeVisible();
});

test("rates are not requested while the tab is hidden, and at once when it is visible again @once", async ({
  page,
}) => {
  const asked: string[] = [];
  await page.clock.install();
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/rates") asked.push(request.url());
  });
  const setHidden = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await page.goto("/en/contact");
  await waitForHydration(page);
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor("05:05");
  await expect.poll(() => asked.length).toBe(2);
  await setHidden(true);
  await page.clock.runFor("20:00");
  expect(asked).toHaveLength(2);
  await setHidden(false);
  await expect.poll(() => asked.length).toBe(3);
});

/** Describes the focused element if others cover it completely: empty if it is visible, `end` if nothing has the focus. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "end";
    // A visually hidden control is represented by its label.
    const seen = focused.clientWidth > 1 ? focused : (focused.closest("label") ?? focused);
    const shares = [0.1, 0.5, 0.9];
    const isSeen = [...seen.getClientRects()].some(({ left, top, width, height }) =>
      shares.some((down) =>
        shares.some((aside) => {
          const hit = document.elementFromPoint(left + aside * width, top + down * height);
          return hit !== null && (seen.contains(hit) || hit.contains(focused) || hit.closest("label") === seen);
        }),
      ),
    );
    return isSeen ? "" : `${focused.outerHTML.slice(0, 120)} at ${Math.round(seen.getBoundingClientRect().top)}`;
  });

/** Presses Tab through a page, and expects that no focused element is covered. */
async function expectNoCoveredStop(page: Page): Promise<void> {
  for (let press = 0; press < 200; press += 1) {
    await page.keyboard.press("Tab");
    if ((await coveredFocus(page)) === "end") return;
    // Animated elements take a moment.
    await expect.poll(() => coveredFocus(page)).toBe("");
  }
}

/**
 * Windows in which a page has little room, in CSS pixels. `text` is the browser's default font size, which media queries take into account;
 * `root` is the font size of the root element, which they do not.
 */
const SMALL_WINDOWS = [
  { what: "a root font size of 200 % on a phone", language: "ru", width: 390, height: 844, text: 16, root: "200%" },
  {
    what: "twice the default font size, smallest phone",
    language: "ru",
    width: 320,
    height: 568,
    text: 32,
    root: "100%",
  },
  { what: "a desktop at 400 % zoom", language: "tr", width: 320, height: 256, text: 16, root: "100%" },
  { what: "a phone in landscape", language: "en", width: 844, height: 390, text: 16, root: "100%" },
] as const;

for (const { what, language, width, height, text, root } of SMALL_WINDOWS) {
  test(`${what} leaves half of the window to the page, and the focus is visible, in ${language} @once`, async ({
    browser,
    shared,
  }) => {
    test.setTimeout(120_000);
    const { shell } = messagesOf(language);
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
    await disablePaintingIn(page);
    await setTextSize(page, text);
    await page.addInitScript((fontSize) => {
      document.addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = fontSize));
    }, root);
    for (const path of ["/reservation", `/tours/${FILMED_TOUR}`]) {
      await page.goto(`${shared.relay.url}/${language}${path}`);
      await waitForHydration(page);
      // Fonts that arrive later would move what has the focus.
      await page.evaluate(() => document.fonts.ready);
      const cookieBanner = page.getByRole("region", { name: shell.cookie.label });
      await expect(cookieBanner).toBeVisible();
      const isFixed = (await cookieBanner.evaluate((element) => getComputedStyle(element).position)) === "fixed";
      if (isFixed) await expect(cookieBanner.getByRole("button")).toBeInViewport({ ratio: 1 });
      // In a low window the top is left out: the header takes it up.
      for (const share of height < 400 ? [0.3, 0.6] : [0, 0.3, 0.6]) {
        const own = await page.evaluate((part) => {
          scrollTo(0, document.body.scrollHeight * part);
          const main = document.querySelector("main, footer");
          const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
          return rows.filter((hit) => hit?.closest("main, footer") ?? hit === main).length / innerHeight;
        }, share);
        expect(own).toBeGreaterThanOrEqual(0.5);
      }
      await page.evaluate(() => scrollTo(0, 0));
      await expectNoCoveredStop(page);
    }
    await page.close();
  });
}
