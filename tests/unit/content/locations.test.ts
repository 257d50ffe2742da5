import { expect, test } from "vitest";

import { LOCATIONS } from "#content/locations.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { PLACE_GROUPS } from "#src/domain/places.ts";
import { expectNone } from "#tests/support/expectNone.ts";

/** The exact values of the form. */
const SELECTABLE =
  "airport, kaynar, torba, içmeler, gümbet, bitez, ortakent, yalıkavak, gündoğan, turgutreis, gümüşlük, türkbükü, " +
  "sixsenseskaplankaya, didim, dalaman, gocek, dmarishisaronu, fethiye, cesme/alacatı, kusadasıhotels, pamukkale, antalya, " +
  "izmiradnanmenderesairport, izmir, peninsula, çeşme, marmaris, bodrumtour, ephesustour, pamukkaletour, other";

test("the 31 places of the form exist, without duplicates", () => {
  const ids = LOCATIONS.filter(({ selectable }) => selectable).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  // There may be more.
  const missing = SELECTABLE.split(", ").filter((id) => !ids.some((other) => other === id));
  expectNone(missing.map((id) => `The form does not offer ${id}.`));
});

test("the centre of Bodrum cannot be selected", () => {
  expect(LOCATIONS.find(({ id }) => id === "bodrum")).toMatchObject({ selectable: false });
});

test.each(LANGUAGES)("labels are unique in %s", (language) => {
  const labels = LOCATIONS.map(({ label }) => label[language]);
  const unnamed = LOCATIONS.filter(({ label }) => label[language].trim() === "");
  expectNone(unnamed.map(({ id }) => `${id} has no label.`));
  expect(new Set(labels).size).toBe(labels.length);
});

test("places are sorted by group", () => {
  const groups = LOCATIONS.map(({ group }) => group).filter((group, index, all) => group !== all[index - 1]);
  expect(groups).toEqual(PLACE_GROUPS);
});
