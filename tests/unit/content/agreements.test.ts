import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { BUSINESS } from "#content/business.ts";
import { COUNTRIES } from "#content/countries.ts";
import { LOCATIONS } from "#content/locations.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { PLACE_GROUPS } from "#src/domain/places.ts";
import { FLAGS } from "#src/ui/DialPicker/flags.ts";

// What code relies on in the content, whatever the content is.

describe("countries", () => {
  test("are listed once, with a flag and a name of their own", () => {
    expect(Object.keys(FLAGS).toSorted()).toEqual(COUNTRIES.map(({ code }) => code).toSorted());
    for (const language of LANGUAGES)
      expect(new Set(COUNTRIES.map(({ name }) => name[language])).size).toBe(COUNTRIES.length);
  });

  test("have dial codes of which none is the beginning of another, so that typed digits are unambiguous", () => {
    const codes = [...new Set(COUNTRIES.map(({ dialCode }) => dialCode))];
    for (const code of codes) expect(code).toMatch(/^\+[1-9]\d{0,2}$/);
    expect(codes.filter((code) => codes.some((other) => other !== code && other.startsWith(code)))).toEqual([]);
  });
});

describe("places", () => {
  test.each(LANGUAGES)("have labels of their own in %s, by which the buttons of a message find them", (language) => {
    expect(new Set(LOCATIONS.map(({ label }) => label[language])).size).toBe(LOCATIONS.length);
  });

  test("are sorted by group", () => {
    const groups = LOCATIONS.map(({ group }) => group).filter((group, index, all) => group !== all[index - 1]);
    expect(groups).toEqual(PLACE_GROUPS);
  });
});

test("the theme colours are those of the board and of the page", () => {
  const tokens = readFileSync("src/styles/tokens.css", "utf8");
  const valueOf = (value: string): string => {
    const [, name] = /^var\((--palette-[\w-]+)\)$/.exec(value) ?? [];
    return name === undefined ? value : (tokens.split(`  ${name}: `)[1]?.split(";")[0] ?? "");
  };
  const valuesOf = (token: string) => {
    const [, day = "", night = ""] =
      new RegExp(`${token}: var\\(--day, (.+)\\) var\\(--night, (.+)\\);`).exec(tokens) ?? [];
    return { day: valueOf(day), night: valueOf(night) };
  };
  expect(BUSINESS.themeColours).toEqual({ ...valuesOf("--color-board"), page: valuesOf("--color-page").day });
});
