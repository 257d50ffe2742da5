import { expect, test } from "vitest";

import { wordsOf } from "#src/content/messages/sentences.ts";
import { compareFares, compareTours } from "../../../scripts/owner/changedFares.ts";

function fares(...euros: readonly [string, number][]): string {
  return euros
    .map(([to, euro]) => `  { from: "airport", to: "${to}", vehicleType: "vip-vito", euro: ${euro} },`)
    .join("\n");
}

const NAMES: Record<string, string> = { airport: "Airport", bitez: "Bitez", "vip-vito": "VIP Vito" };
const nameOf = (id: string) => NAMES[id] ?? id;

test("fares that differ are listed with their names and both prices", () => {
  const changes = compareFares(
    fares(["torba", 45], ["bitez", 50], ["izmir", 350]),
    fares(["torba", 45], ["bitez", 55], ["mazı", 60]),
    nameOf,
  );
  expect(changes.map(({ line }) => wordsOf(line, "en"))).toEqual([
    "Airport to Bitez, VIP Vito: 50 EUR → 55 EUR",
    "Airport to izmir, VIP Vito: 350 EUR → taken out",
    "Airport to mazı, VIP Vito: new → 60 EUR",
  ]);
  expect(changes.filter(({ isDoubtful }) => isDoubtful)).toEqual([]);
  expect(compareFares(fares(["torba", 45]), fares(["torba", 45]), nameOf)).toEqual([]);
});

test.each([
  [150, 1500, true],
  [150, 300, true],
  [150, 299, false],
  [150, 76, false],
  [150, 75, true],
  [150, 15, true],
])("a fare of %i that becomes %i is doubtful: %s", (was, is, isDoubtful) => {
  const [change] = compareFares(fares(["didim", was]), fares(["didim", is]), nameOf);
  expect(change && wordsOf(change.line, "en")).toBe(`Airport to didim, VIP Vito: ${was} EUR → ${is} EUR`);
  expect(change?.isDoubtful).toBe(isDoubtful);
});

test("prices that tours have of their own are compared, too", () => {
  const tour = (slug: string, price?: number) => `{ id: 1, slug: "${slug}", ${price ? `price: ${price},` : ""} },\n`;
  const changes = compareTours(
    tour("boat", 750) + tour("ephesus") + tour("dalyan", 300) + tour("kos", 90),
    tour("boat", 1500) + tour("ephesus") + tour("dalyan", 320) + tour("kos"),
  );
  expect(changes.map(({ line, isDoubtful }) => [wordsOf(line, "en"), isDoubtful])).toEqual([
    ["boat: 750 EUR → 1500 EUR", true],
    ["dalyan: 300 EUR → 320 EUR", false],
    ["kos: 90 EUR → taken out", false],
  ]);
});

test("a tour that gets a fare of the price list has another price, and so has one whose fare has changed", () => {
  const tour = (slug: string, more: string) => `{ slug: "${slug}", ${more} },\n`;
  const fare = 'fare: { from: "bodrum", to: "ephesustour", vehicleType: "vip-sprinter" }';
  const listed = (euro: number) => `{ from: "bodrum", to: "ephesustour", vehicleType: "vip-sprinter", euro: ${euro} }`;
  const lines = compareTours(tour("one", "days: 1") + tour("two", fare), tour("one", fare) + tour("two", fare), [
    listed(450),
    listed(470),
  ]);
  expect(lines.map(({ line }) => wordsOf(line, "en"))).toEqual(["one: new → 470 EUR", "two: 450 EUR → 470 EUR"]);
});
