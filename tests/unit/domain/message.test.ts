import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { Booking } from "#src/domain/booking.ts";
import { NOTIFICATION_LENGTH } from "#src/domain/headline.ts";
import {
  MAX_MESSAGE_LENGTH,
  UNKNOWN_CLIENT,
  bookingMessage,
  newsletterMessage,
  type ClientInfo,
  type MessageSource,
} from "#src/domain/message.ts";
import { checkExtras } from "#src/domain/extras.ts";
import { EXTRA_MAX_LENGTH, type ExtrasForm } from "#src/domain/extrasForm.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { VEHICLES } from "#src/domain/price.ts";
import { ANY_CHARACTER } from "#tests/support/anyCharacter.ts";

/** Seats of the small vehicle, which the owner may change. */
const { name: CAR, seats: SEATS } = VEHICLES["vip-vito"];

const booking: Booking = {
  fullName: "Emma Clarke",
  countryCode: "+90",
  phone: "05321234567",
  from: "airport",
  to: "yalıkavak",
  date: "2027-07-14",
  time: "23:30",
  passengers: 2,
  vehicleType: "vip-vito",
};
const amounts = { EUR: 75, TRY: 3705, USD: 90, GBP: 70 };
const labels: Partial<Record<PlaceId, string>> = { airport: "Havalimanı (BJV)", yalıkavak: "Yalıkavak" };
const placeLabel = (id: PlaceId) => labels[id] ?? id;
const source: MessageSource = {
  host: "www.example.com",
  url: "https://www.example.com/en/reservation?to=yalikavak",
  language: "en",
};
const client: ClientInfo = {
  ip: "203.0.113.7",
  city: "London",
  region: "England",
  country_name: "United Kingdom",
  org: "Example Telecom",
  device: "iPhone",
  screen: "390x844",
  browser: "Mozilla/5.0",
  browserLanguage: "de-DE",
  referrer: "https://www.example.org/",
  timeZone: "Europe/London",
};
const now = new Date("2027-07-14T20:30:00Z");
const business = "Bodrum VIP Transfer";
const input = { booking, amounts, business, placeLabel, source, client, now };

/** The value of the one line with this label. */
function valueOf(message: string, label: string): string | undefined {
  const lines = message.split("\n").filter((line) => line.startsWith(`${label}: `));
  expect(lines.length).toBeLessThanOrEqual(1);
  return lines[0]?.slice(label.length + 2);
}

test("the message of a booking has exactly the expected lines", () => {
  const lines = bookingMessage(input).split("\n");
  const calendar = lines.findIndex((line) => line.startsWith("Takvim: "));
  const link = new URL(lines[calendar]?.slice("Takvim: ".length) ?? "");
  lines[calendar] = "Takvim: (link)";
  expect(lines).toEqual([
    `14 Tem Çar 23:30 · Havalimanı → Yalıkavak · 75\u00a0€ · 2 yolcu · ${CAR}`,
    "👤 Emma Clarke",
    "",
    "Ad Soyad: Emma Clarke",
    "Telefon: +905321234567",
    "WhatsApp: https://wa.me/905321234567",
    "Nereden: Havalimanı (BJV)",
    "Nereye: Yalıkavak",
    "Tarih: 2027-07-14",
    "Saat: 23:30",
    "Yolcu: 2",
    `Araç: ${CAR}`,
    "EUR: 75",
    "TL: 3.705",
    "USD: 90",
    "GBP: 70",
    "",
    "Takvim: (link)",
    "Site: www.example.com",
    "Sayfa: https://www.example.com/en/reservation?to=yalikavak",
    "Dil: İngilizce",
    "",
    "IP: 203.0.113.7",
    "Şehir: London",
    "Bölge: England",
    "Ülke: United Kingdom",
    "Kurum: Example Telecom",
    "Cihaz: iPhone",
    "Ekran: 390x844",
    "Tarayıcı: Mozilla/5.0",
    "Tarayıcı dili: Almanca (Almanya)",
    "Yönlendiren: https://www.example.org/",
    "Saat dilimi: Europe/London",
    "Türkiye saati: 14.07.2027 23:30:00",
  ]);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    action: "TEMPLATE",
    text: "Bodrum VIP Transfer rezervasyonu: Havalimanı (BJV) → Yalıkavak",
    dates: "20270714T233000/20270715T013000",
    ctz: "Europe/Istanbul",
    details: `Emma Clarke\n+905321234567\n2 yolcu\n${CAR}\n75 EUR`,
    location: "Havalimanı (BJV)",
  });
});

