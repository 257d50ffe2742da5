import { expect, test } from "vitest";

import { loadPage } from "#src/pages/loadPage.ts";
import type { Language } from "#src/domain/language.ts";
import { nextOrder, sortFares } from "#src/features/prices/sortFares.ts";

function faresIn(language: Language) {
  return loadPage("prices", language).groups.flatMap((group) => group.fares);
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
  const sorted = (direction: "ascending" | "descending") =>
    sortFares(faresIn("en"), { by: "price", direction }, "en").map(({ id }) => id);
  expect(sorted("ascending").slice(0, 5)).toEqual([
    "airport-kaynar",
    "airport-torba",
    "airport-bitez",
    "airport-gumbet",
    "airport-icmeler",
  ]);
  expect(sorted("descending").slice(0, 2)).toEqual(["airport-antalya", "bodrum-pamukkaletour-sprinter"]);
  expect(sorted("descending").slice(-2)).toEqual(["airport-kaynar", "airport-torba"]);
});

test.each([
  ["tr", ["Gümbet", "Gümüşlük", "Gündoğan", "İçmeler"]],
  ["ru", ["Ичмелер", "Кайнар"]],
] as const)("by name in %s, letters stand in the language's own order", (language, inOrder) => {
  const names = sortFares(faresIn(language), { by: "name", direction: "ascending" }, language).map(
    ({ toLabel }) => toLabel,
  );
  const first = names.indexOf(inOrder[0]);
  expect(names.slice(first, first + inOrder.length)).toEqual(inOrder);
});

test("by name, fares to one place stand together, the cheapest from each place first", () => {
  const izmir = sortFares(faresIn("en"), { by: "name", direction: "descending" }, "en").filter(
    ({ to }) => to === "izmir",
  );
  expect(izmir.map(({ id }) => id)).toEqual(["bodrum-izmir", "bodrum-izmir-sprinter", "airport-izmir"]);
});

test("nothing is lost, and the list itself stays as it is", () => {
  const fares = faresIn("tr");
  const before = [...fares];
  expect(sortFares(fares, { by: "name", direction: "ascending" }, "tr")).toHaveLength(fares.length);
  expect(fares).toEqual(before);
});
