import fc from "fast-check";
import { expect, test } from "vitest";
import type { Booking } from "#src/domain/booking.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { checkExtras, type Extras } from "#src/domain/extras.ts";
import type { Place } from "#src/domain/places.ts";
import { VEHICLES } from "#src/domain/price.ts";
import type { Amounts } from "#src/domain/money.ts";
import { bookingMessage, newsletterMessage, UNKNOWN_CLIENT } from "#src/domain/message.ts";
import { readBookingFacts } from "#src/domain/bookingFacts.ts";
import { foldedDraftLinks, messageButtons, type MessageButton } from "#src/domain/messageButtons.ts";
import { ANY_CHARACTER } from "#tests/support/anyCharacter.ts";

const CAR = VEHICLES["vip-vito"].name;
const BUSINESS = "Bodrum VIP Transfer";
const placed = (id: Place["id"], tr: string, more: Partial<Place> = {}): Place => ({
  id,
  group: "region",
  selectable: true,
  label: { tr, en: tr, ru: tr },
  ...more,
});
const IZMIR = "İzmir Havalimanı (ADB)";
const LOCATIONS: readonly Place[] = [
  placed("airport", "", {
    label: { tr: "Havalimanı (BJV)", en: "Airport (BJV)", ru: "Аэропорт (BJV)" },
    mapQuery: "Milas-Bodrum Havalimanı (BJV)",
  }),
  placed("yalıkavak", "", {
    label: { tr: "Yalıkavak", en: "Yalıkavak", ru: "Ялыкавак" },
    mapQuery: "Yalıkavak, Bodrum, Muğla",
  }),
  placed("torba", "Torba", { mapQuery: "Torba, Bodrum, Muğla" }),
  placed("bitez", "Bitez", { mapQuery: "Bitez, Bodrum, Muğla" }),
  placed("izmiradnanmenderesairport", IZMIR, { mapQuery: IZMIR }),
  placed("peninsula", "Tüm yarımada"),
  placed("other", "Başka bir yer"),
];

const BOOKING: Booking = {
  fullName: "Ann Lee",
  countryCode: "+44",
  phone: "07700 900123",
  from: "airport",
  to: "yalıkavak",
  date: "2027-07-14",
  time: "23:30",
  passengers: 4,
  vehicleType: "vip-vito",
};

const PRICED = { amounts: { EUR: 75, TRY: null, USD: null, GBP: null } };
const RETURN = { extras: checkExtras({ returnTrip: true, returnDate: "2027-07-21", returnTime: "11:00" }).extras };

function messageOf(
  change: Partial<Booking> = {},
  language: Language = "en",
  more: { amounts?: Amounts; extras?: Extras } = {},
): string {
  return bookingMessage({
    booking: { ...BOOKING, ...change },
    amounts: null,
    business: BUSINESS,
    placeLabel: (id) => LOCATIONS.find((place) => place.id === id)?.label.tr ?? id,
    source: { host: "vip.example", url: `https://vip.example/${language}`, language },
    client: UNKNOWN_CLIENT,
    now: new Date("2027-07-01T10:00:00Z"),
    ...more,
  });
}

/** The rows of buttons below a message. */
function rowsBelow(message: string, business = BUSINESS): MessageButton[][] {
  const facts = readBookingFacts(message, LOCATIONS);
  const context = { reference: "K7QF-2M9X", business, region: "Bodrum Yarımadası", places: LOCATIONS };
  return facts === null ? [] : messageButtons(facts, context);
}

function buttonsBelow(message: string, business = BUSINESS): MessageButton[] {
  return rowsBelow(message, business).flat();
}

/** The links to drafts in the folded part of a message. */
function linksIn(message: string): MessageButton[] {
  const facts = readBookingFacts(message, LOCATIONS);
  const context = { reference: "K7QF-2M9X", business: BUSINESS, region: "", places: LOCATIONS };
  return facts === null ? [] : foldedDraftLinks(facts, context);
}

const namesOf = (buttons: readonly MessageButton[]) => buttons.map(({ text }) => text);

