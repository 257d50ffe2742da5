import { expect, test } from "vitest";

import { adoptedPaths } from "#src/offline/message.ts";

test("paths of this site are taken over", () => {
  expect(adoptedPaths({ adopt: ["/en", "/assets/a.js"] })).toEqual(["/en", "/assets/a.js"]);
});

test.each([
  undefined,
  null,
  "adopt",
  {},
  { adopt: "/en" },
  { adopt: [1, "//elsewhere.invalid/x", "en", "/a?b=c", "/a#b"] },
])("nothing out of %j", (data) => expect(adoptedPaths(data)).toEqual([]));

test("as many as a page has", () => {
  expect(adoptedPaths({ adopt: Array.from({ length: 1_000 }, (_, index) => `/images/${index}.avif`) })).toHaveLength(
    60,
  );
});
