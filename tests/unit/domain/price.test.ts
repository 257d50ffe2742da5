import { expect, test } from "vitest";

import { nearFares } from "#src/domain/nearFares.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { anchorOf, findFare, VEHICLE_TYPES, VEHICLES, type Fare, type NearFareRule } from "#src/domain/price.ts";
import { SPECIFIED_FARES, SPECIFIED_PLACES } from "#tests/support/specification.ts";

const fares: Fare[] = [
  { from: "airport", to: "torba", vehicleType: "vip-vito", euro: 45 },
  { from: "airport", to: "peninsula", vehicleType: "vip-sprinter", euro: 120 },
];
const rules: NearFareRule[] = [
  {
    vehicleType: "vip-sprinter",
    place: "airport",
    others: ["torba", "bitez"],
    offers: [{ vehicleType: "vip-sprinter", other: "peninsula" }, { vehicleType: "vip-vito" }],
  },
  { place: "airport", others: ["other"], offers: [{ vehicleType: "vip-vito", other: "torba" }] },
];

test("the specified table gives each of its fares in both directions, and no other pair a fare", () => {
  const places: readonly PlaceId[] = [...SPECIFIED_PLACES, "bodrum"];
  const found = VEHICLE_TYPES.flatMap((vehicleType) =>
    places.flatMap((from) =>
      places.flatMap((to) => {
        const euro = findFare(SPECIFIED_FARES, { from, to, vehicleType });
        return euro === null ? [] : [`${vehicleType} ${from} ${to} ${euro}`];
      }),
    ),
  );
  const listed = SPECIFIED_FARES.flatMap(({ vehicleType, from, to, euro }) => [
    `${vehicleType} ${from} ${to} ${euro}`,
    `${vehicleType} ${to} ${from} ${euro}`,
  ]);
  expect(listed).toHaveLength(66);
  expect(found.toSorted()).toEqual(listed.toSorted());
});

test("every fare has an anchor of its own, in ASCII", () => {
  const anchors = SPECIFIED_FARES.map(anchorOf);
  expect(new Set(anchors).size).toBe(SPECIFIED_FARES.length);
  for (const anchor of anchors) expect(anchor).toMatch(/^[a-z]+(?:-[a-z]+)+$/);
});

test.each([
  ["airport", "cesme/alacatı", "vip-vito", "airport-cesme-alacati"],
  ["bodrum", "izmir", "vip-sprinter", "bodrum-izmir-sprinter"],
] as const)("the anchor of %s to %s by %s is %s", (from, to, vehicleType, anchor) => {
  expect(anchorOf({ from, to, vehicleType })).toBe(anchor);
});

test("a fare applies in both directions and to its own vehicle only", () => {
  expect(findFare(fares, { from: "airport", to: "torba", vehicleType: "vip-vito" })).toBe(45);
  expect(findFare(fares, { from: "torba", to: "airport", vehicleType: "vip-vito" })).toBe(45);
  expect(findFare(fares, { from: "airport", to: "torba", vehicleType: "vip-sprinter" })).toBeNull();
});

test("the same place twice has no fare", () => {
  expect(findFare(fares, { from: "airport", to: "airport", vehicleType: "vip-vito" })).toBeNull();
});

test("near fares have the direction of the trip", () => {
  expect(nearFares(fares, rules, { from: "torba", to: "airport", vehicleType: "vip-sprinter" }, 2)).toEqual([
    { from: "peninsula", to: "airport", vehicleType: "vip-sprinter", euro: 120 },
    { from: "torba", to: "airport", vehicleType: "vip-vito", euro: 45 },
  ]);
});

test("a vehicle too small for the party is not offered", () => {
  const trip = { from: "airport", to: "torba", vehicleType: "vip-sprinter" } as const;
  const vehicles = (passengers: number) => nearFares(fares, rules, trip, passengers).map((fare) => fare.vehicleType);
  const [small, large] = [VEHICLES["vip-vito"].seats, VEHICLES["vip-sprinter"].seats];
  expect(vehicles(small)).toEqual(["vip-sprinter", "vip-vito"]);
  expect(vehicles(small + 1)).toEqual(["vip-sprinter"]);
  expect(vehicles(large)).toEqual(["vip-sprinter"]);
  expect(vehicles(large + 1)).toEqual([]);
  expect(vehicles(Number.NaN)).toEqual([]);
});

test("a near fare without a price is omitted", () => {
  expect(nearFares(fares, rules, { from: "airport", to: "bitez", vehicleType: "vip-sprinter" }, 2)).toEqual([
    { from: "airport", to: "peninsula", vehicleType: "vip-sprinter", euro: 120 },
  ]);
});

test("a rule without a vehicle applies to each of them", () => {
  for (const vehicleType of ["vip-vito", "vip-sprinter"] as const)
    expect(nearFares(fares, rules, { from: "airport", to: "other", vehicleType }, 2)).toHaveLength(1);
});

test("a trip with a fare has no near fares, even if a rule matches", () => {
  const forEach: NearFareRule = { place: "airport", others: ["torba"], offers: [{ vehicleType: "vip-vito" }] };
  expect(nearFares(fares, [forEach], { from: "airport", to: "torba", vehicleType: "vip-sprinter" }, 2)).toHaveLength(1);
  expect(nearFares(fares, [forEach], { from: "airport", to: "torba", vehicleType: "vip-vito" }, 2)).toEqual([]);
});

test("a trip without a matching rule has no near fares", () => {
  expect(nearFares(fares, rules, { from: "airport", to: "bitez", vehicleType: "vip-vito" }, 2)).toEqual([]);
  expect(nearFares(fares, rules, { from: "torba", to: "bitez", vehicleType: "vip-sprinter" }, 2)).toEqual([]);
});

test("there are at most two near fares", () => {
  const trip = { from: "airport", to: "torba", vehicleType: "vip-sprinter" } as const;
  expect(nearFares(fares, [...rules, ...rules], trip, 1)).toHaveLength(2);
});
