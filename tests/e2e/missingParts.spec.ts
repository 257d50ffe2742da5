import { expect } from "@playwright/test";

import { HEADS } from "#content/heads.ts";
import { hydrated, sharedTest, wordsOf } from "./world.ts";

/** What a page loads later may not come: somebody has walked out of the network since the page was there. */

sharedTest(
  "a network that answers nothing keeps nobody waiting for ever",
  { tag: "@phone" },
  async ({ page, complaints }) => {
    // What is asked for at the touch and again at the press gives up twice.
    sharedTest.setTimeout(90_000);
    const { shell } = wordsOf("en");
    await page.goto("/en/faq");
    await hydrated(page);
    await page.route(/\/_data\//, () => {});
    const links = page.getByRole("navigation", { name: shell.footer.site }).getByRole("link");
    await links.filter({ hasText: shell.nav.tours }).click();
    await expect(page.getByRole("heading", { level: 1, name: shell.crash.title })).toBeVisible({ timeout: 35_000 });
    complaints.length = 0;
  },
);

for (const kind of ["js", "css"]) {
  sharedTest(
    `where a page's ${kind} did not come, a reload is offered, which brings it`,
    async ({ page, complaints }) => {
      const { shell } = wordsOf("en");
      let isGone = true;
      await page.route(new RegExp(`/assets/FaqPage-[^/]*\\.${kind}$`), (route) =>
        isGone ? route.abort() : route.continue(),
      );
      await page.goto("/en/privacy");
      await hydrated(page);
      const link = page.getByRole("contentinfo").getByRole("link", { name: shell.nav.faq });
      const crash = page.getByRole("heading", { level: 1, name: shell.crash.title });
      await link.click();
      await expect(crash).toBeVisible();
      isGone = false;
      // Nobody is shown a page without its styles.
      await page.goBack();
      await link.click();
      await expect(crash).toBeVisible();
      await page.getByRole("button", { name: shell.crash.reload }).click();
      await expect(page).toHaveTitle(HEADS.faq.en.title);
      complaints.length = 0;
    },
  );
}

sharedTest(
  "where what places the list of countries below its button did not come, the list opens over the page",
  { tag: "@desktop" },
  async ({ page, complaints }) => {
    const { booking } = wordsOf("en");
    await page.route(/\/assets\/DialPopover-[^/]*\.js$/, (route) => route.abort());
    await page.goto("/en/reservation");
    await hydrated(page);
    await page.getByRole("button", { name: /\+90/ }).click();
    const sheet = page.getByRole("dialog", { name: booking.picker.title });
    await sheet.getByRole("combobox").fill("United K");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /\+44/ })).toBeFocused();
    complaints.length = 0;
  },
);
