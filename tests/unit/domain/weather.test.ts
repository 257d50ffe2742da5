import { expect, test } from "vitest";

import { conditionOf } from "#src/domain/weather.ts";

test.each([
  [200, "thunderstorm"],
  [232, "thunderstorm"],
  [300, "drizzle"],
  [321, "drizzle"],
  [500, "rain"],
  [531, "rain"],
  [600, "snow"],
  [622, "snow"],
  [701, "fog"],
  [781, "fog"],
  [800, "clear"],
  [801, "clouds"],
  [804, "clouds"],
  [809, "clouds"],
  [810, "unknown"],
  [900, "unknown"],
  [962, "unknown"],
  [0, "unknown"],
  [100, "unknown"],
  [400, "unknown"],
  [-1, "unknown"],
  [Number.NaN, "unknown"],
  [null, "unknown"],
])("the condition code %s is %s", (id, condition) => {
  expect(conditionOf(id)).toBe(condition);
});
