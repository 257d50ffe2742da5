import { expect, type Locator } from "@playwright/test";

import { converted, euroTo } from "#tests/support/fares.ts";
import {
  bookingField,
  fillInRide,
  messagesOf,
  openDetails,
  send,
  sharedTest as test,
  stubAnswer,
  waitForHydration,
} from "./fixtures.ts";
import { lightboxOf } from "./lightbox.ts";

/*
 * Compares the accessibility tree (order, roles, names, values and states) with snapshots next to this file, in English: the tree of the
 * other languages is the same, and the stories check the names in them. What belongs to the owner's content is a pattern there. When
 * Playwright writes snapshots, it adds the URLs of links, which are not read out: remove them.
 */

test.use({ contextOptions: { reducedMotion: "reduce" } });

const { booking, gallery, request, shell } = messagesOf("en");

/** Expects the accessibility tree of `part` to match the snapshot of this name. */
async function expectTree(part: Locator, name: string): Promise<void> {
  await expect(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}

test("the form is heard: empty, with faults, with a price, with none", async ({ page }) => {
  const form = page.locator("form#reservation-form");
  const panel = page.getByRole("region", { name: booking.price.heading });
  await page.goto("/en/reservation");
  await waitForHydration(page);
  await expectTree(form, "form-empty");
  await expectTree(panel, "price-empty");

  await send(page, "en");
  await expectTree(form, "form-faults");
  await expectTree(page.getByRole("alert"), "toast-faults");
  for (const name of ["from", "to", "date", "time", "fullName", "phone"] as const)
    await expect(bookingField(page, "en", name)).toHaveAccessibleDescription(request.errors.missing[name]);

  await page.goto("/en/reservation?from=airport&to=yalikavak&date=2027-07-14&time=23:30");
  await waitForHydration(page);
  await page.getByText(booking.extras.title).click();
  await page.getByRole("checkbox", { name: request.extras.returnTrip }).check();
  await expectTree(form, "form-priced");
  await expectTree(panel, "price-priced");
  await expect(bookingField(page, "en", "flightNumber")).toHaveAccessibleDescription(request.extras.flightHint);

  await page.getByText("VIP Sprinter", { exact: true }).first().click();
  await expectTree(panel, "price-enquiry");
});

test("what comes of a request is heard", async ({ page, consoleErrors }) => {
  await fillInRide(page, "en");
  const lira = page.locator("data[data-currency=TRY]").first();
  await expect(lira).toHaveAttribute("value", `${converted(euroTo("yalıkavak")).TRY}`);
  await stubAnswer(page, 503);
  await send(page, "en");
  await expectTree(page.getByRole("alert"), "toast-failed");
  await page.getByRole("button", { name: shell.toast.otherWay }).click();
  await expectTree(page.getByRole("dialog"), "dialog-failed");
  await page.keyboard.press("Escape");

  await stubAnswer(page, 200);
  await page.getByRole("button", { name: booking.sendAgain }).click();
  await expectTree(page.getByRole("region", { name: request.sent.passHeading }), "pass");
  await openDetails(page, "en");
  await expectTree(page.getByRole("dialog"), "dialog-sent");
  consoleErrors.length = 0;
});

test("menu, price table and lightbox are heard", async ({ page }) => {
  await page.goto("/en/prices");
  await waitForHydration(page);
  await expectTree(page.getByRole("table"), "price-table");
  await page.getByRole("button", { name: shell.menu.open }).click();
  await expectTree(page.getByRole("dialog"), "menu");

  await page.goto("/en/gallery");
  await waitForHydration(page);
  await page.getByRole("main").locator("li a[role=button]").nth(1).click();
  await expectTree(lightboxOf(page, gallery.title), "lightbox");
});
