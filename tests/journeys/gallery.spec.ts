import { expect, type Page } from "@playwright/test";

import { GALLERY } from "#content/gallery.ts";
import { interpolate, messagesOf, sharedTest as test, waitForHydration } from "#tests/e2e/fixtures.ts";
import { focusFault } from "#tests/e2e/focus.ts";
import { lightboxOf, swipe } from "#tests/e2e/lightbox.ts";

const TOTAL = GALLERY.length;
const { gallery } = messagesOf("en");
const announced = (position: number) => `${interpolate(gallery.viewer.position, { position, total: TOTAL })}: `;
const tilesOn = (page: Page) => page.getByRole("main").locator("li a[role=button]");

test("the gallery opens a picture, announces its position and what it shows, and the close button restores the focus", async ({
  page,
}) => {
  const { title, viewer } = messagesOf("ru").gallery;
  await page.goto("/ru/gallery");
  await waitForHydration(page);
  await expect(tilesOn(page)).toHaveCount(TOTAL);
  await tilesOn(page).nth(5).click();
  const lightbox = lightboxOf(page, title);
  const sixth = GALLERY[5];
  await expect(lightbox.getByRole("status").first()).toHaveText(
    `${interpolate(viewer.position, { position: 6, total: TOTAL })}: ${sixth?.title.ru}, ${sixth?.location.ru}`,
  );
  await expect(lightbox.getByRole("img").first()).toHaveJSProperty("complete", true);
  await lightbox.getByRole("button", { name: viewer.close }).click();
  await expect(lightbox).toBeHidden();
  await expect(tilesOn(page).nth(5)).toBeFocused();
});

test("by keyboard the lightbox opens, wraps around, keeps the visible focus and closes", async ({ page }) => {
  await page.goto("/en/gallery");
  await waitForHydration(page);
  await tilesOn(page).first().focus();
  await page.keyboard.press("Space");
  const lightbox = lightboxOf(page, gallery.title);
  const announcement = lightbox.getByRole("status").first();
  await expect(lightbox).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(announcement).toContainText(announced(TOTAL));
  await page.keyboard.press("ArrowRight");
  await expect(announcement).toContainText(announced(1));
  await page.keyboard.press("ArrowRight");
  await expect(announcement).toContainText(announced(2));
  // The focus stays in the lightbox.
  for (const name of ["close", "previous", "next", "close"] as const) {
    await page.keyboard.press("Tab");
    await expect(lightbox.getByRole("button", { name: gallery.viewer[name] })).toBeFocused();
    await expect.poll(() => focusFault(page)).toBe("");
  }
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await expect(tilesOn(page).first()).toBeFocused();
});

test("a horizontal swipe of more than 50 px changes the picture, a shorter or vertical one does not @phone", async ({
  page,
}) => {
  await page.goto("/en/gallery");
  await waitForHydration(page);
  await tilesOn(page).first().click();
  const lightbox = lightboxOf(page, gallery.title);
  const announcement = lightbox.getByRole("status").first();
  await expect(announcement).toContainText(announced(1));
  await swipe(lightbox, -48);
  await swipe(lightbox, -60, { down: 200 });
  // Neither has changed the picture, or this swipe would not show the second one.
  await swipe(lightbox, -60);
  await expect(announcement).toContainText(announced(2));
  await swipe(lightbox, 60);
  await swipe(lightbox, 60);
  await expect(announcement).toContainText(announced(TOTAL));
});

test("Back closes only the lightbox, and no other history entry is left", async ({ page }) => {
  await page.goto("/en/faq");
  await page.goto("/en/gallery?from=flyer#region");
  await waitForHydration(page);
  const tile = tilesOn(page).nth(2);
  const lightbox = page.getByRole("dialog");
  await tile.scrollIntoViewIfNeeded();
  const entries = await page.evaluate(() => history.length);
  const before = await page.evaluate(() => scrollY);
  await tile.click();
  await expect(lightbox).toBeVisible();
  await lightbox.getByRole("button", { name: gallery.viewer.next }).click();
  await page.goBack();
  await expect(lightbox).toBeHidden();
  await expect(page).toHaveURL("/en/gallery?from=flyer#region");
  await expect(tile).toBeFocused();
  await tile.click();
  await expect(lightbox).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  // One forward entry, and no additional back entry.
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL("/en/faq");
});

test("a lightbox leaves no dead step in the history, after a reload or forward of it", async ({ page }) => {
  await page.goto("/en/contact");
  await page.goto("/en/gallery");
  await waitForHydration(page);
  await tilesOn(page).first().click();
  const lightbox = lightboxOf(page, gallery.title);
  await expect(lightbox).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(page).toHaveURL("/en/contact");

  await page.goForward();
  await waitForHydration(page);
  await tilesOn(page).first().click();
  await expect(lightbox).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  const canGoForward = () => page.evaluate(() => window.navigation.canGoForward);
  await expect.poll(canGoForward).toBe(true);
  await page.goForward();
  // The page goes back over the step by itself.
  await expect.poll(canGoForward).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL("/en/contact");
});
