import { expect, type Page } from "@playwright/test";

import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { converted, euroTo, priceLines } from "#tests/support/fares.ts";
import { waitForHydration, openDetails, sharedTest, test, messagesOf, widthsIn } from "#tests/e2e/fixtures.ts";

/** Names of the guest's language in the operator's message. */
const LANGUAGE_NAMES: Record<Language, string> = { tr: "Türkçe", en: "İngilizce", ru: "Rusça" };

/** The fare of the ride that most tests book. */
const EURO = euroTo("yalıkavak");
const AMOUNTS = converted(EURO);

for (const language of LANGUAGES) {
  test(
    `a booking typed in ${language} reaches the operator's chat with every field right`,
    widthsIn(language),
    async ({ page, servers }) => {
      const { booking, request } = messagesOf(language);
      await page.goto(`/${language}/reservation`);
      await waitForHydration(page);
      await page.getByLabel(booking.fields.from, { exact: true }).selectOption("airport");
      await page.getByLabel(booking.fields.to, { exact: true }).selectOption("yalıkavak");
      await page.getByLabel(booking.fields.date, { exact: true }).fill("2027-07-14");
      await page.getByLabel(booking.fields.time, { exact: true }).fill("23:30");
      await page.getByRole("button", { name: booking.passengers.more }).click();
      await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma O’Connor-Şahin");
      await page.getByLabel(booking.fields.phone, { exact: true }).fill("0532 123 45 67");

      const panel = page.getByRole("region", { name: booking.price.heading });
      await expect(panel.locator("data[data-currency=EUR]")).toHaveAttribute("value", `${EURO}`);
      await expect(panel.locator("data[data-currency=TRY]")).toHaveAttribute("value", `${AMOUNTS.TRY}`);
      await expect(panel.locator("data[data-currency=USD]")).toHaveAttribute("value", `${AMOUNTS.USD}`);
      await expect(panel.locator("data[data-currency=GBP]")).toHaveAttribute("value", `${AMOUNTS.GBP}`);

      // A form that is submitted within two seconds is marked as sent by a bot.
      await page.waitForTimeout(2_000);
      await page.getByRole("button", { name: booking.send }).click();
      await expect(page.getByRole("status").filter({ hasText: booking.toast.sentTitle })).toBeVisible();

      const [message] = await servers.telegram.waitFor(1);
      expect(message?.text.split("\n")).toEqual([
        expect.stringMatching(
          new RegExp(`^14 Tem.* 23:30 · Havalimanı → Yalıkavak · ${formatEuro(EURO, "tr")} · 2 yolcu · VIP Vito$`),
        ),
        "👤 Emma O’Connor-Şahin",
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
        ...priceLines(EURO),
        "",
        expect.stringMatching(
          /^Takvim: https:\/\/calendar\.google\.com\/calendar\/.*dates=20270714T233000(?:%2F|\/)20270715T013000.*ctz=Europe(?:%2F|\/)Istanbul/,
        ),
        `Site: ${new URL(servers.relay.url).host}`,
        `Sayfa: ${servers.relay.url}/${language}/reservation`,
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

      // The form is reset, and no fare is shown.
      await expect(page.getByLabel(booking.fields.fullName, { exact: true })).toHaveValue("");
      await expect(panel.locator("data[data-currency=EUR]")).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.getItem("reservationDraft"))).toBeNull();

      await openDetails(page, language);
      const dialog = page.getByRole("dialog", { name: request.sent.title });
      await expect(dialog).toContainText("VIP Vito");
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    },
  );
}

