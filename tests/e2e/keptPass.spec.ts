import { readFile } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";

import { BUSINESS } from "#content/business.ts";
import { PRIVACY } from "#content/legal/privacy.ts";
import type { Language } from "#src/domain/language.ts";
import { euroTo } from "#tests/support/fares.ts";
import {
  bookingField,
  fillInRide,
  messagesOf,
  openDetails,
  placeName,
  send,
  sharedTest,
  stubAnswer,
  test,
  waitForHydration,
} from "./fixtures.ts";
import { setTextSize } from "./textSize.ts";
import { goOffline, ignoreFailedRequests, untilPrecached } from "./withoutNetwork.ts";

const KEY = "vouchers.1";
const storedPasses = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Sends a request with a return trip from the reservation page, and opens its details. */
async function sendRequest(page: Page, language: Language): Promise<void> {
  const { booking, request } = messagesOf(language);
  await fillInRide(page, language, "Emma Clarke", "&passengers=2");
  await page.getByText(booking.extras.title).click();
  await page.getByRole("checkbox", { name: request.extras.returnTrip }).check();
  for (const [name, value] of [
    ["returnDate", "2027-07-21"],
    ["returnTime", "11:00"],
    ["signName", "Zeynep Işıl"],
    ["address", "Hotel Mavi"],
    ["note", "Bodrum City Tour"],
  ] as const)
    await bookingField(page, language, name).fill(value);
  await send(page, language);
  await openDetails(page, language);
}

test("the pass of a request opens, shows the sign, prints and works offline", async ({
  page,
  context,
  servers,
  consoleErrors,
}) => {
  test.setTimeout(90_000);
  const { request, shell } = messagesOf("ru");
  await sendRequest(page, "ru");
  const dialog = page.getByRole("dialog", { name: request.sent.title });
  await expect(dialog.locator("> :first-child")).toBeInViewport({ ratio: 1 });
  await expect(dialog).toContainText(request.pass.kept);
  await untilPrecached(page, "ru");
  // The pass is stored on the device alone, so it needs no network.
  await goOffline(context, servers);

  await dialog.getByRole("link", { name: request.pass.open }).click();
  await expect(page).toHaveURL("/ru/reservation#voucher");
  await expect(dialog).toBeHidden();
  const card = page.getByRole("article", { name: request.sent.printHeading });
  await expect(card).toBeInViewport();

  await page.goto("/ru/contact");
  await page.goto("/ru/reservation#voucher");
  await waitForHydration(page);
  const heading = page.getByRole("heading", { name: request.pass.heading });
  await expect(heading).toBeFocused();
  // The dock is hidden beside the pass, which has contact links of its own.
  const call = page.getByRole("complementary").getByRole("link", { name: shell.floating.call });
  await expect(call).toBeHidden();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(call).toBeVisible();
  await heading.scrollIntoViewIfNeeded();
  const { phone } = BUSINESS;
  for (const part of [
    request.sent.headline,
    placeName("yalıkavak", "ru"),
    `${2 * euroTo("yalıkavak")}`,
    "Zeynep Işıl",
    "23:30",
    "11:00",
    phone.display,
  ])
    await expect(card).toContainText(part);
  // In the guest's language as well, and not only in the Turkish text for the driver.
  await expect(card.getByRole("definition").filter({ hasText: /^Bodrum City Tour$/ })).toBeVisible();
  await expect(card.getByRole("link", { name: phone.display })).toHaveAttribute("href", `tel:${phone.e164}`);
  const driver = card.locator("[lang=tr]").first();
  const route = `${placeName("airport", "tr")} – ${placeName("yalıkavak", "tr")}`;
  await expect(driver).toContainText(`Zeynep Işıl, 14.07.2027\u00a023:30, ${route}, adres: Hotel Mavi`);
  await expect(driver).toContainText("dönüş 21.07.2027\u00a011:00");
  await expect(driver).toContainText("not: Bodrum City Tour");
  // Only the contact channels that work offline.
  for (const name of [shell.channels.call, shell.channels.sms])
    await expect(card.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(card.getByRole("link", { name: shell.channels.whatsapp })).toHaveCount(0);

  await card.getByRole("button", { name: request.pass.show }).click();
  const sign = page.getByRole("dialog", { name: request.pass.signLabel });
  await expect(sign).toHaveAccessibleDescription("Zeynep Işıl");
  const box = await sign.boundingBox();
  expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual(Object.values(page.viewportSize() ?? {}));
  await page.keyboard.press("Escape");
  await expect(sign).toBeHidden();

  const download = page.waitForEvent("download");
  await card.getByRole("link", { name: request.sent.addToCalendar }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("transfer.ics");
  const calendar = (await readFile(await file.path(), "utf8")).replaceAll("\r\n ", "");
  expect(calendar).toContain("DTSTART;TZID=Europe/Istanbul:20270714T233000");
  expect(calendar).toContain("DTSTART;TZID=Europe/Istanbul:20270721T110000");

  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-printable]").getByText("Hotel Mavi", { exact: true })).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  ignoreFailedRequests(consoleErrors);
});

sharedTest(
  "if storage fails, the pass is shown nevertheless, and says that it is lost with the page",
  async ({ page }) => {
    const { request } = messagesOf("en");
    await page.addInitScript((key) => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (name, value) {
        if (name === key) throw new DOMException("full", "QuotaExceededError");
        setItem.call(this, name, value);
      };
    }, KEY);
    await stubAnswer(page, 200);
    await sendRequest(page, "en");
    const dialog = page.getByRole("dialog", { name: request.sent.title });
    await expect(dialog).toContainText(request.pass.notKept);
    await dialog.getByRole("link", { name: request.pass.open }).click();
    await expect(page.getByRole("article", { name: request.sent.printHeading })).toContainText("Zeynep Işıl");
    expect(await storedPasses(page)).toBeNull();
  },
);

