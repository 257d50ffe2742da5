import { expect, test } from "vitest";

import { countryOfDialCode, type Country } from "#src/domain/countries.ts";

const countries: Country[] = [
  { code: "TR", dialCode: "+90", name: "Türkiye" },
  { code: "CA", dialCode: "+1", name: "Canada" },
  { code: "KZ", dialCode: "+7", name: "Kazakhstan" },
  { code: "RU", dialCode: "+7", name: "Russia" },
  { code: "US", dialCode: "+1", name: "United States" },
  { code: "DE", dialCode: "+49", name: "Germany" },
];

test.each([
  ["+49", "DE"],
  ["+90", "TR"],
  ["+7", "RU"],
  ["+1", "US"],
  ["+999", "TR"],
  ["", "TR"],
])("the dial code %j stands for %s", (dialCode, code) => {
  expect(countryOfDialCode(countries, dialCode)?.code).toBe(code);
});

test("a shared dial code selects a country of the list", () => {
  const withoutRussia = countries.filter(({ code }) => code !== "RU");
  expect(countryOfDialCode(withoutRussia, "+7")?.code).toBe("KZ");
});

test("an empty list has no country", () => {
  expect(countryOfDialCode([], "+90")).toBeUndefined();
});