test("the extras of a request in en form a separate block below the main fields of the message @once", async ({
  page,
  servers,
}) => {
  const {
    booking,
    request: { extras },
  } = messagesOf("en");
  await fillIn(page, "en");
  const fold = page.getByText(booking.extras.title);
  const field = (name: keyof typeof booking.fields) => page.getByLabel(booking.fields[name], { exact: true });
  await expect(field("flightNumber")).toBeHidden();
  await fold.click();
  await page.getByText(extras.returnTrip).click();
  await field("returnDate").fill("2027-07-13");
  await field("returnTime").fill("11:00");
  await page.getByRole("button", { name: extras.moreSeats }).click();
  await field("flightNumber").fill("TK 2512");
  await field("luggage").fill("2 + 1");
  await field("signName").fill("Zeynep Işıl");
  await field("address").fill("Çökertme Caddesi 6");
  await field("note").fill("Surf\ntahtası");
  const panel = page.getByRole("region", { name: booking.price.heading });
  await expect(panel.locator("data[data-currency=EUR]")).toHaveAttribute("value", `${2 * EURO}`);
  await expect(panel.locator("data[data-currency=TRY]")).toHaveAttribute("value", `${2 * AMOUNTS.TRY}`);

  await page.getByRole("button", { name: booking.send }).click();
  await expect(field("returnDate")).toBeFocused();
  await expect(field("returnDate")).toHaveAccessibleDescription(extras.errors.returnDate.tooEarly);
  expect(servers.telegram.attempts()).toBe(0);
  await field("returnDate").fill("2027-07-21");

  // Extras survive a reload, and the summary of the collapsed section lists them.
  await page.reload();
  await waitForHydration(page);
  await expect(fold.locator("xpath=ancestor::summary")).toContainText("TK 2512");
  await expect(panel.locator("data[data-currency=EUR]")).toHaveAttribute("value", `${2 * EURO}`);
  await page.getByRole("button", { name: booking.send }).click();
  await expect(page.getByRole("status").filter({ hasText: booking.toast.sentTitle })).toBeVisible();
  const [message] = await servers.telegram.waitFor(1);
  const lines = message?.text.split("\n") ?? [];
  expect(lines).toEqual(expect.arrayContaining(["Ad Soyad: Emma Clarke", ...priceLines(EURO)]));
  expect(lines[0]).toMatch(new RegExp(` 23:30 ↔ 21 Tem.* 11:00 · .* ↔ .* · ${formatEuro(2 * EURO, "tr")} · `));
  expect(
    lines.slice(
      lines.indexOf("Ek bilgi:"),
      lines.findIndex((line) => line.startsWith("Takvim: ")),
    ),
  ).toEqual([
    "Ek bilgi:",
    `Gidiş: 14.07.2027 Çar 23:30 · Havalimanı (BJV) → Yalıkavak · ${EURO} EUR`,
    `Dönüş: 21.07.2027 Çar 11:00 · Yalıkavak → Havalimanı (BJV) · ${EURO} EUR`,
    `Gidiş-dönüş: ${2 * EURO} EUR (2 × ${EURO})`,
    "Uçuş: TK 2512",
    "Çocuk koltuğu: 1",
    "Bagaj: 2 + 1",
    "Karşılama adı: Zeynep Işıl",
    "Adres: Çökertme Caddesi 6",
    "Not: Surf tahtası",
    "",
  ]);
  await expect(page.locator("[name=flightNumber]")).toHaveValue("");
});

test("a form with empty fields is not sent: each shows an error, and the first has the focus", async ({
  page,
  servers,
}) => {
  const { booking, request } = messagesOf("tr");
  await page.goto("/tr");
  await waitForHydration(page);
  await page.getByRole("button", { name: booking.send }).click();
  await expect(page.getByRole("alert")).toContainText("Lütfen tüm alanları doldurunuz");
  const from = page.getByLabel(booking.fields.from, { exact: true });
  await expect(from).toBeFocused();
  await expect(from).toHaveAttribute("aria-invalid", "true");
  await expect(from).toHaveAccessibleDescription(request.errors.missing.from);
  for (const field of ["to", "date", "time", "fullName", "phone"] as const) {
    await expect(page.getByLabel(booking.fields[field], { exact: true })).toHaveAttribute("aria-invalid", "true");
  }
  expect(servers.telegram.attempts()).toBe(0);
  expect(servers.upstreams.requests.filter((path) => path.startsWith("/geolocation"))).toHaveLength(1);
});

