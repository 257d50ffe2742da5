import { expect } from "@playwright/test";

import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { hydrated, test, wordsOf } from "./world.ts";

/** What differs in the operator's message by the visitor's language. */
const LANGUAGE_NAMES: Record<Language, string> = { tr: "Türkçe", en: "İngilizce", ru: "Rusça" };

/** 75 EUR at 49.37, 1.1637 and 0.8691, each up to the next multiple of 5. */
const PRICES = ["EUR: 75", "TL: 3.705", "USD: 90", "GBP: 70"];

for (const language of LANGUAGES) {
  test(`a booking typed in ${language} reaches the operator's chat with every field right`, async ({ page, world }) => {
    const { booking } = wordsOf(language);
    await page.goto(`/${language}/reservation`);
    await hydrated(page);
    await page.getByLabel(booking.fields.from, { exact: true }).selectOption("airport");
    await page.getByLabel(booking.fields.to, { exact: true }).selectOption("yalıkavak");
    await page.getByLabel(booking.fields.date, { exact: true }).fill("2027-07-14");
    await page.getByLabel(booking.fields.time, { exact: true }).fill("23:30");
    await page.getByRole("button", { name: booking.passengers.more }).click();
    await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma O’Connor-Şahin");
    await page.getByLabel(booking.fields.phone, { exact: true }).fill("0532 123 45 67");

    const panel = page.getByRole("region", { name: booking.price.heading });
    await expect(panel.locator("data[data-currency=EUR]")).toHaveAttribute("value", "75");
    await expect(panel.locator("data[data-currency=TRY]")).toHaveAttribute("value", "3705");
    await expect(panel.locator("data[data-currency=USD]")).toHaveAttribute("value", "90");
    await expect(panel.locator("data[data-currency=GBP]")).toHaveAttribute("value", "70");

    // Who sends within two seconds is marked as a machine, and this is meant to be a person.
    await page.waitForTimeout(2_000);
    await page.getByRole("button", { name: booking.send }).click();
    await expect(page.getByRole("status").filter({ hasText: booking.toast.sentTitle })).toBeVisible();

    const [message] = await world.telegram.waitFor(1);
    expect(message?.text.split("\n")).toEqual([
      expect.stringMatching(/^.*14\.07\.2027.*23:30.*Havalimanı.*Yalıkavak.*2 yolcu.*VIP Vito.*75.*$/),
      "",
      "Ad Soyad: Emma O’Connor-Şahin",
      "Telefon: +905321234567",
      "WhatsApp: https://wa.me/905321234567",
      "Nereden: Havalimanı (BJV)",
      "Nereye: Yalıkavak",
      "Tarih: 2027-07-14",
      "Saat: 23:30",
      "Yolcu: 2",
      expect.stringMatching(/^Araç: VIP Vito/),
      ...PRICES,
      expect.stringMatching(
        /^Takvim: https:\/\/calendar\.google\.com\/calendar\/.*dates=20270714T233000(?:%2F|\/)20270715T013000.*ctz=Europe(?:%2F|\/)Istanbul/,
      ),
      "",
      `Site: ${new URL(world.relay.url).host}`,
      `Sayfa: ${world.relay.url}/${language}/reservation`,
      `Dil: ${LANGUAGE_NAMES[language]}`,
      "",
      "IP: 203.0.113.77",
      "Şehir: Berlin",
      "Bölge: Land Berlin",
      "Ülke: Germany",
      "Kurum: Deutsche Telekom AG",
      expect.stringMatching(/^Cihaz: \S/),
      expect.stringMatching(/^Ekran: (?:390|1440)\D+(?:844|900)$/),
      expect.stringMatching(/^Tarayıcı: \S/),
      "Yönlendiren: Bilinmiyor",
      "Saat dilimi: Europe/Moscow",
      expect.stringMatching(/^Türkiye saati: \d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/),
      expect.stringMatching(/^Aktarım: \S+ · 127\.0\.0\.1 · \d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/),
    ]);

    // The form starts again from its defaults, and the fare is gone.
    await expect(page.getByLabel(booking.fields.fullName, { exact: true })).toHaveValue("");
    await expect(panel.locator("data[data-currency=EUR]")).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem("reservationDraft"))).toBeNull();

    await page.getByRole("button", { name: booking.toast.showRequest }).click();
    const dialog = page.getByRole("dialog", { name: booking.sent.title });
    await expect(dialog).toContainText("VIP Vito");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
}

