import { expect } from "@playwright/test";

import { LANGUAGES } from "#src/domain/language.ts";
import { test, wordsOf } from "./world.ts";

test.use({ javaScriptEnabled: false });

for (const language of LANGUAGES) {
  test(`without JavaScript the form posts in ${language}, arrives, and says so`, async ({ page, world }) => {
    const { booking, pages } = wordsOf(language);
    await page.goto(`/${language}/reservation`);
    await page.getByLabel(booking.fields.from, { exact: true }).selectOption("airport");
    await page.getByLabel(booking.fields.to, { exact: true }).selectOption("torba");
    await page.getByLabel(booking.fields.date, { exact: true }).fill("2027-07-14");
    await page.getByLabel(booking.fields.time, { exact: true }).fill("09:05");
    await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Ayşe Yıldız");
    await page.locator("select[name=countryCode]").selectOption("+44");
    await page.getByLabel(booking.fields.phone, { exact: true }).fill("07911123456");
    await page.getByRole("button", { name: booking.send }).click();

    await expect(page).toHaveURL(`/${language}/reservation#sent`);
    await expect(page.getByRole("heading", { name: pages.reservation.sentTitle })).toBeVisible();
    const [message] = await world.telegram.waitFor(1);
    const lines = message?.text.split("\n") ?? [];
    for (const line of [
      "Ad Soyad: Ayşe Yıldız",
      "Telefon: +447911123456",
      "Nereden: Havalimanı (BJV)",
      "Nereye: Torba",
      "Tarih: 2027-07-14",
      "Saat: 09:05",
      "Yolcu: 1",
      "EUR: 45",
      "TL: 2.225",
      "USD: 55",
      "GBP: 40",
    ]) {
      expect(lines).toContain(line);
    }
  });
}

test("without JavaScript a form that cannot be taken says what to do", async ({ page, world }) => {
  const { booking, pages } = wordsOf("en");
  await page.goto("/en/reservation");
  // What a browser without checks of its own would send.
  await page.locator("#reservation-form").evaluate((form) => form.setAttribute("novalidate", ""));
  await page.getByRole("button", { name: booking.send }).click();
  await expect(page).toHaveURL("/en/reservation#not-sent");
  await expect(page.getByRole("heading", { name: pages.reservation.notSentTitle })).toBeVisible();
  expect(world.telegram.attempts()).toBe(0);
});

test(
  "without JavaScript the menu button leads to the footer, and no banner covers the page",
  { tag: "@phone" },
  async ({ page }) => {
    const { shell } = wordsOf("en");
    await page.goto("/en");
    await expect(page.getByRole("link", { name: shell.menu.open })).toHaveAttribute("href", "#contact");
    await expect(page.getByRole("region", { name: shell.cookie.label })).toHaveCount(0);
  },
);
