import { expect, test } from "vitest";

import { blockingOf } from "#tests/bench/paints.ts";

test.each([
  ["nothing was long", [], 0],
  ["all was before the first paint", [{ startTime: 900, duration: 90 }], 0],
  [
    "each is long after it",
    [
      { startTime: 1000, duration: 80 },
      { startTime: 2000, duration: 120 },
    ],
    100,
  ],
  ["the first paint falls into it", [{ startTime: 950, duration: 130 }], 30],
  ["little of it is after the first paint", [{ startTime: 900, duration: 140 }], 0],
])("total blocking time counts what is over 50 ms after the first paint: %s", (_where, tasks, blocking) => {
  expect(blockingOf({ first: 1000, tasks })).toBe(blocking);
});
