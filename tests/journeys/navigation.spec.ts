import { expect } from "@playwright/test";

import { focusFault } from "#tests/e2e/focus.ts";
import { BUSINESS } from "#content/business.ts";
import { pageTitle } from "#tests/support/pageTitle.ts";
import { hoursOf } from "#src/content/read/values.ts";
import { TOURS } from "#content/tours.ts";
import {
  bookingField,
  changeLanguage,
  fillInRide,
  ignoreNotFound,
  interpolate,
  messagesOf,
  send,
  sharedTest as test,
  stubAnswer,
  waitForHydration,
} from "#tests/e2e/fixtures.ts";

const TOUR = TOURS[0]?.slug;

test("the root redirects to the stored language, else to the browser's @once", async ({ page }) => {
  await page.goto("/?a=1");
  await expect(page).toHaveURL("/en?a=1");
  await page.goto("/ru");
  await waitForHydration(page);
  await page.goto(`/tours/${TOUR}?a=1`);
  await expect(page).toHaveURL(`/ru/tours/${TOUR}?a=1`);
});

test("the language switch keeps page, query, hash and typed input, and replaces the history entry", async ({
  page,
  guest,
}) => {
  await page.goto("/en");
  await page.goto("/en/reservation?from=airport#reservation-form");
  await waitForHydration(page);
  await bookingField(page, "en", "fullName").fill(guest);
  await changeLanguage(page, "Русский");
  await expect(page).toHaveURL("/ru/reservation?from=airport#reservation-form");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(page).toHaveTitle(pageTitle("reservation", "ru"));
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/ru\/reservation$/);
  await expect(bookingField(page, "ru", "fullName")).toHaveValue(guest);
  await page.goBack();
  await expect(page).toHaveURL("/en");
});

test("after a language change by keyboard the language link keeps the focus @desktop", async ({ page }) => {
  await page.goto("/en/faq");
  await waitForHydration(page);
  const russian = page.getByRole("banner").getByRole("link", { name: "Русский" });
  await russian.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(russian).toBeFocused();
});

test("after a language change the pass of a request leaves the focus to the language link @desktop", async ({
  page,
}) => {
  await stubAnswer(page, 200);
  await fillInRide(page, "en");
  await send(page, "en");
  const pass = (language: "en" | "ru") =>
    page.getByRole("region", { name: messagesOf(language).request.sent.passHeading });
  await expect(pass("en").getByRole("heading").first()).toBeFocused();
  const russian = page.getByRole("banner").getByRole("link", { name: "Русский" });
  await russian.press("Enter");
  await expect(pass("ru")).toBeVisible();
  await expect(russian).toBeFocused();
});

test("the menu traps the focus, is closed by Escape and by Back, and leads on @phone", async ({ page }) => {
  const { shell } = messagesOf("ru");
  await page.goto("/ru/faq");
  await page.goto("/ru/contact");
  await waitForHydration(page);
  const button = page.getByRole("button", { name: shell.menu.open });
  const menu = page.getByRole("dialog", { name: shell.menu.title });
  await button.press("Enter");
  await expect(menu).toBeVisible();
  for (let press = 0; press < 16; press += 1) {
    await page.keyboard.press("Tab");
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL("/ru/contact");
  await button.click();
  await menu.getByRole("link", { name: shell.nav.tours, exact: true }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveTitle(pageTitle("tours", "ru"));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/ru/contact");
  await page.goBack();
  await expect(page).toHaveURL("/ru/faq");
});

test("a link in the menu leads on by one transition, also after a way back @phone", async ({ page }) => {
  const { shell } = messagesOf("en");
  // Two at a time hold the page for four seconds.
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      performance.mark("transition");
      return start(update);
    };
  });
  const transitions = () => page.evaluate(() => performance.getEntriesByName("transition").length);
  const follow = async () => {
    await page.getByRole("button", { name: shell.menu.open }).click();
    const menu = page.getByRole("dialog", { name: shell.menu.title });
    await menu.getByRole("link", { name: shell.nav.contact, exact: true }).click();
    await expect(page).toHaveURL("/en/contact");
    await expect(page).toHaveTitle(pageTitle("contact", "en"));
  };
  await page.goto("/en/faq");
  await waitForHydration(page);
  await follow();
  await page.goBack();
  await expect(page).toHaveTitle(pageTitle("faq", "en"));
  const before = await transitions();
  await follow();
  expect(await transitions()).toBe(before + 1);
});

