import { describe, expect, test } from "vitest";

import { casesOf, seatsOf, type PlanBox, type PlanFacts } from "#src/ui/SeatPlan/planLayout.ts";

const SALOON: PlanFacts = {
  length: 5300,
  width: 1950,
  windscreen: 1500,
  doors: [1700, 2900],
  rearWindow: 4000,
  rows: [
    { at: 2500, places: ["seat", "driver"] },
    { at: 3500, places: ["seat", "seat"] },
  ],
  cases: { size: "cabin", at: 4450, across: 3, deep: 1 },
};
const MINIBUS: PlanFacts = {
  length: 6970,
  width: 2020,
  windscreen: 600,
  doors: [900, 1900],
  rows: [
    { at: 1600, places: ["aisle", "driver"] },
    { at: 2600, places: ["seat", "aisle", "seat", "seat"], backwards: true },
    { at: 3500, places: ["seat", "spare", "seat", "seat"] },
  ],
  cases: { size: "large", at: 5600, across: 3, deep: 2 },
};

const overlap = (one: PlanBox, other: PlanBox) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe.each([
  ["a saloon", SALOON, ["seat", "driver", "seat", "seat"], 3],
  ["a minibus", MINIBUS, ["driver", "seat", "seat", "seat", "seat", "spare", "seat", "seat"], 6],
] as const)("the plan of %s", (_name, plan, places, cases) => {
  test("has every seat and suitcase, and nothing on the aisle", () => {
    expect(seatsOf(plan).map(({ place }) => place)).toEqual(places);
    expect(casesOf(plan)).toHaveLength(cases);
  });

  test("has nothing that overlaps or is outside the vehicle", () => {
    const boxes: PlanBox[] = [...seatsOf(plan), ...casesOf(plan)];
    for (const [index, box] of boxes.entries()) {
      expect(box.y).toBeGreaterThan(80);
      expect(box.y + box.height).toBeLessThan(plan.width - 80);
      expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
    }
  });

  test("is the same on both sides", () => {
    const inMiddle = (boxes: readonly PlanBox[]) =>
      (Math.min(...boxes.map(({ y }) => y)) + Math.max(...boxes.map(({ y, height }) => y + height))) / 2;
    expect(inMiddle(casesOf(plan))).toBeCloseTo(plan.width / 2);
  });
});

test("only the seats of a row that looks backwards do", () => {
  expect(seatsOf(MINIBUS).map(({ backwards }) => backwards)).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
