import { expect, test } from "vitest";

import type { PriceData } from "#src/content/pageDataTypes.ts";
import { nextOrder, sortFares } from "#src/features/prices/sortFares.ts";

/** A fare as the price list has it, of which sorting reads labels and price. */
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

test("a column sorts up, then down, then not at all; another one begins anew", () => {
  const up = nextOrder(null, "price");
  expect(up).toEqual({ by: "price", direction: "ascending" });
  const down = nextOrder(up, "price");
  expect(down).toEqual({ by: "price", direction: "descending" });
  expect(nextOrder(down, "price")).toBeNull();
  expect(nextOrder(down, "name")).toEqual({ by: "name", direction: "ascending" });
});

test("by price, what costs the same stands by its name whichever way", () => {
  const fares = [fareTo("Torba", 45), fareTo("Bitez", 50), fareTo("Antalya", 650), fareTo("Kaynar", 45)];
  const sorted = (direction: "ascending" | "descending") =>
    sortFares(fares, { by: "price", direction }, "en").map(({ toLabel }) => toLabel);
  expect(sorted("ascending")).toEqual(["Kaynar", "Torba", "Bitez", "Antalya"]);
  expect(sorted("descending")).toEqual(["Antalya", "Bitez", "Kaynar", "Torba"]);
});

test.each([
  ["tr", ["Gümbet", "Gümüşlük", "Gündoğan", "İçmeler"]],
  ["ru", ["Ичмелер", "Кайнар"]],
] as const)("by name in %s, letters stand in the language's own order", (language, inOrder) => {
  const fares = inOrder.toReversed().map((label) => fareTo(label, 50));
  const sorted = sortFares(fares, { by: "name", direction: "ascending" }, language);
  expect(sorted.map(({ toLabel }) => toLabel)).toEqual(inOrder);
});

test("by name, fares to one place stand together, the cheapest from each place first", () => {
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

test("nothing is lost, and the list itself stays as it is", () => {
  const fares = [fareTo("Torba", 45), fareTo("Bitez", 50)];
  const before = [...fares];
  expect(sortFares(fares, { by: "name", direction: "ascending" }, "tr")).toHaveLength(fares.length);
  expect(fares).toEqual(before);
});
