import { readFile } from "node:fs/promises";

import { expect } from "@playwright/test";

import { BUSINESS } from "#content/business.ts";
import { formatEuro } from "#src/domain/money.ts";
import {
  bookingField,
  fillInRide,
  interpolate,
  messagesOf,
  placeName,
  send,
  sharedTest as test,
  stubAnswer,
  STUB_REFERENCE,
} from "#tests/e2e/fixtures.ts";
import { euroTo } from "#tests/support/fares.ts";

/** Shows shorter names in an element. Runs in the page. */
function shorten(root: Element, names: Readonly<Record<string, string>>): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const [name, short] of Object.entries(names)) text.data = text.data.replaceAll(name, short);
  }
}

test("sending a request replaces the form with the pass, in view and focused, and the form comes back", async ({
  page,
}) => {
  const { request, shell } = messagesOf("ru");
  await stubAnswer(page, 200);
  await fillInRide(page, "ru");
  await send(page, "ru");
  const pass = page.getByRole("region", { name: request.sent.passHeading });
  const heading = pass.getByRole("heading", { name: request.sent.passHeading });
  await expect(heading).toBeFocused();
  const fare = formatEuro(euroTo("yalıkavak"), "ru");
  for (const part of [STUB_REFERENCE, request.sent.headline, "23:30", "Emma Clarke", "+44 7911 123456", fare])
    await expect(pass).toContainText(part);
  const open = pass.getByRole("link", { name: request.pass.open });
  // Whatever the business's names are: longer ones take more lines.
  await pass.evaluate(shorten, { [placeName("yalıkavak", "ru")]: "Ялыкавак", [BUSINESS.name]: "Bodrum VIP Transfer" });
  await expect(open).toBeInViewport({ ratio: 1 });
  const toast = page.getByRole("status").filter({ hasText: shell.toast.sentTitle });
  await expect(toast).toBeVisible();
  // Controls that the toast covered could not be clicked.
  for (const control of [open, pass.getByRole("link", { name: request.sent.addToCalendar })])
    await control.click({ trial: true });

  // The form is collapsed and reset. Closing the toast moves the focus into the pass, but not the page, and one click expands the form below the pass.
  const from = bookingField(page, "ru", "from");
  await expect(from).toBeHidden();
  await expect(from).toHaveValue("");
  const scrolled = await page.evaluate(() => scrollY);
  await page.getByRole("button", { name: shell.toast.close }).click();
  await expect(toast).toHaveCount(0);
  await expect(pass.locator(":focus")).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.getByRole("button", { name: request.sent.newRequest }).click();
  await expect(pass).toBeVisible();
  await expect(from).toBeFocused();
  await expect(from).toBeInViewport();
});

test("the ride is added to a calendar from the dialog, which stays open", async ({ page }) => {
  const { request } = messagesOf("en");
  await stubAnswer(page, 200);
  await fillInRide(page, "en");
  await send(page, "en");
  await page.getByRole("button", { name: request.sent.more }).click();
  const dialog = page.getByRole("dialog", { name: request.sent.title });
  const saved = page.waitForEvent("download");
  await dialog.getByRole("link", { name: request.sent.addToCalendar }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("transfer.ics");
  const calendar = (await readFile(await file.path(), "utf8")).replaceAll("\r\n ", "");
  for (const part of ["DTSTART;TZID=Europe/Istanbul:20270714T233000", placeName("yalıkavak", "en"), STUB_REFERENCE])
    expect(calendar).toContain(part);
  await expect(dialog).toBeVisible();
});

test("after a reload the home page links to the pass, which is kept on the device", async ({ page, guest }) => {
  const { request } = messagesOf("tr");
  await stubAnswer(page, 200);
  await fillInRide(page, "tr", guest);
  await send(page, "tr");
  await expect(page.getByRole("region", { name: request.sent.passHeading })).toBeVisible();
  await page.goto("/tr");
  await page.reload();
  const link = page.getByRole("link", { name: interpolate(request.pass.latest, { ride: "" }) });
  await expect(link).toContainText("14.07.2027, 23:30");
  await link.click();
  const kept = page.getByRole("article", { name: request.sent.printHeading }).filter({ hasText: STUB_REFERENCE });
  await expect(kept).toBeInViewport();
  await expect(kept).toContainText(guest);
  await kept.getByRole("button", { name: request.pass.clear }).click();
  await expect(kept).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("vouchers.1"))).toBeNull();
});
