import { expect, type Locator, type Page } from "@playwright/test";

import { HEADS } from "#content/heads.ts";
import type { Language } from "#src/domain/language.ts";
import { waitForHydration, sharedTest, test, messagesOf } from "./fixtures.ts";

/* Back closes full-screen overlays, as users of phones expect. However they are closed, no additional back entry is left in the history. */

/** Window widths in CSS pixels: a phone, and a wider window that still has the menu. */
const WIDTHS = [390, 820] as const;

/** One language per width, because only the texts differ. */
const LANGUAGE_AND_WIDTH = [
  ["en", WIDTHS[0]],
  ["ru", WIDTHS[1]],
] as const;

/** Loads two pages as two documents, so that Back from the second one would leave it. */
async function openSecondPage(page: Page, language: Language, path: string): Promise<void> {
  await page.goto(`/${language}/faq`);
  await page.goto(`/${language}/${path}`);
  await waitForHydration(page);
}

const historyLength = (page: Page) => page.evaluate(() => history.length);

interface Overlay {
  what: Locator;
  opener: Locator;
  open: () => Promise<void>;
  close: readonly (() => Promise<void>)[];
}

/** Expects that an overlay is closed by Back and in each other way, that this restores the focus, and that only a forward entry is left. */
async function expectClosedByBack(page: Page, { what, opener, open, close }: Overlay): Promise<void> {
  const address = page.url();
  const entries = await historyLength(page);
  const before = await page.evaluate(() => scrollY);
  await open();
  await expect(what).toBeVisible();
  await page.goBack();
  await expect(what).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(opener).toBeFocused();
  for (const way of close) {
    await open();
    await expect(what).toBeVisible();
    await way();
    await expect(what).toBeHidden();
    await expect(opener).toBeFocused();
  }
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(await historyLength(page)).toBe(entries + 1);
}

for (const [language, width] of LANGUAGE_AND_WIDTH) {
  sharedTest(`Back closes the menu in ${language} at ${width} px`, { tag: "@phone" }, async ({ page }) => {
    const { shell } = messagesOf(language);
    await page.setViewportSize({ width, height: 844 });
    await openSecondPage(page, language, "privacy");
    const button = page.getByRole("button", { name: shell.menu.open });
    const menu = page.getByRole("dialog", { name: shell.menu.title });
    await expectClosedByBack(page, {
      what: menu,
      opener: button,
      open: () => button.click(),
      close: [
        () => page.keyboard.press("Escape"),
        () => menu.getByRole("button", { name: shell.menu.close }).click(),
        // A key that is held down and repeats.
        async () => {
          await page.keyboard.down("Escape");
          await page.keyboard.down("Escape");
        },
      ],
    });
    await page.goBack();
    await expect(page).toHaveURL(`/${language}/faq`);
  });
}

sharedTest(
  "a link in the menu adds one history entry, and Back finds the menu closed",
  { tag: "@phone" },
  async ({ page }) => {
    const { shell } = messagesOf("ru");
    await openSecondPage(page, "ru", "privacy");
    const menu = page.getByRole("dialog", { name: shell.menu.title });
    await page.getByRole("button", { name: shell.menu.open }).click();
    await menu.getByRole("link", { name: shell.nav.tours, exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveTitle(HEADS.tours.ru.title);
    await page.goBack();
    await expect(page).toHaveTitle(HEADS.privacy.ru.title);
    await expect(menu).toBeHidden();
    await page.goForward();
    await expect(page).toHaveTitle(HEADS.tours.ru.title);
    await expect(menu).toBeHidden();

    // A link to the current page adds no history entry.
    await page.getByRole("button", { name: shell.menu.open }).click();
    await menu.getByRole("link", { name: shell.nav.tours, exact: true }).click();
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveTitle(HEADS.privacy.ru.title);
    await page.goBack();
    await expect(page).toHaveURL("/ru/faq");
  },
);

sharedTest(
  "a language change in the menu replaces the history entry of the page",
  { tag: "@phone" },
  async ({ page }) => {
    await openSecondPage(page, "en", "privacy?a=1");
    const russianFaces: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("-russian.woff2")) russianFaces.push(request.url());
    });
    await page.getByRole("button", { name: messagesOf("en").shell.menu.open }).click();
    const russian = page.getByRole("dialog").getByRole("link", { name: "Русский" });
    await expect(russian).toBeVisible();
    // Its six different letters are in a font file that has been loaded already.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(russianFaces).toEqual([]);
    await russian.click();
    await expect(page).toHaveTitle(HEADS.privacy.ru.title);
    await expect(page).toHaveURL("/ru/privacy?a=1");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/en/faq");
  },
);

