import { expect, type Locator, type Page } from "@playwright/test";

import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { REFERENCE_HEADER } from "#src/domain/reference.ts";
import { converted, euroTo } from "#tests/support/fares.ts";
import { lightboxOf } from "./lightbox.ts";
import { waitForHydration, openDetails, sharedTest as test, messagesOf } from "./fixtures.ts";

/*
 * Compares the accessibility tree (order, roles, names, values and states) with snapshots next to this file. When Playwright writes them,
 * it replaces numbers by patterns and adds the URLs of links. Undo both: prices are read out, and URLs are not.
 */

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Expects the accessibility tree of `part` to match the snapshot of this name. */
async function expectTree(part: Locator, language: Language, name: string): Promise<void> {
  await expect(part).toMatchAriaSnapshot({ name: `${name}-${language}.aria.yml` });
}

/** Stubs the responses to all later bookings. */
async function stubResponses(page: Page, status: 200 | 503): Promise<void> {
  await page.unroute("**/api/telegram-handler.php");
  const headers = { [REFERENCE_HEADER]: "K7QF-2M9X" };
  await page.route("**/api/telegram-handler.php", (route) =>
    route.fulfill({ status, json: { ok: status === 200 }, headers }),
  );
}

for (const language of LANGUAGES) {
  const { booking, gallery, prices, request, shell } = messagesOf(language);

  test(`the form is heard in ${language}: empty, with faults, with a price, with none`, async ({ page }) => {
    const field = (name: keyof typeof booking.fields) => page.getByLabel(booking.fields[name], { exact: true });
    const form = page.locator("form#reservation-form");
    const panel = page.getByRole("region", { name: booking.price.heading });
    await page.goto(`/${language}/reservation`);
    await waitForHydration(page);
    await expectTree(form, language, "form-empty");
    await expectTree(panel, language, "price-empty");

    await page.getByRole("button", { name: booking.send }).click();
    await expectTree(form, language, "form-faults");
    await expectTree(page.getByRole("alert"), language, "toast-faults");
    for (const name of ["from", "to", "date", "time", "fullName", "phone"] as const)
      await expect(field(name)).toHaveAccessibleDescription(request.errors.missing[name]);

    await page.goto(`/${language}/reservation?from=airport&to=yalikavak&date=2027-07-14&time=23:30`);
    await waitForHydration(page);
    await page.getByText(booking.extras.title).click();
    await page.getByText(request.extras.returnTrip).click();
    await expectTree(form, language, "form-priced");
    await expectTree(panel, language, "price-priced");
    await expect(field("flightNumber")).toHaveAccessibleDescription(request.extras.flightHint);

    await page.getByText("VIP Sprinter", { exact: true }).first().click();
    await expectTree(panel, language, "price-enquiry");
    await expectTree(page.getByRole("group", { name: booking.price.near }), language, "near-fares");
  });

  test(`what comes of a request is heard in ${language}`, async ({ page, consoleErrors }) => {
    await page.goto(`/${language}/reservation?from=airport&to=yalikavak&date=2027-07-14&time=23:30`);
    await waitForHydration(page);
    await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
    await page.getByLabel(booking.fields.phone, { exact: true }).fill("5321234567");
    await expect(page.locator("data[data-currency=TRY]").first()).toHaveAttribute(
      "value",
      `${converted(euroTo("yalıkavak")).TRY}`,
    );
    await stubResponses(page, 503);
    await page.getByRole("button", { name: booking.send }).click();
    await expectTree(page.getByRole("alert"), language, "toast-failed");
    await page.getByRole("button", { name: booking.toast.otherWay }).click();
    await expectTree(page.getByRole("dialog"), language, "dialog-failed");
    await page.keyboard.press("Escape");

    await stubResponses(page, 200);
    await page.getByRole("button", { name: booking.sendAgain }).click();
    await expectTree(page.getByRole("region", { name: request.sent.passHeading }), language, "pass");
    await openDetails(page, language);
    await expectTree(page.getByRole("dialog"), language, "dialog-sent");
    consoleErrors.length = 0;
  });

  test(`menu, price map, price table and lightbox are heard in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/prices`);
    await waitForHydration(page);
    const map = page
      .getByRole("main")
      .getByRole("group")
      .filter({ has: page.locator("a[href*='#airport-torba']") });
    await expectTree(map, language, "map");
    await map.getByRole("link", { name: /^Yal|^Ял/ }).click();
    await expectTree(page.getByRole("region", { name: prices.card.chosen }), language, "map-card");
    await expectTree(page.getByRole("table"), language, "price-table");
    await page.getByRole("button", { name: shell.menu.open }).click();
    await expectTree(page.getByRole("dialog"), language, "menu");

    await page.goto(`/${language}/gallery`);
    await waitForHydration(page);
    await page.getByRole("main").locator("li a[role=button]").nth(1).click();
    await expectTree(lightboxOf(page, gallery.title), language, "lightbox");
  });
}