function urlsOf(text: string): Record<string, URL> {
  return Object.fromEntries(buttonsBelow(text).map((button) => [button.text, new URL(button.url)]));
}

/** The text that is prefilled in WhatsApp. */
function proposedText(message: string): string | null | undefined {
  const chat = urlsOf(message)["WhatsApp'tan yaz"];
  expect([chat?.origin, chat?.pathname]).toEqual(["https://wa.me", "/447700900123"]);
  return chat?.searchParams.get("text");
}

test.each<[Language, string]>([
  [
    "tr",
    `Merhaba Ann Lee, Bodrum VIP Transfer olarak yazıyoruz. Rezervasyonunuz onaylandı: 14 Temmuz 2027 23:30, Havalimanı (BJV) → Yalıkavak, ${CAR}, 75 EUR. Talep no: K7QF-2M9X.`,
  ],
  [
    "en",
    `Hello Ann Lee, this is Bodrum VIP Transfer. Your car is booked for 14 July 2027 23:30, Airport (BJV) → Yalıkavak, ${CAR}, 75 EUR. Reference: K7QF-2M9X.`,
  ],
  [
    "ru",
    `Здравствуйте, Ann Lee! Это Bodrum VIP Transfer. Ваш заказ подтверждён: 14 июля 2027 23:30, Аэропорт (BJV) → Ялыкавак, ${CAR}, 75 EUR. Номер заявки: K7QF-2M9X.`,
  ],
])("a booking in %s is confirmed on WhatsApp in that language", (language, text) => {
  expect(proposedText(messageOf({}, language, PRICED))).toBe(text);
});

test.each<[Language, string]>([
  [
    "tr",
    "Merhaba Ann Lee, Bodrum VIP Transfer olarak yazıyoruz. 14 Temmuz 2027 23:30, Havalimanı (BJV) → Yalıkavak talebinizi aldık. Talep no: K7QF-2M9X.",
  ],
  [
    "en",
    "Hello Ann Lee, this is Bodrum VIP Transfer. We have your request for 14 July 2027 23:30, Airport (BJV) → Yalıkavak. Reference: K7QF-2M9X.",
  ],
  [
    "ru",
    "Здравствуйте, Ann Lee! Это Bodrum VIP Transfer. Мы получили вашу заявку: 14 июля 2027 23:30, Аэропорт (BJV) → Ялыкавак. Номер заявки: K7QF-2M9X.",
  ],
])("an enquiry in %s is acknowledged, not confirmed", (language, text) => {
  expect(proposedText(messageOf({}, language))).toBe(text);
});

test("a return trip is confirmed with both dates and the price of both rides", () => {
  expect(proposedText(messageOf({}, "en", { ...PRICED, ...RETURN }))).toBe(
    `Hello Ann Lee, this is Bodrum VIP Transfer. Your car is booked for 14 July 2027 23:30, Airport (BJV) ↔ Yalıkavak, return 21 July 2027 11:00, ${CAR}, 150 EUR. Reference: K7QF-2M9X.`,
  );
});

test.each([
  ["more passengers than the vehicle seats", messageOf({ passengers: VEHICLES["vip-vito"].seats + 1 }, "en", PRICED)],
  ["a day that is over", messageOf({ date: "2027-06-30" }, "en", PRICED)],
  ["a return without a day", messageOf({}, "en", { ...PRICED, extras: checkExtras({ returnTrip: true }).extras })],
])("the draft reply does not confirm a booking that has to be checked: %s", (_, message) => {
  expect(proposedText(message)).toMatch(/We have your request/);
});