test("a trip without a price is on request, in one line and in the headline", () => {
  const message = bookingMessage({ ...input, amounts: null });
  expect(message.split("\n")[0]).toBe(
    `❓ 14 Tem Çar 23:30 · Havalimanı → Yalıkavak · Fiyat sorunuz · 2 yolcu · ${CAR}`,
  );
  expect(valueOf(message, "Fiyat")).toBe("Fiyat sorunuz");
  for (const label of ["EUR", "TL", "USD", "GBP"]) expect(valueOf(message, label)).toBeUndefined();
});

test("a missing rate is N/A on its line", () => {
  const message = bookingMessage({ ...input, amounts: { EUR: 75, TRY: null, USD: 90, GBP: null } });
  expect(["EUR", "TL", "USD", "GBP"].map((label) => valueOf(message, label))).toEqual(["75", "N/A", "90", "N/A"]);
});

test("too many passengers for the vehicle are pointed out", () => {
  expect(valueOf(bookingMessage({ ...input, booking: { ...booking, passengers: SEATS + 1 } }), "Araç")).toBe(
    `${CAR} (en çok ${SEATS} kişi)`,
  );
  const sprinter: Booking = { ...booking, passengers: SEATS + 1, vehicleType: "vip-sprinter" };
  expect(valueOf(bookingMessage({ ...input, booking: sprinter }), "Araç")).toBe("VIP Sprinter");
});

test.each<[string, Parameters<typeof bookingMessage>[0], string, string]>([
  [
    "a party too large",
    { ...input, booking: { ...booking, passengers: SEATS + 1 } },
    `⚠️ 14 Tem Çar 23:30 · Havalimanı → Yalıkavak · 75\u00a0€ · ${SEATS + 1} yolcu · ${CAR}`,
    `araç en çok ${SEATS} kişi`,
  ],
  [
    "a ride that is over",
    { ...input, now: new Date("2027-07-14T20:31:00Z") },
    `⚠️ 14 Tem Çar 23:30 · Havalimanı → Yalıkavak · 75\u00a0€ · 2 yolcu · ${CAR}`,
    "geçmiş tarih",
  ],
  [
    "one place twice, which has no price",
    { ...input, amounts: null, booking: { ...booking, to: "airport" } },
    `⚠️❓ 14 Tem Çar 23:30 · Havalimanı → Havalimanı · Fiyat sorunuz · 2 yolcu · ${CAR}`,
    "aynı yer",
  ],
  [
    "a return before the start",
    {
      ...input,
      extras: checkExtras({ returnTrip: true, returnDate: "2027-07-13", returnTime: "11:00" }).extras,
    },
    `⚠️ 14 Tem 23:30 ↔ 13 Tem 11:00 · Havalimanı ↔ Yalıkavak · 150\u00a0€ · 2 yolcu · ${CAR}`,
    "dönüş gidişten önce",
  ],
  [
    "a number too short",
    { ...input, booking: { ...booking, phone: "12" } },
    `⚠️ 14 Tem Çar 23:30 · Havalimanı → Yalıkavak · 75\u00a0€ · 2 yolcu · ${CAR}`,
    "telefon numarası eksik ya da hatalı",
  ],
  [
    "two things at once",
    { ...input, booking: { ...booking, passengers: SEATS + 1 }, now: new Date("2027-07-15T20:31:00Z") },
    `⚠️ 14 Tem Çar 23:30 · Havalimanı → Yalıkavak · 75\u00a0€ · ${SEATS + 1} yolcu · ${CAR}`,
    `geçmiş tarih, araç en çok ${SEATS} kişi`,
  ],
])("the headline marks %s, and the line below explains it", (_, doubtful, headline, doubt) => {
  expect(bookingMessage(doubtful).split("\n").slice(0, 4)).toEqual([headline, `⚠️ ${doubt}`, "👤 Emma Clarke", ""]);
});

