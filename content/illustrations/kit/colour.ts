/** Pigments of the house. What the light does to them is a mood's business. */
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

/** A colour between two, given as `#rrggbb`. */
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
