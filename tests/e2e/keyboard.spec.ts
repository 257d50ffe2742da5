import { expect } from "@playwright/test";

import { messagesOf, sharedTest as test, waitForHydration } from "./fixtures.ts";
import { focusFault, tabTo } from "./focus.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("Enter opens the list of countries, Escape closes it and restores the focus", async ({ page }) => {
  await page.goto("/en/reservation");
  await waitForHydration(page);
  const button = page.getByRole("button", { name: /\+90/ });
  await button.press("Enter");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleName(/\+90/);
});

test("the focus is visible at every stop of the menu and up to its button @phone", async ({ page }) => {
  const { shell } = messagesOf("en");
  await page.goto("/en");
  await waitForHydration(page);
  await tabTo(page, page.getByRole("button", { name: shell.menu.open }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: shell.menu.title })).toBeVisible();
  for (let press = 0; press < 16; press += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(() => focusFault(page)).toBe("");
  }
});

test("Shift+Tab through the price list: the focus is visible at every stop", async ({ page }) => {
  await page.goto("/ru/prices");
  await waitForHydration(page);
  const table = page.getByRole("table");
  await table.locator("[role=row][id]").locator("a, button").filter({ visible: true }).last().focus();
  const inTable = () => table.evaluate((element) => element.contains(document.activeElement));
  let stops = 0;
  for (; stops < 40 && (await inTable()); stops += 1) {
    await expect.poll(() => focusFault(page)).toBe("");
    await page.keyboard.press("Shift+Tab");
  }
  expect(stops).toBeGreaterThan(20);
});

test("the language menu by keyboard: Enter opens it, Escape closes it and restores the focus @phone", async ({
  page,
}) => {
  const { shell } = messagesOf("en");
  await page.goto("/en/faq");
  await waitForHydration(page);
  const languages = page.getByRole("banner").getByRole("navigation", { name: shell.languages.label });
  const summary = languages.locator("summary");
  await summary.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(languages.getByRole("link", { name: "Türkçe" })).toBeFocused();
  expect(await focusFault(page)).toBe("");
  await page.keyboard.press("Escape");
  await expect(languages.getByRole("link")).toHaveCount(0);
  await expect(summary).toBeFocused();
});