describe("in the notification, which shows 64 characters of the first line", () => {
  const returns = [
    {},
    { returnTrip: true, returnDate: "2027-11-21", returnTime: "11:00" },
    { returnTrip: true, returnDate: "2028-11-21", returnTime: "11:00" },
    { returnTrip: true },
  ];
  const firstLine = ([from, to]: readonly [string, string], euro: number | null, back: Partial<ExtrasForm> = {}) =>
    bookingMessage({
      ...input,
      booking: { ...booking, date: "2027-11-14" },
      placeLabel: (id) => (id === "airport" ? from : to),
      amounts: euro === null ? null : { ...amounts, EUR: euro },
      extras: checkExtras(back).extras,
    }).split("\n")[0] ?? "";
  const name = fc.stringMatching(/^[A-Zİ][a-zçğıöşü]{1,39}$/);
  const names = fc.tuple(name, name);

  test("the date, both places and the price of every ride are visible", () => {
    const shown = /^[^…]{10,} · \S+ (?:→|↔) \S+?(?: · (?:650|1\.300)\u00a0€|(?= · Fiyat sorunuz))/u;
    fc.assert(
      fc.property(names, fc.constantFrom(650, null), fc.constantFrom(...returns), (places, euro, back) => {
        expect(shown.exec(firstLine(places, euro, back))?.[0].length).toBeLessThanOrEqual(NOTIFICATION_LENGTH);
      }),
    );
  });

  test("names keep five characters, whatever stands before them", () => {
    const back = { returnTrip: true, returnDate: "2029-11-21", returnTime: "11:00" };
    const message = bookingMessage({
      ...input,
      booking: { ...booking, date: "2028-11-14" },
      placeLabel: (id) => (id === "airport" ? "Abcdefghijklm" : "Nopqrstuvwxyz"),
      amounts: { ...amounts, EUR: 65_000 },
      extras: checkExtras(back).extras,
    });
    expect(message).toMatch(/^14 Kas 2028 23:30 ↔ 21 Kas 2029 11:00 · Abcd… ↔ Nopq… · 130\.000\u00a0€ · /);
  });

  test("the longer name is truncated first, only where it is needed, and so far that the price still fits", () => {
    fc.assert(
      fc.property(names, ([from, to]) => {
        const [, route = ""] = firstLine([from, to], 650).split(" · ");
        const room = NOTIFICATION_LENGTH - "14 Kas Paz 23:30 · ".length - " · 650\u00a0€".length;
        const shown = route.split(" → ");
        if (`${from} → ${to}`.length <= room) {
          expect(shown).toEqual([from, to]);
          return;
        }
        expect(route).toHaveLength(room);
        const lengths = shown.map(({ length }) => length);
        for (const [index, whole] of [from, to].entries()) {
          const [own = 0, other = 0] = [lengths[index], lengths[1 - index]];
          if (shown[index] === whole) continue;
          expect(shown[index]).toBe(`${whole.slice(0, own - 1)}…`);
          expect(own).toBeGreaterThanOrEqual(other - 1);
        }
      }),
    );
  });
});

