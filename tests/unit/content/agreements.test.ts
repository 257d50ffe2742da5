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
  const sheets = ["src/styles/tokens.css", "content/colours.css"].map((path) => readFileSync(path, "utf8")).join("");
  const valueOf = (token: string, time: "day" | "night"): string => {
    const [, value = ""] = [...sheets.matchAll(new RegExp(`^ *${token}:\\s*([^;]+);`, "gm"))].at(-1) ?? [];
    const [, timed = value] = new RegExp(`var\\(--${time}, (#\\w+|var\\([\\w-]+\\))\\)`).exec(value) ?? [];
    const [, other] = /^var\((--[\w-]+)\)$/.exec(timed) ?? [];
    return other === undefined ? timed : valueOf(other, time);
  };
  expect(BUSINESS.themeColours).toEqual({
    day: valueOf("--color-board", "day"),
    night: valueOf("--color-board", "night"),
    page: valueOf("--color-page", "day"),
  });
});
