import { expect, type Locator, type Page } from "@playwright/test";

import { HEADS } from "#content/heads.ts";
import { focusFault } from "#tests/e2e/focus.ts";
import { waitForHydration, sharedTest, test, messagesOf } from "#tests/e2e/fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Presses Tab until `target` has the focus, at most `most` times, and expects the focus to be visible at every stop. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  const faults: string[] = [];
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press("Tab");
    // Wait until animated elements have stopped.
    await expect
      .poll(() => focusFault(page), { timeout: 1_000 })
      .toBe("")
      .catch(async () => {
        faults.push(await focusFault(page));
      });
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(faults).toEqual([]);
      return;
    }
  }
  throw new Error(`${most} presses of Tab did not lead to ${target}`);
}

test(
  "a booking can be sent from the home page by keyboard alone, with visible focus at every stop",
  { tag: "@desktop" },
  async ({ page, servers }) => {
    test.setTimeout(90_000);
    const { booking, request, reservation, shell } = messagesOf("en");
    const field = (name: keyof typeof booking.fields) => page.getByLabel(booking.fields[name], { exact: true });
    await page.goto("/en");
    await waitForHydration(page);
    await tabTo(page, page.getByRole("banner").getByRole("link", { name: shell.nav.reserve }));
    await page.keyboard.press("Enter");
    // The link moves the focus to the form, so that the next Tab enters it.
    await expect(page).toHaveTitle(HEADS.reservation.en.title);
    await expect(page.locator("#reservation-form")).toBeFocused();
    await expect(page.locator("#reservation-form")).toBeInViewport();

    await tabTo(page, field("from"), 1);
    await page.keyboard.type("Airport");
    await tabTo(page, field("to"));
    await page.keyboard.type("Yal");
    // Works with either order of day and month, and with or without AM and PM.
    await tabTo(page, field("date"));
    await page.keyboard.type("07072027");
    await tabTo(page, field("time"));
    await page.keyboard.type("1130AM");
    await tabTo(page, page.getByRole("radio", { name: /Vito/ }));
    await tabTo(page, field("fullName"));
    await page.keyboard.type("Emma Clarke");
    const dialCode = page.getByRole("button", { name: /\+90/ });
    await tabTo(page, dialCode);
    await page.keyboard.press("Enter");
    // Wait until the list is shown before typing.
    await expect(page.getByRole("combobox", { name: booking.picker.search })).toBeFocused();
    await page.keyboard.type("United K");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /\+44/ })).toBeFocused();
    await tabTo(page, field("phone"));
    await page.keyboard.type("7911123456");
    await tabTo(page, page.getByRole("button", { name: booking.send }));
    await page.keyboard.press("Enter");

    await expect(page.getByRole("status").filter({ hasText: booking.toast.sentTitle })).toBeVisible();
    const [message] = await servers.telegram.waitFor(1);
    for (const line of [
      "Ad Soyad: Emma Clarke",
      "Telefon: +447911123456",
      "Nereye: Yalıkavak",
      "Tarih: 2027-07-07",
      "Saat: 11:30",
    ])
      expect(message?.text.split("\n")).toContain(line);

    await expect(page.getByRole("heading", { name: request.sent.passHeading })).toBeFocused();
    // In the tab order the toast is where it is seen: between the header and the page.
    const bookNow = page.getByRole("link", { name: reservation.bookNow, exact: true });
    const close = page.getByRole("button", { name: booking.toast.close });
    for (const stop of [bookNow, close, page.getByRole("banner").getByRole("link", { name: shell.nav.reserve })]) {
      await page.keyboard.press("Shift+Tab");
      await expect(stop).toBeFocused();
    }
    await tabTo(page, close, 1);
    await tabTo(page, bookNow, 1);
    const pass = page.getByRole("region", { name: request.sent.passHeading });
    for (const channel of ["whatsapp", "call"] as const)
      await tabTo(page, pass.getByRole("link", { name: shell.channels[channel] }), 1);
    await tabTo(page, page.getByRole("link", { name: request.voucher.open }), 1);
    await tabTo(page, page.getByRole("link", { name: request.sent.addToCalendar }), 1);
    const show = page.getByRole("button", { name: request.sent.more });
    await tabTo(page, show, 1);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: request.sent.title });
    await expect(dialog).toBeFocused();
    await tabTo(page, dialog.getByRole("button", { name: request.sent.ok }));
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(show).toBeFocused();
    await tabTo(page, page.getByRole("button", { name: request.sent.newRequest }), 1);
    await page.keyboard.press("Enter");
    await expect(field("from")).toBeFocused();
  },
);

