import { randomInt } from "node:crypto";

import { expect, type Page } from "@playwright/test";

import { BUSINESS } from "#content/business.ts";
import { DRIVES } from "#content/drives.ts";
import { LOCATIONS } from "#content/locations.ts";
import { PAGES } from "#content/pages.ts";
import { leaveFor, longestDrive } from "#src/domain/flight.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import {
  bookingField,
  countPosts,
  fillInRide,
  messageAbout,
  messagesOf,
  openDetails,
  placeName,
  send,
  sharedTest,
  stubAnswer,
  test,
  waitForHydration,
  widthsIn,
} from "#tests/e2e/fixtures.ts";
import { expectNone } from "#tests/support/expectNone.ts";
import { converted, euroTo, priceLines } from "#tests/support/fares.ts";

/** Names of the guest's language in the operator's message. */
const LANGUAGE_NAMES: Record<Language, string> = { tr: "Türkçe", en: "İngilizce", ru: "Rusça" };

/** The fare of the ride that most tests book. */
const EURO = euroTo("yalıkavak");
const AMOUNTS = converted(EURO);
const [AIRPORT, YALIKAVAK] = [placeName("airport", "tr"), placeName("yalıkavak", "tr")];

/** An amount of the panel with the price of the ride. */
const amountOf = (page: Page, language: Language, currency: string) =>
  page
    .getByRole("region", { name: messagesOf(language).booking.price.heading })
    .locator(`data[data-currency=${currency}]`);

for (const language of LANGUAGES) {
  sharedTest(
    `a booking typed in ${language} reaches the operator's chat with every field right`,
    widthsIn(language),
    async ({ page, shared, guest }) => {
      const { booking, request, shell } = messagesOf(language);
      const field = (name: keyof typeof booking.fields) => bookingField(page, language, name);
      await page.goto(`/${language}/reservation`);
      await waitForHydration(page);
      await field("from").selectOption("airport");
      await field("to").selectOption("yalıkavak");
      await field("date").fill("2027-07-14");
      await field("time").fill("23:30");
      await page.getByRole("button", { name: booking.passengers.more }).click();
      await field("fullName").fill(guest);
      // The chat is told of a number that has sent a request before.
      const number = `532${randomInt(1_000_000, 9_999_999)}`;
      await field("phone").fill(`0${number}`);

      for (const [currency, amount] of Object.entries({ EUR: EURO, ...AMOUNTS }))
        await expect(amountOf(page, language, currency)).toHaveAttribute("value", `${amount}`);

      // A form that is submitted within two seconds is marked as sent by a bot.
      await page.waitForFunction(() => performance.now() > 2_000);
      await send(page, language);
      await expect(page.getByRole("status").filter({ hasText: shell.toast.sentTitle })).toBeVisible();

      const { host } = new URL(shared.relay.url);
      expect(await messageAbout(guest, shared)).toEqual([
        expect.stringMatching(
          new RegExp(`^14 Tem.* 23:30 · .+ → .+ · ${formatEuro(EURO, "tr")} · 2 yolcu · VIP Vito$`),
        ),
        `👤 ${guest}`,
        "",
        `Ad Soyad: ${guest}`,
        `Telefon: +90${number}`,
        `WhatsApp: https://wa.me/90${number}`,
        `Nereden: ${AIRPORT}`,
        `Nereye: ${YALIKAVAK}`,
        "Tarih: 2027-07-14",
        "Saat: 23:30",
        "Yolcu: 2",
        expect.stringMatching(/^Araç: VIP Vito/),
        ...priceLines(EURO),
        "",
        expect.stringMatching(
          /^Takvim: https:\/\/calendar\.google\.com\/calendar\/.*dates=20270714T233000(?:%2F|\/)20270715T013000.*ctz=Europe(?:%2F|\/)Istanbul/,
        ),
        `Site: ${host}`,
        `Sayfa: http://${host}/${language}/reservation`,
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
        expect.stringMatching(/^Tarayıcı dili: \S/),
        "Yönlendiren: Bilinmiyor",
        "Saat dilimi: Europe/Moscow",
        expect.stringMatching(/^Türkiye saati: \d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/),
        "Taslaklar: Fiyat · Başka araç",
        expect.stringMatching(/^Aktarım: \S+ · 127\.0\.0\.1 · \d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/),
      ]);

      // The form is reset, and no fare is shown.
      await expect(field("fullName")).toHaveValue("");
      await expect(amountOf(page, language, "EUR")).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.getItem("reservationDraft"))).toBeNull();

      await openDetails(page, language);
      const dialog = page.getByRole("dialog", { name: request.sent.title });
      await expect(dialog).toContainText("VIP Vito");
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    },
  );
}

