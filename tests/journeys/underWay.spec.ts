import { expect, type Page } from "@playwright/test";

import type { Language } from "#src/domain/language.ts";
import { RESERVATION_FORM_ID } from "#src/i18n/paths.ts";
import {
  bookingField,
  changeLanguage,
  countPosts,
  fillInRide,
  messagesOf,
  send,
  sharedTest as test,
  stubAnswer,
} from "#tests/e2e/fixtures.ts";

/** Follows a link of the footer or of the header to the page of contacts. */
async function openContacts(page: Page, language: Language): Promise<void> {
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: messagesOf(language).shell.nav.contact, exact: true })
    .click();
  await expect(page).toHaveURL(`/${language}/contact`);
}

/** Sends a request whose answer comes when the returned function is called. */
async function sendAndWait(page: Page, language: Language, status: 200 | 503): Promise<() => void> {
  let answer = () => {};
  await stubAnswer(page, status, new Promise((resolve) => (answer = resolve)));
  await send(page, language);
  await expect(page.getByRole("button", { name: messagesOf(language).booking.sending })).toBeVisible();
  return answer;
}

test("the answer finds a guest who has left the page, and leads to the request @once", async ({ page, guest }) => {
  const { request, shell } = messagesOf("en");
  await fillInRide(page, "en", guest);
  const answer = await sendAndWait(page, "en", 200);
  await openContacts(page, "en");
  answer();
  const toast = page.getByRole("status").filter({ hasText: shell.toast.sentTitle });
  await expect(toast).toContainText(shell.toast.sentText);
  await toast.getByRole("link", { name: shell.toast.toPass }).click();
  await expect(page.getByRole("article").filter({ hasText: guest })).toBeInViewport();
  await expect(page.getByRole("region", { name: request.sent.passHeading })).toBeVisible();
  await expect(bookingField(page, "en", "fullName")).toHaveValue("");
});

test("a failure finds a guest who has left the page, and leads back to the filled form @once", async ({
  page,
  guest,
  consoleErrors,
}) => {
  const { booking, shell } = messagesOf("en");
  await fillInRide(page, "en", guest);
  const answer = await sendAndWait(page, "en", 503);
  await openContacts(page, "en");
  answer();
  const toast = page.getByRole("alert").filter({ hasText: shell.toast.failedTitle });
  await toast.getByRole("link", { name: shell.toast.toForm }).click();
  await expect(bookingField(page, "en", "fullName")).toHaveValue(guest);
  await expect(page.getByText(booking.failed.unknown.title)).toBeVisible();
  await expect(toast).toBeVisible();
  consoleErrors.length = 0;
});

test("a request under way is not sent again from another page or in another language @once", async ({
  page,
  guest,
}) => {
  const { booking, request, shell } = messagesOf("ru");
  const posts = countPosts(page);
  await fillInRide(page, "en", guest);
  const answer = await sendAndWait(page, "en", 200);
  await changeLanguage(page, "Русский");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  const busy = page.getByRole("button", { name: booking.sending });
  await expect(busy).toHaveAttribute("aria-disabled", "true");
  await busy.click({ force: true });
  await expect(bookingField(page, "ru", "fullName")).toHaveValue(guest);
  answer();
  await expect(page.getByRole("status").filter({ hasText: shell.toast.sentTitle })).toBeVisible();
  await expect(page.getByRole("region", { name: request.sent.passHeading })).toContainText(guest);
  await expect(page.locator(`#${RESERVATION_FORM_ID}`)).toBeHidden();
  expect(posts()).toBe(1);
});

test("the toast about missing fields goes with the last of them", async ({ page }) => {
  const { shell } = messagesOf("tr");
  await fillInRide(page, "tr", "");
  await bookingField(page, "tr", "phone").fill("");
  await send(page, "tr");
  const toast = page.getByRole("alert").filter({ hasText: shell.toast.missingTitle });
  await bookingField(page, "tr", "fullName").fill("Ada");
  await expect(toast).toBeVisible();
  await bookingField(page, "tr", "phone").fill("5321234567");
  await expect(toast).toHaveCount(0);
});
