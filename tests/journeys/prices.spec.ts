import { expect, type Page } from "@playwright/test";

import { FARES } from "#content/prices.ts";
import { bookingField, messagesOf, placeName, sharedTest as test, waitForHydration } from "#tests/e2e/fixtures.ts";
import { euroTo } from "#tests/support/fares.ts";

const rowsOn = (page: Page) => page.getByRole("table").locator("[role=row][id]");

const eurosOn = (page: Page): Promise<number[]> =>
  rowsOn(page).evaluateAll((rows) =>
    rows.map((row) => Number(row.querySelector("data[data-currency=EUR]")?.getAttribute("value"))),
  );

const ascending = (euros: readonly number[]) => euros.toSorted((one, other) => one - other);

test("the price list has a row for every fare, and its columns sort up, down and not at all", async ({ page }) => {
  await page.goto("/tr/prices");
  await waitForHydration(page);
  const asListed = await eurosOn(page);
  const sorted = ascending(FARES.map(({ euro }) => euro));
  expect(ascending(asListed)).toEqual(sorted);
  const column = page.getByRole("table").locator("[aria-sort]").nth(1);
  for (const [direction, order] of [
    ["ascending", sorted],
    ["descending", sorted.toReversed()],
    ["none", asListed],
  ] as const) {
    await column.getByRole("button").click();
    await expect(column).toHaveAttribute("aria-sort", direction);
    expect(await eurosOn(page)).toEqual(order);
  }
  const names = page.getByRole("table").locator("[aria-sort]").first();
  await names.getByRole("button").click();
  await expect(names).toHaveAttribute("aria-sort", "ascending");
  // The place is the first node of the cell.
  const places = await rowsOn(page)
    .getByRole("rowheader")
    .evaluateAll((cells) => cells.map(({ firstChild }) => firstChild?.textContent ?? ""));
  expect(places).toEqual(places.toSorted(new Intl.Collator("tr").compare));
});

test("a URL with the hash of a fare highlights its row and scrolls it into view @once", async ({ page }) => {
  await page.goto("/en/prices#airport-gumusluk");
  await waitForHydration(page);
  const row = page.locator("#airport-gumusluk");
  await expect(row).toHaveAttribute("data-on", "true");
  await expect(rowsOn(page).and(page.locator("[data-on=true]"))).toHaveCount(1);
  await expect(row).toBeInViewport({ ratio: 1 });
  await expect(row.locator("data[data-currency=EUR]")).toHaveAttribute("value", `${euroTo("gümüşlük")}`);
  const card = page.getByRole("region", { name: messagesOf("en").prices.card.chosen });
  await expect(card).toContainText(placeName("gümüşlük", "en"));
});

test("the Book link of a row fills in the form with its trip", async ({ page }) => {
  const { booking, prices } = messagesOf("en");
  await page.goto("/en/prices");
  await waitForHydration(page);
  await page.locator("#airport-torba").getByRole("link", { name: prices.book }).click();
  await expect(page).toHaveURL(/\/en\/reservation\?.*#reservation-form$/);
  await expect(bookingField(page, "en", "to")).toHaveValue("torba");
  const panel = page.getByRole("region", { name: booking.price.heading });
  await expect(panel.locator("data[data-currency=EUR]")).toHaveAttribute("value", `${euroTo("torba")}`);
});

test("Back clears all choices on the map at once, and a second Back leaves the page", async ({ page }) => {
  await page.goto("/en");
  await page.goto("/en/prices");
  await waitForHydration(page);
  for (const fare of ["airport-yalikavak", "airport-torba"]) {
    await page.getByRole("main").locator(`a[href$='#${fare}']`).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(`/en/prices#${fare}`);
    await expect(page.locator(`#${fare}`)).toHaveAttribute("data-on", "true");
  }
  const scrolled = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect(page).toHaveURL("/en/prices");
  await expect(page.getByRole("region", { name: messagesOf("en").prices.card.example })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.goBack();
  await expect(page).toHaveURL("/en");
});

test("following the link of a fare again fills in the form again, after another choice", async ({ page }) => {
  const { prices } = messagesOf("en");
  const to = bookingField(page, "en", "to");
  await page.goto("/en/prices");
  await waitForHydration(page);
  await page.locator("#airport-torba").getByRole("link", { name: prices.book }).click();
  await expect(to).toHaveValue("torba");
  await to.selectOption("bitez");
  await page.goBack();
  await page.locator("#airport-torba").getByRole("link", { name: prices.book }).click();
  await expect(to).toHaveValue("torba");
  // A return is no new visit: the later choice stays.
  await to.selectOption("bitez");
  await page.goBack();
  await expect(page.getByRole("table")).toBeVisible();
  await page.goForward();
  await expect(to).toHaveValue("bitez");
});
