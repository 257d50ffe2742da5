import { expect, type Page } from "@playwright/test";

import { LANGUAGES } from "#src/domain/language.ts";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import {
  ignoreNotFound,
  messageAbout,
  messagesOf,
  sharedTest as test,
  stubAnswer,
  waitForHydration,
} from "#tests/e2e/fixtures.ts";
import { PAGE_TYPES } from "#tests/e2e/pageTypes.ts";
import { alterPage } from "#tests/support/alterations.ts";
import { expectNone } from "#tests/support/expectNone.ts";

// By their names, because a translation changes what labels say.
const control = (page: Page, name: string) => page.locator(`#reservation-form [name=${name}]`);
const sendButton = (page: Page) => page.locator("#reservation-form button[type=submit]");

for (const language of LANGUAGES)
  for (const translation of ["in font elements", "beside the original"] as const)
    test(`a page in ${language} that is translated ${translation} blocks, fails and sends a request @once`, async ({
      page,
      shared,
      guest,
      consoleErrors,
    }) => {
      await page.addInitScript(alterPage, { translation, extension: false, altersEarly: false });
      await page.goto(`/${language}/reservation?from=airport&to=yalikavak&date=2027-07-14&time=23:30`);
      await waitForHydration(page);
      await sendButton(page).click();
      await expect(control(page, "fullName")).toHaveAttribute("aria-invalid", "true");

      await control(page, "fullName").fill(guest);
      await control(page, "phone").fill("+447911123456");
      await stubAnswer(page, 503);
      await sendButton(page).click();
      await expect(page.getByRole("alert")).not.toBeEmpty();
      await expect(control(page, "fullName")).toHaveValue(guest);

      await page.unroute(`**${MESSAGE_ENDPOINT}`);
      await sendButton(page).click();
      await messageAbout(guest, shared);
      const { toast } = messagesOf(language).shell;
      await expect(page.getByRole("status").filter({ hasText: toast.sentTitle })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // The answer that the test itself has given.
      consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((text) => !/status of 503/.test(text)));
    });

for (const translation of ["in font elements", "beside the original"] as const)
  test(`a page that is translated ${translation} changes its language as a whole @once`, async ({
    page,
    consoleErrors,
  }) => {
    const faults: string[] = [];
    await page.addInitScript(alterPage, { translation, extension: false, altersEarly: false });
    for (const type of PAGE_TYPES.filter((path) => !path.endsWith(".html"))) {
      await page.goto(`/ru/${type}${type === "reservation" ? "?from=airport&to=yalikavak" : ""}`);
      await waitForHydration(page);
      await page.locator("header summary").click();
      await page.locator("header a[hreflang=en]").filter({ visible: true }).click();
      await expect(page).toHaveURL(new RegExp(`/en(?:/${type})?(?:\\?|$)`));
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      faults.push(...(await russianTexts(page)).map((text) => `/en/${type}: “${text}” is still Russian`));
    }
    ignoreNotFound(consoleErrors);
    expectNone(faults);
  });

/** Visible texts with Cyrillic letters, besides those that are in Russian or Ukrainian in every language of the page. */
function russianTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isShown =
        node.parentElement?.checkVisibility() && !node.parentElement.closest("script, [lang=ru], [lang=uk]");
      if (isShown && /\p{Script=Cyrillic}/u.test(node.nodeValue ?? "")) texts.push(node.nodeValue ?? "");
    }
    return texts;
  });
}

for (const [language, translation] of [
  ["en", "in font elements"],
  ["ru", "beside the original"],
] as const)
  test(`a page in ${language} that is translated ${translation} answers, sorts, filters, shows and leads on @once`, async ({
    page,
  }) => {
    const main = page.getByRole("main");
    const pressAll = async (buttons: string, atMost = 4) => {
      await expect(main.locator(buttons).first()).toBeVisible();
      const count = await main.locator(buttons).count();
      for (let index = 0; index < Math.min(count, atMost); index += 1) await main.locator(buttons).nth(index).click();
      await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
    };
    await page.addInitScript(alterPage, { translation, extension: false, altersEarly: false });
    await page.goto(`/${language}/faq`);
    await waitForHydration(page);
    await pressAll("h3 button");

    const openFromMenu = async (path: string) => {
      await page.locator("header button[aria-controls]").click();
      await page.getByRole("dialog").locator(`a[href="/${language}/${path}"]`).first().click();
      await expect(page).toHaveURL(`/${language}/${path}`);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    };
    await openFromMenu("blog");
    await pressAll("button[aria-pressed]");
    await main.locator(`a[href^="/${language}/blog/"]`).first().click();
    await expect(page).toHaveURL(/\/blog\/./);
    await page.goBack();
    await expect(page).toHaveURL(/\/blog(?:\?|$)/);

    await page.getByRole("contentinfo").locator(`a[href="/${language}/gallery"]`).first().click();
    await main.locator("li a[role=button]").first().click();
    const lightbox = page.getByRole("dialog");
    await expect(lightbox).toBeVisible();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    await expect(lightbox).toHaveCount(0);

    await page.getByRole("contentinfo").locator(`a[href="/${language}/prices"]`).first().click();
    await pressAll("[aria-sort] button", 2);
    await pressAll("input[type=radio] + *, button[aria-pressed]", 2);
    await main.locator("[role=row] a[href*='/reservation?']").first().click();
    await expect(control(page, "to")).not.toHaveValue("");
  });

test("labels of a page that is translated into another language are in one face @once", async ({ page }) => {
  await page.goto("/en/reservation");
  await waitForHydration(page);
  const label = page.locator("#reservation-form label[for]").first();
  // German, Polish, Dutch and Ukrainian words.
  await label.evaluate((element) => (element.textContent = "Rückfahrt Bestätigung DOKĄD ŁÓDŹ Coördinaten Їжаківка"));
  await page.evaluate(() => document.fonts.ready);
  await expect
    .poll(() => facesOf(page, "#reservation-form label[for]"))
    .toEqual(["Sofia Sans Extra Condensed SemiBold"]);
});

/** Names of the faces in which the first element of a selector is drawn. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return [...new Set(fonts.map(({ familyName }) => familyName))];
}
