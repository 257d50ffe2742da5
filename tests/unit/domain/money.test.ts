import fc from "fast-check";
import { expect, test } from "vitest";

import {
  convertFare,
  currencyCode,
  formatEuro,
  formatNumber,
  formatPrice,
  liraPerUnit,
  type Currency,
} from "#src/domain/money.ts";
import type { Language } from "#src/domain/language.ts";

test.each([
  [350, 1.1, 385],
  [75, 49.37, 3705],
  [75, 48.62, 3650],
  [45, 1.1, 50],
  [50, 0.1, 5],
  [50, 1e-7, 5],
  [50, 1.5e-7, 5],
  [100, 1, 100],
  [100, 1.0000000001, 105],
  [300, 0.85, 255],
  [35, 1.142857142857143, 45],
  [5, 1e21, 5e21],
  [12.5, 0.4, 5],
  [0, 49.37, 0],
])("%d euros at %d are %d", (euro, rate, amount) => {
  expect(convertFare(euro, { TRY: rate }).TRY).toBe(amount);
});

test("euros are not converted", () => {
  expect(convertFare(72, { TRY: 1, USD: 1, GBP: 1 }).EUR).toBe(72);
  expect(convertFare(72, {}).EUR).toBe(72);
});

test("each currency has its own rate", () => {
  expect(convertFare(75, { TRY: 48.62, USD: 1.158, GBP: 0.874 })).toEqual({ EUR: 75, TRY: 3650, USD: 90, GBP: 70 });
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, undefined])(
  "the rate %s counts as missing",
  (rate) => {
    const rates = rate === undefined ? {} : { TRY: rate, USD: rate, GBP: rate };
    expect(convertFare(75, rates)).toEqual({ EUR: 75, TRY: null, USD: null, GBP: null });
    expect(liraPerUnit(rate)).toBeNull();
  },
);

test("an infinite amount counts as missing", () => {
  expect(convertFare(100, { TRY: Number.MAX_VALUE }).TRY).toBeNull();
});

test("amounts are rounded up to a multiple of five, without floating-point errors", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.integer({ min: 0, max: 9 }),
      (euro, digits, decimals) => {
        const power = 10n ** BigInt(decimals);
        const rate = Number(`${digits}e-${decimals}`);
        const amount = convertFare(euro, { USD: rate }).USD;
        const product = BigInt(euro) * BigInt(digits);
        expect(amount).not.toBeNull();
        const exact = BigInt(amount ?? -1) * power;
        expect(exact % (5n * power)).toBe(0n);
        expect(exact >= product).toBe(true);
        expect(exact - product < 5n * power).toBe(true);
      },
    ),
  );
});

test.each<[number, Language, string]>([
  [0, "en", "0"],
  [75, "tr", "75"],
  [999, "en", "999"],
  [3650, "en", "3,650"],
  [3650, "tr", "3.650"],
  [3650, "ru", "3\u00a0650"],
  [1234567, "en", "1,234,567"],
  [1234567, "ru", "1\u00a0234\u00a0567"],
  [1234.5, "en", "1,234.5"],
  [1234.5, "tr", "1.234,5"],
  [0.05, "ru", "0,05"],
  [-4200, "tr", "-4.200"],
  [1e21, "en", "1,000,000,000,000,000,000,000"],
])("%d in %s is formatted as %j", (amount, language, text) => {
  expect(formatNumber(amount, language)).toBe(text);
});

test.each<[number, Language, string]>([
  [75, "en", "€75"],
  [75, "tr", "75\u00a0€"],
  [75, "ru", "75\u00a0€"],
  [1320, "en", "€1,320"],
])("%d euros in %s are formatted as %j", (amount, language, text) => {
  expect(formatEuro(amount, language)).toBe(text);
});

test.each<[Currency, Language, string]>([
  ["TRY", "en", "TRY\u00a03,650"],
  ["TRY", "tr", "3.650\u00a0TL"],
  ["TRY", "ru", "3\u00a0650\u00a0TRY"],
  ["USD", "tr", "3.650\u00a0USD"],
  ["GBP", "en", "GBP\u00a03,650"],
  ["EUR", "en", "€3,650"],
  ["EUR", "ru", "3\u00a0650\u00a0€"],
])("a price in %s is formatted in %s as %j", (currency, language, text) => {
  expect(formatPrice(3650, currency, language)).toBe(text);
});

test.each<[Currency, Language, string]>([
  ["TRY", "tr", "TL"],
  ["TRY", "en", "TRY"],
  ["TRY", "ru", "TRY"],
  ["EUR", "tr", "EUR"],
  ["GBP", "tr", "GBP"],
])("the code of %s in %s is %j", (currency, language, code) => {
  expect(currencyCode(currency, language)).toBe(code);
});

test.each([
  [0.02056767, "48.62"],
  [0.0179759, "55.63"],
  [0.02, "50.00"],
  [1, "1.00"],
  [8, "0.13"],
  [16, "0.06"],
  [1000, "0.00"],
  [1e-7, "10000000.00"],
])("at %d per lira one unit costs %s lira", (rate, text) => {
  expect(liraPerUnit(rate)).toBe(text);
});
