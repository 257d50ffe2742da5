/** What a map is printed in. */
export interface MapColours {
  deep: string;
  sea: string;
  /** Three bands along the coast, from the open sea inwards. */
  bands: readonly [string, string, string];
  land: string;
  sand: string;
  hill: string;
  hillShade: string;
  grain: string;
  leaf: string;
  leafShade: string;
  ink: string;
  lit: string;
  shade: string;
  sail: string;
  road: string;
  water: string;
}

export const MAP_DAY: MapColours = {
  deep: "#86bccd",
  sea: "#9cc9d6",
  bands: ["#aed4dc", "#c3dfe1", "#dcebe4"],
  land: "#fbf7ef",
  sand: "#d9bd8c",
  hill: "#f0dfb9",
  hillShade: "#d9bd8c",
  grain: "#d3b27c",
  leaf: "#a3a765",
  leafShade: "#6d7a3f",
  ink: "#0f2540",
  lit: "#ecc185",
  shade: "#b06f45",
  sail: "#fffdf8",
  road: "#c8643c",
  water: "#17496a",
};
