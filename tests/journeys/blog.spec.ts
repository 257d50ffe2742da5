import { expect, type Page } from "@playwright/test";

import { CATEGORIES } from "#content/categories.ts";
import { pageTitle } from "#tests/support/pageTitle.ts";
import type { Language } from "#src/domain/language.ts";
import { changeLanguage, messagesOf, sharedTest as test, stubAnswer, waitForHydration } from "#tests/e2e/fixtures.ts";

/** Slugs of the listed articles, in the displayed order. */
const orderOn = (page: Page): Promise<string[]> =>
  page
    .locator("main h2 a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.split("/").at(-1) ?? ""));

test("Back from an article finds the list filtered, in its order and where it was", async ({ page }) => {
  const { blog } = messagesOf("en");
  await page.goto("/en/blog");
  await waitForHydration(page);
  const all = await orderOn(page);
  const filter = page.getByRole("group", { name: blog.subjects.label });
  await filter.getByRole("button", { name: CATEGORIES.History.en }).click();
  await expect(page).toHaveURL(/\/en\/blog\?category=History$/);
  // The address may be there before the list.
  await expect.poll(async () => (await orderOn(page)).length).toBeLessThan(all.length);
  const few = await orderOn(page);
  expect(all.filter((slug) => few.includes(slug))).toEqual(few);
  const card = page.locator("main h2 a").last();
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await card.click();
  await expect(page).toHaveURL(new RegExp(`/blog/${few.at(-1)}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(pageTitle("blog", "en"));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => orderOn(page)).toEqual(few);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.getByRole("button", { name: blog.subjects.all, exact: true }).click();
  await expect.poll(() => orderOn(page)).toEqual(all);
});

test("an article leads on to related ones", async ({ page }) => {
  const { blog } = messagesOf("ru");
  await page.goto("/ru/blog");
  await waitForHydration(page);
  await page.locator("main h2 a").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const { pathname } = new URL(page.url());
  const related = page.getByRole("list", { name: blog.related }).getByRole("link");
  await related.nth(1).click();
  await expect(page).not.toHaveURL(pathname);
  await expect(page).toHaveURL(/\/ru\/blog\/./);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("if a subscription fails, the address stays and the prescribed error message is shown", async ({
  page,
  consoleErrors,
}) => {
  const { newsletter } = messagesOf("tr");
  await page.goto("/tr/blog");
  await waitForHydration(page);
  const email = page.getByLabel(newsletter.label);
  await page.route("**/api/telegram-handler.php", (route) => route.fulfill({ status: 500 }));
  await email.fill("ayse@example.com");
  await page.getByRole("button", { name: newsletter.subscribe }).click();
  await expect(page.getByRole("alert")).toContainText("Bir hata oluştu. Lütfen tekrar deneyin.");
  await expect(email).toHaveValue("ayse@example.com");
  consoleErrors.length = 0;
});

test("the address for the newsletter, and the answer, outlive a change of language and another page @once", async ({
  page,
}) => {
  let answer = () => {};
  await stubAnswer(page, 200, new Promise((resolve) => (answer = resolve)));
  await page.goto("/en/blog");
  await waitForHydration(page);
  const email = (language: Language) => page.getByRole("textbox", { name: messagesOf(language).newsletter.label });
  await email("en").fill("a@example.com");
  await changeLanguage(page, "Türkçe");
  await expect(email("tr")).toHaveValue("a@example.com");
  await page.getByRole("button", { name: messagesOf("tr").newsletter.subscribe }).click();
  await page.getByRole("contentinfo").locator('a[href="/tr/contact"]').first().click();
  await expect(page).toHaveURL("/tr/contact");
  answer();
  await page.goBack();
  await expect(page.getByRole("status").filter({ hasText: messagesOf("tr").newsletter.success })).toBeVisible();
  await expect(email("tr")).toHaveValue("");
});
