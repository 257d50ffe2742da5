import { describe, expect, test } from "vitest";

import { loadBooking } from "#src/content/pageData/booking.ts";
import { readLibrary } from "#src/content/read/library.ts";
import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import { BOOKING_DEFAULTS, type BookingForm } from "#src/domain/bookingForm.ts";
import { EXTRAS_DEFAULTS, type ExtrasForm } from "#src/domain/extrasForm.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { VEHICLES } from "#src/domain/price.ts";
import { requestText } from "#src/features/booking/requestText.ts";
import en from "#src/i18n/messages/en/booking.json" with { type: "json" };
import ru from "#src/i18n/messages/ru/booking.json" with { type: "json" };
import tr from "#src/i18n/messages/tr/booking.json" with { type: "json" };
import { createI18n } from "#src/i18n/createI18n.ts";

const WORDS = { tr, en, ru };
const CAR = VEHICLES["vip-vito"].name;
const FORM: BookingForm = {
  ...BOOKING_DEFAULTS,
  fullName: " Emma Clarke ",
  phone: "0532 123 45 67",
  from: "airport",
  to: "yalıkavak",
  date: "2027-07-14",
  time: "23:30",
  passengers: "2",
};
const AMOUNTS = { EUR: 75, TRY: 3705, USD: null, GBP: 65 };

function textIn(
  language: Language,
  form: BookingForm,
  amounts: typeof AMOUNTS | null,
  extras: Partial<ExtrasForm> = {},
): string[] {
  const t = createI18n(language, { booking: WORDS[language] }).getFixedT(language, ["booking"]);
  const turkishPlaces = { airport: "Havalimanı (BJV)", yalıkavak: "Yalıkavak" } as BookingData["turkishPlaces"];
  const label = { tr: "Havalimanı (BJV)", en: "Airport (BJV)", ru: "Аэропорт (BJV)" }[language];
  const airport = { id: "airport", label, group: "airport", selectable: true } as const;
  const bay = { id: "yalıkavak", label: "Yalıkavak", group: "region", selectable: true } as const;
  const data = { ...loadBooking(readLibrary(), language), places: [airport, bay], turkishPlaces };
  const asked = { ...EXTRAS_DEFAULTS, ...extras };
  return requestText({ t, greeting: "–", form, extras: asked, amounts, data, language }).split("\n");
}

describe("the text of a request", () => {
  test("has a line for everything that is filled in", () => {
    expect(textIn("en", FORM, AMOUNTS)).toEqual([
      "–",
      "",
      "Full name: Emma Clarke",
      "Phone: +905321234567",
      "From: Airport (BJV) / Havalimanı (BJV)",
      "To: Yalıkavak",
      "Date: 2027-07-14",
      "Pick-up time: 23:30",
      "Passengers: 2",
      `Vehicle: ${CAR}`,
      "Transfer price: €75 · TRY\u00a03,705 · GBP\u00a065",
    ]);
  });

  test("omits empty fields, and a missing price", () => {
    expect(textIn("tr", { ...FORM, fullName: " ", phone: "", date: "", time: "" }, null)).toEqual([
      "–",
      "",
      "Nereden: Havalimanı (BJV)",
      "Nereye: Yalıkavak",
      "Yolcu sayısı: 2",
      `Araç: ${CAR}`,
    ]);
  });

  test("has the extras, and the price of both rides", () => {
    const extras = {
      returnTrip: true,
      returnDate: "2027-07-21",
      returnTime: "11:00",
      childSeats: "2",
      note: " Surfboard ",
    };
    expect(textIn("en", FORM, AMOUNTS, extras).slice(-5)).toEqual([
      "Transfer price: €150 · TRY\u00a07,410 · GBP\u00a0130 (There and back, 2 × €75)",
      "Return date: 2027-07-21",
      "Return time: 11:00",
      "Child seats, free: 2",
      "Note for the driver: Surfboard",
    ]);
  });

  test("omits the date of a return that is not requested", () => {
    expect(textIn("en", FORM, AMOUNTS, { returnDate: "2027-07-21" })).toEqual(textIn("en", FORM, AMOUNTS));
  });

  test.each(LANGUAGES)("has the Turkish names of places too, in %s", (language) => {
    expect(textIn(language, FORM, AMOUNTS).join("\n")).toContain("Havalimanı (BJV)");
  });
});
