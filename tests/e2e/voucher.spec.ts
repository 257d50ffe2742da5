import { readFile } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";

import { BUSINESS } from "#content/business.ts";
import { PRIVACY } from "#content/legal/privacy.ts";
import type { Language } from "#src/domain/language.ts";
import { euroTo } from "#tests/support/fares.ts";
import { goOffline, ignoreFailedRequests, untilPrecached } from "./withoutNetwork.ts";
import { interpolate, openDetails, waitForHydration, sharedTest, test, messagesOf } from "./fixtures.ts";

const KEY = "vouchers.1";
const storedVouchers = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Sends a request with a return trip from the reservation page. */
async function sendRequest(page: Page, language: Language): Promise<void> {
  const {
    booking,
    request: { extras },
  } = messagesOf(language);
  await page.goto(`/${language}/reservation?from=airport&to=yalikavak&date=2027-07-14&time=23:30&passengers=2`);
  await waitForHydration(page);
  await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
  await page.getByLabel(booking.fields.phone, { exact: true }).fill("+44 7911 123456");
  await page.getByText(booking.extras.title).click();
  await page.getByText(extras.returnTrip).click();
  await page.getByLabel(booking.fields.returnDate, { exact: true }).fill("2027-07-21");
  await page.getByLabel(booking.fields.returnTime, { exact: true }).fill("11:00");
  await page.getByLabel(booking.fields.signName, { exact: true }).fill("Zeynep Işıl");
  await page.getByLabel(booking.fields.address, { exact: true }).fill("Hotel Mavi");
  await page.getByLabel(booking.fields.note, { exact: true }).fill("Bodrum City Tour");
  await page.getByRole("button", { name: booking.send }).click();
  await openDetails(page, language);
}

test("the pass of a request sent in ru opens, shows the sign, prints and works offline @once", async ({
  page,
  context,
  servers,
  consoleErrors,
}) => {
  test.setTimeout(90_000);
  const { request, shell } = messagesOf("ru");
  await sendRequest(page, "ru");
  const dialog = page.getByRole("dialog", { name: request.sent.title });
  await expect(dialog).toContainText(request.voucher.kept);
  await untilPrecached(page, "ru");
  // The pass is stored on the device alone, so it needs no network.
  await goOffline(context, servers);

  const open = dialog.getByRole("link", { name: request.voucher.open });
  expect((await open.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await open.click();
  await expect(page).toHaveURL("/ru/reservation#voucher");
  await expect(dialog).toBeHidden();
  const card = page.getByRole("article", { name: request.sent.printHeading });
  await expect(card).toBeInViewport();

  await page.goto("/ru/contact");
  await page.goto("/ru/reservation#voucher");
  await waitForHydration(page);
  const heading = page.getByRole("heading", { name: request.voucher.heading });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  // The dock is hidden beside the pass, which has contact links of its own.
  const call = page.getByRole("complementary").getByRole("link", { name: shell.floating.call });
  await expect(call).toBeHidden();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(call).toBeVisible();
  await heading.scrollIntoViewIfNeeded();
  const phone = BUSINESS.phone;
  for (const part of [
    request.sent.headline,
    "23:30",
    request.voucher.zone,
    "Ялыкавак",
    `${2 * euroTo("yalıkavak")}`,
    "TRY",
    "USD",
    "GBP",
    request.voucher.waitingFree,
    "Zeynep Işıl",
    "11:00",
    phone.display,
  ])
    await expect(card).toContainText(part);
  // In the guest's language as well, and not only in the Turkish text for the driver.
  await expect(card.getByRole("definition").filter({ hasText: /^Bodrum City Tour$/ })).toBeVisible();
  await expect(card.getByRole("link", { name: phone.display })).toHaveAttribute("href", `tel:${phone.e164}`);
  const driver = card.locator("[lang=tr]").first();
  await expect(driver).toContainText(
    "Zeynep Işıl, 14.07.2027\u00a023:30, Havalimanı (BJV) – Yalıkavak, adres: Hotel Mavi",
  );
  await expect(driver).toContainText("dönüş 21.07.2027\u00a011:00");
  await expect(driver).toContainText("not: Bodrum City Tour");
  // Only the contact channels that work offline.
  const channels = [shell.channels.call, shell.channels.sms];
  for (const name of channels) await expect(card.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(card.getByRole("link", { name: shell.channels.whatsapp })).toHaveCount(0);

  await card.getByRole("button", { name: request.voucher.show }).click();
  const sign = page.getByRole("dialog", { name: request.voucher.signLabel });
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
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(calendar.match(/TRIGGER:-PT2H/g)).toHaveLength(2);
  expect(calendar).toContain(
    "DTSTART;TZID=Europe/Istanbul:20270714T233000\r\nDTEND;TZID=Europe/Istanbul:20270715T013000",
  );
  expect(calendar).toContain("DTSTART;TZID=Europe/Istanbul:20270721T110000");

  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-printable]").getByText("Hotel Mavi", { exact: true })).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "screen" });

  await card.getByRole("button", { name: request.voucher.clear }).click();
  await expect(card).toHaveCount(0);
  expect(await storedVouchers(page)).toBeNull();
  await expect(page.getByText(request.voucher.none)).toBeInViewport();
  ignoreFailedRequests(consoleErrors);
});

test("the success dialog opens at its top, and offers a calendar file, too", async ({ page }) => {
  const { request } = messagesOf("en");
  await sendRequest(page, "en");
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("> :first-child")).toBeInViewport({ ratio: 1 });
  const download = page.waitForEvent("download");
  await dialog.getByRole("link", { name: request.sent.addToCalendar }).click();
  expect((await download).suggestedFilename()).toBe("transfer.ics");
});

test(
  "if storage fails, the pass is shown nevertheless, and says that it is lost with the page",
  { tag: "@once" },
  async ({ page }) => {
    const { request } = messagesOf("en");
    await page.addInitScript((key) => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (name, value) {
        if (name === key) throw new DOMException("full", "QuotaExceededError");
        setItem.call(this, name, value);
      };
    }, KEY);
    await sendRequest(page, "en");
    const dialog = page.getByRole("dialog", { name: request.sent.title });
    await expect(dialog).toContainText(request.voucher.notKept);
    await dialog.getByRole("link", { name: request.voucher.open }).click();
    await expect(page.getByRole("article", { name: request.sent.printHeading })).toContainText("Zeynep Işıl");
    await expect(page.getByRole("listitem").filter({ hasText: request.voucher.notKept })).toBeVisible();
    expect(await storedVouchers(page)).toBeNull();
  },
);

