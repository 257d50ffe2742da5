import { expect, test } from "vitest";

import type { Climate } from "#src/content/schema/places.ts";
import { renderYearTable } from "#src/content/pageData/yearTable.ts";

const inAll = (words: string) => ({ tr: `${words} tr`, en: words, ru: `${words} ru` });
const month: Climate["months"][number] = {
  name: inAll("Month"),
  air: [20, 30],
  sea: 10,
  crowd: { level: 3, words: inAll("Room & shade") },
};
const heads = { month: inAll("Month"), air: inAll("Air"), sea: inAll("Sea"), crowd: inAll("How full") };

test("the table has a head for each column and row, and the bars are as long as their figures", () => {
  expect(renderYearTable({ heads, suggested: inAll("Our pick"), months: [month] }, "en")).toBe(
    '<div role="table"><div role="rowgroup"><div role="row">' +
      '<div role="columnheader" data-kind="month">Month</div>' +
      '<div role="columnheader" data-kind="air">Air, °C</div>' +
      '<div role="columnheader" data-kind="sea">Sea, °C</div>' +
      '<div role="columnheader" data-kind="crowd">How full</div></div></div><div role="rowgroup">' +
      '<div role="row" data-season="winter"><div role="rowheader">Month</div>' +
      '<div role="cell" data-kind="air" style="--share:1.00">20–30</div>' +
      '<div role="cell" data-kind="sea" style="--share:0.40">10</div>' +
      '<div role="cell" data-kind="crowd" style="--level:3">Room &amp; shade</div></div></div></div>',
  );
});

test("a month to suggest is marked by words, in the language of the text", () => {
  const year = { heads, suggested: inAll("Our pick"), months: [{ ...month, suggested: true } as const] };
  expect(renderYearTable(year, "tr")).toContain(
    '<div role="row" data-season="winter" data-suggested><div role="rowheader">Month tr <b>Our pick tr</b></div>',
  );
});

test("winter begins in December, and each season has three months", () => {
  const months = Array.from({ length: 12 }, () => month);
  const seasons = renderYearTable({ heads, suggested: inAll("Our pick"), months }, "en").matchAll(
    /data-season="(\w+)"/g,
  );
  const [winter, spring, summer, autumn] = ["winter", "spring", "summer", "autumn"].map((name) => [name, name, name]);
  expect([...seasons].map(([, season]) => season)).toEqual([winter?.slice(1), spring, summer, autumn, "winter"].flat());
});
