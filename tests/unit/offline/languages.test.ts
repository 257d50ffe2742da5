import { expect, test } from "vitest";

import { languagesOfWorker, workerUrl } from "#src/offline/languages.ts";

const SITE = "https://www.example.com";

test.each([
  [["en"], "/sw.js?languages=en"],
  [["ru", "en"], "/sw.js?languages=en-ru"],
  [["ru", "ru", "tr"], "/sw.js?languages=tr-ru"],
] as const)("%j is precached by the worker at %s, in any order", (languages, url) => {
  expect(workerUrl(languages)).toBe(url);
  expect(languagesOfWorker(SITE + url).toSorted()).toEqual([...new Set(languages)].toSorted());
});

test.each(["/sw.js", "/sw.js?languages=", "/sw.js?languages=de-fr"])("%s precaches no language", (url) => {
  expect(languagesOfWorker(SITE + url)).toEqual([]);
});
