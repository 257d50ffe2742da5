import { expect, type Locator, type Page } from "@playwright/test";

import { pageTitle } from "#tests/support/pageTitle.ts";
import type { Language } from "#src/domain/language.ts";
import { fillInRide, messagesOf, send, sharedTest as test, stubAnswer, waitForHydration } from "./fixtures.ts";

/* Back closes full-screen overlays, as users of phones expect. However they are closed, no additional back entry is left in the history. */

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
  close: readonly (() => Promise<void>)[];
}

/** Expects that an overlay is closed by Back and in each other way, that this restores the focus, and that only a forward entry is left. */
async function expectClosedByBack(page: Page, { what, opener, close }: Overlay): Promise<void> {
  const address = page.url();
  const entries = await historyLength(page);
  const before = await page.evaluate(() => scrollY);
  await opener.click();
  await expect(what).toBeVisible();
  await page.goBack();
  await expect(what).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(opener).toBeFocused();
  for (const way of close) {
    await opener.click();
    await expect(what).toBeVisible();
    await way();
    await expect(what).toBeHidden();
    await expect(opener).toBeFocused();
  }
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(await historyLength(page)).toBe(entries + 1);
}

// A wider window still has the menu.
for (const width of [390, 820]) {
  test(`Back closes the menu at ${width} px, which covers a persistent toast @phone`, async ({ page }) => {
    const { shell } = messagesOf("ru");
    await page.setViewportSize({ width, height: 844 });
    await openSecondPage(page, "ru", "reservation");
    await send(page, "ru");
    const toast = page.getByRole("alert").filter({ hasText: shell.toast.missingTitle });
    await expect(toast).toBeVisible();
    const { x = 0, y = 0 } = (await page.getByText(shell.toast.missingTitle).boundingBox()) ?? {};
    const button = page.getByRole("button", { name: shell.menu.open });
    const menu = page.getByRole("dialog", { name: shell.menu.title });
    await button.focus();
    await expectClosedByBack(page, {
      what: menu,
      opener: button,
      close: [
        async () => {
          const covers = (dialog: Element, [left, top]: readonly [number, number]) =>
            dialog.contains(document.elementFromPoint(left + 4, top + 4));
          await expect.poll(() => menu.evaluate(covers, [x, y] as const)).toBe(true);
          await menu.getByRole("button", { name: shell.menu.close }).click();
        },
        // A key that is held down and repeats.
        async () => {
          await page.keyboard.down("Escape");
          await page.keyboard.down("Escape");
        },
      ],
    });
    await expect(toast).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/ru/faq");
  });
}

test("a language change in the menu replaces the history entry, and needs no font for the language's name @phone", async ({
  page,
}) => {
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
  await expect(page).toHaveTitle(pageTitle("privacy", "ru"));
  await expect(page).toHaveURL("/ru/privacy?a=1");
  await page.goBack();
  await expect(page).toHaveURL("/en/faq");
});

test("a link in the menu to the page itself adds no history entry @phone", async ({ page }) => {
  const { shell } = messagesOf("ru");
  await openSecondPage(page, "ru", "tours");
  const menu = page.getByRole("dialog", { name: shell.menu.title });
  await page.getByRole("button", { name: shell.menu.open }).click();
  await menu.getByRole("link", { name: shell.nav.tours, exact: true }).click();
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/ru/faq");
});

test("Back closes the sheet of dial codes @phone", async ({ page }) => {
  const { booking } = messagesOf("en");
  await openSecondPage(page, "en", "reservation");
  const button = page.getByRole("button", { name: /\+(90|49)/ });
  await button.scrollIntoViewIfNeeded();
  const sheet = page.getByRole("dialog", { name: booking.picker.title });
  await expectClosedByBack(page, {
    what: sheet,
    opener: button,
    close: [
      () => sheet.getByRole("button", { name: booking.picker.close }).click(),
      () => sheet.getByRole("option", { name: /\+49/ }).click(),
    ],
  });
  await expect(button).toContainText("+49");
});

test("on a desktop a click opens the list of countries, another one closes it, without a history entry @desktop", async ({
  page,
}) => {
  await page.goto("/en/reservation");
  await waitForHydration(page);
  const entries = await historyLength(page);
  const button = page.getByRole("button", { name: /\+90/ });
  await button.click();
  await expect(page.getByRole("listbox")).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await button.click();
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(button).toBeFocused();
  expect(await historyLength(page)).toBe(entries);
});

test("if the code of the popover fails to load, the list of countries opens as a dialog @desktop", async ({
  page,
  consoleErrors,
}) => {
  const { booking } = messagesOf("en");
  await page.route(/\/assets\/DialPopover-[^/]*\.js$/, (route) => route.abort());
  await page.goto("/en/reservation");
  await waitForHydration(page);
  await page.getByRole("button", { name: /\+90/ }).click();
  const sheet = page.getByRole("dialog", { name: booking.picker.title });
  await sheet.getByRole("combobox").fill("United K");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /\+44/ })).toBeFocused();
  consoleErrors.length = 0;
});

for (const [outcome, language] of [
  ["sent", "ru"],
  ["failed", "tr"],
] as const) {
  test(`Back closes the dialog of a request that was ${outcome} in ${language}`, async ({ page, consoleErrors }) => {
    const { request, shell } = messagesOf(language);
    await stubAnswer(page, outcome === "sent" ? 200 : 503);
    await fillInRide(page, language);
    await send(page, language);
    const name = outcome === "sent" ? request.sent.more : shell.toast.otherWay;
    const opener = page.getByRole("button", { name });
    // Scrolls it into view.
    await opener.focus();
    const dialog = page.getByRole("dialog", { name: request[outcome].title });
    await expectClosedByBack(page, {
      what: dialog,
      opener,
      close: [
        () => page.keyboard.press("Escape"),
        () => dialog.getByRole("button", { name: request[outcome].ok, exact: true }).click(),
      ],
    });
    if (outcome === "failed") consoleErrors.length = 0;
  });
}

test("a second click on a picture that is about to open adds no second history entry @once", async ({ page }) => {
  await page.goto("/en/gallery");
  await waitForHydration(page);
  const before = await historyLength(page);
  const tile = page.getByRole("main").locator("li a[role=button]").first();
  await tile.evaluate(async (element: HTMLElement) => {
    element.click();
    // By then React has handled the first click, but has not rendered the result.
    await Promise.resolve();
    element.click();
  });
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await historyLength(page)).toBe(before + 1);
});
