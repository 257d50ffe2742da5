import { describe, expect, test } from "vitest";

import { LOCATIONS } from "#content/locations.ts";
import { PLACE_NAMES } from "#content/placeNames.ts";
import { FARES } from "#content/prices.ts";
import { findMismatchedFares } from "#src/content/fareMentions.ts";
import { PlaceNameChecker } from "#src/content/placeNames.ts";
import type { Language } from "#src/domain/language.ts";

function faultsOf(language: Language, body: string, fields = "title: A text"): string[] {
  const places = new PlaceNameChecker(PLACE_NAMES, language);
  return findMismatchedFares(fields, body, { language, places, locations: LOCATIONS, fares: FARES });
}

describe("a fare beside the name of another place is found", () => {
  test.each<[Language, string, string]>([
    [
      "en",
      "Kaynar and Torba are {{fare airport torba}} away.",
      "names Kaynar in a sentence whose fare is not that of Kaynar",
    ],
    ["en", "Gümbet is {{fare airport torba}}.", "names Gümbet in a sentence"],
    ["en", "The bay is {{fare airport torba}} away.", "has the fare of torba where no such place is named"],
    ["tr", "Gümbet’e {{fare airport bitez}}.", "has the fare of bitez where no such place is named"],
    ["ru", "До Ялыкавака {{fare airport turgutreis}}.", "names Ялыкавак in a sentence"],
  ])("a mismatch in %s: %s", (language, body, says) => {
    expect(faultsOf(language, body)).toContainEqual(expect.stringContaining(says));
  });

  test.each<[Language, string]>([
    ["en", "Kaynar and Torba are {{fare airport kaynar,torba}} away. Gümbet is livelier."],
    ["en", "Anywhere on the peninsula is {{fare airport peninsula vip-sprinter}}, be it Torba or Gümüşlük."],
    ["en", "[Book](/reservation?to=gumbet) for Torba. It costs {{lowest airport torba}}."],
    ["en", "- Torba: {{fare airport torba}}\n- Gümbet: {{fare airport gümbet}}\n- Bitez, on request"],
    ["tr", "Torba’ya {{fare airport torba}}, Gümbet’e {{fare airport gümbet}}."],
    ["ru", "Из Бодрума до Измира {{fare bodrum izmir}}, до Чешме или Алачаты {{fare airport cesme/alacatı}}."],
  ])("no mismatch in %s: %s", (language, body) => {
    expect(faultsOf(language, body)).toEqual([]);
  });

  test("the place that a text is about need not be repeated", () => {
    expect(faultsOf("en", "The ride is {{fare airport torba}}.", "title: To Torba")).toEqual([]);
  });
});
