import { expect, test } from "vitest";

import { repeatedTerms } from "#src/content/check/repeatedTerms.ts";
import type { Language } from "#src/domain/language.ts";

test.each<[Language, string, string[]]>([
  ["tr", "Yolculuğu iptal ederseniz havaleyi geri alırsınız.", ["iptal", "havaleyi"]],
  ["tr", "Şoför 45\u00a0dakika bekler, çocuk koltuğu ücretsizdir.", ["45\u00a0dakika", "çocuk koltuğu"]],
  ["en", "Cancel a day before; a no-show pays in cash.", ["Cancel", "no-show", "in cash"]],
  ["en", "Child seats are free, as are 45 minutes of waiting.", ["Child seats", "45 minutes"]],
  ["ru", "Отмена бесплатна, за неявку платят наличными.", ["Отмена", "неявку", "наличными"]],
  ["ru", "Детские кресла ставим заранее, 45\u00a0минут ждём.", ["Детские кресла", "45\u00a0минут"]],
])("in %s a repeated term is found: %s", (language, text, terms) => {
  expect(repeatedTerms(text, language)).toEqual(terms);
});

test.each<[Language, string]>([
  ["tr", "Yol 50\u00a0dakika sürer; çocuklar arka sırada oturur."],
  ["en", "The drive takes 50 minutes, and the children sit behind."],
  ["ru", "Дорога занимает 50\u00a0минут, дети сидят сзади."],
])("no repeated term is found in %s: %s", (language, text) => {
  expect(repeatedTerms(text, language)).toEqual([]);
});
