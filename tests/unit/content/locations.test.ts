import { expect, test } from "vitest";

import { LOCATIONS } from "#content/locations.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { PLACE_GROUPS } from "#src/domain/places.ts";

/** Letter for letter what the form's values are. */
const SELECTABLE =
  "airport, kaynar, torba, içmeler, gümbet, bitez, ortakent, yalıkavak, gündoğan, turgutreis, gümüşlük, türkbükü, " +
  "sixsenseskaplankaya, didim, dalaman, gocek, dmarishisaronu, fethiye, cesme/alacatı, kusadasıhotels, pamukkale, antalya, " +
  "izmiradnanmenderesairport, izmir, peninsula, çeşme, marmaris, bodrumtour, ephesustour, pamukkaletour, other";

test("the 31 places of the form are there, each once", () => {
  const ids = LOCATIONS.filter(({ selectable }) => selectable).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  // More may come.
  expect(SELECTABLE.split(", ").filter((id) => !ids.some((other) => other === id))).toEqual([]);
});

test("the centre of Bodrum cannot be chosen", () => {
  expect(LOCATIONS.find(({ id }) => id === "bodrum")).toMatchObject({ selectable: false });
});

test.each(LANGUAGES)("no two places share a label in %s", (language) => {
  const labels = LOCATIONS.map(({ label }) => label[language]);
  expect(labels.filter((label) => label.trim() === "")).toEqual([]);
  expect(new Set(labels).size).toBe(labels.length);
});

test("the places of a group stand together, the groups in their order", () => {
  const groups = LOCATIONS.map(({ group }) => group).filter((group, index, all) => group !== all[index - 1]);
  expect(groups).toEqual(PLACE_GROUPS);
});