test(
  "if the relay is down, the form keeps its values and offers other channels",
  { tag: "@once" },
  async ({ page, servers, consoleErrors }) => {
    const { booking, request, shell } = messagesOf("ru");
    await page.goto("/ru/reservation?from=airport&to=yalikavak&date=2027-07-14&time=23:30");
    await waitForHydration(page);
    await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Анна Смирнова");
    await page.getByLabel(booking.fields.phone, { exact: true }).fill("+79161234567");
    // The first input loads the code that sends the form, which then looks up the visitor. Both need the relay, so wait for them.
    await expect.poll(() => servers.upstreams.requests.some((path) => path.startsWith("/geolocation"))).toBe(true);
    await servers.relay.kill("SIGKILL");
    await page.getByRole("button", { name: booking.send }).click();

    await expect(page.getByRole("alert")).toContainText(booking.toast.failedTitle);
    await expect(page.getByLabel(booking.fields.fullName, { exact: true })).toHaveValue("Анна Смирнова");
    await page.getByRole("button", { name: booking.toast.otherWay }).click();
    const dialog = page.getByRole("dialog", { name: request.failed.title });
    for (const channel of ["whatsapp", "sms"] as const) {
      const link = dialog.getByRole("link", { name: shell.channels[channel] });
      const text = decodeURIComponent((await link.getAttribute("href")) ?? "");
      for (const part of ["Анна Смирнова", "+79161234567", "23:30"]) expect(text).toContain(part);
    }
    await expect(dialog.getByRole("link", { name: shell.channels.call })).toHaveAttribute("href", /^tel:\+/);
    consoleErrors.length = 0;
  },
);

test(
  "a request whose answer was lost arrives once, although it is sent again after a reload and in another language",
  { tag: "@once" },
  async ({ page, servers, consoleErrors }) => {
    const { booking } = messagesOf("en");
    await page.route("**/api/telegram-handler.php", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.goto("/en/reservation?from=airport&to=yalikavak&date=2027-07-14&time=23:30");
    await waitForHydration(page);
    await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
    await page.getByLabel(booking.fields.phone, { exact: true }).fill("+447911123456");
    await page.getByRole("button", { name: booking.send }).click();
    await expect(page.getByText(booking.failed.unknown.title)).toBeVisible();
    await servers.telegram.waitFor(1);
    await page.unrouteAll();
    consoleErrors.length = 0;

    await page.reload();
    await waitForHydration(page);
    await page.goto("/ru/reservation");
    await waitForHydration(page);
    await page.getByRole("button", { name: messagesOf("ru").booking.send }).click();
    const sentTitle = messagesOf("ru").booking.toast.sentTitle;
    await expect(page.getByRole("status").filter({ hasText: sentTitle })).toBeVisible();
    // Longer than the relay takes to deliver a message.
    await page.waitForTimeout(1_500);
    expect(servers.telegram.attempts()).toBe(1);
  },
);

test(
  "a request that was certainly not sent is said to be",
  { tag: "@once" },
  async ({ page, context, consoleErrors }) => {
    const { booking } = messagesOf("tr");
    await page.goto("/tr/reservation?from=airport&to=yalikavak&date=2027-07-14&time=23:30");
    await waitForHydration(page);
    await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Ayşe Yılmaz");
    await page.getByLabel(booking.fields.phone, { exact: true }).fill("0532 123 45 67");
    await context.setOffline(true);
    await page.getByRole("button", { name: booking.send }).click();
    await expect(page.locator("#reservation-form").getByText(booking.failed.rejected.title)).toBeVisible();
    consoleErrors.length = 0;
  },
);

sharedTest(
  "the draft survives a reload and a language change, and URL parameters take precedence over it",
  { tag: "@once" },
  async ({ page }) => {
    const { booking } = messagesOf("en");
    await page.goto("/en/reservation");
    await waitForHydration(page);
    await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
    await page.getByLabel(booking.fields.from, { exact: true }).selectOption("airport");
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByLabel(booking.fields.fullName, { exact: true })).toHaveValue("Emma Clarke");

    await page.goto("/ru/reservation?from=torba&to=bodrum");
    await waitForHydration(page);
    const russian = messagesOf("ru").booking;
    await expect(page.getByLabel(russian.fields.fullName, { exact: true })).toHaveValue("Emma Clarke");
    await expect(page.getByLabel(russian.fields.from, { exact: true })).toHaveValue("torba");
    await expect(page.getByLabel(russian.fields.to, { exact: true })).toHaveValue("");
  },
);

