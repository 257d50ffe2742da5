import { expect, type Page } from "@playwright/test";

import type { Language } from "#src/domain/language.ts";
import { MESSAGE_ENDPOINT, RESERVATION_FORM_ID } from "#src/i18n/paths.ts";
import {
  bookingField,
  changeLanguage,
  countPosts,
  fillInRide,
  messageAbout,
  messagesOf,
  placeName,
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

/** Follows a link of the page of prices to the form, filled in with another ride than that of `fillInRide`. */
async function followFare(page: Page): Promise<void> {
  const { shell } = messagesOf("en");
  await page.getByRole("contentinfo").getByRole("link", { name: shell.nav.prices, exact: true }).click();
  await expect(page).toHaveURL("/en/prices");
  await page.locator(`main a[href*="to=torba"]`).first().click();
  await expect(bookingField(page, "en", "to")).toHaveValue("torba");
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
  // It has one face: the kept pass stands in place of the one that was just sent.
  await expect(page.getByRole("region", { name: request.sent.passHeading })).toBeHidden();
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

test("after a failure another request is not said to be the same one @once", async ({ page, guest, consoleErrors }) => {
  const { booking, request, shell } = messagesOf("en");
  await fillInRide(page, "en", guest);
  await stubAnswer(page, 503);
  await send(page, "en");
  const form = page.locator(`#${RESERVATION_FORM_ID}`);
  await expect(form).toContainText(booking.failed.otherWays);
  const time = bookingField(page, "en", "time");
  await time.fill("22:15");
  await expect(form).toContainText(booking.failed.earlier.title);
  await expect(form).not.toContainText(booking.failed.otherWays);
  await expect(page.getByRole("button", { name: booking.send })).toBeVisible();
  // What the dialog offers is what the form holds by now, as in the notice.
  await page.getByRole("button", { name: shell.toast.otherWay }).click();
  const dialog = page.getByRole("dialog", { name: request.failed.title });
  await expect(dialog.getByRole("textbox")).toHaveValue(/22:15/);
  await dialog.getByRole("button", { name: request.failed.ok }).click();
  await time.fill("23:30");
  await expect(form).toContainText(booking.failed.unknown.title);
  await expect(page.getByRole("button", { name: booking.sendAgain })).toBeVisible();
  consoleErrors.length = 0;
});

test("a request whose answer was lost arrives once, although another one was sent in between @once", async ({
  page,
  shared,
  guest,
  consoleErrors,
}) => {
  const { booking, shell } = messagesOf("en");
  await page.route(`**${MESSAGE_ENDPOINT}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await fillInRide(page, "en", guest);
  const form = page.locator(`#${RESERVATION_FORM_ID}`);
  const button = form.locator("[type=submit]");
  await button.click();
  await expect(form).toContainText(booking.failed.unknown.title);
  const time = bookingField(page, "en", "time");
  await time.fill("22:15");
  await expect(form).toContainText(booking.failed.earlier.title);
  await button.click();
  await expect(form).toContainText(booking.failed.unknown.title);
  await page.unrouteAll();
  await time.fill("23:30");
  await button.click();
  await expect(page.getByRole("status").filter({ hasText: shell.toast.sentTitle })).toBeVisible();
  // Messages are delivered in order: once a later one has arrived, none of these comes any more.
  const later = `${guest} later`;
  await fillInRide(page, "en", later);
  await send(page, "en");
  await messageAbout(later, shared);
  const about = shared.telegram.messages.filter(({ text }) => text.includes(`Ad Soyad: ${guest}\n`));
  expect(about).toHaveLength(2);
  consoleErrors.length = 0;
});

test("a failure is told apart from a form that a link has filled in since @once", async ({
  page,
  guest,
  consoleErrors,
}) => {
  const { booking, request, shell } = messagesOf("en");
  await fillInRide(page, "en", guest);
  const answer = await sendAndWait(page, "en", 503);
  await followFare(page);
  answer();
  const form = page.locator(`#${RESERVATION_FORM_ID}`);
  await expect(form).toContainText(booking.failed.earlier.title);
  const chat = form.getByRole("link", { name: shell.channels.whatsapp });
  await expect(chat).toHaveAttribute("href", /Torba/);
  await page.getByRole("button", { name: shell.toast.otherWay }).click();
  const dialog = page.getByRole("dialog", { name: request.failed.title });
  await expect(dialog.getByRole("textbox")).toHaveValue(new RegExp(placeName("torba", "en")));
  await expect(dialog).toContainText(new RegExp(placeName("torba", "en"), "i"));
  consoleErrors.length = 0;
});

test("a success spares a form that a link has filled in since, also after a reload @once", async ({ page, guest }) => {
  const { shell } = messagesOf("en");
  await fillInRide(page, "en", guest);
  const answer = await sendAndWait(page, "en", 200);
  await followFare(page);
  answer();
  await expect(page.getByRole("status").filter({ hasText: shell.toast.sentTitle })).toBeVisible();
  await expect(bookingField(page, "en", "to")).toHaveValue("torba");
  await expect(bookingField(page, "en", "fullName")).toHaveValue(guest);
  await page.reload();
  await expect(bookingField(page, "en", "to")).toHaveValue("torba");
  await expect(bookingField(page, "en", "fullName")).toHaveValue(guest);
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

test("closing the toast leaves the focus in view, also where the guest has gone on to the form below the pass @desktop", async ({
  page,
  guest,
}) => {
  const { shell } = messagesOf("en");
  await stubAnswer(page, 200);
  await fillInRide(page, "en", guest);
  await send(page, "en");
  const toast = page.getByRole("status").filter({ hasText: shell.toast.sentTitle });
  await expect(toast).toBeVisible();
  await page.locator(`header a[href$="#${RESERVATION_FORM_ID}"]`).filter({ visible: true }).first().click();
  await expect(bookingField(page, "en", "from")).toBeInViewport();
  await toast.getByRole("button", { name: shell.toast.close }).press("Enter");
  await expect(toast).toHaveCount(0);
  await expect(page.locator(":focus")).toBeInViewport();
});

test("after a reload the form still says that an earlier request may have arrived @once", async ({
  page,
  guest,
  consoleErrors,
}) => {
  const { booking } = messagesOf("en");
  await stubAnswer(page, 503);
  await fillInRide(page, "en", guest);
  await send(page, "en");
  const form = page.locator(`#${RESERVATION_FORM_ID}`);
  await expect(form).toContainText(booking.failed.unknown.title);
  await page.reload();
  await expect(bookingField(page, "en", "fullName")).toHaveValue(guest);
  await bookingField(page, "en", "time").fill("22:15");
  await expect(form).toContainText(booking.failed.earlier.title);
  await bookingField(page, "en", "time").fill("23:30");
  await expect(form).toContainText(booking.failed.unknown.title);
  consoleErrors.length = 0;
});