test("the return has its own calendar entry, with swapped places, and the flight is in that of the outbound ride", () => {
  const extras = { ...RETURN.extras, flightNumber: "TK 2512" };
  const { "Takvime ekle": out, "Dönüşü takvime ekle": back } = urlsOf(messageOf({}, "en", { ...PRICED, extras }));
  expect(out?.searchParams.get("details")).toBe(
    `Ann Lee\n+447700900123\n4 yolcu\n${CAR}\n75 EUR\nTalep no: K7QF-2M9X\nUçuş: TK 2512`,
  );
  expect(Object.fromEntries(back?.searchParams ?? [])).toMatchObject({
    text: "Bodrum VIP Transfer rezervasyonu: Yalıkavak → Havalimanı (BJV)",
    dates: "20270721T110000/20270721T130000",
    details: `Ann Lee\n+447700900123\n4 yolcu\n${CAR}\n75 EUR\nTalep no: K7QF-2M9X`,
    location: "Yalıkavak",
  });
});

test.each(LANGUAGES)(
  "calendar entry and directions are for the operator, in Turkish, for a booking in %s",
  (language) => {
    const { "Takvime ekle": calendar, "Yol tarifi": way } = urlsOf(messageOf({}, language));
    expect(calendar?.origin).toBe("https://calendar.google.com");
    expect(Object.fromEntries(calendar?.searchParams ?? [])).toEqual({
      action: "TEMPLATE",
      text: "Bodrum VIP Transfer rezervasyonu: Havalimanı (BJV) → Yalıkavak",
      dates: "20270714T233000/20270715T013000",
      ctz: "Europe/Istanbul",
      details: `Ann Lee\n+447700900123\n4 yolcu\n${CAR}\nTalep no: K7QF-2M9X`,
      location: "Havalimanı (BJV)",
    });
    expect(`${way?.origin}${way?.pathname}`).toBe("https://www.google.com/maps/dir/");
    expect(Object.fromEntries(way?.searchParams ?? [])).toEqual({
      api: "1",
      origin: "Milas-Bodrum Havalimanı (BJV)",
      destination: "Yalıkavak, Bodrum, Muğla",
      travelmode: "driving",
    });
  },
);

const WISHES = checkExtras({
  childSeats: "2",
  luggage: "3 suitcases",
  signName: "Clarke family",
  address: "Gerenkuyu Cad. 12",
  note: "The gate is on the left",
}).extras;

test("the calendar entry has all that a driver works from, for both ways", () => {
  const extras = { ...RETURN.extras, ...WISHES, returnTrip: RETURN.extras.returnTrip };
  const { "Takvime ekle": out, "Dönüşü takvime ekle": back } = urlsOf(messageOf({}, "en", { ...PRICED, extras }));
  for (const url of [out, back])
    expect(url?.searchParams.get("details")).toBe(
      `Ann Lee\n+447700900123\n4 yolcu\n${CAR}\n75 EUR\nTalep no: K7QF-2M9X\nÇocuk koltuğu: 2\nKarşılama adı: Clarke family\nAdres: Gerenkuyu Cad. 12\nNot: The gate is on the left\nBagaj: 3 suitcases`,
    );
});

test("the time of a flight stands in the calendar entry of the ride to the airport", () => {
  const extras = { ...RETURN.extras, departure: { date: "2027-07-21", time: "14:00" } };
  const details = (message: string, button: string) => urlsOf(message)[button]?.searchParams.get("details");
  const fromAirport = messageOf({ from: "airport", to: "torba" }, "en", { extras });
  expect(details(fromAirport, "Dönüşü takvime ekle")).toContain("\nUçuş saati: 21.07.2027 Çar 14:00");
  expect(details(fromAirport, "Takvime ekle")).not.toContain("Uçuş saati");
  const toAirport = messageOf({ from: "torba", to: "airport" }, "en", { extras });
  expect(details(toAirport, "Takvime ekle")).toContain("\nUçuş saati: 21.07.2027 Çar 14:00");
});

test("of a calendar entry that is too long for a link, what matters least is left out", () => {
  const extras = { ...WISHES, address: "ул. Мира, 5", note: "Я".repeat(500) };
  const url = urlsOf(messageOf({}, "ru", { ...PRICED, extras }))["Takvime ekle"];
  expect(url?.href.length).toBeLessThanOrEqual(2_000);
  expect(url?.searchParams.get("details")).toMatch(/\nKarşılama adı: Clarke family\nAdres: ул\. Мира, 5$/);
});

