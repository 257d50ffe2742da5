import { expect, test } from "vitest";

import { formatLongDate, isDate } from "#src/domain/days.ts";

test.each([
  ["tr", "9 Haziran 2026"],
  ["en", "9 June 2026"],
  ["ru", "9 июня 2026"],
] as const)("a day in %s", (language, text) => {
  expect(formatLongDate("2026-06-09", language)).toBe(text);
});

const DAYS = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, "0")}-05`);

test.each([
  ["tr", "tr-TR"],
  ["en", "en-GB"],
  ["ru", "ru-RU"],
] as const)("the months are those of %s", (language, locale) => {
  const format = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" });
  expect(DAYS.map((day) => formatLongDate(day, language))).toEqual(
    DAYS.map((day) => `${format.format(new Date(day))} 2027`),
  );
});

test.each([
  ["2000-01-01", true],
  ["2028-02-29", true],
  ["2100-12-31", true],
  ["2027-02-29", false],
  ["2027-13-01", false],
  ["2027-7-14", false],
  ["1999-12-31", false],
  ["2101-01-01", false],
  ["0000-01-01", false],
  ["9999-12-31", false],
  ["+12027-07-14", false],
  ["", false],
])("whether %s is a date: %s", (text, expected) => {
  expect(isDate(text)).toBe(expected);
});

test("a date does not depend on the time zone", () => {
  expect([formatLongDate("2026-05-01", "en"), formatLongDate("2026-05-31", "ru")]).toEqual([
    "1 May 2026",
    "31 мая 2026",
  ]);
});
