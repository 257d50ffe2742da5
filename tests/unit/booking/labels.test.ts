import { expect, test } from "vitest";

import { dayText } from "#src/features/booking/labels.ts";

const DAYS = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, "0")}-05`);

test.each([
  ["tr", "tr-TR", "2-digit"],
  ["en", "en-GB", "short"],
  ["ru", "ru-RU", "2-digit"],
] as const)("a day in short is written as in %s", (language, locale, month) => {
  const day = language === "en" ? "numeric" : "2-digit";
  const format = new Intl.DateTimeFormat(locale, { day, month, year: "numeric", timeZone: "UTC" });
  expect(DAYS.map((date) => dayText(date, language))).toEqual(
    DAYS.map((date) => format.format(new Date(date)).replace(" г.", "")),
  );
});
