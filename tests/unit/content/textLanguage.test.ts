import { expect, test } from "vitest";

import { languageOfText } from "#src/content/textLanguage.ts";

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
