import { expect, type Locator, type Page } from "@playwright/test";

import { PAGES } from "#content/pages.ts";
import type { Language } from "#src/domain/language.ts";
import { waitForHydration, sharedTest as test, messagesOf } from "./fixtures.ts";

/** The main navigation: in the header or, in narrow windows, in the menu, which this opens. */
async function openMainNavigation(page: Page, language: Language): Promise<Locator> {
  const { shell } = messagesOf(language);
  const button = page.getByRole("button", { name: shell.menu.open });
  if (await button.isVisible()) await button.click();
  return page.getByRole("navigation", { name: shell.nav.label });
}

test("the main navigation lists its sections in ru and marks that of the current page", async ({ page }) => {
  const { nav } = messagesOf("ru").shell;
  await page.goto("/ru/blog/bodrum-kalesi");
  await waitForHydration(page);
  const links = (await openMainNavigation(page, "ru")).getByRole("link");
  await expect(links).toHaveText([nav.home, nav.services, nav.tours, nav.blog, nav.contact]);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(["", "/services", "/tours", "/blog", "/contact"].map((path) => `/ru${path}`));
  const marked = await links.evaluateAll((all) => all.map((link) => link.ariaCurrent));
  expect(marked).toEqual([null, null, null, "page", null]);
});

test("a page outside the sections marks none", async ({ page }) => {
  await page.goto("/en/privacy");
  await waitForHydration(page);
  const links = (await openMainNavigation(page, "en")).getByRole("link");
  await expect(links).toHaveCount(5);
  expect(await links.evaluateAll((all) => all.filter((link) => link.ariaCurrent !== null).length)).toBe(0);
});

test("a link in the menu closes it, and the next page gets the focus", { tag: "@phone" }, async ({ page }) => {
  const { shell } = messagesOf("tr");
  await page.goto("/tr/blog");
  await waitForHydration(page);
  const navigation = await openMainNavigation(page, "tr");
  const menu = page.getByRole("dialog", { name: shell.menu.title });
  await expect(menu).toBeVisible();
  await navigation.getByRole("link", { name: shell.nav.tours, exact: true }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL("/tr/tours");
  await expect(page.getByRole("heading", { level: 1, name: PAGES.tours.title.tr })).toBeFocused();
});

test("the logo leads to the home page; there it scrolls to the top without loading anything", async ({ page }) => {
  const { brand } = messagesOf("en").shell;
  await page.goto("/en/faq");
  await waitForHydration(page);
  const logo = page.getByRole("banner").getByRole("link", { name: brand.home });
  await logo.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL("/en");
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  // Scrolling has moved other links under the pointer, which prefetches their pages.
  await logo.hover();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await logo.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(asked.filter((path) => path.startsWith("/_data"))).toEqual([]);
});
