import { expect, type Page } from "@playwright/test";

import { LANGUAGES } from "#src/domain/language.ts";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import { messageAbout, messagesOf, sharedTest as test, stubAnswer, waitForHydration } from "#tests/e2e/fixtures.ts";
import { alterPage } from "#tests/support/alterations.ts";

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
