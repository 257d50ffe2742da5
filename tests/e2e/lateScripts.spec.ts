import { expect } from "@playwright/test";

import { FAQ } from "#content/faq.ts";
import { FIRST_QUESTIONS } from "#tests/support/firstQuestions.ts";
import { countPosts, interpolate, messageAbout, messagesOf, sharedTest, waitForHydration } from "./fixtures.ts";
import { AFTER_BOOT_MODULE, holdScripts } from "./lateScripts.ts";

sharedTest(
  "a click waits ten seconds for the application script, then takes its native effect @phone",
  async ({ page }) => {
    await page.clock.install();
    await page.route(/\/assets\/entry-client.*\.js$/, () => {});
    await page.goto("/ru/faq", AFTER_BOOT_MODULE);
    await page.getByRole("button", { name: messagesOf("ru").shell.menu.open, exact: true }).click();
    await page.clock.fastForward(9_000);
    await expect(page).toHaveURL("/ru/faq");
    await page.clock.fastForward(1_000);
    await expect(page).toHaveURL("/ru/faq#site-navigation");
    await expect(page.locator("[data-pending]")).toHaveCount(0);
  },
);

sharedTest("an empty form submitted before hydration shows its validation errors @once", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/ru/reservation", AFTER_BOOT_MODULE);
  await page.getByRole("button", { name: messagesOf("ru").booking.send }).click();
  release();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.locator("#reservation-form [aria-invalid=true]")).toHaveCount(6);
});

sharedTest(
  "of two gallery tiles clicked before hydration, only the last one opens after it @once",
  async ({ page }) => {
    const { gallery } = messagesOf("tr");
    const release = await holdScripts(page);
    await page.goto("/tr/gallery", AFTER_BOOT_MODULE);
    const tiles = page.getByRole("main").locator("li a:has(img)");
    await tiles.nth(2).click();
    await tiles.nth(4).click();
    await expect(page).toHaveURL("/tr/gallery");
    release();
    const lightbox = page.getByRole("dialog", { name: gallery.title });
    const position = interpolate(gallery.viewer.position, { position: 5, total: await tiles.count() });
    await expect(lightbox.getByRole("status").first()).toContainText(position);
    await page.keyboard.press("Escape");
    await expect(lightbox).toBeHidden();
    await expect(page).toHaveURL("/tr/gallery");
  },
);

sharedTest(
  "before hydration the first questions and that of the hash are expanded, while style sheets load, too @once",
  async ({ page }) => {
    const asked = FAQ.at(-1)?.id ?? "";
    // The browser calculates styles, again and again, before the style sheets come.
    await page.addInitScript(() => {
      setInterval(() => {
        document.documentElement?.getBoundingClientRect();
        document.documentElement?.setAttribute("data-laid-out", "");
      }, 1);
    });
    await page.route("**/assets/*.css", async (route) => {
      await page.locator("html[data-laid-out]").waitFor({ state: "attached" });
      await route.continue();
    });
    const release = await holdScripts(page);
    await page.goto(`/tr/faq#${asked}`, AFTER_BOOT_MODULE);
    const questions = page.getByRole("main").getByRole("heading", { level: 3 });
    const heights = () =>
      questions.locator("xpath=following-sibling::div").evaluateAll((answers) => answers.map((a) => a.clientHeight));
    await expect(questions).toHaveCount(FAQ.length);
    const expanded = FAQ.map(({ id }) => [...FIRST_QUESTIONS, asked].includes(id));
    await expect.poll(async () => (await heights()).map((height) => height > 0)).toEqual(expanded);
    const before = await heights();
    release();
    await waitForHydration(page);
    expect(await heights()).toEqual(before);
  },
);

sharedTest(
  "a newsletter subscription submitted before hydration is sent after it @once",
  async ({ page, shared, guest }) => {
    const { newsletter } = messagesOf("tr");
    const address = `${guest.split(" ").at(-1)}@example.com`;
    const posts = countPosts(page);
    const release = await holdScripts(page);
    await page.goto("/tr/blog", AFTER_BOOT_MODULE);
    await page.getByLabel(newsletter.label).fill(address);
    await page.getByRole("button", { name: newsletter.subscribe }).click();
    await expect(page).toHaveURL("/tr/blog");
    expect(posts()).toBe(0);
    release();
    await expect(page.getByRole("status").filter({ hasText: newsletter.success })).toBeVisible();
    expect(await messageAbout(address, shared)).toContain(`E-posta: ${address}`);
  },
);

sharedTest("without requestIdleCallback, the application starts nevertheless @once", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback"));
  await page.goto("/en");
  await waitForHydration(page);
});
