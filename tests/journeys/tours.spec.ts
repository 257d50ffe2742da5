import { expect } from "@playwright/test";

import { lightboxOf, swipe } from "#tests/e2e/lightbox.ts";
import { waitForHydration, sharedTest as test, messagesOf } from "#tests/e2e/fixtures.ts";

const PATH = "/en/tours/efes-turu";
/** Two pictures and, last, the film. */
const COUNT = 3;

test("a link on the home page leads to a tour", async ({ page }) => {
  await page.goto("/en");
  await waitForHydration(page);
  await page.locator(`main a[href="${PATH}"]`).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("boat trip");
});

test("a tour's lightbox by keyboard: Enter opens it, arrow keys wrap around, Escape closes it and restores the focus", async ({
  page,
}) => {
  const { gallery } = messagesOf("en").tour;
  await page.goto(PATH);
  await waitForHydration(page);
  const tiles = page.getByRole("list", { name: gallery }).getByRole("button");
  await expect(tiles).toHaveCount(COUNT);
  await tiles.nth(1).focus();
  await page.keyboard.press("Enter");
  const lightbox = lightboxOf(page, gallery);
  const announcement = lightbox.getByRole("status").first();
  await expect(announcement).toContainText(`2 of ${COUNT}: `);
  for (const position of [3, 1, 2]) {
    await page.keyboard.press("ArrowRight");
    await expect(announcement).toContainText(`${position} of ${COUNT}: `);
  }
  for (const position of [1, 3, 2]) {
    await page.keyboard.press("ArrowLeft");
    await expect(announcement).toContainText(`${position} of ${COUNT}: `);
  }
  // The lightbox traps the focus.
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press("Tab");
    expect(await lightbox.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await expect(tiles.nth(1)).toBeFocused();
});

test(
  "a tour's lightbox by touch: swipes show the next and the previous item, and wrap around",
  { tag: "@phone" },
  async ({ page }) => {
    const { gallery } = messagesOf("en").tour;
    await page.goto(PATH);
    await waitForHydration(page);
    await page.getByRole("list", { name: gallery }).getByRole("button").nth(1).tap();
    const lightbox = lightboxOf(page, gallery);
    const announcement = lightbox.getByRole("status").first();
    await expect(announcement).toContainText(`2 of ${COUNT}: `);
    await swipe(lightbox, -120);
    await expect(announcement).toContainText(`3 of ${COUNT}: `);
    await swipe(lightbox, -120);
    await expect(announcement).toContainText(`1 of ${COUNT}: `);
    await swipe(lightbox, 120);
    await expect(announcement).toContainText(`3 of ${COUNT}: `);
  },
);

test(
  "a swipe works even if the item on which it began finishes loading meanwhile",
  { tag: "@phone" },
  async ({ page }) => {
    const { gallery } = messagesOf("en").tour;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/*.mp4", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(PATH);
    await waitForHydration(page);
    await page.getByRole("list", { name: gallery }).getByRole("button").last().tap();
    const lightbox = lightboxOf(page, gallery);
    const loading = lightbox.getByRole("figure").getByRole("status");
    await expect(loading).toBeVisible();
    await swipe(lightbox, -120, {
      async meanwhile() {
        release();
        await expect(loading).toBeHidden();
      },
    });
    await expect(lightbox.getByRole("status").first()).toContainText(`1 of ${COUNT}: `);
  },
);

test("the picture of a stop opens in the lightbox with those of the other stops, and Back closes it", async ({
  page,
}) => {
  const { gallery, route } = messagesOf("en").tour;
  await page.goto("/en/tours/denizli-pamukkale-turu");
  await waitForHydration(page);
  const tiles = page.getByRole("region", { name: route }).getByRole("button");
  await expect(tiles).toHaveCount(3);
  await tiles.nth(2).click();
  const announcement = lightboxOf(page, gallery).getByRole("status").first();
  await expect(announcement).toContainText("3 of 3: ");
  await page.keyboard.press("ArrowRight");
  await expect(announcement).toContainText("1 of 3: ");
  await page.goBack();
  await expect(announcement).toBeHidden();
  await expect(page).toHaveURL("/en/tours/denizli-pamukkale-turu");
  await expect(tiles.nth(2)).toBeFocused();
});

test("the film plays as soon as the lightbox shows it, and is not requested before", async ({ page }) => {
  const {
    tour: { gallery },
    gallery: { viewer },
  } = messagesOf("en");
  const films: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".mp4")) films.push(request.url());
  });
  await page.goto(PATH);
  await waitForHydration(page);
  const tile = page.getByRole("list", { name: gallery }).getByRole("button", { name: viewer.film });
  await tile.scrollIntoViewIfNeeded();
  expect(films).toEqual([]);
  await tile.click();
  const film = lightboxOf(page, gallery).locator("video");
  await expect(film).toBeVisible();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
  expect(await film.evaluate((video: HTMLVideoElement) => [video.paused, video.muted, video.videoWidth])).toEqual([
    false,
    true,
    1280,
  ]);
});

test("with reduced motion the film does not start by itself", async ({ page }) => {
  const {
    tour: { gallery },
    gallery: { viewer },
  } = messagesOf("en");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(PATH);
  await waitForHydration(page);
  await page.getByRole("list", { name: gallery }).getByRole("button", { name: viewer.film }).click();
  const film = lightboxOf(page, gallery).locator("video");
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  await expect(film).toHaveJSProperty("paused", true);
  // The browser itself plays the focused video when the space bar is pressed.
  await film.focus();
  await page.keyboard.press("Space");
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
});

test("the Reserve link of a tour leads to the form, which has the tour filled in if it offers it", async ({ page }) => {
  const { booking, tour } = messagesOf("en");
  await page.goto("/en/tours/denizli-pamukkale-turu");
  await waitForHydration(page);
  await page.getByRole("main").getByRole("link", { name: tour.reserve }).last().click();
  await expect(page).toHaveURL(/\/en\/reservation\?.*#reservation-form$/);
  await expect(page.getByLabel(booking.fields.to, { exact: true })).toHaveValue("pamukkaletour");
});

for (const { slug, query } of [
  { slug: "denizli-pamukkale-turu", query: { to: "pamukkaletour", vehicleType: "vip-sprinter" } },
  { slug: "efes-turu", query: { to: "other", note: "Bodrum boat trip: a day among the bays" } },
]) {
  test(`on phones the floating bar books ${slug}`, { tag: "@phone" }, async ({ page }) => {
    const { shell, tour } = messagesOf("en");
    await page.goto(`/en/tours/${slug}`);
    await waitForHydration(page);
    const book = page
      .getByRole("complementary", { name: shell.floating.label })
      .getByRole("link", { name: shell.nav.reserve });
    await expect(book).toBeVisible();
    const { searchParams } = new URL((await book.getAttribute("href")) ?? "", page.url());
    expect(Object.fromEntries(searchParams)).toEqual(query);
    // The head of the page leaves the button to the bar.
    await expect(page.getByRole("main").getByRole("link", { name: tour.reserve })).toHaveCount(1);
  });
}

test("the postmarks of the tours are never animated", { tag: "@once" }, async ({ page }) => {
  await page.goto("/en/tours");
  const postmarks = page.getByRole("main").locator("svg:has(textPath)");
  await expect(postmarks).not.toHaveCount(0);
  const times = await postmarks.evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).animationDuration));
  expect([...new Set(times)]).toEqual(["0s"]);
});
