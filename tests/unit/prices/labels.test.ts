import { describe, expect, test } from "vitest";

import { priceRange } from "#src/features/prices/labels.ts";

describe("the range of a group's prices", () => {
  const fares = [{ euro: 75 }, { euro: 45 }, { euro: 50 }];

  test("is from the lowest to the highest, formatted for the language", () => {
    expect(priceRange(fares, "en")).toBe("€45–75");
    expect(priceRange(fares, "tr")).toBe("45–75\u00a0€");
  });

  test("is one price where all are the same", () => {
    expect(priceRange([{ euro: 120 }, { euro: 120 }], "en")).toBe("€120");
  });
});
