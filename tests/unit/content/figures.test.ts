import { describe, expect, test } from "vitest";

import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { ALL_PROSE } from "#tests/support/allProse.ts";
import { expectNone } from "#tests/support/expectNone.ts";

/*
 * The texts of a language are written independently, so one may spell out a number that another has in digits, or omit it. But none may
 * have a number of its own: every number must occur in the language with the most of them.
 */

/**
 * The numbers of a text, normalised: `13.000` and `13 000` are equal, and so are `18.30` and `18:30`. Quotations with their sources are
 * ignored.
 */
function numbersIn(text: string): Set<string> {
  const plain = text
    .replaceAll(/\{\{[^}]*\}\}|\]\([^)]*\)|^---[^]*?^---$|^>.*$/gm, " ")
    .replaceAll(/(?<=(?<!\d)\d{1,3})[\u00a0\u202f .,](?=\d{3}(?!\d))/g, "")
    .replaceAll(/(?<!\d)(\d{1,2})[.:](\d\d)(?!\d)/g, "$1:$2");
  return new Set(plain.match(/\d+(?::\d\d)?/g));
}

/** Numbers of a language that are missing in the language with the most numbers. */
function strayNumbers(said: Readonly<Record<Language, string>>, isTold: (figure: string) => boolean): string[] {
  const [first, ...others] = LANGUAGES.map((language) => ({
    language,
    figures: [...numbersIn(said[language])].filter(isTold),
  })).toSorted((one, other) => other.figures.length - one.figures.length);
  return others.flatMap(({ language, figures }) =>
    figures
      .filter((figure) => !first?.figures.includes(figure))
      .map((figure) => `${language} has ${figure}, which ${first?.language} does not have.`),
  );
}

const byPlace = new Map<string, Partial<Record<Language, string>>>();
for (const { file, field, language, text } of ALL_PROSE) {
  const place = `${file.replace(/\/(?:tr|en|ru)(?=\/|\.md)/, "/*")} ${field.replace(/(^|\.)(?:tr|en|ru)(?=\.|$)/, "$1*")}`;
  byPlace.set(place, { ...byPlace.get(place), [language]: text });
}
const inAll = [...byPlace].filter((entry): entry is [string, Record<Language, string>] =>
  LANGUAGES.every((language) => entry[1][language] !== undefined),
);

test("titles, answers, captions and messages have the same numbers in every language", () => {
  const short = inAll.filter(([place]) => !place.includes(".md"));
  expect(short.length).toBeGreaterThan(500);
  expectNone(short.flatMap(([place, said]) => strayNumbers(said, () => true).map((odd) => `${place}: ${odd}`)));
});

describe("texts have the same years and large numbers in every language", () => {
  const texts = inAll.filter(([place]) => place.includes(".md"));

  test.each(texts)("%s", (_place, said) => {
    expectNone(strayNumbers(said, (figure) => /^\d{3,}$/.test(figure)));
  });
});

describe("numbers are compared", () => {
  test.each([
    [{ tr: "45 dakika", en: "45 minutes", ru: "40 минут" }, ["ru has 40, which tr does not have."]],
    [{ tr: "13.000 kişi", en: "13,000 seats", ru: "около 13\u00a0000" }, []],
    [{ tr: "saat 18.30", en: "at 18:30", ru: "в 18:30" }, []],
    [{ tr: "7/24", en: "24 hours", ru: "круглосуточно" }, []],
    [{ tr: "1402 ile 1437", en: "from 1402", ru: "в 1403 году" }, ["ru has 1403, which tr does not have."]],
  ])("%j", (said, odd) => {
    expect(strayNumbers(said, () => true)).toEqual(odd);
  });
});
