import { expect, test } from "vitest";

import { dayText, spokenAmounts } from "#src/features/booking/labels.ts";
import { createI18n } from "#src/i18n/createI18n.ts";
import en from "#src/i18n/messages/en/booking.json" with { type: "json" };
import ru from "#src/i18n/messages/ru/booking.json" with { type: "json" };
import tr from "#src/i18n/messages/tr/booking.json" with { type: "json" };

const DAYS = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, "0")}-05`);

test.each([
  ["tr", "tr-TR", "2-digit"],
  ["en", "en-GB", "short"],
  ["ru", "ru-RU", "2-digit"],
] as const)("a short date has the format of %s", (language, locale, month) => {
  const day = language === "en" ? "numeric" : "2-digit";
  const format = new Intl.DateTimeFormat(locale, { day, month, year: "numeric", timeZone: "UTC" });
  expect(DAYS.map((date) => dayText(date, language))).toEqual(
    DAYS.map((date) => format.format(new Date(date)).replace(" г.", "")),
  );
});

test.each([
  ["tr", tr, "75 euro, 3.705 Türk lirası, 65 sterlin"],
  ["en", en, "75 euros, 3,705 Turkish lira, 65 pounds"],
  ["ru", ru, "75 евро, 3\u00a0705 турецких лир, 65 фунтов"],
] as const)("amounts are spelt out for screen readers in %s, without the unknown ones", (language, booking, spoken) => {
  const t = createI18n(language, { booking }).getFixedT(language, ["booking"]);
  expect(spokenAmounts(t, { EUR: 75, TRY: 3705, USD: null, GBP: 65 }, language)).toBe(spoken);
});
