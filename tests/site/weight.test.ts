import { statSync } from "node:fs";

import { expect, test } from "vitest";

import { expectNone } from "#tests/support/expectNone.ts";
import { attributesOf, markupOf, writtenPages } from "./pages.ts";

/**
 * What a page may weigh, in bytes as they are sent (brotli). What a page loads by script is weighed in a browser, by
 * `tests/e2e/weight.spec.ts`.
 */
const HTML = 20_500;
/** A page with the form has styles of its own for it; several sheets compress less well than one would. */
const STYLES = 24_000;

test("the HTML and the style sheets of every page weigh no more than they may", () => {
  const pages = writtenPages();
  expectNone(
    pages.flatMap((page) => {
      const sheets = attributesOf(markupOf(page), "link", "href").filter((href) => href.endsWith(".css"));
      return [
        ...tooMuch(page.file, "HTML", sentBytes(page.file), HTML),
        ...tooMuch(page.file, "style sheets", sum([...new Set(sheets)].map(sentBytes)), STYLES),
      ];
    }),
  );
  expect(pages.length).toBeGreaterThan(0);
});

function tooMuch(file: string, what: string, bytes: number, limit: number): string[] {
  return bytes > limit ? [`${file}: ${bytes} bytes of ${what}, ${bytes - limit} over the limit.`] : [];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function sentBytes(file: string): number {
  return statSync(`dist/site/${file}.br`).size;
}
