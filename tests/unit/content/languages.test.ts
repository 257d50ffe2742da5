import { describe, expect, test } from "vitest";

import { PLACE_NAMES } from "#content/placeNames.ts";
import type { Prose } from "#src/content/prose.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { ALL_PROSE } from "#tests/support/allProse.ts";
import { expectNone } from "#tests/support/expectNone.ts";

/** Words in Latin letters that also occur in Russian texts: brands, codes, and the names of the other languages. */
const LATIN_IN_RUSSIAN = new Set(
  (
    "VIP Vito Sprinter S-Class V-Class Bodrum Transfer WhatsApp Telegram SMS OpenStreetMap Natural Earth Wi-Fi USB TV IP TK BJV ADB OK N A cookie " +
    "Six Senses Kaplankaya D Maris Türkçe English"
  ).split(" "),
);

/** Words that are the same in Turkish and English, besides places and the words above. */
const SHARED = new Set("Blog Euro Lira Minibar Marina video Muğla Türkiye Belarus Malta Moldova Русский".split(" "));

/** Frequent words of each language that do not exist in the others. */
const STOP_WORDS: Record<Language, string> = {
  tr: "ve|bir|için|ile|olarak|kadar|değil|daha|gibi|sonra",
  en: "the|and|with|from|your|you|this|that|are|for|our|will",
  ru: "и|в|на|из|не|до|вы|как|к|от",
};
const PLACES = new Set(PLACE_NAMES.flatMap(({ tr, en, ru }) => [tr, en, ru].flatMap((names) => names.split("|"))));

/** A text without URLs, tokens, markup, quotations, book titles and parentheses. */
function plain(text: string): string {
  return text
    .replaceAll(/\]\([^)]*\)|\{\{[^}]*\}\}|\S+@\S+|https?:\S+|<[^>]+>|^>.*$|^\w+:/gm, " ")
    .replaceAll(/The\s+Bodrum\s+Cup|And Dağları/g, " ")
    .replaceAll(/[“"«][^”"»]{1,90}[”"»]|\([^)]*\)|_[^_]+_/gu, " ");
}

/** Words of a text that belong to another language. */
function foreignIn({ language, text, field }: Pick<Prose, "language" | "text" | "field">): string[] {
  if (field.startsWith("languages.names.")) return [];
  const words = plain(text);
  const found = LANGUAGES.filter((other) => other !== language).flatMap((other) => {
    const pattern = new RegExp(String.raw`(?<![\p{L}’'-])(?:${STOP_WORDS[other]})(?![\p{L}’'-])`, "giu");
    return words.match(pattern) ?? [];
  });
  if (language !== "ru") return [...found, ...(words.match(/\p{Script=Cyrillic}+/gu) ?? [])];
  const latin = (words.match(/(?<!\p{L})\p{Script=Latin}[\p{Script=Latin}-]*/gu) ?? []).map((word) =>
    word.replace(/-$/, ""),
  );
  return [...found, ...latin.filter((word) => !LATIN_IN_RUSSIAN.has(word))];
}

const short = ALL_PROSE.filter(({ file }) => !file.endsWith(".md"));
const files = [...new Set(short.map(({ file }) => file))].toSorted();

describe("short texts are in the right language", () => {
  test.each(files)("%s", (file) => {
    const found = short
      .filter((prose) => prose.file === file)
      .flatMap((prose) => foreignIn(prose).map((word) => `${prose.field} has a word of another language: ${word}`));
    expectNone(found);
  });

  test.each<[Language, string]>([
    ["tr", "Havalimanında karşılama and luggage"],
    ["tr", "Вид на замок"],
    ["en", "A car ve driver"],
    ["en", "Замок St Peter"],
    ["ru", "Машина with driver"],
    ["ru", "Вид на harbour"],
  ])("a foreign word is found in %s: %s", (language, text) => {
    expect(foreignIn({ language, text, field: "title" })).not.toEqual([]);
  });

  test.each<[Language, string]>([
    ["tr", "“The Bodrum Cup” yelkenlileri, WhatsApp’tan yazınız"],
    ["en", "Halikarnas Balıkçısı wrote _Mavi Sürgün ve_ more"],
    ["ru", "Трансфер на VIP Vito, VIP-автомобиль, Wi-Fi и USB-зарядка"],
  ])("no foreign word is found in %s: %s", (language, text) => {
    expect(foreignIn({ language, text, field: "title" })).toEqual([]);
  });
});

describe("nothing is untranslated", () => {
  /** Texts by file and field, without the language. */
  const byPlace = new Map<string, Partial<Record<Language, string>>>();
  for (const { file, field, language, text } of ALL_PROSE) {
    const place = `${file.replace(/\/(?:tr|en|ru)(?=\/|\.md)/, "/*")} ${field.replace(/(^|\.)(?:tr|en|ru)(?=\.|$)/, "$1*")}`;
    byPlace.set(place, { ...byPlace.get(place), [language]: text });
  }

  test("a text that is equal in two languages contains names only", () => {
    const same = [...byPlace].flatMap(([place, said]) => {
      const [tr, en, ru] = LANGUAGES.map((language) => said[language]);
      const twice = [tr === en ? tr : undefined, tr === ru ? tr : undefined, en === ru ? en : undefined];
      return twice.some((text) => text !== undefined && !isOfNames(text))
        ? [`${place} is equal in two languages: ${en ?? tr}`]
        : [];
    });
    expectNone(same);
  });

  test("every text exists in all three languages", () => {
    const onlyTurkish = /^content\/legal\//;
    const plural = /_(?:one|two|few|many|other)$/;
    const lacking = [...byPlace].filter(
      ([place, said]) => !onlyTurkish.test(place) && !plural.test(place) && Object.keys(said).length < LANGUAGES.length,
    );
    expectNone(lacking.map(([place, said]) => `${place} is only in ${Object.keys(said).join(" and ")}.`));
  });

  test.each([
    ["Yokuşbaşı, Bodrum", true],
    ["VIP Sprinter", true],
    ["Beyaz havuzlar", false],
    ["Meeting and luggage", false],
  ])("%s contains names only: %s", (text, are) => {
    expect(isOfNames(text)).toBe(are);
  });

  function isOfNames(text: string): boolean {
    const words = plain(text).match(/\p{L}[\p{L}-]*/gu) ?? [];
    return words.every((word) => PLACES.has(word) || LATIN_IN_RUSSIAN.has(word) || SHARED.has(word));
  }
});
