import { expect, test } from "vitest";

import { isBaselineOf } from "#tests/visual/pictures.ts";

test("with names, only the baselines of these components may be removed", () => {
  expect(isBaselineOf(["ui/Card"], "ui-card--default.webp")).toBe(true);
  expect(isBaselineOf(["ui/Card", "features/BookingForm"], "features-bookingform--empty.webp")).toBe(true);
  expect(isBaselineOf(["ui/Card"], "ui-cardlist--default.webp")).toBe(false);
  expect(isBaselineOf(["ui/Card"], "features-card--default.webp")).toBe(false);
});

test("without names, any baseline may be removed", () => {
  expect(isBaselineOf(undefined, "ui-card--default.webp")).toBe(true);
});
