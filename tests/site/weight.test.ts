import { readdirSync, statSync } from "node:fs";

import { expect, test } from "vitest";

import { expectNone } from "#tests/support/expectNone.ts";
import { writtenPages } from "./pages.ts";

/** What the HTML of a page may weigh, in bytes as it is sent (brotli), by the kind of page: little more than the heaviest of it does. */
const LIMITS: Readonly<Record<string, number>> = {
  home: 20_000,
  reservation: 18_600,
  services: 12_150,
  "services/…": 12_900,
  tours: 10_200,
  "tours/…": 13_200,
  blog: 14_500,
  "blog/…": 11_200,
  prices: 19_100,
  contact: 9_350,
  faq: 9_300,
  gallery: 11_850,
  privacy: 9_850,
  terms: 7_950,
  404: 6_100,
  offline: 1_520,
};

/** What a part may weigh that comes when a visitor wants it, or has to wait, and so with no page: script and styles together. */
const ON_INTENT: Readonly<Record<string, number>> = {
  DialList: 2_500,
  DialPopover: 11_300,
  DialSheet: 800,
  Lightbox: 2_950,
  MenuDialog: 980,
  Van: 1_320,
  allDrawings: 2_800,
  desk: 19_100,
  flags: 12_600,
  "en-request": 1_540,
  "ru-request": 2_040,
  "tr-request": 1_800,
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

test("what comes on intent weighs no more than it may", () => {
  const assets = readdirSync("dist/site/assets");
  const faults = Object.entries(ON_INTENT).flatMap(([part, limit]) => {
    const files = assets.filter((file) => file.startsWith(`${part}-`) && /\.(?:js|css)$/.test(file));
    if (files.length === 0) return [`No part of the site is called ${part}.`];
    const bytes = files.reduce((sum, file) => sum + sentBytes(`assets/${file}`), 0);
    return bytes > limit
      ? [`${part}: ${bytes} bytes on intent, ${bytes - limit} over the ${limit} that it may weigh.`]
      : [];
  });
  expectNone(faults);
});

/** What all code and styles may weigh together, in every language, whoever may ask for it and when. */
const ALL_CODE = 450_000;

test("no part of the code grows unseen", () => {
  const files = readdirSync("dist/site/assets").filter((file) => /\.(?:js|css)$/.test(file));
  const bytes = files.reduce((sum, file) => sum + sentBytes(`assets/${file}`), 0);
  const over = bytes - ALL_CODE;
  expectNone(
    over > 0
      ? [`All ${files.length} files of code: ${bytes} bytes, ${over} over the ${ALL_CODE} that they may weigh.`]
      : [],
  );
});

function sentBytes(file: string): number {
  return statSync(`dist/site/${file}.br`).size;
}
