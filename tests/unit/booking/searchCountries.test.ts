import { describe, expect, test } from "vitest";

import { COUNTRIES } from "#content/countries.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { searchCountries } from "#src/ui/DialPicker/searchCountries.ts";

function codes(typed: string, language: Language = "en"): string[] {
  const countries = COUNTRIES.map(({ code, dialCode, name }) => ({ code, dialCode, name: name[language] }));
  return searchCountries(countries, typed).map(({ code }) => code);
}

describe("a country is found", () => {
  test.each<[string, Language, string]>([
    ["turk", "en", "TR"],
    ["TÜRKİYE", "tr", "TR"],
    ["isvicre", "tr", "CH"],
    ["İsviçre", "tr", "CH"],
    ["hirvat", "tr", "HR"],
    ["герм", "ru", "DE"],
    ["kingdom", "en", "GB"],
    ["gb", "en", "GB"],
    ["+380", "en", "UA"],
    ["380", "ru", "UA"],
    [" 971 ", "en", "AE"],
    ["turkey", "en", "TR"],
    ["usa", "en", "US"],
    ["us", "en", "US"],
    ["America", "en", "US"],
    ["uk", "en", "GB"],
    ["England", "en", "GB"],
    ["britain", "en", "GB"],
    ["scot", "en", "GB"],
    ["holland", "en", "NL"],
    ["UAE", "en", "AE"],
    ["İngiltere", "tr", "GB"],
    ["ingiltere", "tr", "GB"],
    ["ABD", "tr", "US"],
    ["hollanda", "tr", "NL"],
    ["BAE", "tr", "AE"],
    ["США", "ru", "US"],
    ["англия", "ru", "GB"],
    ["голландия", "ru", "NL"],
    ["оаэ", "ru", "AE"],
  ])("by %s in %s", (typed, language, code) => {
    expect(codes(typed, language)[0]).toBe(code);
  });

  test.each(LANGUAGES)("by its full name in %s, for every country", (language) => {
    for (const { code, name } of COUNTRIES) expect(codes(name[language], language)).toContain(code);
  });
});

test("a shared dial code finds all of its countries, an exact one first", () => {
  expect(codes("+7")).toEqual(["KZ", "RU"]);
  expect(codes("+1")).toEqual(["CA", "US"]);
  expect(codes("+9").length).toBeGreaterThan(5);
});

test("an empty text returns all countries in order; nonsense none", () => {
  expect(codes("  ")).toHaveLength(COUNTRIES.length);
  expect(codes("")[0]).toBe("TR");
  expect(codes("qqq")).toEqual([]);
  expect(codes("99999")).toEqual([]);
});