sharedTest("Enter opens the list of countries, Escape closes it and restores the focus", async ({ page }) => {
  await page.goto("/en/reservation");
  await waitForHydration(page);
  const button = page.getByRole("button", { name: /\+90/ });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleName(/\+90/);
});

sharedTest("the focus ring of the dial code does not touch the label above it in tr @once", async ({ page }) => {
  const { booking } = messagesOf("tr");
  await page.goto("/tr/reservation");
  await waitForHydration(page);
  await page.getByLabel(booking.fields.fullName, { exact: true }).focus();
  await page.keyboard.press("Tab");
  const button = page.locator("button[aria-label*='+90']");
  await expect(button).toBeFocused();
  // A font that loads between the two measurements would move the label.
  await page.evaluate(() => document.fonts.ready);
  const ring = await button.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    return element.getBoundingClientRect().top - parseFloat(outlineOffset) - parseFloat(outlineWidth);
  });
  const label = await page.getByText(booking.fields.phone, { exact: true }).evaluate((element) => {
    const { bottom, height } = element.getBoundingClientRect();
    // Capital letters have no descenders.
    return bottom - 0.15 * height;
  });
  expect(ring).toBeGreaterThan(label);
});

sharedTest(
  "the menu by keyboard: Enter opens it, it traps the visible focus, Escape restores the focus",
  { tag: "@phone" },
  async ({ page }) => {
    const { shell } = messagesOf("en");
    await page.goto("/en");
    await waitForHydration(page);
    const button = page.getByRole("button", { name: shell.menu.open });
    await tabTo(page, button);
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: shell.menu.title });
    await expect(menu).toBeVisible();
    for (let press = 0; press < 16; press += 1) {
      await page.keyboard.press("Tab");
      expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      expect(await focusFault(page)).toBe("");
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  },
);

sharedTest("the lightbox by keyboard: the focus is visible at every stop", async ({ page }) => {
  const { gallery } = messagesOf("en");
  await page.goto("/en/gallery");
  await waitForHydration(page);
  const tile = page.getByRole("main").locator("li a[role=button]").first();
  await tabTo(page, tile);
  await page.keyboard.press("Space");
  const lightbox = page.getByRole("dialog", { name: gallery.title });
  await expect(lightbox).toBeFocused();
  for (const name of [gallery.viewer.close, gallery.viewer.previous, gallery.viewer.next]) {
    await tabTo(page, lightbox.getByRole("button", { name }), 1);
  }
  await tabTo(page, lightbox.getByRole("button", { name: gallery.viewer.close }), 1);
  await page.keyboard.press("Enter");
  await expect(lightbox).toBeHidden();
  await expect(tile).toBeFocused();
});

sharedTest(
  "after a language change by keyboard the language link keeps the focus",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/en/faq");
    await waitForHydration(page);
    const russian = page.getByRole("banner").getByRole("link", { name: "Русский" });
    await tabTo(page, russian);
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
    await expect(russian).toBeFocused();
  },
);

sharedTest("Shift+Tab through the price list in ru: the focus is visible at every stop", async ({ page }) => {
  await page.goto("/ru/prices");
  await waitForHydration(page);
  const table = page.getByRole("table");
  await table.locator("tr[id]").locator("a, button").nth(45).focus();
  const inTable = () => table.evaluate((element) => element.contains(document.activeElement));
  const faults: string[] = [];
  let stops = 0;
  for (; stops < 40; stops += 1) {
    await page.keyboard.press("Shift+Tab");
    if (!(await inTable())) break;
    faults.push(await focusFault(page));
  }
  expect(faults.filter(Boolean)).toEqual([]);
  expect(stops).toBeGreaterThan(20);
});
