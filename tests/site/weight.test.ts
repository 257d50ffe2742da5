import { statSync } from "node:fs";

import { expect, test } from "vitest";

import { expectNone } from "#tests/support/expectNone.ts";
import { writtenPages } from "./pages.ts";

/** What the HTML of a page may weigh, in bytes as it is sent (brotli), by the kind of page: little more than the heaviest of it does. */
const LIMITS: Readonly<Record<string, number>> = {
  home: 20_000,
  reservation: 18_900,
  services: 12_400,
  "services/…": 13_100,
  tours: 10_400,
  "tours/…": 13_400,
  blog: 14_800,
  "blog/…": 11_400,
  prices: 19_500,
  contact: 9_500,
  faq: 9_500,
  gallery: 12_100,
  privacy: 10_000,
  terms: 8_200,
  404: 6_200,
  offline: 1_700,
};

/** `tours/…` for `ru/tours/efes-turu/index.html`. */
function kindOf(file: string): string {
  const [, standsIn] = /(?:^|\/)(404|offline)\.html$/.exec(file) ?? [];
  const [, section = "home", slug] = file.split("/").slice(0, -1);
  return standsIn ?? (slug === undefined ? section : `${section}/…`);
}

test("the HTML of every page weighs no more than its kind may", () => {
  const pages = writtenPages().map(({ file }) => ({ file, kind: kindOf(file), bytes: sentBytes(file) }));
  const faults = pages.flatMap(({ file, kind, bytes }) => {
    const over = bytes - (LIMITS[kind] ?? 0);
    return over > 0 ? [`${file}: ${bytes} bytes of HTML, ${over} over the ${LIMITS[kind] ?? 0} of its kind.`] : [];
  });
  expectNone(faults);
  expect(new Set(pages.map(({ kind }) => kind)).size).toBe(Object.keys(LIMITS).length);
});

function sentBytes(file: string): number {
  return statSync(`dist/site/${file}.br`).size;
}
