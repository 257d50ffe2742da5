import { statSync } from "node:fs";

import { expect, test } from "vitest";

import { expectNone } from "#tests/support/expectNone.ts";
import { attributesOf, markupOf, writtenPages } from "./pages.ts";

/** Maximum size of a page's HTML in compressed bytes (brotli). `tests/e2e/weight.spec.ts` measures in a browser what scripts load. */
const HTML = 20_500;
/** Maximum size of its style sheets. Pages with the form need more of them, and several sheets compress less well than one. */
const STYLES = 24_000;

test("the HTML and the style sheets of every page are within their limits", () => {
  const pages = writtenPages();
  expectNone(
    pages.flatMap((page) => {
      const sheets = attributesOf(markupOf(page), "link", "href").filter((href) => href.endsWith(".css"));
      return [
        ...overLimit(page.file, "HTML", sentBytes(page.file), HTML),
        ...overLimit(page.file, "style sheets", sum([...new Set(sheets)].map(sentBytes)), STYLES),
      ];
    }),
  );
  expect(pages.length).toBeGreaterThan(0);
});

function overLimit(file: string, what: string, bytes: number, limit: number): string[] {
  return bytes > limit ? [`${file}: ${bytes} bytes of ${what}, ${bytes - limit} over the limit.`] : [];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function sentBytes(file: string): number {
  return statSync(`dist/site/${file}.br`).size;
}