sharedTest("a service chosen below the form fills in the trip and keeps typed input", async ({ page }) => {
  const { booking, fares } = messagesOf("en");
  await page.goto("/en/reservation?from=airport&to=torba");
  await waitForHydration(page);
  await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
  await page.getByRole("link", { name: /to Yalıkavak/ }).click();
  await page.getByRole("link", { name: fares.book }).click();
  await expect(page.getByLabel(booking.fields.to, { exact: true })).toHaveValue("yalıkavak");
  await expect(page.getByLabel(booking.fields.fullName, { exact: true })).toHaveValue("Emma Clarke");
  await expect(page.locator("#reservation-form")).toBeInViewport();
});

sharedTest("a tour that is none of the form's places is written into the note", async ({ page }) => {
  const { booking, tour } = messagesOf("ru");
  await page.goto("/ru/tours/efes-turu");
  await waitForHydration(page);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByRole("link", { name: tour.reserve }).last().click();
  await expect(page.getByLabel(booking.fields.to, { exact: true })).toHaveValue("other");
  await expect(page.locator("[name=note]")).toHaveValue(title ?? "");
});

sharedTest("a trip without a fare suggests near fares, and a click applies one", async ({ page }) => {
  const { booking, fares } = messagesOf("tr");
  await page.goto("/tr/reservation?from=airport&to=yalikavak&vehicleType=vip-sprinter&passengers=6");
  await waitForHydration(page);
  const panel = page.getByRole("region", { name: booking.price.heading });
  await expect(panel).toContainText(fares.price.enquiryTitle);
  await page
    .getByRole("button", { name: new RegExp(`${EURO}`) })
    .filter({ visible: true })
    .click();
  await expect(panel.locator("data[data-currency=EUR]")).toHaveAttribute("value", `${EURO}`);
  await expect(page.getByRole("radio", { name: /Vito/ })).toBeChecked();
});

test("a missing exchange rate is shown as N/A, and the other prices remain", async ({ page, servers }) => {
  const { booking } = messagesOf("en");
  servers.upstreams.setAnswer("ratesEur", { base_code: "EUR", rates: { EUR: 1, TRY: 49.37, GBP: 0.8691 } });
  await page.goto("/en/reservation?from=airport&to=yalikavak");
  await waitForHydration(page);
  const panel = page.getByRole("region", { name: booking.price.heading });
  const dollar = panel.locator("data[data-currency=USD]");
  await expect(panel.locator("data[data-currency=TRY]")).toHaveAttribute("value", `${AMOUNTS.TRY}`);
  await expect(dollar).toHaveAttribute("value", "");
  await expect(dollar).toContainText("N/A");
});

sharedTest(
  "URL parameters fill in the form once: later choices survive a reload",
  { tag: "@once" },
  async ({ page }) => {
    const { booking } = messagesOf("en");
    await page.goto("/en/reservation?from=airport&to=yalikavak");
    await waitForHydration(page);
    const to = page.getByLabel(booking.fields.to, { exact: true });
    await expect(to).toHaveValue("yalıkavak");
    await to.selectOption("torba");
    await page.reload();
    await waitForHydration(page);
    await expect(to).toHaveValue("torba");
    await to.selectOption("");
    await page.getByLabel(booking.fields.from, { exact: true }).selectOption("");
    await page.reload();
    await waitForHydration(page);
    await expect(to).toHaveValue("");

    // Other parameters apply again, and so do the same ones after a visit to another page with the form.
    await page.goto("/en/reservation?from=airport&to=bitez");
    await waitForHydration(page);
    await expect(to).toHaveValue("bitez");
    await to.selectOption("torba");
    await page.goto("/en");
    await waitForHydration(page);
    await page.goto("/en/reservation?from=airport&to=bitez");
    await waitForHydration(page);
    await expect(to).toHaveValue("bitez");
  },
);

