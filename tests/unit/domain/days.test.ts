import { expect, test } from "vitest";

import { longDay } from "#src/domain/days.ts";

test.each([
  ["tr", "9 Haziran 2026"],
  ["en", "9 June 2026"],
  ["ru", "9 июня 2026"],
] as const)("a day in %s", (language, text) => {
  expect(longDay("2026-06-09", language)).toBe(text);
});

test("a day is the same day everywhere on earth", () => {
  expect([longDay("2026-05-01", "en"), longDay("2026-05-31", "ru")]).toEqual(["1 May 2026", "31 мая 2026"]);
});