test("nothing is sent while fields are empty: each says so, and the first has focus", async ({ page, world }) => {
  const { booking } = wordsOf("tr");
  await page.goto("/tr");
  await hydrated(page);
  await page.getByRole("button", { name: booking.send }).click();
  await expect(page.getByRole("alert")).toContainText("Lütfen tüm alanları doldurunuz");
  const from = page.getByLabel(booking.fields.from, { exact: true });
  await expect(from).toBeFocused();
  await expect(from).toHaveAttribute("aria-invalid", "true");
  await expect(from).toHaveAccessibleDescription(booking.faults.missing.from);
  for (const field of ["to", "date", "time", "fullName", "phone"] as const) {
    await expect(page.getByLabel(booking.fields[field], { exact: true })).toHaveAttribute("aria-invalid", "true");
  }
  expect(world.telegram.attempts()).toBe(0);
  expect(world.upstreams.requests.filter((path) => path.startsWith("/geolocation"))).toHaveLength(1);
});

test("a relay that cannot take the booking costs nothing: values stay and the request goes another way", async ({
  page,
  world,
  complaints,
}) => {
  const { booking } = wordsOf("ru");
  await page.goto("/ru/reservation?from=airport&to=yalikavak&date=2027-07-14&time=23:30");
  await hydrated(page);
  await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Анна Смирнова");
  await page.getByLabel(booking.fields.phone, { exact: true }).fill("+79161234567");
  await world.relay.kill("SIGKILL");
  await page.getByRole("button", { name: booking.send }).click();

  await expect(page.getByRole("alert")).toContainText(booking.toast.failedTitle);
  await expect(page.getByLabel(booking.fields.fullName, { exact: true })).toHaveValue("Анна Смирнова");
  await page.getByRole("button", { name: booking.toast.otherWay }).click();
  const dialog = page.getByRole("dialog", { name: booking.failed.title });
  for (const channel of ["whatsapp", "sms"] as const) {
    const link = dialog.getByRole("link", { name: booking.channels[channel] });
    const text = decodeURIComponent((await link.getAttribute("href")) ?? "");
    for (const part of ["Анна Смирнова", "+79161234567", "23:30"]) expect(text).toContain(part);
  }
  await expect(dialog.getByRole("link", { name: booking.channels.call })).toHaveAttribute("href", /^tel:\+/);
  complaints.length = 0;
});

test("the draft outlives a reload and a change of language, and an address wins over it", async ({ page }) => {
  const { booking } = wordsOf("en");
  await page.goto("/en/reservation");
  await hydrated(page);
  await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
  await page.getByLabel(booking.fields.from, { exact: true }).selectOption("airport");
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel(booking.fields.fullName, { exact: true })).toHaveValue("Emma Clarke");

  await page.goto("/ru/reservation?from=torba&to=bodrum");
  await hydrated(page);
  const russian = wordsOf("ru").booking;
  await expect(page.getByLabel(russian.fields.fullName, { exact: true })).toHaveValue("Emma Clarke");
  await expect(page.getByLabel(russian.fields.from, { exact: true })).toHaveValue("torba");
  await expect(page.getByLabel(russian.fields.to, { exact: true })).toHaveValue("");
});

test("a fixed price on the form's own page fills the form in and keeps what was typed", async ({ page }) => {
  const { booking } = wordsOf("en");
  await page.goto("/en/reservation?from=airport&to=torba");
  await hydrated(page);
  await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
  await page.getByRole("link", { name: /Gümüşlük/ }).click();
  await expect(page.getByLabel(booking.fields.to, { exact: true })).toHaveValue("gümüşlük");
  await expect(page.getByLabel(booking.fields.fullName, { exact: true })).toHaveValue("Emma Clarke");
  await expect(page.locator("#reservation-form")).toBeInViewport();
});

test("a trip without a fixed price offers near ones, and a press takes one", async ({ page }) => {
  const { booking } = wordsOf("tr");
  await page.goto("/tr/reservation?from=airport&to=yalikavak&vehicleType=vip-sprinter&passengers=6");
  await hydrated(page);
  const panel = page.getByRole("region", { name: booking.price.heading });
  await expect(panel).toContainText(booking.price.enquiryTitle);
  await page.getByRole("button", { name: /75/ }).filter({ visible: true }).click();
  await expect(panel.locator("data[data-currency=EUR]")).toHaveAttribute("value", "75");
  await expect(page.getByRole("radio", { name: /Vito/ })).toBeChecked();
});

test("a rate that did not come reads N/A, and the euro stands", async ({ page, world }) => {
  const { booking } = wordsOf("en");
  world.upstreams.setAnswer("ratesEur", { base_code: "EUR", rates: { EUR: 1, TRY: 49.37, GBP: 0.8691 } });
  await page.goto("/en/reservation?from=airport&to=yalikavak");
  await hydrated(page);
  const panel = page.getByRole("region", { name: booking.price.heading });
  const dollar = panel.locator("data[data-currency=USD]");
  await expect(panel.locator("data[data-currency=TRY]")).toHaveAttribute("value", "3705");
  await expect(dollar).toHaveAttribute("value", "");
  await expect(dollar).toContainText("N/A");
});
