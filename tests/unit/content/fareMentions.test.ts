import { describe, expect, test } from "vitest";

import { findMismatchedFares } from "#src/content/check/fareMentions.ts";
import { PlaceNameChecker } from "#src/content/check/placeNames.ts";
import { wordsOf } from "#src/content/messages/sentences.ts";
import type { Language } from "#src/domain/language.ts";
import type { Place, PlaceId } from "#src/domain/places.ts";

const NAMES: readonly [PlaceId, latin: string, ru: string][] = [
  ["kaynar", "Kaynar", "Кайнар"],
  ["torba", "Torba", "Торба"],
  ["gümbet", "Gümbet", "Гюмбет"],
  ["bitez", "Bitez", "Битез"],
  ["gümüşlük", "Gümüşlük", "Гюмюшлюк"],
  ["bodrum", "Bodrum", "Бодрум"],
  ["yalıkavak", "Yalıkavak", "Ялыкавак"],
  ["turgutreis", "Turgutreis", "Тургутреис"],
  ["izmir", "İzmir", "Измир"],
  ["çeşme", "Çeşme", "Чешме"],
  ["cesme/alacatı", "Alaçatı", "Алачаты"],
];
const places = NAMES.map(([id, latin, ru]) => ({ id, name: { tr: latin, en: latin, ru } }));
const group = (id: PlaceId) => (["izmir", "çeşme", "cesme/alacatı"].includes(id) ? "further" : "region");
const LOCATIONS = places.map(({ id, name }) => ({ id, group: group(id), selectable: true, label: name }) as const);
const fares = places.map(({ id }) => ({ from: "airport", to: id, vehicleType: "vip-vito", euro: 50 }) as const);

function faultsOf(
  language: Language,
  body: string,
  { fields = "title: A text", locations = LOCATIONS }: { fields?: string; locations?: readonly Place[] } = {},
): string[] {
  const checker = new PlaceNameChecker(
    places.map(({ name }) => name),
    language,
  );
  const context = { language, places: checker, locations, fares, town: "bodrum" } as const;
  return findMismatchedFares(fields, body, context).map((fault) => wordsOf(fault, "en"));
}

describe("a fare beside the name of another place is found", () => {
  test.each<[Language, string, string]>([
    ["en", "Kaynar and Torba are {{fare airport torba}} away.", "names Kaynar in a sentence whose fare is not that of"],
    ["en", "Gümbet is {{fare airport torba}}.", "names Gümbet in a sentence"],
    ["en", "The bay is {{fare airport torba}} away.", "has the fare of torba where no such place is named"],
    ["tr", "Gümbet’e {{fare airport bitez}}.", "has the fare of bitez where no such place is named"],
    ["ru", "До Ялыкавака {{fare airport turgutreis}}.", "names Ялыкавак in a sentence"],
    ["en", "Bitez is {{fare airport bodrum}}.", "has the fare of bodrum where no such place is named"],
  ])("a mismatch in %s: %s", (language, body, says) => {
    expect(faultsOf(language, body)).toContainEqual(expect.stringContaining(says));
  });

  test.each<[Language, string]>([
    ["en", "Kaynar and Torba are {{fare airport kaynar,torba}} away. Gümbet is livelier."],
    ["en", "Anywhere on the peninsula is {{fare airport peninsula vip-sprinter}}, be it Torba or Gümüşlük."],
    ["en", "[Book](/reservation?to=gumbet) for Torba. It costs {{lowest airport torba}}."],
    ["en", "- Torba: {{fare airport torba}}\n- Gümbet: {{fare airport gümbet}}\n- Bitez, on request"],
    ["tr", "Torba’ya {{fare airport torba}}, Gümbet’e {{fare airport gümbet}}."],
    ["ru", "До Измира {{fare bodrum izmir}}, до Алачаты {{fare airport cesme/alacatı}}."],
    ["en", "From Milas–Bodrum Airport to Bitez it’s {{fare airport bitez}}; the bay lies west of Bodrum."],
    ["tr", "Yalıkavak’tan Gümüşlük’e {{fare yalıkavak gümüşlük}}."],
  ])("no mismatch in %s: %s", (language, body) => {
    expect(faultsOf(language, body)).toEqual([]);
  });

  test("the place that a text is about need not be repeated", () => {
    expect(faultsOf("en", "The ride is {{fare airport torba}}.", { fields: "title: To Torba" })).toEqual([]);
  });
});

test("two places may share a name", () => {
  const both = { tr: "Çeşme / Alaçatı", en: "Çeşme / Alaçatı", ru: "Чешме / Алачаты" };
  const shared = LOCATIONS.map((place) => (place.id === "cesme/alacatı" ? { ...place, label: both } : place));
  const text = "Çeşme / Alaçatı is {{fare airport cesme/alacatı}}.";
  expect(faultsOf("en", text, { locations: shared })).toEqual([]);
  expect(faultsOf("en", text)).toEqual([expect.stringContaining("names Çeşme in a sentence")]);
});
