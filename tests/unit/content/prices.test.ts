import { expect, test } from "vitest";

import { FARES, NEAR_FARE_RULES } from "#content/prices.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { nearFares } from "#src/domain/nearFares.ts";
import { findFare, type VehicleType } from "#src/domain/price.ts";

const PAIRS: [VehicleType, PlaceId, PlaceId, number][] = [
  ["vip-vito", "airport", "kaynar", 45],
  ["vip-vito", "airport", "torba", 45],
  ["vip-vito", "airport", "içmeler", 50],
  ["vip-vito", "airport", "gümbet", 50],
  ["vip-vito", "airport", "bitez", 50],
  ["vip-vito", "airport", "ortakent", 55],
  ["vip-vito", "airport", "yalıkavak", 75],
  ["vip-vito", "airport", "gündoğan", 75],
  ["vip-vito", "airport", "turgutreis", 75],
  ["vip-vito", "airport", "gümüşlük", 75],
  ["vip-vito", "airport", "türkbükü", 75],
  ["vip-vito", "airport", "sixsenseskaplankaya", 150],
  ["vip-vito", "airport", "didim", 150],
  ["vip-vito", "airport", "dalaman", 300],
  ["vip-vito", "airport", "gocek", 320],
  ["vip-vito", "airport", "dmarishisaronu", 300],
  ["vip-vito", "airport", "fethiye", 320],
  ["vip-vito", "airport", "cesme/alacatı", 340],
  ["vip-vito", "airport", "kusadasıhotels", 180],
  ["vip-vito", "airport", "pamukkale", 350],
  ["vip-vito", "airport", "antalya", 650],
  ["vip-vito", "airport", "izmiradnanmenderesairport", 320],
  ["vip-vito", "airport", "izmir", 350],
  ["vip-vito", "bodrum", "izmiradnanmenderesairport", 320],
  ["vip-vito", "bodrum", "izmir", 350],
  ["vip-sprinter", "airport", "peninsula", 120],
  ["vip-sprinter", "bodrum", "çeşme", 470],
  ["vip-sprinter", "bodrum", "izmir", 430],
  ["vip-sprinter", "bodrum", "dalaman", 450],
  ["vip-sprinter", "bodrum", "marmaris", 420],
  ["vip-sprinter", "bodrum", "bodrumtour", 300],
  ["vip-sprinter", "bodrum", "ephesustour", 450],
  ["vip-sprinter", "bodrum", "pamukkaletour", 550],
];

test.each(PAIRS)("a %s between %s and %s costs %d euros", (vehicleType, from, to, euro) => {
  expect(findFare(FARES, { from, to, vehicleType })).toBe(euro);
});

test.each(PAIRS)("a %s between %s and %s costs the same on the way back (%d)", (vehicleType, from, to, euro) => {
  expect(findFare(FARES, { from: to, to: from, vehicleType })).toBe(euro);
});

test("there is no other price for the places of these", () => {
  const places = new Set(PAIRS.flatMap(([, from, to]) => [from, to]));
  const others = FARES.filter(
    (fare) =>
      places.has(fare.from) &&
      places.has(fare.to) &&
      !PAIRS.some(([vehicle, from, to]) => vehicle === fare.vehicleType && from === fare.from && to === fare.to),
  );
  expect(others).toEqual([]);
});

test.each<[VehicleType, PlaceId, PlaceId]>([
  ["vip-vito", "airport", "peninsula"],
  ["vip-vito", "airport", "çeşme"],
  ["vip-vito", "airport", "marmaris"],
  ["vip-vito", "airport", "bodrum"],
  ["vip-vito", "airport", "other"],
  ["vip-vito", "torba", "yalıkavak"],
  ["vip-sprinter", "airport", "yalıkavak"],
  ["vip-sprinter", "bodrum", "cesme/alacatı"],
])("a %s between %s and %s has no fixed price", (vehicleType, from, to) => {
  expect(findFare(FARES, { from, to, vehicleType })).toBeNull();
});

const VILLAGES: [PlaceId, number][] = [
  ["kaynar", 45],
  ["torba", 45],
  ["içmeler", 50],
  ["gümbet", 50],
  ["bitez", 50],
  ["ortakent", 55],
  ["yalıkavak", 75],
  ["gündoğan", 75],
  ["turgutreis", 75],
  ["gümüşlük", 75],
  ["türkbükü", 75],
];

test.each(VILLAGES)(
  "a Sprinter to %s has the peninsula's price near it, and the Vito's for a small party",
  (village, euro) => {
    const there = { from: "airport", to: village, vehicleType: "vip-sprinter" } as const;
    const back = { from: village, to: "airport", vehicleType: "vip-sprinter" } as const;
    expect(nearFares(FARES, NEAR_FARE_RULES, there, 7)).toEqual([
      { from: "airport", to: "peninsula", vehicleType: "vip-sprinter", euro: 120 },
      { from: "airport", to: village, vehicleType: "vip-vito", euro },
    ]);
    expect(nearFares(FARES, NEAR_FARE_RULES, back, 8)).toEqual([
      { from: "peninsula", to: "airport", vehicleType: "vip-sprinter", euro: 120 },
    ]);
  },
);

test.each([1, 7, 8, 19])("a Vito for %d to the peninsula has the Sprinter's price near it, and back", (passengers) => {
  const sprinter = { vehicleType: "vip-sprinter", euro: 120 };
  const near = (from: PlaceId, to: PlaceId) =>
    nearFares(FARES, NEAR_FARE_RULES, { from, to, vehicleType: "vip-vito" }, passengers);
  expect(near("airport", "peninsula")).toEqual([{ ...sprinter, from: "airport", to: "peninsula" }]);
  expect(near("peninsula", "airport")).toEqual([{ ...sprinter, from: "peninsula", to: "airport" }]);
});

test.each<VehicleType>(["vip-vito", "vip-sprinter"])(
  "a %s to Çeşme has the Vito's price for Çeşme and Alaçatı near it",
  (vehicleType) => {
    const near = { vehicleType: "vip-vito", euro: 340 };
    expect(nearFares(FARES, NEAR_FARE_RULES, { from: "airport", to: "çeşme", vehicleType }, 7)).toEqual([
      { ...near, from: "airport", to: "cesme/alacatı" },
    ]);
    expect(nearFares(FARES, NEAR_FARE_RULES, { from: "çeşme", to: "airport", vehicleType }, 7)).toEqual([
      { ...near, from: "cesme/alacatı", to: "airport" },
    ]);
    expect(nearFares(FARES, NEAR_FARE_RULES, { from: "airport", to: "çeşme", vehicleType }, 8)).toEqual([]);
  },
);

test("a trip far from every price has nothing near it", () => {
  expect(nearFares(FARES, NEAR_FARE_RULES, { from: "airport", to: "antalya", vehicleType: "vip-sprinter" }, 2)).toEqual(
    [],
  );
  expect(nearFares(FARES, NEAR_FARE_RULES, { from: "torba", to: "bitez", vehicleType: "vip-sprinter" }, 2)).toEqual([]);
});
