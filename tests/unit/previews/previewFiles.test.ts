import { expect, test } from "vitest";

import { describeFault } from "#src/content/read/faults.ts";
import { readLibrary } from "#src/content/read/library.ts";
import { exists } from "../../../scripts/owner/files.ts";
import { previewFaults, previewFilesOf, previewHash, previewPath } from "../../../scripts/previews/previewFiles.ts";

const library = readLibrary();
const files = previewFilesOf(library).filter((file) => exists(previewPath(file)));
/** As if every preview had been drawn a moment ago. */
const CURRENT = {
  layout: "",
  drawn: Object.fromEntries(files.map((file) => [file.title, previewHash(file, library)])),
};
const home = library.previews.home;

test("the previews that are served show what the content says", () => {
  expect(previewFaults(library)).toEqual([]);
});

test("previews that show what the content says are no fault", () => {
  expect(previewFaults(library, CURRENT)).toEqual([]);
});

test.each([
  [
    "words",
    { words: { ...home.words, tr: { ...home.words.tr, line: "Başka bir cümle." } } },
    "home-tr; npm run previews draws it again",
  ],
  [
    "a picture",
    { picture: library.previews.faq.picture },
    "home-tr, home-en, home-ru; npm run previews draws them again",
  ],
  [
    "another part of the picture",
    { focus: home.focus + 1 },
    "home-tr, home-en, home-ru; npm run previews draws them again",
  ],
])("a preview is named if %s of it changed since it was drawn", (_what, change, named) => {
  const changed = { ...library, previews: { ...library.previews, home: { ...home, ...change } } };
  expect(previewFaults(changed, CURRENT).map((fault) => describeFault(fault, "en"))).toEqual([
    `content/previews.json: no longer up to date: ${named}`,
  ]);
});

test("all previews are out of date under another name of the business", () => {
  const changed = { ...library, business: { ...library.business, name: "Another Transfer" } };
  const [message] = previewFaults(changed, CURRENT).map((fault) => describeFault(fault, "en"));
  expect(message).toMatch(/home-tr, home-en, home-ru, reservation-tr and \d+ more; npm run previews draws them again$/);
});

test("a page without a preview of its own is no fault, because it has that of its section", () => {
  const drawn = Object.entries(CURRENT.drawn).filter(([title]) => !title.startsWith("tour-"));
  expect(previewFaults(library, { ...CURRENT, drawn: Object.fromEntries(drawn) })).toEqual([]);
});
