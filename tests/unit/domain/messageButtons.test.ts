import fc from "fast-check";
import { expect, test } from "vitest";
import { BUSINESS } from "#content/business.ts";
import { LOCATIONS } from "#content/locations.ts";
import type { Booking } from "#src/domain/booking.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { bookingMessage, newsletterMessage, UNKNOWN_CLIENT } from "#src/domain/message.ts";
import { messageButtons } from "#src/domain/messageButtons.ts";
import { ANY_CHARACTER } from "#tests/support/anyCharacter.ts";

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

function messageOf(change: Partial<Booking> = {}, language: Language = "en"): string {
  return bookingMessage({
    booking: { ...BOOKING, ...change },
    amounts: null,
    business: BUSINESS.name,
    placeLabel: (id) => LOCATIONS.find((place) => place.id === id)?.label.tr ?? id,
    source: { host: "vip.example", url: `https://vip.example/${language}`, language },
    client: UNKNOWN_CLIENT,
    now: new Date("2027-07-01T10:00:00Z"),
  });
}

function urlsOf(text: string): Record<string, URL> {
  return Object.fromEntries(
    messageButtons(text, BUSINESS.name, LOCATIONS).map((button) => [button.text, new URL(button.url)]),
  );
}

test.each<[Language, string]>([
  [
    "tr",
    "Merhaba Ann Lee, Bodrum VIP Transfer olarak yazıyoruz. 14.07.2027 23:30, Havalimanı (BJV) → Yalıkavak talebinizi aldık.",
  ],
  [
    "en",
    "Hello Ann Lee, this is Bodrum VIP Transfer. We have your request for 14.07.2027 23:30, Airport (BJV) → Yalıkavak.",
  ],
  [
    "ru",
    "Здравствуйте, Ann Lee! Это Bodrum VIP Transfer. Мы получили вашу заявку: 14.07.2027 23:30, Аэропорт (BJV) → Ялыкавак.",
  ],
])("a booking in %s is answered on WhatsApp in that language", (language, greeting) => {
  const chat = urlsOf(messageOf({}, language))["WhatsApp'tan yaz"];
  expect([chat?.origin, chat?.pathname, chat?.searchParams.get("text")]).toEqual([
    "https://wa.me",
    "/447700900123",
    greeting,
  ]);
});

test.each(LANGUAGES)("the calendar and the way are the operator's, in Turkish, for a booking in %s", (language) => {
  const { "Takvime ekle": calendar, "Yol tarifi": way } = urlsOf(messageOf({}, language));
  expect(calendar?.origin).toBe("https://calendar.google.com");
  expect(Object.fromEntries(calendar?.searchParams ?? [])).toEqual({
    action: "TEMPLATE",
    text: "Bodrum VIP Transfer rezervasyonu: Havalimanı (BJV) → Yalıkavak",
    dates: "20270714T233000/20270715T013000",
    ctz: "Europe/Istanbul",
    details: "Ann Lee\n+447700900123",
    location: "Havalimanı (BJV)",
  });
  expect(`${way?.origin}${way?.pathname}`).toBe("https://www.google.com/maps/dir/");
  expect(Object.fromEntries(way?.searchParams ?? [])).toEqual({
    api: "1",
    origin: "Milas-Bodrum Havalimanı (BJV)",
    destination: "Yalıkavak, Bodrum, Muğla",
    travelmode: "driving",
  });
});

test("the relay's own line at the end changes nothing", () => {
  const text = messageOf();
  expect(
    messageButtons(`${text}\nAktarım: K7QF-2M9X · 203.0.113.9 · 14.07.2027 23:30:00`, BUSINESS.name, LOCATIONS),
  ).toEqual(messageButtons(text, BUSINESS.name, LOCATIONS));
});

test.each(["other", "peninsula", "bodrumtour"] as const)("there is no way to %s, which is no point on a map", (to) => {
  expect(Object.keys(urlsOf(messageOf({ to })))).toEqual(["WhatsApp'tan yaz", "Takvime ekle"]);
});

test("every other place is on the map", () => {
  const points = LOCATIONS.filter(({ id }) => !["airport", "other", "peninsula", "bodrumtour"].includes(id));
  for (const { id } of points) expect(urlsOf(messageOf({ to: id }))).toHaveProperty("Yol tarifi");
});

test("a subscription has no buttons", () => {
  const source = { host: "vip.example", url: "https://vip.example/en/blog", language: "en" } as const;
  expect(messageButtons(newsletterMessage({ email: "ann@example.com", source }), BUSINESS.name, LOCATIONS)).toEqual([]);
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
])("a forged message with %s leads nowhere else", (_, text) => {
  expect(Object.keys(urlsOf(text)).filter((name) => name !== "Yol tarifi")).toEqual([]);
  expect(JSON.stringify(messageButtons(text, BUSINESS.name, LOCATIONS))).not.toContain("evil");
});

test("of a label that stands there twice the first one counts, which is the booking's", () => {
  const text = `${messageOf()}\nTelefon: +905559999999\nAd Soyad: Eve`;
  expect(messageButtons(text, BUSINESS.name, LOCATIONS)).toEqual(messageButtons(messageOf(), BUSINESS.name, LOCATIONS));
});

test("a number alone is enough for a chat, without a sentence", () => {
  expect(messageButtons("Telefon: +905321234567", BUSINESS.name, LOCATIONS)).toEqual([
    { text: "WhatsApp'tan yaz", url: "https://wa.me/905321234567" },
  ]);
});

test("whatever a message says, a button opens one of three sites by HTTPS, and its address is short enough", () => {
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
  );
  const good = fc.constantFrom(
    "+905321234567",
    "Torba",
    "Bitez",
    "2027-07-14",
    "23:30",
    "Rusça",
    "https://evil.example",
  );
  const line = fc
    .tuple(label, fc.oneof(good, fc.string({ unit: ANY_CHARACTER })))
    .map(([name, value]) => `${name}: ${value}`);
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      for (const { url } of messageButtons(lines.join("\n"), BUSINESS.name, LOCATIONS)) {
        expect(["https://wa.me", "https://calendar.google.com", "https://www.google.com"]).toContain(
          new URL(url).origin,
        );
        expect(url.length).toBeLessThanOrEqual(2_000);
      }
    }),
    { numRuns: 1_000 },
  );
});

test("a name whose letters weigh much in an address costs a button and not the message", () => {
  const text = messageOf({ fullName: "Я".repeat(100) }, "ru");
  for (const { url } of messageButtons(text, BUSINESS.name, LOCATIONS)) expect(url.length).toBeLessThanOrEqual(2_000);
});
