import { expect, test } from "vitest";

import type { PriceData } from "#src/content/pageData/pageDataTypes.ts";
import { nextOrder, sortFares } from "#src/features/prices/sortFares.ts";

/** A fare of the price list; only labels and price matter for sorting. */
function fareTo(toLabel: string, euro: number, fromLabel = "Airport"): PriceData {
  return {
    id: `${fromLabel}-${toLabel}`,
    from: "airport",
    to: "other",
    fromLabel,
    toLabel,
    vehicleType: "vip-vito",
    euro,
    oneWay: true,
    bookable: true,
    spot: { sheet: "coast", place: "other" },
  };
}

function labelsOf(fares: readonly PriceData[]): string[] {
  return fares.map(({ fromLabel, toLabel, euro }) => `${fromLabel} ${toLabel} ${euro}`);
}

test("a column is sorted ascending, then descending, then not; another column starts again", () => {
  const up = nextOrder(null, "price");
  expect(up).toEqual({ by: "price", direction: "ascending" });
  const down = nextOrder(up, "price");
  expect(down).toEqual({ by: "price", direction: "descending" });
  expect(nextOrder(down, "price")).toBeNull();
  expect(nextOrder(down, "name")).toEqual({ by: "name", direction: "ascending" });
});

test("equal prices are sorted by name, in both directions", () => {
  const fares = [fareTo("Torba", 45), fareTo("Bitez", 50), fareTo("Antalya", 650), fareTo("Kaynar", 45)];
  const sorted = (direction: "ascending" | "descending") =>
    sortFares(fares, { by: "price", direction }, "en").map(({ toLabel }) => toLabel);
  expect(sorted("ascending")).toEqual(["Kaynar", "Torba", "Bitez", "Antalya"]);
  expect(sorted("descending")).toEqual(["Antalya", "Bitez", "Kaynar", "Torba"]);
});

test.each([
  ["tr", ["Gümbet", "Gümüşlük", "Gündoğan", "İçmeler"]],
  ["ru", ["Ичмелер", "Кайнар"]],
] as const)("names are sorted in the order of %s", (language, inOrder) => {
  const fares = inOrder.toReversed().map((label) => fareTo(label, 50));
  const sorted = sortFares(fares, { by: "name", direction: "ascending" }, language);
  expect(sorted.map(({ toLabel }) => toLabel)).toEqual(inOrder);
});

test("by name, fares to the same place are grouped by start, cheapest first", () => {
  const fares = [
    fareTo("İzmir", 350),
    fareTo("İzmir", 430, "Bodrum"),
    fareTo("Torba", 45),
    fareTo("İzmir", 350, "Bodrum"),
  ];
  expect(labelsOf(sortFares(fares, { by: "name", direction: "descending" }, "en"))).toEqual([
    "Airport Torba 45",
    "Bodrum İzmir 350",
    "Bodrum İzmir 430",
    "Airport İzmir 350",
  ]);
});

test("sorting loses no fare and does not change the list", () => {
  const fares = [fareTo("Torba", 45), fareTo("Bitez", 50)];
  const before = [...fares];
  expect(sortFares(fares, { by: "name", direction: "ascending" }, "tr")).toHaveLength(fares.length);
  expect(fares).toEqual(before);
});