sharedTest("the logo in the menu scrolls to the top of the home page", { tag: "@phone" }, async ({ page }) => {
  const { shell } = messagesOf("tr");
  await page.goto("/tr");
  await waitForHydration(page);
  await page.evaluate(() => scrollTo(0, 1500));
  await page.getByRole("button", { name: shell.menu.open }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /Bodrum VIP/ })
    .click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const [language, width] of LANGUAGE_AND_WIDTH) {
  sharedTest(
    `Back closes the sheet of dial codes in ${language} at ${width} px`,
    { tag: "@phone" },
    async ({ page }) => {
      const { booking } = messagesOf(language);
      await page.setViewportSize({ width, height: 844 });
      await openSecondPage(page, language, "reservation");
      const button = page.getByRole("button", { name: /\+(90|49)/ });
      await button.scrollIntoViewIfNeeded();
      const sheet = page.getByRole("dialog", { name: booking.picker.title });
      await expectClosedByBack(page, {
        what: sheet,
        opener: button,
        open: () => button.click(),
        close: [
          () => page.keyboard.press("Escape"),
          () => sheet.getByRole("button", { name: booking.picker.close }).click(),
          () => sheet.getByRole("option", { name: /\+49/ }).click(),
        ],
      });
      await expect(button).toContainText("+49");
      await page.goBack();
      await expect(page).toHaveURL(`/${language}/faq`);
    },
  );
}

sharedTest("the list of dial codes on a desktop adds no history entry", { tag: "@desktop" }, async ({ page }) => {
  await openSecondPage(page, "en", "reservation");
  const entries = await historyLength(page);
  await page.getByRole("button", { name: /\+90/ }).click();
  await expect(page.getByRole("listbox")).toBeVisible();
  expect(await historyLength(page)).toBe(entries);
});

sharedTest(
  "a click opens the list of countries, another one closes it, and the button keeps the focus",
  {
    tag: "@desktop",
  },
  async ({ page }) => {
    await page.goto("/en/reservation");
    await waitForHydration(page);
    const button = page.getByRole("button", { name: /\+90/ });
    await button.click();
    await expect(page.getByRole("listbox")).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await button.click();
    await expect(page.getByRole("listbox")).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toBeFocused();
  },
);

for (const [outcome, language] of [
  ["sent", "ru"],
  ["failed", "tr"],
] as const) {
  test(`Back closes the dialog of a request that was ${outcome} in ${language}`, async ({ page, consoleErrors }) => {
    const { booking, request } = messagesOf(language);
    await page.route("**/api/telegram-handler.php", (route) =>
      outcome === "sent" ? route.fulfill({ json: { ok: true } }) : route.fulfill({ status: 503 }),
    );
    await openSecondPage(page, language, "reservation?from=airport&to=yalikavak&date=2027-07-14&time=23:30");
    await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
    await page.getByLabel(booking.fields.phone, { exact: true }).fill("5321234567");
    await page.getByRole("button", { name: booking.send }).click();
    const opener = page.getByRole("button", {
      name: outcome === "sent" ? request.sent.more : booking.toast.otherWay,
    });
    // Scrolls it into view.
    await opener.focus();
    const dialog = page.getByRole("dialog", { name: request[outcome].title });
    await expectClosedByBack(page, {
      what: dialog,
      opener,
      open: () => opener.click(),
      close: [
        () => page.keyboard.press("Escape"),
        () => dialog.getByRole("button", { name: request[outcome].ok, exact: true }).click(),
      ],
    });
    await page.goBack();
    await expect(page).toHaveURL(`/${language}/faq`);
    if (outcome === "failed") consoleErrors.length = 0;
  });
}

for (const width of WIDTHS) {
  sharedTest(`the menu covers a persistent toast at ${width} px`, { tag: "@phone" }, async ({ page }) => {
    const { booking, shell } = messagesOf("tr");
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/tr/reservation");
    await waitForHydration(page);
    await page.getByRole("button", { name: booking.send }).click();
    const toast = page.getByRole("alert").filter({ hasText: booking.toast.missingTitle });
    await expect(toast).toBeVisible();
    await page.getByRole("button", { name: shell.menu.open }).click();
    const menu = page.getByRole("dialog", { name: shell.menu.title });
    await expect(menu).toBeVisible();
    const { x = 0, y = 0 } = (await page.getByText(booking.toast.missingTitle).boundingBox()) ?? {};
    const seen = () =>
      menu.evaluate((dialog, [left, top]) => dialog.contains(document.elementFromPoint(left + 4, top + 4)), [
        x,
        y,
      ] as const);
    await expect.poll(seen).toBe(true);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(toast).toBeVisible();
  });
}
