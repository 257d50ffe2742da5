import { expect, test } from "vitest";

import type { PriceData } from "#src/content/pageData/pageDataTypes.ts";
import { faresAt, mapPlaces } from "#src/features/prices/mapPlaces.ts";

const road = (name: string) => ({ large: `M ${name}`, small: `m ${name}` });

/** A fare with its road, on the map of the coast. */
function fareTo(place: string, euro: number, more: Partial<PriceData> = {}): PriceData {
  const id = `${more.from ?? "airport"}-${place}-${more.vehicleType ?? "vito"}`;
  return {
    id,
    from: "airport",
    to: "other",
    fromLabel: "Airport",
    toLabel: place,
    vehicleType: "vip-vito",
    euro,
    oneWay: true,
    bookable: true,
    spot: { sheet: "coast", place },
    road: road(id),
    ...more,
  };
}

const fares = [
  fareTo("izmir", 350),
  fareTo("izmir", 430, { from: "bodrum", vehicleType: "vip-sprinter" }),
  fareTo("marmaris", 420, { from: "bodrum", vehicleType: "vip-sprinter" }),
  fareTo("torba", 45, { spot: { sheet: "region", place: "torba" } }),
];
const places = ["bodrum", "marmaris", "izmir"].map((id) => ({ id, name: id.toUpperCase() }));
const shown = (chosen?: PriceData) => mapPlaces({ places }, fares, { sheet: "coast", chosen, language: "en" });

test("a place has its fares on its own map, in the order of the list", () => {
  expect(faresAt(fares, "coast", "izmir")).toEqual(fares.slice(0, 2));
  expect(faresAt(fares, "coast", "torba")).toEqual([]);
  expect(faresAt(fares, "region", "torba")).toEqual(fares.slice(3));
});

test("places with fares come first, in the order of the list, and link to their first fare with its road", () => {
  expect(shown()).toEqual([
    {
      id: "izmir",
      name: "IZMIR",
      href: "#airport-izmir-vito",
      price: "€350",
      road: road("airport-izmir-vito"),
      isSelected: false,
    },
    // Only the car's fare from the airport stands beside a place.
    {
      id: "marmaris",
      name: "MARMARIS",
      href: "#bodrum-marmaris-vip-sprinter",
      road: road("bodrum-marmaris-vip-sprinter"),
      isSelected: false,
    },
    { id: "bodrum", name: "BODRUM", road: undefined, isSelected: false },
  ]);
});

test("the selected fare shows its price and its road, even if its place links to another fare otherwise", () => {
  const [izmir, ...others] = shown(fares[1]);
  expect(izmir).toMatchObject({
    isSelected: true,
    href: "#bodrum-izmir-vip-sprinter",
    price: "€430",
    road: road("bodrum-izmir-vip-sprinter"),
  });
  expect(others.filter(({ isSelected }) => isSelected)).toEqual([]);
});