for (const [what, text] of [
  ["damaged", "{"],
  ["of another shape", '[{"until":9999999999999,"id":1},null,7]'],
] as const) {
  sharedTest(`a stored pass that is ${what} breaks no page, and its URL says that there is none`, async ({ page }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const);
    await page.goto("/en/reservation#voucher");
    await waitForHydration(page);
    await expect(page.getByText(messagesOf("en").request.pass.none)).toBeVisible();
    await expect(page.locator("#reservation-form")).toBeVisible();
  });
}

sharedTest("the next page of the site deletes expired passes and keeps the others", async ({ page }) => {
  await page.goto("/en/faq");
  const now = await page.evaluate(() => Date.now());
  const [old, due] = [{ until: now - 1 }, { until: now + 600_000 }];
  for (const [before, left] of [
    [[due, old], JSON.stringify([due])],
    [[old], null],
  ] as const) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, JSON.stringify(before)] as const);
    await page.reload();
    await expect.poll(() => storedPasses(page)).toBe(left);
  }
});

sharedTest("a guest who has scrolled away before the response keeps scroll position and focus", async ({ page }) => {
  let answer = () => {};
  await stubAnswer(page, 200, new Promise((resolve) => (answer = resolve)));
  await fillInRide(page, "en");
  await send(page, "en");
  const read = page.getByRole("contentinfo");
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(read).toBeInViewport();
  const before = await read.boundingBox();
  answer();
  const pass = page.getByRole("region", { name: messagesOf("en").request.sent.passHeading });
  await expect(pass).toBeAttached();
  await expect(pass.getByRole("heading").first()).not.toBeFocused();
  expect((await read.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1);
});

sharedTest(
  "if the code of the pass fails to load, the toast says that the request was sent",
  async ({ page, consoleErrors }) => {
    const { request, shell } = messagesOf("en");
    await page.route(/\/assets\/SentPass-[^/]*\.js$/, (route) => route.abort());
    await stubAnswer(page, 200);
    await fillInRide(page, "en");
    await send(page, "en");
    await expect(page.getByRole("status").filter({ hasText: shell.toast.sentTitle })).toBeVisible();
    await expect(bookingField(page, "en", "fullName")).toHaveValue("");
    await expect(page.getByRole("region", { name: request.sent.passHeading })).toHaveCount(0);
    consoleErrors.length = 0;
  },
);

// The second is a phone of 390 × 844 px, zoomed.
for (const viewport of [
  { width: 390, height: 844 },
  { width: 195, height: 422 },
]) {
  sharedTest(
    `after a failed request the toast covers no control at ${viewport.width} px`,
    async ({ page, consoleErrors }) => {
      const { booking, shell } = messagesOf("ru");
      await page.setViewportSize(viewport);
      await stubAnswer(page, 503);
      await fillInRide(page, "ru");
      await send(page, "ru");
      const toast = page.getByRole("alert");
      await expect(toast).toContainText(shell.toast.failedTitle);
      const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
      const button = page.getByRole("button", { name: booking.sendAgain });
      await expect(button).toBeFocused();
      await expect(button).toBeInViewport({ ratio: 1 });
      expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
      consoleErrors.length = 0;
    },
  );
}

sharedTest("with twice the default font size every value of the form can be read and typed", async ({ page }) => {
  const { booking } = messagesOf("ru");
  await setTextSize(page, 32);
  await fillInRide(page, "ru");
  for (const field of ["phone", "date", "time", "fullName"] as const)
    expect((await bookingField(page, "ru", field).boundingBox())?.width).toBeGreaterThan(240);
  const swap = await page.getByRole("button", { name: booking.places.swap }).boundingBox();
  const from = await bookingField(page, "ru", "from").boundingBox();
  const to = await bookingField(page, "ru", "to").boundingBox();
  expect(swap?.y).toBeGreaterThanOrEqual((from?.y ?? 0) + (from?.height ?? 0));
  expect((swap?.y ?? 0) + (swap?.height ?? 0)).toBeLessThanOrEqual(to?.y ?? 0);
});

sharedTest("the privacy policy names everything that the site stores on the device", async ({ page }) => {
  const keys = new Set<string>();
  await page.exposeFunction("noteKey", (key: string) => keys.add(key));
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      (window as unknown as { noteKey: (key: string) => void }).noteKey(key);
      setItem.call(this, key, value);
    };
  });
  const { shell } = messagesOf("en");
  await page.goto("/en/blog");
  await waitForHydration(page);
  await page.getByRole("button", { name: shell.cookie.accept }).click();
  await page.getByRole("contentinfo").getByLabel(shell.theme.night).check({ force: true });
  await stubAnswer(page, 200);
  await sendRequest(page, "en");
  await expect.poll(() => keys.has(KEY)).toBe(true);
  const lists = PRIVACY.groups.flatMap(({ sections }) => sections).flatMap(({ list = [] }) => list);
  expect([...keys].filter((key) => !lists.join("\n").includes(`(${key})`))).toEqual([]);
  // The visit above stores at least these.
  expect([...keys]).toEqual(expect.arrayContaining(["cookieConsent", "theme", "reservationDraft", KEY]));
});