test.each([
  ["2027-07-14T20:30:00Z", "2027-12-31", "31 Ara Cum"],
  ["2027-07-14T20:30:00Z", "2028-05-01", "1 May Pzt"],
  ["2027-07-14T20:30:00Z", "2028-07-14", "14 Tem 2028 Cum"],
  ["2027-07-14T20:30:00Z", "2026-08-05", "5 Ağu 2026 Çar"],
])("at %s the date %s is written as %s", (instant, date, shown) => {
  const message = bookingMessage({ ...input, booking: { ...booking, date }, now: new Date(instant) });
  expect(message.split("\n")[0]?.replace("⚠️ ", "")).toMatch(new RegExp(`^${shown} 23:30 · `));
});

test("a name cannot forge a labelled line", () => {
  const message = bookingMessage({ ...input, booking: { ...booking, fullName: "Telefon: +900000000000" } });
  expect(valueOf(message, "Telefon")).toBe("+905321234567");
});

test("a long name is truncated in the headline, never inside a character, and complete below", () => {
  const fullName = `x${"🚐".repeat(49)}`;
  const message = bookingMessage({ ...input, booking: { ...booking, fullName } });
  expect(message.split("\n")[1]).toMatch(/^👤 x(?:🚐){19}…$/u);
  expect(valueOf(message, "Ad Soyad")).toBe(fullName);
});

test("the partner whose link led to the form is named after the language, and nobody else", () => {
  const lines = bookingMessage({ ...input, source: { ...source, via: "hotel-marina" } }).split("\n");
  expect(lines[lines.indexOf("Dil: İngilizce") + 1]).toBe("Kaynak: hotel-marina");
  expect(bookingMessage(input)).not.toContain("Kaynak");
});

test.each([
  ["tr", "Türkçe"],
  ["en", "İngilizce"],
  ["ru", "Rusça"],
] as const)("the language %s is named %s", (language, name) => {
  expect(valueOf(bookingMessage({ ...input, source: { ...source, language } }), "Dil")).toBe(name);
});

test.each([
  ["de-DE", "Almanca (Almanya)"],
  ["nl", "Felemenkçe"],
  ["uk", "Ukraynaca"],
  ["no such code", "no such code"],
])("the browser's language %s is written as %s", (browserLanguage, written) => {
  expect(valueOf(bookingMessage({ ...input, client: { ...client, browserLanguage } }), "Tarayıcı dili")).toBe(written);
});

test("unknown details are Bilinmiyor", () => {
  const message = bookingMessage({ ...input, client: { ...UNKNOWN_CLIENT, referrer: "", org: " \n" } });
  for (const label of ["IP", "Şehir", "Bölge", "Ülke", "Kurum", "Cihaz", "Ekran", "Tarayıcı", "Yönlendiren"])
    expect(valueOf(message, label)).toBe("Bilinmiyor");
  for (const label of ["Tarayıcı dili", "Saat dilimi"]) expect(valueOf(message, label)).toBe("Bilinmiyor");
  expect(message).not.toContain("Unknown");
});

test.each([
  ["2027-07-14T20:30:00Z", "14.07.2027 23:30:00"],
  ["2027-07-14T21:00:05Z", "15.07.2027 00:00:05"],
  ["2027-12-31T22:59:59Z", "01.01.2028 01:59:59"],
  ["2027-01-05T03:04:09Z", "05.01.2027 06:04:09"],
])("at %s the clock in Türkiye shows %s", (instant, shown) => {
  expect(valueOf(bookingMessage({ ...input, now: new Date(instant) }), "Türkiye saati")).toBe(shown);
});

test.each([
  ["2027-07-11", "Paz"],
  ["2027-07-12", "Pzt"],
  ["2027-07-13", "Sal"],
  ["2027-07-14", "Çar"],
  ["2027-07-15", "Per"],
  ["2027-07-16", "Cum"],
  ["2027-07-17", "Cmt"],
])("%s is a %s in the headline", (date, weekday) => {
  const headline = bookingMessage({ ...input, booking: { ...booking, date }, now: new Date("2027-07-01") }).split(
    "\n",
  )[0];
  expect(headline).toMatch(new RegExp(`^${Number(date.slice(-2))} Tem ${weekday} 23:30 · `));
});

