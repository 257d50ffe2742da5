import { expect, test } from "vitest";

import { compareFares } from "../../../scripts/owner/changedFares.ts";

function fares(...euros: readonly [string, number][]): string {
  return euros
    .map(([to, euro]) => `  { from: "airport", to: "${to}", vehicleType: "vip-vito", euro: ${euro} },`)
    .join("\n");
}

test("fares that differ are listed with both prices", () => {
  expect(
    compareFares(
      fares(["torba", 45], ["bitez", 50], ["izmir", 350]),
      fares(["torba", 45], ["bitez", 55], ["mazı", 60]),
    ),
  ).toEqual([
    "airport to bitez (vip-vito): 50 EUR → 55 EUR",
    "airport to izmir (vip-vito): 350 EUR → taken out",
    "airport to mazı (vip-vito): new → 60 EUR",
  ]);
  expect(compareFares(fares(["torba", 45]), fares(["torba", 45]))).toEqual([]);
});

test.each([
  [150, 1500, true],
  [150, 300, true],
  [150, 299, false],
  [150, 76, false],
  [150, 75, true],
  [150, 15, true],
])("a fare of %i that becomes %i is questioned: %s", (was, is, isQuestioned) => {
  const line = `airport to didim (vip-vito): ${was} EUR → ${is} EUR`;
  expect(compareFares(fares(["didim", was]), fares(["didim", is]))).toEqual([
    isQuestioned ? `${line} (is that right?)` : line,
  ]);
});
