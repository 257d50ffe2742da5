import { expect, test } from "vitest";

import { shares } from "#content/illustrations/kit/geometry.ts";
import { CARRIER, VAN } from "#content/illustrations/parts/vehicles/models.ts";
import { LENGTH, onRoof } from "#content/illustrations/parts/vehicles/saloonShape.ts";

const SALOON = { length: LENGTH, height: Math.max(...shares(50).map((share) => onRoof(0, share * LENGTH)[2])) };

/** How far a drawn vehicle may be from a real one: it is of no maker, so that its bumpers differ. */
const TOLERANCE = 0.03;

// Millimetres, from manufacturers' data of such classes: a long saloon, a people carrier, a minibus with a high roof.
test.each([
  ["saloon", SALOON, { length: 5289, height: 1503 }],
  ["people carrier", CARRIER, { length: 5140, height: 1910 }],
  ["minibus", VAN, { length: 6967, height: 2700 }],
])("the %s is as long and as high as a real one", (_, { length, height }, real) => {
  expect(Math.abs(length / real.length - 1)).toBeLessThan(TOLERANCE);
  expect(Math.abs(height / real.height - 1)).toBeLessThan(TOLERANCE);
});
