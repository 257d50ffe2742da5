import { describe, expect, test } from "vitest";

import { PlaceNameChecker } from "#src/content/check/placeNames.ts";
import type { Language } from "#src/domain/language.ts";

const NAMES: readonly [tr: string, ru: string, en?: string][] = [
  ["Bodrum", "Бодрум"],
  ["Bitez", "Битез"],
  ["Gümbet", "Гюмбет"],
  ["Gümüşlük", "Гюмюшлюк"],
  ["Gündoğan", "Гюндоган"],
  ["Kaynar", "Кайнар"],
  ["Ortakent", "Ортакент"],
  ["Torba", "Торба"],
  ["Turgutreis", "Тургутреис"],
  ["Yalıkavak", "Ялыкавак"],
  ["Karaada", "Караада"],
  ["Kos|İstanköy", "Кос", "Kos"],
  ["Rodos", "Родос", "Rhodes"],
  ["Antalya", "Анталья"],
  ["Dalyan", "Дальян"],
  ["Fethiye", "Фетхие"],
  ["İstanbul", "Стамбул", "Istanbul"],
  ["İzmir", "Измир"],
  ["Kuşadası", "Кушадасы"],
  ["Pamukkale", "Памуккале"],
  ["Efes", "Эфес", "Ephesus"],
  ["Halikarnassos|Halikarnas", "Галикарнас", "Halicarnassus|Halikarnas"],
];
const PLACE_NAMES = NAMES.map(([tr, ru, en = tr]) => ({ tr, en, ru }));

const readers = {
  tr: new PlaceNameChecker(PLACE_NAMES, "tr"),
  en: new PlaceNameChecker(PLACE_NAMES, "en"),
  ru: new PlaceNameChecker(PLACE_NAMES, "ru"),
};

describe("a misspelt place is found", () => {
  test.each<[Language, string, string, string]>([
    ["en", "the marina at Yalikavak", "Yalikavak", "Yalıkavak"],
    ["en", "Gumusluk at sunset", "Gumusluk", "Gümüşlük"],
    ["en", "the road to Turgutries", "Turgutries", "Turgutreis"],
    ["en", "we drive to Efes", "Efes", "Ephesus"],
    ["en", "a flight from İstanbul", "İstanbul", "Istanbul"],
    ["en", "the ferry to Rodos", "Rodos", "Rhodes"],
    ["en", "out of Izmir", "Izmir", "İzmir"],
    ["tr", "Turgut’tan Yalikavak’a", "Yalikavak", "Yalıkavak"],
    ["tr", "Bodrum ile Gümüslük arası", "Gümüslük", "Gümüşlük"],
    ["tr", "iki gün Ephesus’ta", "Ephesus", "Efes"],
    ["ru", "в Яликавак и обратно", "Яликавак", "Ялыкавак"],
    ["ru", "до Гумбета", "Гумбета", "Гюмбет"],
    ["ru", "в бухте Гюмюшлука", "Гюмюшлука", "Гюмюшлюк"],
    ["ru", "Тургутрейс и пристань", "Тургутрейс", "Тургутреис"],
    ["ru", "около Тургутрейсе", "Тургутрейсе", "Тургутреис"],
    ["ru", "из Ортокента", "Ортокента", "Ортакент"],
    ["ru", "рядом с Торбою и Кушадаси", "Кушадаси", "Кушадасы"],
    ["ru", "поезд до Анталии", "Анталии", "Анталья"],
  ])("in %s: %s", (language, text, found, correct) => {
    expect(readers[language].misspeltIn(text)).toContainEqual({ found, correct });
  });

  test.each<[Language, string]>([
    ["en", "Yalıkavak’s mills, Gümbet and the Yalıkavaks of the coast"],
    ["en", "the Halicarnassus of Strabo, which Halikarnas Balıkçısı loved"],
    ["tr", "Bodrum’un, Yalıkavaklı bir dalgıcın, Bodrumluların"],
    ["tr", "Kaynak suyu vardır. Giriş ücretlidir. Günlük tur. Lodos eser."],
    ["ru", "в Ялыкаваке, из Торбы, над Гюмбетом, к Карааде, Бодрумский замок"],
    ["ru", "Карта полуострова. Какой берег? Сандалии пригодятся."],
    ["ru", "до Памуккале, в Фетхие, из Антальи, от Дальяна"],
  ])("no misspelling in %s: %s", (language, text) => {
    expect(readers[language].misspeltIn(text)).toEqual([]);
  });
});

test.each<[Language, string, string[]]>([
  ["en", "From Bitez’s shore to Kos", ["Bitez", "Kos"]],
  ["tr", "Bitez’in kıyısından İstanköy’e", ["Bitez", "Kos"]],
  ["ru", "от берега Битеза до острова Кос", ["Bitez", "Kos"]],
])("the places that a text names are found, in %s: %s", (language, text, places) => {
  expect([...readers[language].namedIn(text)].map(({ en }) => en).toSorted()).toEqual(places);
});
