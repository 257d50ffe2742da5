import { escapeHtml } from "#src/domain/escapeHtml.ts";
import type { Language } from "#src/domain/language.ts";
import type { Climate } from "#src/content/schema/places.ts";

/** In the order of the year; the first has its December at the end of it. */
const SEASONS = ["winter", "spring", "summer", "autumn"];

/**
 * Renders the climate as a table with a row for each month, which `YearChart` draws. Lengths of bars are shares of the highest
 * temperature; the bar of a range ends in its middle. It consists of roles, because some browsers drop the semantics of table elements
 * with another `display`.
 */
export function renderYearTable({ heads, suggested, months }: Climate, language: Language): string {
  const highest = Math.max(...months.flatMap(({ air, sea }) => [middleOf(air), middleOf(sea)]));
  const head = (["month", "air", "sea", "crowd"] as const).map((kind) => {
    const unit = kind === "air" || kind === "sea" ? ", °C" : "";
    return `<div role="columnheader" data-kind="${kind}">${escapeHtml(heads[kind][language])}${unit}</div>`;
  });
  const rows = months.map(({ name, air, sea, crowd, suggested: isSuggested }, index) => {
    const bar = (kind: string, degrees: Degrees) => {
      const share = (middleOf(degrees) / highest).toFixed(2);
      return `<div role="cell" data-kind="${kind}" style="--share:${share}">${[degrees].flat().join("–")}</div>`;
    };
    const mark = isSuggested ? ` <b>${escapeHtml(suggested[language])}</b>` : "";
    const season = SEASONS[Math.floor(((index + 1) % 12) / 3)];
    return (
      `<div role="row" data-season="${season}"${isSuggested ? " data-suggested" : ""}>` +
      `<div role="rowheader">${escapeHtml(name[language])}${mark}</div>${bar("air", air)}${bar("sea", sea)}` +
      `<div role="cell" data-kind="crowd" style="--level:${crowd.level}">${escapeHtml(crowd.words[language])}</div></div>`
    );
  });
  const headRow = `<div role="rowgroup"><div role="row">${head.join("")}</div></div>`;
  return `<div role="table">${headRow}<div role="rowgroup">${rows.join("")}</div></div>`;
}

type Degrees = Climate["months"][number]["air"];

function middleOf(degrees: Degrees): number {
  return typeof degrees === "number" ? degrees : (degrees[0] + degrees[1]) / 2;
}
