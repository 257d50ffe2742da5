import { expect } from "@playwright/test";

import { SERVICES } from "#content/services.ts";
import { TOURS } from "#content/tours.ts";
import { formatPrice, OTHER_CURRENCIES } from "#src/domain/money.ts";
import {
  bookingField,
  interpolate,
  messagesOf,
  placeName,
  sharedTest as test,
  waitForHydration,
} from "#tests/e2e/fixtures.ts";
import { converted, euroTo } from "#tests/support/fares.ts";

/** A tour that the form offers as a destination, and one that it does not. */
const OFFERED = TOURS.find(({ request }) => request);
const NOT_OFFERED = TOURS.find(({ request }) => !request);

test("from the home page to a tour, and from there into the form with the tour filled in", async ({ page }) => {
  const { tour } = messagesOf("en");
  await page.goto("/en");
  await waitForHydration(page);
  await page.getByRole("main").locator("a[href^='/en/tours/']").first().click();
  await expect(page).toHaveURL(/\/en\/tours\/./);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goto(`/en/tours/${OFFERED?.slug}`);
  await waitForHydration(page);
  await page.getByRole("main").getByRole("link", { name: tour.reserve }).last().click();
  await expect(page).toHaveURL(/\/en\/reservation\?.*#reservation-form$/);
  await expect(bookingField(page, "en", "to")).toHaveValue(OFFERED?.request?.to ?? "");
});

test("a tour that is none of the form's places is written into the note @once", async ({ page }) => {
  const { tour } = messagesOf("ru");
  await page.goto(`/ru/tours/${NOT_OFFERED?.slug}`);
  await waitForHydration(page);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  const reserve = page.getByRole("main").getByRole("link", { name: new RegExp(`${tour.reserve}|${tour.ask}`) });
  await reserve.last().click();
  await expect(bookingField(page, "ru", "to")).toHaveValue("other");
  await expect(page.locator("[name=note]")).toHaveValue(title ?? "");
});

test("the Book link of a service fills in the form, which shows the same fare", async ({ page }) => {
  const { booking, fares } = messagesOf("en");
  const service = SERVICES.find(({ trips }) => trips.length === 1 && trips[0]?.vehicleType === "vip-vito");
  const [trip] = service?.trips ?? [];
  if (!trip) throw new Error("the tests need a service with one fare in content/services.ts");
  const euro = euroTo(trip.to);
  const amounts = converted(euro);
  await page.goto(`/en/services/${service?.slug}`);
  await waitForHydration(page);
  const route = interpolate(fares.trip, { from: placeName(trip.from, "en"), to: placeName(trip.to, "en") });
  const ticket = page.getByRole("region", { name: route });
  await expect(ticket.locator("data[data-currency=EUR]")).toHaveAttribute("value", `${euro}`);
  for (const currency of OTHER_CURRENCIES)
    await expect(ticket).toContainText(formatPrice(amounts[currency], currency, "en"));
  await ticket.getByRole("link", { name: fares.book }).click();
  await expect(page).toHaveURL(/\/en\/reservation\?.*#reservation-form$/);
  await expect(bookingField(page, "en", "from")).toHaveValue(trip.from);
  await expect(bookingField(page, "en", "to")).toHaveValue(trip.to);
  await expect(page.locator(`input[value=${trip.vehicleType}]`)).toBeChecked();
  const panel = page.getByRole("region", { name: booking.price.heading });
  await expect(panel.locator("data[data-currency=EUR]")).toHaveAttribute("value", `${euro}`);
});

test("a service chosen below the form fills in the trip and keeps typed input", async ({ page, guest }) => {
  const { fares } = messagesOf("en");
  const service = SERVICES.find(
    ({ trips: [trip, ...more] }) => trip?.from === "airport" && trip.to !== "torba" && more.length === 0,
  );
  await page.goto("/en/reservation?from=airport&to=torba");
  await waitForHydration(page);
  await bookingField(page, "en", "fullName").fill(guest);
  await page.getByRole("main").locator(`a[href='/en/services/${service?.slug}']`).first().click();
  await page.getByRole("link", { name: fares.book }).click();
  await expect(bookingField(page, "en", "to")).toHaveValue(service?.trips[0]?.to ?? "");
  await expect(bookingField(page, "en", "fullName")).toHaveValue(guest);
  await expect(page.locator("#reservation-form")).toBeInViewport();
});

test("the floating bar leads into the form until a fare is known, and keeps its height @phone", async ({ page }) => {
  const { shell } = messagesOf("tr");
  await page.goto("/tr");
  await waitForHydration(page);
  const shelf = page.getByRole("complementary", { name: shell.floating.label });
  const { height } = (await shelf.boundingBox()) ?? {};
  await shelf.getByRole("link", { name: shell.floating.seePrice }).click();
  await expect(page).toHaveURL("/tr#reservation-form");
  await expect(bookingField(page, "tr", "from")).toBeInViewport();
  await bookingField(page, "tr", "from").selectOption("airport");
  await bookingField(page, "tr", "to").selectOption("other");
  await expect(shelf).toContainText(shell.floating.onRequest);
  await bookingField(page, "tr", "to").selectOption("torba");
  await expect(shelf).toContainText(`${euroTo("torba")}`);
  expect((await shelf.boundingBox())?.height).toBe(height);
});
