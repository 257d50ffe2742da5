/** The brand's palette, without light: a mood defines how colours look in its light. */
export const PIGMENT = {
  ink: "#0f2540",
  deep: "#173b5e",
  sea: "#1d5d86",
  lagoon: "#3f8fb5",
  foam: "#9cc9d6",
  whitewash: "#fbf7ef",
  paper: "#f1e8d8",
  sand: "#e4cfa6",
  earth: "#c9a878",
  terracotta: "#c8643c",
  brick: "#93412d",
  bougainvillea: "#e0487c",
  magenta: "#c2265f",
  wine: "#8d1b4c",
  brass: "#c79a4b",
  olive: "#6d7a3f",
  mandarin: "#ee9433",
  flag: "#c4252f",
} as const;

/** Interpolates linearly between two colours, given as `#rrggbb`; `share` is 0 for the first and 1 for the second. */
export function blend(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  return `#${a.map((value, index) => hex(value + ((b[index] ?? value) - value) * share)).join("")}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, "0");
}