test("what is no point on a map is found by the guest's address", () => {
  const destinationOf = (to: Booking["to"], extras: Extras) =>
    urlsOf(messageOf({ to }, "en", { extras }))["Yol tarifi"]?.searchParams.get("destination");
  expect(destinationOf("peninsula", WISHES)).toBe("Gerenkuyu Cad. 12, Bodrum Yarımadası");
  expect(destinationOf("other", WISHES)).toBe("Gerenkuyu Cad. 12");
  expect(destinationOf("torba", WISHES)).toBe("Torba, Bodrum, Muğla");
  expect(destinationOf("peninsula", { ...WISHES, address: "" })).toBeUndefined();
});

test("there are directions only to what is a point on a map", () => {
  expect(urlsOf(messageOf({ to: "torba" }))).toHaveProperty("Yol tarifi");
  expect(urlsOf(messageOf({ to: "peninsula" }))).not.toHaveProperty("Yol tarifi");
  expect(urlsOf(messageOf({ to: "airport" }))).not.toHaveProperty("Yol tarifi");
});

test("the buttons stand in rows: chat, drafts, calendar, directions", () => {
  const rowsOf = (message: string) => rowsBelow(message).map(namesOf);
  expect(rowsOf(messageOf({}, "en", { ...PRICED, ...RETURN }))).toEqual([
    ["WhatsApp'tan yaz"],
    ["Şoför ve plaka", "Çıkışta bekliyorum"],
    ["Takvime ekle", "Dönüşü takvime ekle"],
    ["Yol tarifi"],
  ]);
  expect(rowsOf(messageOf({ from: "torba", to: "peninsula" }, "ru", PRICED))).toEqual([
    ["WhatsApp'tan yaz", "Telegram'dan yaz"],
    ["Şoför ve plaka", "Kapıdayım"],
    ["Takvime ekle"],
  ]);
  expect(rowsOf(messageOf({ to: "peninsula" }))).toEqual([
    ["WhatsApp'tan yaz"],
    ["Fiyat", "Şoför ve plaka"],
    ["Takvime ekle"],
  ]);
});

test("the drafts that have no button are links", () => {
  expect(namesOf(linksIn(messageOf({}, "en", PRICED)))).toEqual(["Fiyat", "Başka araç"]);
  expect(namesOf(linksIn(messageOf({ from: "torba" })))).toEqual(["Onay", "Başka araç", "Kapıdayım"]);
  expect(linksIn("Telefon: +905321234567")).toEqual([]);
});

test("drafts open the chat of the guest: Telegram for one who writes Russian, else WhatsApp", () => {
  const addressesOf = (language: Language) => {
    const message = messageOf({}, language, PRICED);
    const drafts = [...buttonsBelow(message), ...linksIn(message)].filter(({ url }) => /wa\.me|t\.me/.test(url));
    return drafts.map(({ text, url }) => [text, url.slice(0, url.indexOf("?text="))]);
  };
  const [inWhatsApp, inTelegram] = ["https://wa.me/447700900123", "https://t.me/+447700900123"];
  const drafts = ["Şoför ve plaka", "Çıkışta bekliyorum", "Fiyat", "Başka araç"];
  expect(addressesOf("en")).toEqual(["WhatsApp'tan yaz", ...drafts].map((name) => [name, inWhatsApp]));
  expect(addressesOf("ru")).toEqual([
    ["WhatsApp'tan yaz", inWhatsApp],
    ...["Telegram'dan yaz", ...drafts].map((name) => [name, inTelegram]),
  ]);
});

test("a subscription has no buttons", () => {
  const source = { host: "vip.example", url: "https://vip.example/en/blog", language: "en" } as const;
  expect(buttonsBelow(newsletterMessage({ email: "ann@example.com", source }))).toEqual([]);
});

