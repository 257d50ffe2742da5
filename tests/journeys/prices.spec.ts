import { expect, type Page } from "@playwright/test";

import { FARES } from "#content/prices.ts";
import { euroTo } from "#tests/support/fares.ts";
import { waitForHydration, sharedTest as test, messagesOf } from "#tests/e2e/fixtures.ts";

const rowsOn = (page: Page) => page.getByRole("table").locator("tr[id]");

const eurosOn = (page: Page): Promise<number[]> =>
  rowsOn(page).evaluateAll((rows) =>
    rows.map((row) => Number(row.querySelector("data[data-currency=EUR]")?.getAttribute("value"))),
  );

test("the price list in ru has a row for every fare", { tag: "@once" }, async ({ page }) => {
  await page.goto("/ru/prices");
  await expect(rowsOn(page)).toHaveCount(FARES.length);
  const inOrder = (euros: number[]) => euros.toSorted((one, other) => one - other);
  expect(inOrder(await eurosOn(page))).toEqual(inOrder(FARES.map(({ euro }) => euro)));
});

test(
  "the map is preloaded in the version that is shown at the width of the window",
  { tag: "@once" },
  async ({ page }) => {
    await page.goto("/ru/prices");
    for (const width of [320, 390, 768, 1024, 1336, 1342, 1440, 2000]) {
      await page.setViewportSize({ width, height: 900 });
      const maps = () =>
        page.evaluate(() => {
          const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=image]")];
          const shown = [...document.querySelectorAll<HTMLImageElement>("img[src^='/maps/']")];
          return {
            asked: links.filter(({ media }) => matchMedia(media).matches).map((link) => link.getAttribute("href")),
            shown: shown.filter((image) => image.checkVisibility()).map((image) => image.getAttribute("src")),
          };
        });
      await expect.poll(async () => (await maps()).shown, { message: `at ${width} px` }).toHaveLength(1);
      const { asked, shown } = await maps();
      expect(asked, `at ${width} px`).toEqual(shown);
    }
  },
);

test("a URL with the hash of a fare highlights its row and scrolls it into view", async ({ page }) => {
  await page.goto("/en/prices#airport-gumusluk");
  await waitForHydration(page);
  const row = page.locator("#airport-gumusluk");
  await expect(row).toHaveAttribute("data-on", "true");
  await expect(rowsOn(page).and(page.locator("[data-on=true]"))).toHaveCount(1);
  await expect(row).toBeInViewport({ ratio: 1 });
  await expect(row).toContainText("Gümüşlük");
  await expect(row.locator("data[data-currency=EUR]")).toHaveAttribute("value", `${euroTo("gümüşlük")}`);
  const card = page.getByRole("region", { name: messagesOf("en").prices.card.chosen });
  await expect(card).toContainText("Gümüşlük");
});

test(
  "the groups beside the list lead to their rows, and leave while the list is sorted",
  { tag: "@desktop" },
  async ({ page }) => {
    const { prices } = messagesOf("en");
    await page.goto("/en/prices");
    await waitForHydration(page);
    const groups = page.getByRole("navigation", { name: prices.groupsLabel });
    await groups.getByRole("link", { name: prices.groups.town.title, exact: false }).first().click();
    const title = page.getByRole("rowheader", { name: prices.groups.town.title }).first();
    await expect(title).toBeInViewport({ ratio: 1 });
    const bar = page.getByRole("columnheader", { name: prices.list.place });
    const box = async (element: typeof title) => (await element.boundingBox()) ?? { y: Number.NaN, height: 0 };
    await expect
      .poll(async () => {
        const [above, below] = [await box(bar), await box(title)];
        return below.y - (above.y + above.height);
      })
      .toBeGreaterThanOrEqual(0);
    await bar.getByRole("button").click();
    await expect(groups).toBeHidden();
  },
);

test("clicks on a column header sort ascending, then descending, then not at all", async ({ page }) => {
  await page.goto("/tr/prices");
  await waitForHydration(page);
  const asListed = await eurosOn(page);
  const up = asListed.toSorted((one, other) => one - other);
  const column = page.getByRole("table").locator("th[aria-sort]").nth(1);
  for (const [direction, order] of [
    ["ascending", up],
    ["descending", up.toReversed()],
    ["none", asListed],
  ] as const) {
    await column.getByRole("button").click();
    await expect(column).toHaveAttribute("aria-sort", direction);
    expect(await eurosOn(page)).toEqual(order);
  }
  const names = page.getByRole("table").locator("th[aria-sort]").first();
  await names.getByRole("button").click();
  await expect(names).toHaveAttribute("aria-sort", "ascending");
  // The place is the first node of the cell.
  const places = await rowsOn(page)
    .locator("th")
    .evaluateAll((cells) => cells.map(({ firstChild }) => firstChild?.textContent ?? ""));
  expect(places).toEqual(places.toSorted(new Intl.Collator("tr").compare));
});

test("the Book link of a row fills in the form with its trip", async ({ page }) => {
  const { booking, prices } = messagesOf("en");
  await page.goto("/en/prices");
  await waitForHydration(page);
  const row = page.locator("#airport-torba");
  await row.getByRole("link", { name: prices.book }).click();
  await expect(page).toHaveURL(/\/en\/reservation\?.*#reservation-form$/);
  await expect(page.getByLabel(booking.fields.to, { exact: true })).toHaveValue("torba");
  const panel = page.getByRole("region", { name: booking.price.heading });
  await expect(panel.locator("data[data-currency=EUR]")).toHaveAttribute("value", `${euroTo("torba")}`);
});

test("Back clears all choices on the map at once, and a second Back leaves the page", async ({ page }) => {
  await page.goto("/en");
  await page.goto("/en/prices");
  await waitForHydration(page);
  await page.getByRole("main").locator("a[href$='#airport-yalikavak']").filter({ visible: true }).first().click();
  await expect(page).toHaveURL("/en/prices#airport-yalikavak");
  await expect(page.locator("#airport-yalikavak")).toHaveAttribute("data-on", "true");
  await page.getByRole("main").locator("a[href$='#airport-torba']").filter({ visible: true }).first().click();
  await expect(page.locator("#airport-torba")).toHaveAttribute("data-on", "true");
  const scrolled = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect(page).toHaveURL("/en/prices");
  await expect(page.getByRole("region", { name: messagesOf("en").prices.card.example })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.goBack();
  await expect(page).toHaveURL("/en");
});