test.each([
  ["a\r\nb", "a b"],
  ["a\rb", "a b"],
  ["a\u2028b", "a b"],
  ["a\u2029b", "a b"],
  ["a\u000bb", "a b"],
  ["a\u000cb", "a b"],
  ["a\u0085b", "a b"],
  ["a\u0000\u001b\tb", "a b"],
  ["a\u007f\u009fb", "a b"],
  ["\u202ea\u2066b\u2069\u200f\u061c", "ab"],
  ["\ufeffa\u200bb\u00ad", "ab"],
  ["a\ud83d b", "a\ufffd b"],
  ["  a   b  ", "a b"],
  ["👨‍👩‍👧 می‌خواهم", "👨‍👩‍👧 می‌خواهم"],
])("%j is written as %j on its line", (typed, written) => {
  expect(valueOf(bookingMessage({ ...input, booking: { ...booking, fullName: typed } }), "Ad Soyad")).toBe(written);
  expect(valueOf(bookingMessage({ ...input, client: { ...client, browser: typed } }), "Tarayıcı")).toBe(written);
  expect(valueOf(bookingMessage({ ...input, source: { ...source, url: typed } }), "Sayfa")).toBe(written);
});

test("only referrer and browser are truncated at first", () => {
  const message = bookingMessage({
    ...input,
    client: { ...client, referrer: "r".repeat(5000), browser: "b".repeat(2000) },
  });
  expect(message).toHaveLength(MAX_MESSAGE_LENGTH);
  expect(valueOf(message, "Sayfa")).toBe(source.url);
  expect(valueOf(message, "Kurum")).toBe(client.org);
  expect(valueOf(message, "Yönlendiren")).toMatch(/^r*…$/);
});

test("a message is truncated only above the limit", () => {
  const room = MAX_MESSAGE_LENGTH - bookingMessage({ ...input, client: { ...client, referrer: "r" } }).length + 1;
  const written = (length: number) => {
    const message = bookingMessage({ ...input, client: { ...client, referrer: "r".repeat(length) } });
    expect(message).toHaveLength(MAX_MESSAGE_LENGTH);
    return valueOf(message, "Yönlendiren");
  };
  expect(written(room)).toBe("r".repeat(room));
  expect(written(room + 1)).toBe(`${"r".repeat(room - 1)}…`);
});

test("the longer of referrer and browser is truncated first", () => {
  const message = bookingMessage({ ...input, client: { ...client, browser: "b".repeat(9000) } });
  expect(message).toHaveLength(MAX_MESSAGE_LENGTH);
  expect(valueOf(message, "Yönlendiren")).toBe(client.referrer);
});

