/** The colours of a base map. */
export interface MapColours {
  sea: string;
  /** Three bands along the coast, from the open sea inwards. */
  bands: readonly [string, string, string];
  land: string;
  sand: string;
  hill: string;
  hillShade: string;
  /** Ridges with scrub and woods. */
  ridge: string;
  ridgeShade: string;
  /** Built-up areas. */
  town: string;
  /** Walls of the town's houses. */
  wall: string;
  wallShade: string;
  grain: string;
  leaf: string;
  leafShade: string;
  pineShade: string;
  ink: string;
  lit: string;
  shade: string;
  sail: string;
  road: string;
  /** Streets of the town, which have an edge of sand. */
  street: string;
  water: string;
}

/** Colours of the maps in the light theme. */
export const MAP_DAY: MapColours = {
  sea: "#9cc9d6",
  bands: ["#aed4dc", "#c3dfe1", "#dcebe4"],
  land: "#fbf7ef",
  sand: "#d9bd8c",
  hill: "#f0dfb9",
  hillShade: "#d8bc8b",
  ridge: "#d3d0a4",
  ridgeShade: "#b0ab78",
  town: "#f3e6cb",
  wall: "#ffffff",
  wallShade: "#c3cad8",
  grain: "#d3b27c",
  leaf: "#a3a765",
  leafShade: "#6d7a3f",
  pineShade: "#4f5f35",
  ink: "#0f2540",
  lit: "#ecc185",
  shade: "#b06f45",
  sail: "#fffdf8",
  road: "#c8643c",
  street: "#fdf9f1",
  water: "#17496a",
};

/**
 * The night colours. Parts with the same colour by day must have the same colour at night, because night colours are looked up by day
 * colour.
 */
export const MAP_NIGHT: MapColours = {
  sea: "#0b2239",
  bands: ["#102d47", "#163b57", "#1f4d69"],
  land: "#37464c",
  sand: "#9a8863",
  hill: "#7b8078",
  hillShade: "#1f2f38",
  ridge: "#66795c",
  ridgeShade: "#253a35",
  town: "#46565d",
  wall: "#8291a3",
  wallShade: "#56667a",
  grain: "#56635f",
  leaf: "#6f7d4f",
  leafShade: "#3b4735",
  pineShade: "#2b3629",
  ink: "#f5ecdb",
  lit: "#f3dcae",
  shade: "#8a6a5d",
  sail: "#f5ecdb",
  road: "#eda27f",
  street: "#53647a",
  water: "#9cc9d6",
};
