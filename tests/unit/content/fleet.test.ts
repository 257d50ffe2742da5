import { expect, test } from "vitest";

import { FLEET } from "#content/fleet.ts";
import { VEHICLES } from "#src/domain/price.ts";
import { casesOf, seatsOf, type PlanBox } from "#src/ui/SeatPlan/planLayout.ts";
import { expectNone } from "#tests/support/expectNone.ts";

const EVERYTHING =
  "wifi leather climate usb tv minibar privacy luggage childSeat wheelchair pet smoking nonSmoking " +
  "englishDriver germanDriver russianDriver arabicDriver";

test.each([
  ["Mercedes S-Class", 3, EVERYTHING.replace("pet ", "")],
  ["Mercedes V-Class", 6, EVERYTHING],
  ["Mercedes Sprinter", 12, EVERYTHING],
])("the %s has %d comfortable seats and the right features", (name, capacity, features) => {
  const vehicle = FLEET.find((candidate) => candidate.name === name);
  expect(vehicle?.capacity).toBe(capacity);
  expect(vehicle?.features).toEqual(features.split(" "));
});

test("there are three vehicles", () => {
  expect(FLEET).toHaveLength(3);
});

test.each(FLEET)("the main features of the $name are among its features", ({ features, highlights }) => {
  const others = highlights.filter((feature) => !features.includes(feature));
  expectNone(others.map((feature) => `${feature} is a main feature, but not among the features.`));
  expect(new Set(highlights).size).toBe(highlights.length);
});

test.each(FLEET.flatMap(({ capacity, vehicleType }) => (vehicleType ? [{ capacity, vehicleType }] : [])))(
  "the form has the same number of comfortable seats for $vehicleType as the fleet",
  ({ capacity, vehicleType }) => {
    expect(VEHICLES[vehicleType].comfortableSeats).toBe(capacity);
  },
);

test.each(FLEET)("the plan of the $name has as many seats and suitcases as comfortable seats", ({ capacity, plan }) => {
  expect(seatsOf(plan).filter(({ place }) => place === "seat")).toHaveLength(capacity);
  expect(seatsOf(plan).filter(({ place }) => place === "driver")).toHaveLength(1);
  expect(casesOf(plan)).toHaveLength(capacity);
});

test("the plan of the V-Class shows the seventh seat that the form offers", () => {
  const plan = FLEET.find(({ id }) => id === "v-class")?.plan;
  expect(plan && seatsOf(plan).filter(({ place }) => place !== "driver")).toHaveLength(VEHICLES["vip-vito"].seats);
});

test.each(FLEET)(
  "the doors of the $name are before its boot, and its rear window is between seats and suitcases",
  ({ plan }) => {
    const { doors, rearWindow, cases } = plan;
    expect(doors).toEqual(doors.toSorted((one, other) => one - other));
    expect(doors.at(-1)).toBeLessThan(cases.at);
    if (!rearWindow) return;
    expect(rearWindow).toBeGreaterThan(Math.max(...seatsOf(plan).map(({ x, width }) => x + width)) + 100);
    expect(rearWindow + 340).toBeLessThan(cases.at);
  },
);

const overlap = (one: PlanBox, other: PlanBox) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test.each(FLEET)("nothing in the plan of the $name overlaps or is outside the vehicle", ({ plan }) => {
  const boxes: PlanBox[] = [...seatsOf(plan), ...casesOf(plan)];
  for (const [index, box] of boxes.entries()) {
    expect(box.x).toBeGreaterThan(plan.windscreen + 400);
    expect(box.x + box.width).toBeLessThan(plan.length - 80);
    expect(box.y).toBeGreaterThan(80);
    expect(box.y + box.height).toBeLessThan(plan.width - 80);
    const overlapping = boxes.slice(index + 1).filter((other) => overlap(box, other));
    expectNone(overlapping.map((other) => `The boxes at ${box.x}, ${box.y} and ${other.x}, ${other.y} overlap.`));
  }
});
