/** One row of a report. `isMet` is `null` if there is no target, or nothing could be measured. */
export interface Row {
  what: string;
  figure: string;
  target: string;
  isMet: boolean | null;
}

/** A Markdown table of `rows` with aligned columns. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [
    ["What", "Measured", "Target", "Met"],
    ...rows.map(({ what, figure, target, isMet }) => [
      what,
      figure,
      target,
      isMet === null ? "—" : isMet ? "yes" : "no",
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => (row[column] ?? "").length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = cells;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...body.map(line)].join("\n");
}

/** An error message that lists missed targets; undefined if all are met. */
export function unmetOf(rows: readonly Row[]): string | undefined {
  const missed = rows.filter(({ isMet }) => isMet === false);
  if (missed.length === 0) return undefined;
  const each = missed.map(({ what, figure, target }) => `${what}: ${figure}, where ${target} is the target`);
  return `${missed.length} of ${rows.length} targets are missed. ${each.join(". ")}.`;
}

/** The median; for an even number of values, the upper of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A mean with its 95 % confidence interval. */
export interface Interval {
  mean: number;
  low: number;
  high: number;
}

/** Two-sided 95 % quantiles of Student's t by degrees of freedom; above that, the normal distribution is used. */
const STUDENT_T = [
  12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.1, 2.09, 2.09,
];

/** The geometric mean of at least two ratios, with its 95 % confidence interval. */
export function intervalOf(ratios: readonly number[]): Interval {
  const logs = ratios.map(Math.log);
  const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length;
  const variance = logs.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (logs.length - 1);
  const reach = (STUDENT_T[logs.length - 2] ?? 1.96) * Math.sqrt(variance / logs.length);
  return { mean: Math.exp(mean), low: Math.exp(mean - reach), high: Math.exp(mean + reach) };
}