test("in a low window the menu shows each control that takes the focus @phone", async ({ page }) => {
  await page.setViewportSize({ width: 757, height: 618 });
  await page.goto("/ru/faq");
  await waitForHydration(page);
  await page.getByRole("button", { name: messagesOf("ru").shell.menu.open }).click();
  const controls = page.getByRole("dialog").locator("a, button, input:checked");
  const count = await controls.count();
  for (let press = 0; press < count; press += 1) {
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => focusFault(page)).toBe("");
  }
});

test("the logo scrolls the home page to its top, and leaves a click with a modifier key to the browser", async ({
  page,
}) => {
  await page.goto("/en");
  await waitForHydration(page);
  const logo = page
    .getByRole("banner")
    .getByRole("link", { name: messagesOf("en").shell.brand.home })
    .first();
  await page.evaluate(() => scrollTo(0, 200));
  const isLeftToBrowser = await logo.evaluate((link) =>
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true, metaKey: true })),
  );
  expect(isLeftToBrowser).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await logo.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("the main navigation lists its sections and marks that of the current page", async ({ page, isMobile }) => {
  const { nav, menu } = messagesOf("ru").shell;
  await page.goto(`/ru/tours/${TOUR}`);
  await waitForHydration(page);
  if (isMobile) await page.getByRole("button", { name: menu.open }).click();
  const links = page.getByRole("navigation", { name: nav.label }).getByRole("link");
  await expect(links).toHaveText([nav.home, nav.services, nav.tours, nav.prices, nav.blog, nav.contact]);
  expect(await links.evaluateAll((all) => all.map((link) => link.ariaCurrent))).toEqual([
    null,
    null,
    "page",
    null,
    null,
    null,
  ]);
});

test("following a link focuses the heading of the page and shows its top, and Back the link", async ({ page }) => {
  const { shell, legal } = messagesOf("en");
  await page.goto("/en");
  await waitForHydration(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: shell.footer.privacy });
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: legal.privacy.title })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeInViewport();
});

test("a link to the form of another page scrolls to it, below the header", async ({ page }) => {
  const { shell } = messagesOf("en");
  await page.goto("/en/services");
  await waitForHydration(page);
  await page.getByRole("link", { name: shell.nav.reserve, exact: true }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL("/en/reservation#reservation-form");
  await expect(async () => {
    const header = await page.getByRole("banner").boundingBox();
    const form = await page.locator("#reservation-form").boundingBox();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(Math.round(form?.y ?? 0)).toBeGreaterThanOrEqual(Math.round((header?.y ?? 0) + (header?.height ?? 0)));
    expect(form?.y).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
  }).toPass();
});

test("the cookie banner stays away once accepted", async ({ page }) => {
  const { shell } = messagesOf("tr");
  await page.goto("/tr");
  const banner = page.getByRole("region", { name: shell.cookie.label });
  await banner.getByRole("button", { name: shell.cookie.accept }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  await page.reload();
  await waitForHydration(page);
  await expect(banner).toBeHidden();
});

test("consent to cookies is taken back on the privacy page, and the notice and the map ask again", async ({ page }) => {
  const { contact, legal, shell } = messagesOf("en");
  const maps: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("openstreetmap.org")) maps.push(request.url());
  });
  await page.goto("/en/privacy");
  const notice = page.getByRole("region", { name: shell.cookie.label });
  const withdraw = page.getByRole("button", { name: legal.privacy.consent.withdraw });
  const accept = notice.getByRole("button", { name: shell.cookie.accept });
  await expect(accept).toBeVisible();
  await expect(withdraw).toHaveCount(0);
  await accept.click();
  await withdraw.click();
  await expect(accept).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("cookieConsent"))).toBeNull();
  await page.getByRole("contentinfo").getByRole("link", { name: shell.nav.contact, exact: true }).click();
  const load = page.getByRole("button", { name: contact.map.load });
  await load.scrollIntoViewIfNeeded();
  await expect(load).toBeVisible();
  await page.reload();
  await expect(accept).toBeVisible();
  expect(maps).toEqual([]);
});