sharedTest("every tab stop in the date and time fields shows the focus ring of its cell", async ({ page }) => {
  const { booking } = messagesOf("en");
  await page.goto("/en/reservation");
  await waitForHydration(page);
  await page.getByLabel(booking.fields.to, { exact: true }).focus();
  const stops: string[] = [];
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      const cell = focused?.closest("[data-ring]");
      return focused instanceof HTMLInputElement && cell
        ? `${focused.name} ${getComputedStyle(cell).outlineStyle}`
        : "";
    });
    if (/^(date|time) /.test(stop)) stops.push(stop);
  }
  // A date has three parts and a calendar button; a time has two or three parts and a clock button.
  expect(stops.filter((stop) => stop.startsWith("date")).length).toBeGreaterThanOrEqual(4);
  expect(stops.filter((stop) => !stop.endsWith(" solid"))).toEqual([]);
});

sharedTest("a URL with the form's hash scrolls its heading to below the header", async ({ page }) => {
  const { booking } = messagesOf("en");
  await page.goto("/en/reservation#reservation-form");
  await waitForHydration(page);
  const heading = page.getByRole("heading", { name: booking.heading, exact: true });
  await expect(async () => {
    const header = await page.getByRole("banner").boundingBox();
    const bar = await heading.boundingBox();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect(bar?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }).toPass();
});

sharedTest("the focus ring of the submit button is above its neighbours", async ({ page }) => {
  const { booking } = messagesOf("en");
  await page.goto("/en/reservation");
  await waitForHydration(page);
  const send = page.getByRole("button", { name: booking.send });
  await send.focus();
  const layers = await send.evaluate((button) => {
    const box = button.parentElement;
    const layer = (element: Element) => Number.parseInt(getComputedStyle(element).zIndex, 10) || 0;
    const others = [...(box?.parentElement?.children ?? [])].filter((child) => child !== box);
    return { own: box ? layer(box) : 0, others: Math.max(...others.map(layer)) };
  });
  expect(layers.own).toBeGreaterThan(layers.others);
});

async function failIn(page: Page, language: "en" | "ru") {
  const { booking, request } = messagesOf(language);
  await page.route("**/api/telegram-handler.php", (route) => route.fulfill({ status: 503, json: { ok: false } }));
  await fillIn(page, language);
  await page.getByRole("button", { name: booking.send }).click();
  await page.getByRole("button", { name: booking.toast.otherWay }).click();
  return page.getByRole("dialog", { name: request.failed.title });
}

async function fillIn(page: Page, language: Language) {
  const { booking } = messagesOf(language);
  await page.goto(`/${language}/reservation?from=airport&to=yalikavak&date=2027-07-14&time=23:30`);
  await waitForHydration(page);
  await page.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
  await page.getByLabel(booking.fields.phone, { exact: true }).fill("+44 7911 123456");
}

sharedTest(
  "after a failed request all other channels are in view, in two equal columns",
  async ({ page, consoleErrors }) => {
    const { booking, request, shell } = messagesOf("ru");
    const dialog = await failIn(page, "ru");
    for (const name of [booking.channels.copy, request.failed.ok])
      await expect(dialog.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    const boxOf = (name: string) => dialog.getByRole("link", { name }).boundingBox();
    const [chat, call, sms] = await Promise.all(
      (["whatsapp", "call", "sms"] as const).map((channel) => boxOf(shell.channels[channel])),
    );
    const copy = await dialog.getByRole("button", { name: booking.channels.copy }).boundingBox();
    // The chat comes first and spans both columns; below it are a call and SMS, which works in Russia.
    expect(chat?.width).toBeCloseTo(copy?.width ?? 0, 0);
    expect(call?.y).toBeGreaterThan(chat?.y ?? 0);
    expect(call?.y).toBeCloseTo(sms?.y ?? 0, 0);
    expect(call?.width).toBeCloseTo(sms?.width ?? 0, 0);
    expect((sms?.x ?? 0) + (sms?.width ?? 0)).toBeCloseTo((copy?.x ?? 0) + (copy?.width ?? 0), 0);
    consoleErrors.length = 0;
  },
);

test("a request is printed on a single page of its own in ru @once", async ({ page }) => {
  const { booking, request } = messagesOf("ru");
  await fillIn(page, "ru");
  await page.getByRole("button", { name: booking.send }).click();
  await openDetails(page, "ru");
  await page.getByRole("dialog", { name: request.sent.title }).waitFor();
  const sheet = page.locator("body > [data-printable]");
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const part of [
    request.sent.printHeading,
    "Emma Clarke",
    "+44 7911 123456",
    "Ялыкавак",
    "23:30",
    `${EURO}`,
    "TRY",
    "USD",
    "GBP",
    request.sent.printWaiting,
    request.sent.printPayment,
  ])
    await expect(sheet).toContainText(part);
  await expect(page.locator("body > :not([data-printable])").filter({ visible: true })).toHaveCount(0);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/MediaBox \[0 0 59\d\S* 84\d/);
});

sharedTest("in forced colours, invalid fields, the selected choice and the toast have borders", async ({ page }) => {
  const { booking } = messagesOf("en");
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/en/reservation");
  await waitForHydration(page);
  await page.getByRole("button", { name: booking.send }).click();
  const edge = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).borderBlockEndWidth));
  expect(await edge("[data-invalid]")).toBeGreaterThanOrEqual(3);
  expect(await edge("label > :checked")).toBeGreaterThanOrEqual(3);
  expect(await edge("[role=alert]")).toBeGreaterThanOrEqual(2);
});

