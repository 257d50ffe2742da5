import { expect, test } from "vitest";

import { savesData } from "#src/domain/connection.ts";

test("Save-Data applies only if the browser reports it", () => {
  expect(savesData({ connection: { saveData: true } })).toBe(true);
  expect(savesData({ connection: { saveData: false } })).toBe(false);
  expect(savesData({ connection: {} })).toBe(false);
  expect(savesData({})).toBe(false);
});
