import { expect } from "@playwright/test";

import { HEADS } from "#content/heads.ts";
import { waitForHydration, sharedTest, messagesOf } from "./fixtures.ts";

/* Code, styles or data that a page loads later fail or never arrive, as on a phone that has lost its network. */

sharedTest(
  "navigation ends in the error page if the network never responds",
  { tag: "@phone" },
  async ({ page, consoleErrors }) => {
    // Both the prefetch and the navigation have to time out.
    sharedTest.setTimeout(90_000);
    const { shell } = messagesOf("en");
    await page.goto("/en/faq");
    await waitForHydration(page);
    await page.route(/\/_data\//, () => {});
    const links = page.getByRole("navigation", { name: shell.footer.site }).getByRole("link");
    await links.filter({ hasText: shell.nav.tours }).click();
    await expect(page.getByRole("heading", { level: 1, name: shell.crash.title })).toBeVisible({ timeout: 35_000 });
    consoleErrors.length = 0;
  },
);

for (const kind of ["js", "css"]) {
  sharedTest(
    `if a page's ${kind} fails to load, the error page offers a reload, which works`,
    async ({ page, consoleErrors }) => {
      const { shell } = messagesOf("en");
      let isGone = true;
      await page.route(new RegExp(`/assets/FaqPage-[^/]*\\.${kind}$`), (route) =>
        isGone ? route.abort() : route.continue(),
      );
      await page.goto("/en/privacy");
      await waitForHydration(page);
      const link = page.getByRole("contentinfo").getByRole("link", { name: shell.nav.faq });
      const crash = page.getByRole("heading", { level: 1, name: shell.crash.title });
      await link.click();
      await expect(crash).toBeVisible();
      isGone = false;
      // A second navigation fails, too, instead of showing the page without the missing file.
      await page.goBack();
      await link.click();
      await expect(crash).toBeVisible();
      await page.getByRole("button", { name: shell.crash.reload }).click();
      await expect(page).toHaveTitle(HEADS.faq.en.title);
      consoleErrors.length = 0;
    },
  );
}

sharedTest(
  "if the code of the popover fails to load, the list of countries opens as a dialog",
  { tag: "@desktop" },
  async ({ page, consoleErrors }) => {
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
  },
);
