import { expect, test } from "vitest";

import { FARES, NEAR_FARE_RULES } from "#content/prices.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { nearFares } from "#src/domain/nearFares.ts";
import { findFare, type VehicleType } from "#src/domain/price.ts";
import { expectNone } from "#tests/support/expectNone.ts";

/** The trips that have to have a fare; the owner may change their prices. */
const TRIPS: [VehicleType, PlaceId, PlaceId][] = [
  ["vip-vito", "airport", "kaynar"],
  ["vip-vito", "airport", "torba"],
  ["vip-vito", "airport", "içmeler"],
  ["vip-vito", "airport", "gümbet"],
  ["vip-vito", "airport", "bitez"],
  ["vip-vito", "airport", "ortakent"],
  ["vip-vito", "airport", "yalıkavak"],
  ["vip-vito", "airport", "gündoğan"],
  ["vip-vito", "airport", "turgutreis"],
  ["vip-vito", "airport", "gümüşlük"],
  ["vip-vito", "airport", "türkbükü"],
  ["vip-vito", "airport", "sixsenseskaplankaya"],
  ["vip-vito", "airport", "didim"],
  ["vip-vito", "airport", "dalaman"],
  ["vip-vito", "airport", "gocek"],
  ["vip-vito", "airport", "dmarishisaronu"],
  ["vip-vito", "airport", "fethiye"],
  ["vip-vito", "airport", "cesme/alacatı"],
  ["vip-vito", "airport", "kusadasıhotels"],
  ["vip-vito", "airport", "pamukkale"],
  ["vip-vito", "airport", "antalya"],
  ["vip-vito", "airport", "izmiradnanmenderesairport"],
  ["vip-vito", "airport", "izmir"],
  ["vip-vito", "bodrum", "izmiradnanmenderesairport"],
  ["vip-vito", "bodrum", "izmir"],
  ["vip-sprinter", "airport", "peninsula"],
  ["vip-sprinter", "bodrum", "çeşme"],
  ["vip-sprinter", "bodrum", "izmir"],
  ["vip-sprinter", "bodrum", "dalaman"],
  ["vip-sprinter", "bodrum", "marmaris"],
  ["vip-sprinter", "bodrum", "bodrumtour"],
  ["vip-sprinter", "bodrum", "ephesustour"],
  ["vip-sprinter", "bodrum", "pamukkaletour"],
];

test.each(TRIPS)("a %s between %s and %s has a fixed price, the same in both directions", (vehicleType, from, to) => {
  const euro = findFare(FARES, { from, to, vehicleType });
  expect(euro).toBeGreaterThan(0);
  expect(findFare(FARES, { from: to, to: from, vehicleType })).toBe(euro);
});

test("the table has no other fares between these places", () => {
  const places = new Set(TRIPS.flatMap(([, from, to]) => [from, to]));
  const others = FARES.filter(
    (fare) =>
      places.has(fare.from) &&
      places.has(fare.to) &&
      !TRIPS.some(([vehicle, from, to]) => vehicle === fare.vehicleType && from === fare.from && to === fare.to),
  );
  expectNone(others.map(({ vehicleType, from, to }) => `There is another fare: ${vehicleType}, ${from} to ${to}.`));
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

/** The fare of a trip, in the shape of a near fare. */
function fareOf(vehicleType: VehicleType, from: PlaceId, to: PlaceId) {
  return { from, to, vehicleType, euro: findFare(FARES, { from, to, vehicleType }) };
}

const VILLAGES: PlaceId[] = [
  "kaynar",
  "torba",
  "içmeler",
  "gümbet",
  "bitez",
  "ortakent",
  "yalıkavak",
  "gündoğan",
  "turgutreis",
  "gümüşlük",
  "türkbükü",
];

test.each(VILLAGES)(
  "a Sprinter to %s has the fare to the peninsula as a near fare, and the Vito's for a small party",
  (village) => {
    const there = { from: "airport", to: village, vehicleType: "vip-sprinter" } as const;
    const back = { from: village, to: "airport", vehicleType: "vip-sprinter" } as const;
    expect(nearFares(FARES, NEAR_FARE_RULES, there, 7)).toEqual([
      fareOf("vip-sprinter", "airport", "peninsula"),
      fareOf("vip-vito", "airport", village),
    ]);
    expect(nearFares(FARES, NEAR_FARE_RULES, back, 8)).toEqual([fareOf("vip-sprinter", "peninsula", "airport")]);
  },
);

test.each([1, 7, 8, 19])(
  "a Vito for %d to the peninsula has the Sprinter's fare as a near fare, in both directions",
  (passengers) => {
    const near = (from: PlaceId, to: PlaceId) =>
      nearFares(FARES, NEAR_FARE_RULES, { from, to, vehicleType: "vip-vito" }, passengers);
    expect(near("airport", "peninsula")).toEqual([fareOf("vip-sprinter", "airport", "peninsula")]);
    expect(near("peninsula", "airport")).toEqual([fareOf("vip-sprinter", "peninsula", "airport")]);
  },
);

test.each<VehicleType>(["vip-vito", "vip-sprinter"])(
  "a %s to Çeşme has the Vito's fare for Çeşme and Alaçatı as a near fare",
  (vehicleType) => {
    expect(nearFares(FARES, NEAR_FARE_RULES, { from: "airport", to: "çeşme", vehicleType }, 7)).toEqual([
      fareOf("vip-vito", "airport", "cesme/alacatı"),
    ]);
    expect(nearFares(FARES, NEAR_FARE_RULES, { from: "çeşme", to: "airport", vehicleType }, 7)).toEqual([
      fareOf("vip-vito", "cesme/alacatı", "airport"),
    ]);
    expect(nearFares(FARES, NEAR_FARE_RULES, { from: "airport", to: "çeşme", vehicleType }, 8)).toEqual([]);
  },
);

test("a trip that is not similar to any fare has no near fares", () => {
  expect(nearFares(FARES, NEAR_FARE_RULES, { from: "airport", to: "antalya", vehicleType: "vip-sprinter" }, 2)).toEqual(
    [],
  );
  expect(nearFares(FARES, NEAR_FARE_RULES, { from: "torba", to: "bitez", vehicleType: "vip-sprinter" }, 2)).toEqual([]);
});
