import { expect, type Page } from "@playwright/test";

import { pageTitle } from "#tests/support/pageTitle.ts";
import {
  bookingField,
  messageAbout,
  messagesOf,
  placeName,
  sharedTest as test,
  waitForHydration,
} from "#tests/e2e/fixtures.ts";
import { tabTo } from "#tests/e2e/focus.ts";
import { PAGE_TYPES } from "#tests/e2e/pageTypes.ts";
import { lookAtFocus } from "#tests/explore/look.ts";
import { expectNone } from "#tests/support/expectNone.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test(
  "a booking can be sent from the home page by keyboard alone, with visible focus at every stop",
  { tag: "@desktop" },
  async ({ page, shared, guest }) => {
    test.setTimeout(90_000);
    const { booking, request, reservation, shell } = messagesOf("en");
    const field = (name: keyof typeof booking.fields) => bookingField(page, "en", name);
    await page.goto("/en");
    await waitForHydration(page);
    await tabTo(page, page.getByRole("banner").getByRole("link", { name: shell.nav.reserve }));
    await page.keyboard.press("Enter");
    // The link moves the focus to the form, so that the next Tab enters it.
    await expect(page).toHaveTitle(pageTitle("reservation", "en"));
    await expect(page.locator("#reservation-form")).toBeFocused();
    await expect(page.locator("#reservation-form")).toBeInViewport();

    await tabTo(page, field("from"), 1);
    await page.keyboard.type(placeName("airport", "en").slice(0, 7));
    await tabTo(page, field("to"));
    await page.keyboard.type(placeName("yalıkavak", "en").slice(0, 3));
    // Works with either order of day and month, and with or without AM and PM.
    await tabTo(page, field("date"));
    await page.keyboard.type("07072027");
    await tabTo(page, field("time"));
    await page.keyboard.type("1130AM");
    await tabTo(page, page.getByRole("radio", { name: /Vito/ }));
    await tabTo(page, field("fullName"));
    await page.keyboard.type(guest);
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

    await expect(page.getByRole("status").filter({ hasText: shell.toast.sentTitle })).toBeVisible();
    const lines = await messageAbout(guest, shared);
    const to = `Nereye: ${placeName("yalıkavak", "tr")}`;
    for (const line of ["Telefon: +447911123456", to, "Tarih: 2027-07-07", "Saat: 11:30"])
      expect(lines).toContain(line);

    await expect(page.getByRole("heading", { name: request.sent.passHeading })).toBeFocused();
    // In the tab order the toast is where it is seen: between the header and the page.
    const bookNow = page.getByRole("link", { name: reservation.bookNow, exact: true });
    const close = page.getByRole("button", { name: shell.toast.close });
    for (const stop of [bookNow, close, page.getByRole("banner").getByRole("link", { name: shell.nav.reserve })]) {
      await page.keyboard.press("Shift+Tab");
      await expect(stop).toBeFocused();
    }
    await tabTo(page, close, 1);
    await tabTo(page, bookNow, 1);
    const pass = page.getByRole("region", { name: request.sent.passHeading });
    for (const channel of ["whatsapp", "call"] as const)
      await tabTo(page, pass.getByRole("link", { name: shell.channels[channel] }), 1);
    await tabTo(page, page.getByRole("link", { name: request.pass.open }), 1);
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

/** Numbers the rows of a page that scroll sideways. Returns how many there are. */
const numberRows = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const rows = [...main.querySelectorAll<HTMLElement>("*")].filter(
      (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1,
    );
    for (const [index, row] of rows.entries()) row.dataset["row"] = String(index);
    return rows.length;
  });

test("on a phone the keyboard brings each control of a row that scrolls sideways wholly into view, forwards and backwards @phone", async ({
  page,
}) => {
  let rows = 0;
  for (const type of PAGE_TYPES.filter((name) => !name.includes("no-such") && !name.endsWith(".html")))
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(`/en${type && `/${type}`}`);
      await waitForHydration(page);
      const count = await numberRows(page);
      for (let row = 0; row < count; row += 1) {
        const controls = await page
          .locator(`[data-row="${row}"]`)
          .locator("a:visible, button:visible, summary:visible")
          .all();
        await controls[0]?.focus();
        await page.keyboard.press("Shift+Tab");
        for (const [key, stops] of [
          ["Tab", controls],
          ["Shift+Tab", controls.toReversed()],
        ] as const) {
          for (const stop of stops) {
            await page.keyboard.press(key);
            await expect(stop).toBeFocused();
            await expect(stop).toBeInViewport({ ratio: 1 });
          }
          await page.keyboard.press(key);
        }
      }
      rows += count;
    }
  expect(rows).toBeGreaterThan(0);
});

for (const path of ["/tr/gallery", "/tr/services"])
  test(`backwards through ${path} the keyboard leaves no link below the bar that stays at the top @desktop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await page.goto(path);
    await waitForHydration(page);
    const count = await page.getByRole("main").locator("a:visible, button:visible").count();
    await page.getByRole("contentinfo").getByRole("link").first().focus();
    const hidden: string[] = [];
    for (let press = 0; press < count; press += 1) {
      await page.keyboard.press("Shift+Tab");
      // The header may be on its way back.
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
      const focus = await page.evaluate(lookAtFocus);
      if (focus?.isHidden) hidden.push(`${focus.what} cannot be seen.`);
    }
    expectNone(hidden);
  });
