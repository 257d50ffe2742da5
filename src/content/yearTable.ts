import { escapeHtml } from "#src/domain/escapeHtml.ts";
import type { Language } from "#src/domain/language.ts";
import type { Climate } from "./contentSchema.ts";

/** In the order of the year; the first has its December at the end of it. */
const SEASONS = ["winter", "spring", "summer", "autumn"];

/**
 * Renders the climate as a table with a row for each month, which `YearChart` draws. Lengths of bars are shares of the highest
 * temperature; the bar of a range ends in its middle. Roles are written out, because some browsers forget that a table drawn otherwise is one.
 */
export function renderYearTable({ heads, suggested, months }: Climate, language: Language): string {
  const highest = Math.max(...months.flatMap(({ air, sea }) => [middleOf(air), middleOf(sea)]));
  const head = (["month", "air", "sea", "crowd"] as const).map((kind) => {
    const unit = kind === "air" || kind === "sea" ? ", °C" : "";
    return `<th role="columnheader" scope="col" data-kind="${kind}">${escapeHtml(heads[kind][language])}${unit}</th>`;
  });
  const rows = months.map(({ name, air, sea, crowd, suggested: isSuggested }, index) => {
    const bar = (kind: string, degrees: Degrees) => {
      const share = (middleOf(degrees) / highest).toFixed(2);
      return `<td role="cell" data-kind="${kind}" style="--share:${share}">${[degrees].flat().join("–")}</td>`;
    };
    const mark = isSuggested ? ` <b>${escapeHtml(suggested[language])}</b>` : "";
    const season = SEASONS[Math.floor(((index + 1) % 12) / 3)];
    return (
      `<tr role="row" data-season="${season}"${isSuggested ? " data-suggested" : ""}>` +
      `<th role="rowheader" scope="row">${escapeHtml(name[language])}${mark}</th>${bar("air", air)}${bar("sea", sea)}` +
      `<td role="cell" data-kind="crowd" style="--level:${crowd.level}">${escapeHtml(crowd.words[language])}</td></tr>`
    );
  });
  const headRow = `<thead role="rowgroup"><tr role="row">${head.join("")}</tr></thead>`;
  return `<table role="table">${headRow}<tbody role="rowgroup">${rows.join("")}</tbody></table>`;
}

type Degrees = Climate["months"][number]["air"];

function middleOf(degrees: Degrees): number {
  return typeof degrees === "number" ? degrees : (degrees[0] + degrees[1]) / 2;
}