test.each([
  ["an address where the number should be", "Telefon: https://evil.example"],
  ["an address behind a number", "Telefon: +905321234567/../../evil.example"],
  ["a number too short", "Telefon: +90532"],
  ["a number too long", `Telefon: +${"9".repeat(16)}`],
  ["letters", "Telefon: +90532123456a"],
  ["a link instead of a label", "WhatsApp: https://evil.example\nTakvim: https://evil.example\nSite: evil.example"],
  ["a day that does not exist", "Nereden: Torba\nNereye: Bitez\nTarih: 2027-02-30\nSaat: 10:00"],
  ["an hour that does not exist", "Nereden: Torba\nNereye: Torba\nTarih: 2027-02-20\nSaat: 24:00"],
  ["places that nobody knows", "Nereden: https://evil.example\nNereye: Torba\nTarih: 2027-02-20\nSaat: 10:00"],
  ["the name of something every object has", "Dil: constructor\nNereden: constructor\nNereye: __proto__"],
])("a forged message with %s has no buttons", (_, text) => {
  expect(Object.keys(urlsOf(text)).filter((name) => name !== "Yol tarifi")).toEqual([]);
  expect(JSON.stringify(buttonsBelow(text))).not.toContain("evil");
});

test.each(["constructor", "toString", "hasOwnProperty"])("%s is not a language, so the default is Turkish", (name) => {
  const buttonsFor = (language: string) => buttonsBelow(messageOf().replace("Dil: İngilizce", `Dil: ${language}`));
  expect(buttonsFor(name)).toEqual(buttonsFor("Türkçe"));
});

test("the first of two lines with the same label counts, which is the booking's", () => {
  const text = `${messageOf()}\nTelefon: +905559999999\nAd Soyad: Eve`;
  expect(buttonsBelow(text)).toEqual(buttonsBelow(messageOf()));
});

test("with a number alone, the chat has no prefilled text", () => {
  expect(buttonsBelow("Telefon: +905321234567")).toEqual([
    { text: "WhatsApp'tan yaz", url: "https://wa.me/905321234567" },
  ]);
});

test("for any message, buttons and links open one of four sites by HTTPS, with a URL within the limit", () => {
  const label = fc.constantFrom(
    "Ad Soyad",
    "Telefon",
    "Nereden",
    "Nereye",
    "Tarih",
    "Saat",
    "Dil",
    "WhatsApp",
    "Takvim",
    "Araç",
    "EUR",
    "Dönüş",
    "Gidiş-dönüş",
    "Uçuş",
  );
  const good = fc.constantFrom(
    "+905321234567",
    "Torba",
    "Bitez",
    "2027-07-14",
    "23:30",
    "Rusça",
    "constructor",
    "14.07.2027 Çar 23:30 · x",
    "150 EUR (2 × 75)",
    CAR,
    "https://evil.example",
  );
  const line = fc
    .tuple(label, fc.oneof(good, fc.string({ unit: ANY_CHARACTER })))
    .map(([name, value]) => `${name}: ${value}`);
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const message = lines.join("\n");
      for (const { url } of [...buttonsBelow(message), ...linksIn(message)]) {
        expect(["https://wa.me", "https://t.me", "https://calendar.google.com", "https://www.google.com"]).toContain(
          new URL(url).origin,
        );
        expect(url.length).toBeLessThanOrEqual(2_000);
      }
    }),
    { numRuns: 1_000 },
  );
});

test.each(["Я", "漢", "🚐"])(
  "a long name of %s is omitted from the text if the URL would be too long, also for a business with a long name",
  (letter) => {
    const business = "Б".repeat(60);
    const fullName = letter.repeat(100 / letter.length);
    const to = "izmiradnanmenderesairport";
    const text = messageOf({ fullName, to }, "ru", { ...PRICED, ...RETURN });
    const [chat, ...others] = buttonsBelow(text, business).map(({ url }) => url);
    for (const url of [chat, ...others]) expect(url?.length).toBeLessThanOrEqual(2_000);
    expect(new URL(chat ?? "").searchParams.get("text")).toContain("Ваш заказ подтверждён");
  },
);
