import { expect, test } from "vitest";

import { PLACE_IDS } from "#content/placeIds.ts";
import { SPECIFIED_PLACES } from "#tests/support/specification.ts";
import { aliasOfPlace, isPlaceId, findPlaceByAlias, placeLabel } from "#src/domain/places.ts";

test("every id is a place and its own alias", () => {
  for (const id of [...SPECIFIED_PLACES, ...PLACE_IDS]) {
    expect(isPlaceId(id)).toBe(true);
    expect(findPlaceByAlias(id)).toBe(id);
  }
});

test.each([
  ["yalikavak", "yalıkavak"],
  ["YALIKAVAK", "yalıkavak"],
  ["icmeler", "içmeler"],
  ["İçmeler", "içmeler"],
  ["gumbet", "gümbet"],
  ["gundogan", "gündoğan"],
  ["gumusluk", "gümüşlük"],
  ["turkbuku", "türkbükü"],
  ["cesme-alacati", "cesme/alacatı"],
  ["cesme/alacati", "cesme/alacatı"],
  ["cesme", "çeşme"],
  ["kusadasihotels", "kusadasıhotels"],
  ["kusadasi-hotels", "kusadasıhotels"],
  ["izmir", "izmir"],
  ["bodrum", "bodrum"],
  ["içmeler".normalize("NFD"), "içmeler"],
])("the alias %s means %s", (alias, id) => {
  expect(findPlaceByAlias(alias)).toBe(id);
});

test.each(["", " ", "-", "istanbul", "airport2", "constructor", "__proto__"])("%j is no place", (value) => {
  expect(findPlaceByAlias(value)).toBeUndefined();
  expect(isPlaceId(value)).toBe(false);
});

test("an alias is not an id", () => {
  expect(isPlaceId("yalikavak")).toBe(false);
});

test("every place has an alias in ASCII", () => {
  for (const id of PLACE_IDS) {
    expect(aliasOfPlace(id)).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(findPlaceByAlias(aliasOfPlace(id))).toBe(id);
  }
  expect(aliasOfPlace("cesme/alacatı")).toBe("cesme-alacati");
});

test("an unlisted place has its id as its name", () => {
  const places = [{ id: "torba", label: "Torba", group: "region", selectable: true }] as const;
  expect([placeLabel(places, "torba"), placeLabel(places, "gone")]).toEqual(["Torba", "gone"]);
});