for (const [what, text] of [
  ["is damaged", "{"],
  ["has another shape", '[{"until":9999999999999,"id":1},null,7]'],
  ["ended seven days ago", `[{"until":${Date.parse("2020-01-08")},"id":"1"}]`],
] as const) {
  sharedTest(`a stored pass that ${what} breaks no page, and is not shown`, { tag: "@once" }, async ({ page }) => {
    const { request } = messagesOf("en");
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const);
    await page.goto("/en/reservation");
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("article", { name: request.sent.printHeading })).toHaveCount(0);
    await expect(page.locator("#reservation-form")).toBeVisible();
  });
}

sharedTest(
  "the next page of the site deletes expired passes and keeps the others",
  { tag: "@once" },
  async ({ page }) => {
    const [old, due] = [{ until: Date.now() - 1 }, { until: Date.now() + 60_000 }];
    await page.goto("/en/faq");
    for (const [before, left] of [
      [[due, old], JSON.stringify([due])],
      [[old], null],
    ] as const) {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, JSON.stringify(before)] as const);
      await page.reload();
      await expect.poll(() => storedVouchers(page)).toBe(left);
    }
  },
);

sharedTest("without a pass its code is not loaded, and its URL says that there is none", async ({ page }) => {
  const { request } = messagesOf("en");
  const parts: string[] = [];
  page.on("request", (asked) => void (/\/Vouchers-/.test(asked.url()) && parts.push(asked.url())));
  await page.goto("/en/reservation");
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  expect(parts).toEqual([]);
  await page.goto("/en/reservation#voucher");
  await expect(page.getByText(interpolate(request.voucher.none, {}))).toBeVisible();
});

test("the privacy policy names everything that the site stores on the device", { tag: "@once" }, async ({ page }) => {
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
  await page.getByRole("contentinfo").getByRole("link", { name: shell.nav.services, exact: true }).click();
  // The link adds its history entry once its page has loaded: going back before that would leave the site.
  await expect(page).toHaveURL("/en/services");
  await page.goBack();
  await expect(page).toHaveURL("/en/blog");
  await sendRequest(page, "en");
  await expect.poll(() => keys.has(KEY)).toBe(true);
  const text = PRIVACY.groups
    .flatMap(({ sections }) => sections)
    .flatMap(({ list = [] }) => list)
    .join("\n");
  expect([...keys].filter((key) => !text.includes(`(${key})`))).toEqual([]);
  // The visit above stores at least these.
  expect([...keys]).toEqual(expect.arrayContaining(["cookieConsent", "theme", "reservationDraft", "blogOrders", KEY]));
});
