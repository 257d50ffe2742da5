import { describe, expect, test } from "vitest";

import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { ALL_PROSE } from "#tests/support/allProse.ts";

/*
 * The languages are written each on its own, and one may say in words what another says in figures, or leave something out. But no
 * language may have a figure of its own: each has its figures from the one that has the most of them.
 */

/**
 * The figures of a text as every language would write them: `13.000` and `13 000` are one, and so are `18.30` and `18:30`. Quotations,
 * and where they stand in books, are left out.
 */
function figuresIn(text: string): Set<string> {
  const plain = text
    .replaceAll(/\{\{[^}]*\}\}|\]\([^)]*\)|^---[^]*?^---$|^>.*$/gm, " ")
    .replaceAll(/(?<=(?<!\d)\d{1,3})[\u00a0\u202f .,](?=\d{3}(?!\d))/g, "")
    .replaceAll(/(?<!\d)(\d{1,2})[.:](\d\d)(?!\d)/g, "$1:$2");
  return new Set(plain.match(/\d+(?::\d\d)?/g));
}

/** The figures that one language has and another with figures of its own lacks. */
function oddFigures(said: Readonly<Record<Language, string>>, isTold: (figure: string) => boolean): string[] {
  const [first, ...others] = LANGUAGES.map((language) => ({
    language,
    figures: [...figuresIn(said[language])].filter(isTold),
  })).toSorted((one, other) => other.figures.length - one.figures.length);
  return others.flatMap(({ language, figures }) =>
    figures.filter((figure) => !first?.figures.includes(figure)).map((figure) => `${language}: ${figure}`),
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

test("titles, answers, captions and words of the interface have the same figures", () => {
  const short = inAll.filter(([place]) => !place.includes(".md"));
  expect(short.length).toBeGreaterThan(500);
  expect(short.flatMap(([place, said]) => oddFigures(said, () => true).map((odd) => `${place}: ${odd}`))).toEqual([]);
});

describe("a text has the same years and large figures", () => {
  const texts = inAll.filter(([place]) => place.includes(".md"));

  test.each(texts)("%s", (_place, said) => {
    expect(oddFigures(said, (figure) => /^\d{3,}$/.test(figure))).toEqual([]);
  });
});

describe("figures are compared", () => {
  test.each([
    [{ tr: "45 dakika", en: "45 minutes", ru: "40 минут" }, ["ru: 40"]],
    [{ tr: "13.000 kişi", en: "13,000 seats", ru: "около 13\u00a0000" }, []],
    [{ tr: "saat 18.30", en: "at 18:30", ru: "в 18:30" }, []],
    [{ tr: "7/24", en: "24 hours", ru: "круглосуточно" }, []],
    [{ tr: "1402 ile 1437", en: "from 1402", ru: "в 1403 году" }, ["ru: 1403"]],
  ])("%j", (said, odd) => {
    expect(oddFigures(said, () => true)).toEqual(odd);
  });
});
