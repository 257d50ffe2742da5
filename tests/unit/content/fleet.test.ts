import { expect, test } from "vitest";

import { FLEET } from "#content/fleet.ts";

const EVERYTHING =
  "wifi leather climate usb tv minibar privacy luggage childSeat wheelchair pet smoking nonSmoking " +
  "englishDriver germanDriver russianDriver arabicDriver";

test.each([
  ["Mercedes S-Class", 3, EVERYTHING.replace("pet ", "")],
  ["Mercedes V-Class", 6, EVERYTHING],
  ["Mercedes Sprinter", 12, EVERYTHING],
])("the %s takes %d people comfortably and offers what it should", (name, capacity, features) => {
  const vehicle = FLEET.find((candidate) => candidate.name === name);
  expect(vehicle?.capacity).toBe(capacity);
  expect(vehicle?.features).toEqual(features.split(" "));
});

test("there are three vehicles", () => {
  expect(FLEET).toHaveLength(3);
});

test.each(FLEET)("the $name shows first only what it has", ({ features, highlights }) => {
  expect(highlights.filter((feature) => !features.includes(feature))).toEqual([]);
  expect(new Set(highlights).size).toBe(highlights.length);
});
