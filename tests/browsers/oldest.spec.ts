import { expect } from "@playwright/test";

import { pageTitle } from "#tests/support/pageTitle.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { waitForHydration, sharedTest, test, messagesOf, placeName } from "#tests/e2e/fixtures.ts";
import { ARTICLES } from "#tests/e2e/pageTypes.ts";
import { oldestChromeLaunch } from "#tests/support/chromium.mjs";

const LAUNCH = await oldestChromeLaunch();

test.use({ launchOptions: LAUNCH ?? {}, locale: "en-GB", viewport: { width: 390, height: 844 } });
test.skip(LAUNCH === null, "Chrome 109 comes with the packages on Linux x64 only");

test("is Chrome 109", ({ browser }) => {
  expect(browser.version()).toMatch(/^109\./);
});

for (const language of LANGUAGES) {
  // Errors and warnings of the scripts fail these tests.
  sharedTest(`home, prices, blog and FAQ can be read in ${language}`, async ({ page }) => {
    const main = page.getByRole("main");
    const shown = {
      home: main.getByRole("button", { name: messagesOf(language).booking.send }),
      prices: main.locator("#airport-yalikavak"),
      blog: main.locator(`a[href="${pathOf(language, "blog", ARTICLES[0])}"]`).first(),
      faq: main.locator("[role=region]").nth(1),
    };
    for (const section of ["home", "prices", "blog", "faq"] as const) {
      await page.goto(pathOf(language, section));
      await waitForHydration(page);
      await expect(page).toHaveTitle(pageTitle(section, language));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (section === "faq") await main.locator("h3 button").nth(1).click();
      await expect(shown[section]).toBeVisible();
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
    }
  });

  test(`a booking with a pasted number and the marked vehicle can be sent in ${language}`, async ({
    page,
    servers,
  }) => {
    const { booking, shell } = messagesOf(language);
    const field = (name: string) => page.locator(`[name=${name}]`);
    await page.goto(`${pathOf(language, "reservation")}?from=airport&to=yalikavak&date=2027-07-14&time=23:30`);
    await waitForHydration(page);
    await field("fullName").fill("+44 7700 900123");
    await field("fullName").press("Control+a");
    await field("fullName").press("Control+x");
    await field("phone").press("Control+v");
    await expect(field("phone")).toHaveValue("7700900123");
    await expect(field("countryCode")).toHaveValue("+44");
    await field("fullName").fill("Emma Clarke");

    const groundOf = (vehicle: string) =>
      page.locator(`input[value=${vehicle}]`).evaluate((radio) => getComputedStyle(radio).backgroundColor);
    const [chosen, other] = [await groundOf("vip-vito"), await groundOf("vip-sprinter")];
    expect(chosen).not.toBe(other);
    await page.locator("label:has(input[value=vip-sprinter])").click();
    await expect.poll(() => groundOf("vip-sprinter")).toBe(chosen);
    await expect.poll(() => groundOf("vip-vito")).toBe(other);

    await page.getByRole("button", { name: booking.send }).click();
    await expect(page.getByRole("status").filter({ hasText: shell.toast.sentTitle })).toBeVisible();
    const [message] = await servers.telegram.waitFor(1);
    const lines = message?.text.split("\n");
    for (const line of ["Telefon: +447700900123", `Nereye: ${placeName("yalıkavak", "tr")}`, "Saat: 23:30"])
      expect(lines).toContain(line);
    expect(message?.text).toContain("Sprinter");
  });
}
