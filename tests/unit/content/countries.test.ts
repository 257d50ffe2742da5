import { expect, test } from "vitest";

import { COUNTRIES } from "#content/countries.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { expectNone } from "#tests/support/expectNone.ts";

test("Türkiye comes first", () => {
  expect(COUNTRIES[0]).toMatchObject({ code: "TR", dialCode: "+90" });
});

test("there are 75 countries, without duplicates", () => {
  expect(COUNTRIES).toHaveLength(75);
  expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length);
});

test.each(COUNTRIES)("$code has a valid code, dial code and names", ({ code, dialCode, name }) => {
  expect(code).toMatch(/^[A-Z]{2}$/);
  expect(dialCode).toMatch(/^\+[1-9]\d{0,2}$/);
  expect(name.ru).toMatch(/^[А-ЯЁа-яё -]+$/);
  expect(name.en).not.toMatch(/&/);
});

test.each(LANGUAGES)("no two countries share a name in %s", (language) => {
  expect(new Set(COUNTRIES.map(({ name }) => name[language])).size).toBe(COUNTRIES.length);
});

test("no dial code is the beginning of another, so that typed digits are unambiguous", () => {
  const codes = [...new Set(COUNTRIES.map(({ dialCode }) => dialCode))];
  const beginnings = codes.filter((code) => codes.some((other) => other !== code && other.startsWith(code)));
  expectNone(beginnings.map((code) => `Another dial code begins with ${code}.`));
});

test("only the countries of +1 and +7 share a dial code", () => {
  const sharing = COUNTRIES.filter(
    ({ dialCode }) => COUNTRIES.filter((other) => other.dialCode === dialCode).length > 1,
  );
  expect(sharing.map(({ code }) => code).toSorted()).toEqual(["CA", "KZ", "RU", "US"]);
});

test.each([
  ["DE", "+49"],
  ["GB", "+44"],
  ["RU", "+7"],
  ["UA", "+380"],
  ["NL", "+31"],
  ["US", "+1"],
  ["AZ", "+994"],
  ["KZ", "+7"],
  ["IL", "+972"],
  ["AE", "+971"],
  ["SA", "+966"],
  ["IR", "+98"],
])("%s has the dial code %s", (code, dialCode) => {
  expect(COUNTRIES.find((country) => country.code === code)?.dialCode).toBe(dialCode);
});
