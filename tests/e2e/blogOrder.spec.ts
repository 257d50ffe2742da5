import { expect, type Page } from "@playwright/test";

import { pageTitle } from "#tests/support/pageTitle.ts";
import { messagesOf, sharedTest as test, waitForHydration } from "./fixtures.ts";
import { ARTICLES } from "./pageTypes.ts";

/* The list of articles is served in one of several orders, and keeps it as long as a guest would notice. */

/** Slugs of the listed articles, in the displayed order. */
const orderOn = (page: Page): Promise<string[]> =>
  page
    .locator("main h2 a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.split("/").at(-1) ?? ""));

/** The same for served HTML. */
function orderIn(html: string): string[] {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return [...main.matchAll(/<h2[^>]*><a[^>]*href="\/\w\w\/blog\/([^"]+)"/g)].map(([, slug = ""]) => slug);
}

test("every response lists all articles, the order varies, and hydration keeps it @once", async ({ page, request }) => {
  const orders: string[][] = [];
  for (let load = 0; load < 12; load += 1) {
    const answer = await request.get("/en/blog");
    expect(answer.headers()["cache-control"]).toBe("no-store");
    orders.push(orderIn(await answer.text()));
  }
  for (const order of orders) expect(order.toSorted()).toEqual(ARTICLES);
  expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(1);
  const response = await page.goto("/ru/blog");
  const served = orderIn((await response?.text()) ?? "");
  await waitForHydration(page);
  expect(await orderOn(page)).toEqual(served);
});

test("Back and a language change keep the order; following a link to the blog shuffles it @once", async ({ page }) => {
  const { blog } = messagesOf("en");
  await page.goto("/en/blog");
  await waitForHydration(page);
  const first = await orderOn(page);
  await page.locator("main h2 a").nth(9).click();
  await expect(page).toHaveURL(`/en/blog/${first[9]}`);
  await page.goBack();
  await expect(page).toHaveTitle(pageTitle("blog", "en"));
  expect(await orderOn(page)).toEqual(first);

  await page.goForward();
  await page.getByRole("main").getByRole("link", { name: blog.all }).first().click();
  await expect(page).toHaveTitle(pageTitle("blog", "en"));
  const second = await orderOn(page);
  expect(second.toSorted()).toEqual(first.toSorted());
  expect(second).not.toEqual(first);
  const russian = page.locator("header a[hreflang=ru]").first();
  await russian.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle(pageTitle("blog", "ru"));
  expect(await orderOn(page)).toEqual(second);
});

test("Back to the list as a new document keeps its order, with and without hydration, and a reload shuffles it @once", async ({
  page,
}) => {
  await page.goto("/en/blog");
  await waitForHydration(page);
  const first = await orderOn(page);
  await page.goto("/en/faq");
  await page.goto("/en/blog");
  const second = await orderOn(page);
  await page.goto("/en/contact");
  await page.goBack();
  await waitForHydration(page);
  expect(await orderOn(page)).toEqual(second);
  await page.goBack();
  await page.goBack();
  await waitForHydration(page);
  expect(await orderOn(page)).toEqual(first);
  const reloaded = await page.reload();
  expect(await orderOn(page)).toEqual(orderIn((await reloaded?.text()) ?? ""));

  // A list to which a link within the site has led.
  await page.goto("/en/faq");
  await waitForHydration(page);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: messagesOf("en").shell.nav.blog, exact: true }).click();
  await expect(page).toHaveTitle(pageTitle("blog", "en"));
  const linked = await orderOn(page);
  await page.goto("/en/contact");
  await page.goBack();
  await waitForHydration(page);
  expect(await orderOn(page)).toEqual(linked);

  const neverHydrates = "export const hydrate = () => new Promise(() => {});";
  await page.route(/\/assets\/entry-client-/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: neverHydrates }),
  );
  await page.goto("/tr/blog");
  const seen = await orderOn(page);
  for (const visit of [1, 2]) {
    await page.locator("main h2 a").nth(visit).click();
    await expect(page).toHaveURL(`/tr/blog/${seen[visit]}`);
    await page.goBack();
    await expect.poll(() => orderOn(page)).toEqual(seen);
  }
});
