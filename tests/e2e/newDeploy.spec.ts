import { rm } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";

import { VOUCHERS_KEY } from "#src/features/booking/forgetVouchers.ts";
import { startRelay } from "#tests/support/startRelay.ts";
import { lightboxOf } from "./lightbox.ts";
import { nextDeploy } from "./nextDeploy.ts";
import { hydrated, test, wordsOf } from "./world.ts";

/** Tabs that were open when the site was deployed, and have no worker that keeps the code that they began with. */
test.use({ serviceWorkers: "block" });

const { booking, pages, shell, gallery } = wordsOf("en");

async function opened(page: Page, path: string): Promise<Page> {
  await page.goto(path);
  await hydrated(page);
  return page;
}

const toForm = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: shell.nav.reservation, exact: true });

test("no part of an open tab is out of reach after a deploy", { tag: "@phone" }, async ({ context, world }) => {
  // Nobody has been near anything yet that comes on intent.
  const form = await opened(await context.newPage(), "/en/reservation?from=airport&to=yalikavak&date=2027-07-14");
  const menu = await opened(await context.newPage(), "/en/faq");
  const pictures = await opened(await context.newPage(), "/en/gallery");
  const codes = await opened(await context.newPage(), "/en");
  const [extras, cards] = [await context.newPage(), await context.newPage()];
  for (const tab of [extras, cards]) {
    await opened(tab, "/en/faq");
    await Promise.all([tab.waitForResponse(/\/assets\/reservation-.*\.js$/), toForm(tab).focus()]);
  }
  const folder = await nextDeploy();
  await world.relay.kill();
  const relay = await startRelay({
    port: world.relay.port,
    siteDir: folder,
    env: { ...world.telegram.env, ...world.upstreams.env },
  });

  // The browser's own check stands in for the one that is gone, and what is filled in stays.
  await form.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
  await form.getByText(booking.extras.title).click();
  await form.getByLabel(booking.fields.flightNumber, { exact: true }).fill("TK 2512");
  await form.getByRole("button", { name: booking.send }).click();
  await expect(form.getByLabel(booking.fields.time, { exact: true })).toBeFocused();
  await form.getByLabel(booking.fields.time, { exact: true }).fill("23:30");
  await form.getByLabel(booking.fields.phone, { exact: true }).fill("5321234567");
  await form.getByRole("button", { name: booking.send }).click();
  await expect(form.getByRole("heading", { name: pages.reservation.sentTitle })).toBeVisible();
  const [message] = await world.telegram.waitFor(1);
  for (const line of ["Ad Soyad: Emma Clarke", "Telefon: +905321234567", "Uçuş: TK 2512", "Saat: 23:30"])
    expect(message?.text.split("\n")).toContain(line);
  // What has arrived is not left in the form to be sent again.
  await hydrated(form);
  await expect(form.getByLabel(booking.fields.fullName, { exact: true })).toHaveValue("");

  await menu.locator(`header button[aria-label="${shell.menu.open}"]`).click();
  await expect(menu.getByRole("dialog", { name: shell.menu.title })).toBeVisible();

  const tile = pictures.getByRole("main").locator("li a[role=button]").nth(5);
  await tile.click();
  await expect(lightboxOf(pictures, gallery.title)).toBeVisible();

  await codes.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
  await codes.getByRole("button", { name: /\+90/ }).click();
  await codes.locator("select[name=countryCode]").selectOption("+49");
  await expect(codes.getByLabel(booking.fields.fullName, { exact: true })).toHaveValue("Emma Clarke");

  // The form is another page's, brought before the deploy, and without the fields that a prerendered one has.
  await toForm(extras).press("Enter");
  await extras.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
  await Promise.all([extras.waitForEvent("load"), extras.getByText(booking.extras.title).click()]);
  await hydrated(extras);
  await extras.getByText(booking.extras.title).click();
  await expect(extras.getByLabel(booking.fields.flightNumber, { exact: true })).toBeVisible();
  await expect(extras.getByLabel(booking.fields.fullName, { exact: true })).toHaveValue("Emma Clarke");

  await cards.evaluate((key) => localStorage.setItem(key, "[]"), VOUCHERS_KEY);
  await Promise.all([cards.waitForEvent("load"), toForm(cards).press("Enter")]);

  await context.close();
  await relay.kill();
  await rm(folder, { recursive: true });
});