test("other details are truncated if that is not enough, but never the booking", () => {
  const url = `https://www.example.com/${"p".repeat(9000)}`;
  const message = bookingMessage({
    ...input,
    source: { ...source, url },
    client: { ...client, org: "o".repeat(9000) },
  });
  expect(message.length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
  const booked = (text: string) => text.slice(0, text.indexOf("\nSite: "));
  expect(booked(message)).toBe(booked(bookingMessage(input)));
  expect(valueOf(message, "Türkiye saati")).toBe("14.07.2027 23:30:00");
  expect(valueOf(message, "Dil")).toBe("İngilizce");
});

test.each([0, 1])("truncation never splits a surrogate pair (%i units before the pairs)", (before) => {
  const referrer = "x".repeat(before) + "🚐".repeat(4000);
  const message = bookingMessage({ ...input, client: { ...client, referrer } });
  expect(message.length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
  expect(message.length).toBeGreaterThanOrEqual(MAX_MESSAGE_LENGTH - 1);
  expect(message).not.toMatch(/\p{Surrogate}/u);
});

test("a subscription has its headline, its address and its source, and nothing else", () => {
  expect(newsletterMessage({ email: "emma@example.com", source }).split("\n")).toEqual([
    "✉️ Yeni bülten aboneliği",
    "",
    "E-posta: emma@example.com",
    "",
    "Site: www.example.com",
    "Sayfa: https://www.example.com/en/reservation?to=yalikavak",
    "Dil: İngilizce",
  ]);
});

/** Any text that a visitor can send, with many characters that break lines, change the direction or are surrogate pairs. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.string({ unit: ANY_CHARACTER, maxLength: 40 }),
      fc.string({ unit: "grapheme", maxLength: 40 }),
      fc.constantFrom(
        "\r",
        "\n",
        "\u2028",
        "\u2029",
        "\v",
        "\f",
        "\u0085",
        "\u202e",
        "\ud83d",
        "\udc00",
        "🚐".repeat(900),
      ),
      fc.constantFrom("\nTelefon: +70000000000", "\u2028Fiyat: 1", "\nAktarım: x", "\r\n\r\nEUR: 1", "a".repeat(4000)),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));
const hostileSource = fc.record<MessageSource>({
  host: hostileText,
  url: hostileText,
  language: fc.constantFrom("tr", "en", "ru"),
});
const hostileClient = fc.record<ClientInfo>({
  ip: hostileText,
  city: hostileText,
  region: hostileText,
  country_name: hostileText,
  org: hostileText,
  device: hostileText,
  screen: hostileText,
  browser: hostileText,
  browserLanguage: hostileText,
  referrer: hostileText,
  timeZone: hostileText,
});

/** The labels of all lines but the one about implausible values, such as a number with too many digits. */
function labelsOf(message: string): string[] {
  return message
    .split(/\r\n|[\n\r\u2028\u2029\v\f\u0085]/)
    .slice(1)
    .filter((line) => !line.startsWith("⚠️ "))
    .map((line) => (line.startsWith("👤 ") ? "👤" : (line.split(":")[0] ?? "")));
}

test("for any input, the message of a booking has exactly its own lines, no lone surrogates and a valid length", () => {
  const expected = labelsOf(bookingMessage(input));
  fc.assert(
    fc.property(hostileText, hostileText, hostileSource, hostileClient, (fullName, phone, anySource, anyClient) => {
      const message = bookingMessage({
        ...input,
        booking: { ...booking, fullName, phone },
        source: anySource,
        client: anyClient,
      });
      expect(message.length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
      expect(labelsOf(message)).toEqual(expected);
      expect(message).not.toMatch(/\p{Surrogate}/u);
      expect(message).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      expect(message.split("\n")[0]).toMatch(
        new RegExp(`^(?:⚠️ )?14 Tem Çar 23:30 · Havalimanı → Yalıkavak · 75\u00a0€ · 2 yolcu · ${CAR}$`),
      );
    }),
    { numRuns: 300 },
  );
});

test("for any input, the message of a subscription has exactly its own lines and a valid length", () => {
  const expected = labelsOf(newsletterMessage({ email: "emma@example.com", source }));
  fc.assert(
    fc.property(hostileText, hostileSource, (email, anySource) => {
      const message = newsletterMessage({ email, source: anySource });
      expect(message.length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
      expect(labelsOf(message)).toEqual(expected);
      expect(message).not.toMatch(/\p{Surrogate}/u);
    }),
  );
});

describe("the extras", () => {
  const asked = checkExtras({
    returnTrip: true,
    returnDate: "2027-07-21",
    returnTime: "11:00",
    flightDate: "2027-07-21",
    flightTime: "14:00",
    childSeats: "2",
    flightNumber: "TK 2512",
    luggage: "3 bavul",
    signName: "Clarke",
    address: "Palmarina, B12",
    note: "İki sörf tahtası",
  }).extras;

  test("are a separate block, between the booking and what a chat folds", () => {
    const [headline, booked, block, ...origin] = bookingMessage({ ...input, extras: asked }).split("\n\n");
    const [, plainBooked, ...plainOrigin] = bookingMessage(input).split("\n\n");
    expect(headline).toBe(
      `14 Tem 23:30 ↔ 21 Tem 11:00 · Havalimanı ↔ Yalıkavak · 150\u00a0€ · 2 yolcu · ${CAR}\n👤 Emma Clarke · uçuş TK 2512`,
    );
    expect(booked).toBe(plainBooked);
    // The calendar entry has the flight.
    const withoutCalendar = (blocks: string[]) => blocks.map((text) => text.replace(/^Takvim: .*/, ""));
    expect(withoutCalendar(origin)).toEqual(withoutCalendar(plainOrigin));
    expect(block?.split("\n")).toEqual([
      "Ek bilgi:",
      "Gidiş: 14.07.2027 Çar 23:30 · Havalimanı (BJV) → Yalıkavak · 75 EUR",
      "Dönüş: 21.07.2027 Çar 11:00 · Yalıkavak → Havalimanı (BJV) · 75 EUR",
      "Gidiş-dönüş: 150 EUR (2 × 75)",
      "Uçuş: TK 2512",
      "Uçuş saati: 21.07.2027 Çar 14:00",
      "Çocuk koltuğu: 2",
      "Bagaj: 3 bavul",
      "Karşılama adı: Clarke",
      "Adres: Palmarina, B12",
      "Not: İki sörf tahtası",
    ]);
  });

  test("have the flight in the only calendar link of the text", () => {
    const message = bookingMessage({ ...input, extras: asked });
    const link = new URL(valueOf(message, "Takvim") ?? "");
    expect(link.searchParams.get("details")?.split("\n").at(-1)).toBe("Uçuş: TK 2512");
    expect(message.match(/https:\/\/calendar/g)).toHaveLength(1);
  });

  test("have no block if there are none", () => {
    expect(bookingMessage({ ...input, extras: checkExtras({}).extras })).toBe(bookingMessage(input));
  });

  test("state a return without a date or a price", () => {
    const extras = checkExtras({ returnTrip: true }).extras;
    const message = bookingMessage({ ...input, amounts: null, extras });
    expect(valueOf(message, "Dönüş")).toBe(
      "tarih belirtilmedi saat belirtilmedi · Yalıkavak → Havalimanı (BJV) · Fiyat sorunuz",
    );
    expect(valueOf(message, "Gidiş-dönüş")).toBe("Fiyat sorunuz");
    expect(message.split("\n")[0]).toMatch(/^❓ 14 Tem 23:30 ↔ gün belirtilmedi · Havalimanı ↔ Yalıkavak · /);
  });

  test("cannot forge a line", () => {
    const extras = checkExtras({ note: "merhaba\nTelefon: +900000000000\u2028Ad Soyad: Mallory" }).extras;
    const message = bookingMessage({ ...input, extras });
    expect(valueOf(message, "Telefon")).toBe("+905321234567");
    expect(valueOf(message, "Not")).toBe("merhaba Telefon: +900000000000 Ad Soyad: Mallory");
  });

  test("fit whatever their length in a URL", () => {
    const longest = (length: number) => "漢".repeat(length);
    const extras = checkExtras({
      returnTrip: true,
      returnDate: "2027-07-21",
      returnTime: "11:00",
      childSeats: "4",
      ...Object.fromEntries(Object.entries(EXTRA_MAX_LENGTH).map(([field, length]) => [field, longest(length)])),
    }).extras;
    const message = bookingMessage({ ...input, booking: { ...booking, fullName: longest(100) }, extras });
    expect(message.length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
    expect(valueOf(message, "Not")).toBe(longest(EXTRA_MAX_LENGTH.note));
  });
});