sharedTest(
  "the extras of a request survive a reload and form a block of their own in the message @once",
  async ({ page, shared, guest }) => {
    const { booking, request } = messagesOf("en");
    const field = (name: keyof typeof booking.fields) => bookingField(page, "en", name);
    const posts = countPosts(page);
    await fillInRide(page, "en", guest);
    const fold = page.getByText(booking.extras.title);
    await expect(field("flightNumber")).toBeHidden();
    await fold.click();
    await page.getByRole("checkbox", { name: request.extras.returnTrip }).check();
    await field("returnDate").fill("2027-07-13");
    await field("returnTime").fill("11:00");
    await page.getByRole("button", { name: request.extras.moreSeats }).click();
    await field("flightNumber").fill("TK 2512");
    await field("luggage").fill("2 + 1");
    await field("signName").fill("Zeynep Işıl");
    await field("address").fill("Çökertme Caddesi 6");
    await field("note").fill("Surf\ntahtası");

    await send(page, "en");
    await expect(field("returnDate")).toBeFocused();
    await expect(field("returnDate")).toHaveAccessibleDescription(request.extras.errors.returnDate.tooEarly);
    expect(posts()).toBe(0);
    await field("returnDate").fill("2027-07-21");

    await page.reload();
    await waitForHydration(page);
    // The collapsed section says what is in it.
    await expect(fold.locator("xpath=ancestor::summary")).toContainText("TK 2512");
    const panel = page.getByRole("region", { name: booking.price.heading });
    await expect(panel.locator("data[data-currency=EUR]")).toHaveAttribute("value", `${2 * EURO}`);
    await expect(panel.locator("data[data-currency=TRY]")).toHaveAttribute("value", `${2 * AMOUNTS.TRY}`);
    await send(page, "en");
    const lines = await messageAbout(guest, shared);
    expect(lines).toEqual(expect.arrayContaining([`Ad Soyad: ${guest}`, ...priceLines(EURO)]));
    expect(lines.join("\n")).toMatch(
      new RegExp(` 23:30 ↔ 21 Tem.* 11:00 · .* ↔ .* · ${formatEuro(2 * EURO, "tr")} · `),
    );
    const calendar = lines.findIndex((line) => line.startsWith("Takvim: "));
    expect(lines.slice(lines.indexOf("Ek bilgi:"), calendar)).toEqual([
      "Ek bilgi:",
      `Gidiş: 14.07.2027 Çar 23:30 · ${AIRPORT} → ${YALIKAVAK} · ${EURO} EUR`,
      `Dönüş: 21.07.2027 Çar 11:00 · ${YALIKAVAK} → ${AIRPORT} · ${EURO} EUR`,
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
  },
);

/** Places of the form whose driving time to the airport is known. */
const DRIVES_TO_AIRPORT = DRIVES.filter(({ to }) => LOCATIONS.some(({ id, selectable }) => id === to && selectable));

for (const { to: place, minutes } of DRIVES_TO_AIRPORT.slice(0, 1)) {
  sharedTest(
    "a flight works out when to leave for it, on the day before if need be, and the operator reads its time @once",
    async ({ page, shared, guest }) => {
      const { booking, request } = messagesOf("en");
      const field = (name: keyof typeof booking.fields) => bookingField(page, "en", name);
      await fillInRide(page, "en", guest);
      await field("to").selectOption("airport");
      await field("from").selectOption(place);
      await page.getByText(request.flight.title).click();
      await field("flightDate").fill("2027-07-15");
      await field("flightTime").fill("00:30");
      await page.getByRole("button", { name: request.flight.kinds.abroad }).click();

      const { date, time } = leaveFor({ date: "2027-07-15", time: "00:30" }, "abroad", longestDrive(minutes));
      await expect(field("date")).toHaveValue(date);
      await expect(field("time")).toHaveValue(time);
      await expect(field("flightDate")).toHaveValue("2027-07-15");
      await send(page, "en");
      const lines = await messageAbout(guest, shared);
      expect(lines).toEqual(
        expect.arrayContaining([`Tarih: ${date}`, `Saat: ${time}`, "Uçuş saati: 15.07.2027 Per 00:30"]),
      );
    },
  );
}

sharedTest(
  "a number that is too short gets a hint, is sent with one press, and is marked in the chat @once",
  async ({ page, shared, guest }) => {
    const { booking } = messagesOf("en");
    await fillInRide(page, "en", guest);
    const phone = bookingField(page, "en", "phone");
    const hint = page.getByText(booking.hints.phoneLength);
    await phone.clear();
    await phone.pressSequentially("12");
    await expect(hint).toBeVisible();
    await expect(phone).toHaveAccessibleDescription(booking.hints.phoneLength);
    await phone.pressSequentially("34567890");
    await expect(hint).toBeHidden();
    for (const key of ["Backspace", "Backspace"]) await phone.press(key);
    await expect(hint).toBeVisible();
    await send(page, "en");
    const [headline, doubt] = await messageAbout(guest, shared);
    // This test may be as quick as a bot.
    expect(headline?.replace(/^🤖 /u, "")).toMatch(/^⚠️ /);
    expect(doubt).toBe("⚠️ telefon numarası eksik ya da hatalı");
  },
);

sharedTest(
  "a form with empty fields is not sent: each shows an error, and the first has the focus",
  async ({ page }) => {
    const { request } = messagesOf("tr");
    const field = (name: Parameters<typeof bookingField>[2]) => bookingField(page, "tr", name);
    const posts = countPosts(page);
    await page.goto("/tr");
    await waitForHydration(page);
    await send(page, "tr");
    // The words that the specification prescribes.
    await expect(page.getByRole("alert")).toContainText("Lütfen tüm alanları doldurunuz");
    await expect(field("from")).toBeFocused();
    await expect(field("from")).toHaveAccessibleDescription(request.errors.missing.from);
    for (const name of ["from", "to", "date", "time", "fullName", "phone"] as const)
      await expect(field(name)).toHaveAttribute("aria-invalid", "true");
    expect(posts()).toBe(0);
  },
);

test("if the relay is down, the form keeps its values and offers other channels", async ({
  page,
  servers,
  guest,
  consoleErrors,
}) => {
  const { booking, request, shell } = messagesOf("ru");
  await fillInRide(page, "ru", guest);
  // The first input loads the code that sends the form, which then looks up the visitor. Both need the relay, so wait for them.
  await expect.poll(() => servers.upstreams.requests.some((path) => path.startsWith("/geolocation"))).toBe(true);
  await servers.relay.kill("SIGKILL");
  await send(page, "ru");

  await expect(page.getByRole("alert")).toContainText(shell.toast.failedTitle);
  await expect(bookingField(page, "ru", "fullName")).toHaveValue(guest);
  const again = page.getByRole("button", { name: booking.sendAgain });
  await expect(again).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: shell.toast.otherWay }).click();
  const dialog = page.getByRole("dialog", { name: request.failed.title });
  for (const channel of ["whatsapp", "sms"] as const) {
    const link = dialog.getByRole("link", { name: shell.channels[channel] });
    const text = decodeURIComponent((await link.getAttribute("href")) ?? "");
    for (const part of [guest, "+447911123456", "23:30"]) expect(text).toContain(part);
  }
  const call = dialog.getByRole("link", { name: shell.channels.call });
  await expect(call).toHaveAttribute("href", `tel:${BUSINESS.phone.e164}`);
  consoleErrors.length = 0;
});

