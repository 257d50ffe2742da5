import { expect, test } from "vitest";

import { languageOfText, otherLanguageOf } from "#src/content/check/textLanguage.ts";
import type { Language } from "#src/domain/language.ts";

test.each([
  [
    "en",
    "The road to the bay is the one that you see from the castle, and it is a drive of half an hour on a quiet day in the spring.",
  ],
  [
    "tr",
    "Koya giden yol kaleden görünen yoldur ve sakin bir günde yarım saat sürer; daha erken çıkan bir yolcu için bu yol çok rahat, her mevsim için de güzel bir yol. Ya sabah ya da akşam, en iyi saat bu ve bir de öğle.",
  ],
  [
    "ru",
    "Дорога в бухту видна из крепости, и в спокойный день по ней едут полчаса: не на машине, а с водителем, что по вечерам и в сезон не лишнее, и до дома к ужину это тоже путь.",
  ],
])("a text in %s is told by its common words", (language, text) => {
  expect(languageOfText(text)).toBe(language);
});

test.each(["Bodrum, Gümüşlük, Torba", "", "The castle and the sea"])("%j is too short to tell", (text) => {
  expect(languageOfText(text)).toBeUndefined();
});

test.each<[wanted: Language, text: string, written: Language | undefined]>([
  ["tr", "The castle and the sea", "en"],
  ["ru", "The castle and the sea", "en"],
  ["en", "Kale ve deniz bir arada", "tr"],
  ["tr", "Крепость", "ru"],
  ["en", "Ялыкавак 24", "ru"],
  ["tr", "Kale ve deniz bir arada", undefined],
  ["en", "The castle and the sea", undefined],
  ["ru", "Крепость и море", undefined],
  ["en", "Yalıkavak, Gümüşlük, Torba", undefined],
  ["en", "“Hoş geldiniz” is the first word that you hear, and “Добро пожаловать” is Russian", undefined],
  ["ru", "VIP Vito Mercedes", undefined],
  ["tr", "", undefined],
])("where %s belongs, %j is in %s", (wanted, text, written) => {
  expect(otherLanguageOf(text, wanted)).toBe(written);
});
