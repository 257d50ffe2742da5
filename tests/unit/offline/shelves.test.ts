import { expect, test } from "vitest";

import { languagesIn, offlinePath, ownShelves, shelvesOf, staleShelves } from "#src/offline/shelves.ts";

const now = shelvesOf("b");
const before = shelvesOf("a");
const names = [before.kept, before.seen, now.kept, now.seen, now.pictures, "somebody-else"];

test("a version has shelves of its own, and pictures outlive it", () => {
  expect(staleShelves(names, now)).toEqual([before.kept, before.seen]);
});

test("another program's caches are not ours", () => {
  expect(ownShelves(names)).toEqual(names.slice(0, -1));
});

test("a language is kept where its last page is", () => {
  expect(languagesIn(["/en", "/ru", offlinePath("ru"), "/tr/prices"])).toEqual(["ru"]);
});
