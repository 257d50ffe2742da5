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
