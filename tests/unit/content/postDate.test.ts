import { expect, test } from "vitest";

import { shownDate } from "#src/content/pageData/postDate.ts";

test.each([
  ["once its day has come", { id: 1, month: "Mayıs" }, "2027-05-12", "2027-05-12"],
  ["on the day before", { id: 1, month: "Mayıs" }, "2027-05-11", "2026-05-12"],
  ["at the end of the year", { id: 1, month: "Haziran" }, "2027-12-31", "2027-06-12"],
  ["in winter", { id: 1, month: "Aralık" }, "2027-12-12", "2027-12-12"],
  ["at its beginning", { id: 1, month: "Haziran" }, "2027-01-01", "2026-06-12"],
] as const)("an article has the latest year in which its day is over: %s", (_when, post, today, shown) => {
  expect(shownDate(post, new Date(`${today}T00:00:00Z`))).toBe(shown);
});

test("28 consecutive articles have different days", () => {
  const days = Array.from({ length: 28 }, (_, id) => shownDate({ id, month: "Mayıs" }, new Date("2027-12-01")));
  expect(new Set(days).size).toBe(28);
});
