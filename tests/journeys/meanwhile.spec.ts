import { expect, type Page } from "@playwright/test";

import { LOCAL_KEYS } from "#src/domain/storageKeys.ts";
import { RATES_ENDPOINT } from "#src/i18n/paths.ts";
import { fillInRide, messagesOf, send, sharedTest as test, stubAnswer, waitForHydration } from "#tests/e2e/fixtures.ts";

const DAY_SECONDS = 86_400;
const POLL_MS = 300_000;

/** Hides the tab, or shows it again, as the page sees it. Runs in the page. */
function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

test("rates are asked for again after five minutes, and where the tab was hidden then, once it is shown @once", async ({
  page,
}) => {
  let asked = 0;
  page.on("request", (request) => (asked += Number(request.url().includes(`${RATES_ENDPOINT}?base=EUR`))));
  await page.clock.install();
  await page.goto("/en/reservation");
  await waitForHydration(page);
  await expect.poll(() => asked).toBeGreaterThan(0);
  const first = asked;
  await page.clock.fastForward(POLL_MS);
  await expect.poll(() => asked).toBeGreaterThan(first);
  const second = asked;
  await page.evaluate(setHidden, true);
  await page.clock.fastForward(POLL_MS);
  await page.evaluate(setHidden, false);
  await expect.poll(() => asked).toBeGreaterThan(second);
});

test("a pass is deleted from the device once its ride is long over @once", async ({ page }) => {
  const { shell } = messagesOf("en");
  await stubAnswer(page, 200);
  await fillInRide(page, "en");
  await send(page, "en");
  await expect(page.getByRole("status").filter({ hasText: shell.toast.sentTitle })).toBeVisible();
  const kept = () => page.evaluate((key) => localStorage.getItem(key), LOCAL_KEYS.passes);
  expect(await kept()).not.toBeNull();
  await page.clock.setFixedTime(new Date("2031-01-01"));
  await page.goto("/en/faq");
  await waitForHydration(page);
  await expect.poll(kept).toBeNull();
});

test("the language is kept for the next visit, also next season @once", async ({ page, context }) => {
  await page.goto("/ru/faq");
  await waitForHydration(page);
  const cookie = async () => (await context.cookies()).find(({ name }) => name === "language");
  await expect.poll(async () => (await cookie())?.value).toBe("ru");
  const now = await page.evaluate(() => Date.now() / 1000);
  expect((await cookie())?.expires).toBeGreaterThan(now + 180 * DAY_SECONDS);
});

/** Whether the page offers a call before WhatsApp. */
async function offersCallFirst(page: Page, path: string): Promise<boolean> {
  await page.goto(path);
  await waitForHydration(page);
  const links = page.getByRole("main").locator("a[href^='tel:'], a[href*='wa.me/']");
  const addresses = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  return addresses.findIndex((href) => href.startsWith("tel:")) < addresses.findIndex((href) => href.includes("wa.me"));
}

test("Russian pages offer a call before WhatsApp, which is blocked in Russia, others after it @once", async ({
  page,
}) => {
  expect(await offersCallFirst(page, "/ru/faq")).toBe(true);
  expect(await offersCallFirst(page, "/en/faq")).toBe(false);
});
