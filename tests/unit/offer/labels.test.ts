import { describe, expect, test } from "vitest";

import type { FareData } from "#src/content/pageData/pageDataTypes.ts";
import { VEHICLES } from "#src/domain/price.ts";
import type { Language } from "#src/domain/language.ts";
import { endText, priceNote, tripText, type TranslateFare } from "#src/features/offer/labels.ts";
import bookingEn from "#src/i18n/messages/en/booking.json" with { type: "json" };
import en from "#src/i18n/messages/en/fares.json" with { type: "json" };
import bookingRu from "#src/i18n/messages/ru/booking.json" with { type: "json" };
import ru from "#src/i18n/messages/ru/fares.json" with { type: "json" };
import bookingTr from "#src/i18n/messages/tr/booking.json" with { type: "json" };
import tr from "#src/i18n/messages/tr/fares.json" with { type: "json" };
import { minutesText } from "#src/i18n/labels.ts";
import { createI18n } from "#src/i18n/createI18n.ts";

const WORDS = {
  tr: { fares: tr, booking: bookingTr },
  en: { fares: en, booking: bookingEn },
  ru: { fares: ru, booking: bookingRu },
};

function wordsIn(language: Language): TranslateFare {
  return createI18n(language, WORDS[language]).getFixedT(language, ["fares", "booking"]);
}

describe("the price of a service in a list", () => {
  test.each([
    ["tr", "75\u00a0€", "45\u00a0€’dan", "fiyatı sorunuz"],
    ["en", "€75", "from €45", "on request"],
    ["ru", "75\u00a0€", "от 45\u00a0€", "по запросу"],
  ] as const)("with one price, several and none (%s)", (language, one, several, none) => {
    const note = (...euros: number[]) =>
      priceNote(
        wordsIn(language),
        euros.map((euro) => ({ euro })),
        language,
      );
    expect([note(75), note(75, 75), note(120, 45, 75), note()]).toEqual([one, one, several, none]);
  });
});

test("a drive has an approximate time, or a range", () => {
  expect([minutesText(wordsIn("en"), 50), minutesText(wordsIn("ru"), [35, 40])]).toEqual([
    "about 50\u00a0min",
    "35–40\u00a0мин",
  ]);
});

test("a trip has its places, and the vehicle on request", () => {
  const fare = { fromLabel: "Airport", toLabel: "Anywhere", vehicleType: "vip-sprinter" } as FareData;
  const { name } = VEHICLES["vip-sprinter"];
  expect(tripText(wordsIn("en"), fare, false)).toBe("Airport – Anywhere");
  expect(tripText(wordsIn("en"), fare, true)).toBe(`Airport – Anywhere, ${name}`);
  expect([endText(fare, false), endText(fare, true)]).toEqual(["Anywhere", `Anywhere, ${name}`]);
});
