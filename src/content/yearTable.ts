import type { Language } from "#src/domain/language.ts";
import type { Climate } from "./contentSchema.ts";

/** In the order of the year; the first has its December at the end of it. */
const SEASONS = ["winter", "spring", "summer", "autumn"];

/**
 * Renders the climate as a table with a row for each month, which `YearChart` draws. Lengths of bars are shares of the highest
 * temperature; the bar of a range ends in its middle.
 */
export function renderYearTable({ heads, suggested, months }: Climate, language: Language): string {
  const highest = Math.max(...months.flatMap(({ air, sea }) => [middleOf(air), middleOf(sea)]));
  const head = (["month", "air", "sea", "crowd"] as const).map((kind) => {
    const unit = kind === "air" || kind === "sea" ? ", °C" : "";
    return `<th scope="col" data-kind="${kind}">${heads[kind][language]}${unit}</th>`;
  });
  const rows = months.map(({ name, air, sea, crowd, suggested: isSuggested }, index) => {
    const bar = (kind: string, degrees: Degrees) => {
      const share = (middleOf(degrees) / highest).toFixed(2);
      return `<td data-kind="${kind}" style="--share:${share}">${[degrees].flat().join("–")}</td>`;
    };
    const mark = isSuggested ? ` <b>${suggested[language]}</b>` : "";
    const season = SEASONS[Math.floor(((index + 1) % 12) / 3)];
    return (
      `<tr data-season="${season}"${isSuggested ? " data-suggested" : ""}>` +
      `<th scope="row">${name[language]}${mark}</th>${bar("air", air)}${bar("sea", sea)}` +
      `<td data-kind="crowd" style="--level:${crowd.level}">${crowd.words[language]}</td></tr>`
    );
  });
  return `<table><thead><tr>${head.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

type Degrees = Climate["months"][number]["air"];

function middleOf(degrees: Degrees): number {
  return typeof degrees === "number" ? degrees : (degrees[0] + degrees[1]) / 2;
}