sharedTest(
  "a request that failed arrives once it is sent again @once",
  async ({ page, shared, guest, consoleErrors }) => {
    const { booking, shell } = messagesOf("en");
    await fillInRide(page, "en", guest);
    await stubAnswer(page, 503);
    await send(page, "en");
    await expect(page.getByRole("alert")).toContainText(shell.toast.failedTitle);
    await page.unrouteAll();
    await page.getByRole("button", { name: booking.sendAgain }).click();
    await expect(page.getByRole("status").filter({ hasText: shell.toast.sentTitle })).toBeVisible();
    expect(await messageAbout(guest, shared)).toContain(`Ad Soyad: ${guest}`);
    consoleErrors.length = 0;
  },
);

sharedTest(
  "a request whose answer was lost arrives once, although it is sent again in another language @once",
  async ({ page, shared, guest, consoleErrors }) => {
    await page.route(`**${MESSAGE_ENDPOINT}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await fillInRide(page, "en", guest);
    await send(page, "en");
    await expect(page.getByText(messagesOf("en").booking.failed.unknown.title)).toBeVisible();
    await messageAbout(guest, shared);
    await page.unrouteAll();
    consoleErrors.length = 0;

    await page.reload();
    await waitForHydration(page);
    await page.goto("/ru/reservation");
    await waitForHydration(page);
    await send(page, "ru");
    const sentTitle = messagesOf("ru").shell.toast.sentTitle;
    await expect(page.getByRole("status").filter({ hasText: sentTitle })).toBeVisible();
    // Messages are delivered in order: once a later one has arrived, this one has not come twice.
    const later = `${guest} later`;
    await fillInRide(page, "en", later);
    await send(page, "en");
    await messageAbout(later, shared);
    const about = shared.telegram.messages.filter(({ text }) => text.includes(`Ad Soyad: ${guest}\n`));
    expect(about).toHaveLength(1);
  },
);

sharedTest("a request that was certainly not sent is said to be @once", async ({ page, context, consoleErrors }) => {
  await fillInRide(page, "tr");
  await context.setOffline(true);
  await send(page, "tr");
  const notice = page.locator("#reservation-form").getByText(messagesOf("tr").booking.failed.rejected.title);
  await expect(notice).toBeVisible();
  consoleErrors.length = 0;
});

sharedTest(
  "the draft survives a reload and a language change, and URL parameters take precedence over it @once",
  async ({ page, guest }) => {
    await page.goto("/en/reservation");
    await waitForHydration(page);
    await bookingField(page, "en", "fullName").fill(guest);
    await bookingField(page, "en", "from").selectOption("airport");
    await page.reload();
    await waitForHydration(page);
    await expect(bookingField(page, "en", "fullName")).toHaveValue(guest);

    await page.goto("/ru/reservation?from=torba&to=bodrum");
    await waitForHydration(page);
    await expect(bookingField(page, "ru", "fullName")).toHaveValue(guest);
    await expect(bookingField(page, "ru", "from")).toHaveValue("torba");
    // The form does not offer this destination.
    await expect(bookingField(page, "ru", "to")).toHaveValue("");
  },
);

sharedTest("URL parameters fill in the form once: later choices survive a reload @once", async ({ page }) => {
  const to = bookingField(page, "en", "to");
  const open = async (path: string) => {
    await page.goto(path);
    await waitForHydration(page);
  };
  await open("/en/reservation?from=airport&to=yalikavak");
  await expect(to).toHaveValue("yalıkavak");
  await to.selectOption("torba");
  await page.reload();
  await waitForHydration(page);
  await expect(to).toHaveValue("torba");

  // Other parameters apply again, and so do the same ones after a visit to another page with the form.
  await open("/en/reservation?from=airport&to=bitez");
  await expect(to).toHaveValue("bitez");
  await to.selectOption("torba");
  await open("/en");
  await open("/en/reservation?from=airport&to=bitez");
  await expect(to).toHaveValue("bitez");
});

sharedTest("a trip without a fare suggests near fares, and a click applies one @once", async ({ page }) => {
  const { booking, fares } = messagesOf("tr");
  await page.goto("/tr/reservation?from=airport&to=yalikavak&vehicleType=vip-sprinter&passengers=6");
  await waitForHydration(page);
  await expect(page.getByRole("region", { name: booking.price.heading })).toContainText(fares.price.enquiryTitle);
  const near = page.getByRole("button", { name: new RegExp(`${EURO}`) }).filter({ visible: true });
  await near.first().click();
  await expect(amountOf(page, "tr", "EUR")).toHaveAttribute("value", `${EURO}`);
  await expect(page.getByRole("radio", { name: /Vito/ })).toBeChecked();
});

test("without exchange rates the fare is in euros, and the live board says so @once", async ({
  page,
  servers,
  consoleErrors,
}) => {
  const { shell } = messagesOf("en");
  servers.upstreams.setDown(true);
  await page.goto("/en/reservation?from=airport&to=yalikavak");
  await waitForHydration(page);
  const board = page.getByRole("banner").getByRole("group", { name: shell.board.label });
  await expect(board).toContainText(`EUR 0${shell.board.notAvailable}`);
  await expect(amountOf(page, "en", "EUR")).toHaveAttribute("value", `${EURO}`);
  await expect(amountOf(page, "en", "USD")).toContainText("N/A");
  consoleErrors.length = 0;
});

sharedTest(
  "the partner whose link brought the guest is named in the message, after other pages too @once",
  async ({ page, shared, guest }) => {
    await page.goto("/en/reservation?to=bitez&via=hotel-marina");
    await waitForHydration(page);
    await expect(bookingField(page, "en", "to")).toHaveValue("bitez");
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("reservationDraft")))
      .toContain('"via":"hotel-marina"');
    await page.goto("/en/prices");
    // Another link to the form, with a ride of its own.
    await fillInRide(page, "en", guest);
    await send(page, "en");
    expect(await messageAbout(guest, shared)).toContain("Kaynak: hotel-marina");
  },
);

sharedTest("a newsletter subscription with a valid address reaches the chat @once", async ({ page, shared, guest }) => {
  const { newsletter } = messagesOf("ru");
  const posts = countPosts(page);
  await page.goto("/ru/blog");
  await waitForHydration(page);
  const form = page.getByRole("form", { name: PAGES.blog.letter.ru });
  const email = form.getByLabel(newsletter.label);
  await email.fill("ayse@");
  await email.press("Enter");
  await expect(email).toHaveAccessibleDescription(newsletter.invalid);
  expect(posts()).toBe(0);
  const address = `${guest.split(" ").at(-1)}@example.com`;
  await email.fill(address);
  await form.getByRole("button", { name: newsletter.subscribe }).click();
  await expect(form.getByRole("status")).toContainText(newsletter.success);
  await expect(email).toHaveValue("");
  const lines = await messageAbout(address, shared);
  expect(lines).toContain(`E-posta: ${address}`);
  expect(lines).toContain(`Sayfa: ${shared.relay.url}/ru/blog`);
});

/** Words of the place to start from that the button between the two places covers. */
const wordsBehindSwap = (page: Page, language: Language) =>
  page.getByRole("button", { name: messagesOf(language).booking.places.swap }).evaluate((button) => {
    const { left, top, width } = button.getBoundingClientRect();
    const [x, y, radius] = [left + width / 2, top + width / 2, width / 2];
    const range = document.createRange();
    const texts = document.createTreeWalker(button.parentElement ?? button, NodeFilter.SHOW_TEXT);
    const behind: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text);
      // Letters are not as high as their line.
      const isBehind = [...range.getClientRects()].some((line) => {
        const sideways = Math.max(line.left - x, 0, x - line.right);
        const upright = Math.max(line.top + line.height * 0.2 - y, 0, y - line.bottom + line.height * 0.2);
        return Math.hypot(sideways, upright) < radius;
      });
      if (isBehind) behind.push(`“${text.nodeValue}” is behind the button.`);
    }
    return behind;
  });

for (const language of LANGUAGES)
  sharedTest(`the button between the places covers no word in ${language}, however long @once`, async ({ page }) => {
    await page.goto(`/${language}/reservation`);
    await waitForHydration(page);
    const from = bookingField(page, language, "from");
    const places = await from.locator("option").evaluateAll((options) => options.map((option) => option.textContent));
    await send(page, language);
    const message = page.locator("#reservation-from-error");
    await expect(message).toBeVisible();
    // As a browser's translation may lengthen it.
    await message.locator("span").evaluate((element) => element.append(` ${element.textContent.slice(0, 10)}`));
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expectNone(await wordsBehindSwap(page, language));
    }
    for (const place of places.toSorted((a, b) => b.length - a.length).slice(0, 4)) {
      await from.selectOption({ label: place });
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 800 });
        expectNone(await wordsBehindSwap(page, language));
      }
    }
  });