for (const language of ["tr", "ru"] as const) {
  test(`at twice the default font size every value can be read and typed in ${language}`, async ({
    playwright,
    launchOptions,
    servers,
  }) => {
    const { booking } = messagesOf(language);
    const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ baseURL: servers.relay.url, viewport: { width: 390, height: 844 } });
    await fillIn(page, language);
    const widthOf = async (field: "phone" | "date" | "time" | "fullName") => {
      const box = await page.getByLabel(booking.fields[field], { exact: true }).boundingBox();
      return box?.width ?? 0;
    };
    for (const field of ["phone", "date", "time", "fullName"] as const)
      expect(await widthOf(field)).toBeGreaterThan(240);
    const swap = await page.getByRole("button", { name: booking.places.swap }).boundingBox();
    const from = await page.getByLabel(booking.fields.from, { exact: true }).boundingBox();
    const to = await page.getByLabel(booking.fields.to, { exact: true }).boundingBox();
    expect(swap?.y).toBeGreaterThanOrEqual((from?.y ?? 0) + (from?.height ?? 0));
    expect((swap?.y ?? 0) + (swap?.height ?? 0)).toBeLessThanOrEqual(to?.y ?? 0);
    const [vito, sprinter] = await Promise.all(
      ["VIP Vito", "VIP Sprinter"].map((name) => page.getByText(name, { exact: true }).first().boundingBox()),
    );
    expect(sprinter?.height).toBeCloseTo(vito?.height ?? 0, 0);
    await browser.close();
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  sharedTest("the dial code select shows its value in full and lists every country", async ({ page }) => {
    await page.goto("/ru/reservation");
    const select = page.locator("select[name=countryCode]");
    await expect(select.locator("option")).toHaveCount(75);
    const room = await select.evaluate((element: HTMLSelectElement) => {
      const needed = element.cloneNode(true) as HTMLSelectElement;
      needed.style.cssText = "inline-size: max-content; justify-self: start; position: absolute";
      element.after(needed);
      const { width } = needed.getBoundingClientRect();
      needed.remove();
      return { own: element.getBoundingClientRect().width, needed: width };
    });
    expect(room.own).toBeGreaterThanOrEqual(Math.min(room.needed, 300));
  });
});
