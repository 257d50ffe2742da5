import { describe, expect, test } from "vitest";

import { LOCATIONS } from "#content/locations.ts";
import { MAP_NAMES } from "#content/illustrations/maps/names.ts";
import { PLACE_NAMES } from "#content/placeNames.ts";
import { PlaceNameChecker } from "#src/content/placeNames.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { expectNone } from "#tests/support/expectNone.ts";

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

describe("the list", () => {
  test.each(LANGUAGES)("has no duplicate in %s", (language) => {
    const names = PLACE_NAMES.flatMap((name) => name[language].split("|"));
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    expectNone(twice.map((name) => `${name} is listed twice.`));
  });

  /** Ids that are not names of one place. */
  const NO_PLACES = new Set([
    "airport",
    "peninsula",
    "other",
    "virgin-mary",
    "windmills",
    "castle",
    "marina",
    "theatre",
    "mausoleum",
    "myndos-gate",
    "bazaar",
    "bus-station",
    "shipyard",
    "zeki-muren",
    "aquarium",
    "travertines",
    "antique-pool",
  ]);
  const labels = [
    ...LOCATIONS.map(({ id, label }) => [id, label] as const),
    ...Object.entries(MAP_NAMES).map(([id, label]) => [`${id} on the map`, label] as const),
  ].filter(([id]) => !NO_PLACES.has(id.split(" ")[0] ?? ""));

  test.each(labels)("contains the place %s as one entry in every language", (_id, label) => {
    const named = LANGUAGES.map((language) => readers[language].namedIn(label[language]));
    const [first = new Set()] = named;
    expect(first.size).toBeGreaterThan(0);
    for (const other of named) expect(other).toEqual(first);
  });
});
