import { expect } from "@playwright/test";

import { BUSINESS } from "#content/business.ts";
import { GALLERY } from "#content/gallery.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { expectNone } from "#tests/support/expectNone.ts";
import { lightboxOf, swipe } from "#tests/e2e/lightbox.ts";
import { interpolate, waitForHydration, sharedTest as test, messagesOf } from "#tests/e2e/fixtures.ts";

test("the gallery has 22 pictures in ru, and the lightbox announces the position of the shown one", async ({
  page,
}) => {
  const { gallery } = messagesOf("ru");
  await page.goto("/ru/gallery");
  await waitForHydration(page);
  const tiles = page.getByRole("main").locator("li a[role=button]");
  await expect(tiles).toHaveCount(22);
  await tiles.nth(5).click();
  const lightbox = lightboxOf(page, gallery.title);
  const sixth = GALLERY[5];
  const position = interpolate(gallery.viewer.position, { position: 6, total: 22 });
  await expect(lightbox.getByRole("status").first()).toHaveText(
    `${position}: ${sixth?.title.ru}, ${sixth?.location.ru}`,
  );
  await expect(lightbox.getByRole("img").first()).toHaveJSProperty("complete", true);
  await lightbox.getByRole("button", { name: gallery.viewer.close }).click();
  await expect(lightbox).toBeHidden();
  await expect(tiles.nth(5)).toBeFocused();
});

test("Previous on the first picture shows the last one, and Next on the last the first", async ({ page }) => {
  await page.goto("/en/gallery");
  await waitForHydration(page);
  await page.getByRole("main").locator("li a[role=button]").first().click();
  const lightbox = lightboxOf(page, "Gallery");
  const announcement = lightbox.getByRole("status").first();
  await lightbox.getByRole("button", { name: "Previous" }).click();
  await expect(announcement).toContainText("22 of 22: ");
  await lightbox.getByRole("button", { name: "Next" }).click();
  await expect(announcement).toContainText("1 of 22: ");
  await page.keyboard.press("ArrowLeft");
  await expect(announcement).toContainText("22 of 22: ");
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
});

test(
  "a horizontal swipe of more than 50 px changes the picture, a shorter or vertical one does not",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/en/gallery");
    await waitForHydration(page);
    await page.getByRole("main").locator("li a[role=button]").first().click();
    const lightbox = lightboxOf(page, "Gallery");
    const announcement = lightbox.getByRole("status").first();
    await expect(announcement).toContainText("1 of 22: ");
    await swipe(lightbox, -48);
    await swipe(lightbox, -60, { down: 200 });
    // Neither has changed the picture, or this swipe would not show the second one.
    await swipe(lightbox, -60);
    await expect(announcement).toContainText("2 of 22: ");
    await swipe(lightbox, 60);
    await swipe(lightbox, 60);
    await expect(announcement).toContainText("22 of 22: ");
  },
);

for (const [what, path] of [
  ["the gallery", "/en/gallery?from=flyer#region"],
  ["a tour", "/en/tours/efes-turu"],
] as const) {
  test(`Back closes only the lightbox of ${what}, and no history entry is left`, async ({ page }) => {
    await page.goto("/en/faq");
    await page.goto(path);
    await waitForHydration(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/_data/")) asked.push(request.url());
    });
    const tile = page.getByRole("main").locator("li a[role=button]").nth(2);
    const lightbox = page.getByRole("dialog");
    await tile.scrollIntoViewIfNeeded();
    const entries = await page.evaluate(() => history.length);
    const before = await page.evaluate(() => scrollY);

    await tile.click();
    await expect(lightbox).toBeVisible();
    await lightbox.getByRole("button", { name: "Next" }).click();
    await page.goBack();
    await expect(lightbox).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(tile).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);

    // Closing it in another way leaves no additional history entry either.
    for (const close of ["Escape", "button"]) {
      await tile.click();
      await expect(lightbox).toBeVisible();
      if (close === "Escape") await page.keyboard.press("Escape");
      else await lightbox.getByRole("button", { name: "Close" }).click();
      await expect(lightbox).toBeHidden();
      await expect(tile).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(before);
    }
    // One forward entry, and no additional back entry.
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    expect(asked).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL("/en/faq");
  });
}

test("a link to a chapter scrolls to its heading", async ({ page }) => {
  const { chapters, chaptersLabel } = messagesOf("en").gallery;
  const name = interpolate(chapters.region, { regionTitle: BUSINESS.regionTitle.en });
  await page.goto("/en/gallery");
  await waitForHydration(page);
  const chapter = page.getByRole("navigation", { name: chaptersLabel }).getByRole("link", { name });
  await chapter.click();
  await expect(page).toHaveURL("/en/gallery#region");
  await expect(page.getByRole("heading", { level: 2, name })).toBeInViewport();
});

test(
  "a second click on a picture that is about to open adds no second history entry",
  { tag: "@once" },
  async ({ page }) => {
    const { gallery } = messagesOf("en");
    await page.goto("/en/gallery");
    await waitForHydration(page);
    const before = await page.evaluate(() => history.length);
    const tile = page.getByRole("main").locator("li a[role=button]").first();
    await tile.evaluate(async (element: HTMLElement) => {
      element.click();
      // By then React has handled the first click, but has not rendered the result.
      await Promise.resolve();
      element.click();
    });
    await expect(lightboxOf(page, gallery.title)).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  },
);

for (const language of LANGUAGES) {
  test(
    `every picture leads on, and the links of a row stand at one height and end at one height in ${language}`,
    { tag: "@desktop" },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/${language}/gallery`);
      await waitForHydration(page);
      await page.evaluate(() => document.fonts.ready);
      const links = await page
        .getByRole("main")
        .locator("li")
        .filter({ has: page.locator("a[role=button]") })
        .evaluateAll((tiles) =>
          tiles.map((tile) => {
            const link = tile.querySelector("a:not([role=button])")?.getBoundingClientRect();
            return { row: tile.getBoundingClientRect().top, place: [link?.top, link?.height], words: tile.textContent };
          }),
        );
      expect(links).toHaveLength(22);
      expectNone(links.flatMap(({ place, words }) => (place[0] === undefined ? [`${words} leads nowhere.`] : [])));
      const uneven = links.filter(({ row, place }, index) => {
        const before = links[index - 1];
        return before?.row === row && before.place.some((length, at) => Math.abs((length ?? 0) - (place[at] ?? 0)) > 1);
      });
      expectNone(uneven.map(({ words }) => `${words} has another number of lines than the tile beside it.`));
    },
  );
}