test("the live board shows rates and weather from the relay", async ({ page }) => {
  await page.goto("/en");
  const board = page.getByRole("banner");
  await expect(board).toContainText("49.37");
  await expect(board).toContainText("31°");
});

test("night, chosen on a device set to day, applies to every page from then on @once", async ({ page }) => {
  const { shell } = messagesOf("en");
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/en/privacy");
  await waitForHydration(page);
  const schemeOf = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await schemeOf()).toBe("light");
  const group = page.getByRole("contentinfo").getByRole("group", { name: shell.theme.label });
  await group.getByRole("radio", { name: shell.theme.night, exact: true }).press("Space");
  await expect.poll(schemeOf).toBe("dark");
  await page.goto("/ru/contact");
  expect(await schemeOf()).toBe("dark");
});

test("unknown URLs get the not-found page of their section and language, which leads back @once", async ({
  page,
  consoleErrors,
}) => {
  for (const [path, words, leadsTo] of [
    ["/no-such-page", messagesOf("tr").shell.notFound.reserve, "/tr/reservation#reservation-form"],
    ["/ru/blog/there-is-no-such", messagesOf("ru").blog.notFound.back, "/ru/blog"],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await page.getByRole("main").getByRole("link", { name: words }).click();
    await expect(page).toHaveURL(leadsTo);
  }
  // React must log nothing.
  ignoreNotFound(consoleErrors);
});

test("the contact page names phone, mail and hours, and loads the street map only when asked", async ({ page }) => {
  const foreign: string[] = [];
  await page.route(/^https:\/\//, (route) => {
    foreign.push(new URL(route.request().url()).hostname);
    return route.fulfill({ contentType: "text/html", body: "<title>Map</title>" });
  });
  const { map } = messagesOf("en").contact;
  const { phone, emails } = BUSINESS;
  await page.goto("/en/contact");
  await waitForHydration(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: phone.display })).toHaveAttribute("href", `tel:${phone.e164}`);
  for (const email of emails)
    await expect(main.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  await expect(main.getByText(hoursOf(BUSINESS, "en"), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: map.load }).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(foreign).toEqual([]);
  await page.getByRole("button", { name: map.load }).click();
  await expect(page.getByTitle(interpolate(map.title, { town: BUSINESS.town.en }))).toBeVisible();
  expect(new Set(foreign)).toEqual(new Set(["www.openstreetmap.org"]));
});

for (const [what, pattern] of [
  ["code", /\/assets\/FaqPage-.*\.js$/],
  ["data", /\/_data\/ru\/faq\.json$/],
] as const) {
  test(`if a page's ${what} fails to load, the error page is shown, and a reload fixes it @once`, async ({
    page,
    consoleErrors,
  }) => {
    const { shell } = messagesOf("ru");
    await page.goto("/ru/services");
    await waitForHydration(page);
    await page.route(pattern, (route) => route.abort());
    await page.getByRole("contentinfo").getByRole("link", { name: shell.nav.faq, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: shell.crash.title })).toBeVisible();
    const call = page.getByRole("main").getByRole("link", { name: BUSINESS.phone.display });
    await expect(call).toHaveAttribute("href", `tel:${BUSINESS.phone.e164}`);
    await page.unroute(pattern);
    await page.getByRole("button", { name: shell.crash.reload }).click();
    await expect(page).toHaveTitle(pageTitle("faq", "ru"));
    consoleErrors.length = 0;
  });
}
