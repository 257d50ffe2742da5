/** Position in a window, as percentages of its width and height. */
export type Point = readonly [x: number, y: number];

/** Position of a place and its label in one size of the map. */
export interface PlacedName {
  at: Point;
  /** Offset of the label from the pin, to the right and down, in percent of the window's width. */
  label: Point;
  side: "start" | "middle" | "end";
  /** The label lies on the sea and needs no halo. */
  sea: boolean;
}

/** A place on a map: its mark, and its name in each size of the map that shows it. */
export interface CoastSheetPlace {
  symbol: "dot" | "castle" | "windmill" | "plane" | "sail" | "columns" | "terraces";
  /** Importance: minor labels are dropped first on small maps; the capital's is the largest. */
  rank: "capital" | "major" | "minor";
  /** Tour stop or range of stops, "2" or "1–3"; shown instead of the symbol. */
  number?: string;
  large?: PlacedName;
  small?: PlacedName;
}

/** Path of a road, in window units of each size. */
export interface CoastRoad {
  large: string;
  small: string;
}

/** One size of the map: a cropped window of a base image. */
export interface CoastSheetView {
  /** URL and pixel size of the base image, and the window in it: x, y, width, height. */
  ground: string;
  groundSize: Point;
  window: readonly [number, number, number, number];
  /** Path of the highlighted route, and leader lines from labels to distant pins by place, in window units. */
  route: string;
  leaders: Readonly<Record<string, string>>;
  /** Paths of the ways by sea in the same units, and whether they are the usual ones or only within reach. */
  seaWays?: { path: string; kind: "usual" | "reach" };
  seas: readonly { name: string; kind: string; at: Point; turn: number }[];
  /** Names of streets, in Turkish under every language; a narrow map has no room for them. */
  streets: readonly { name: string; at: Point; turn: number }[];
}

/** Map data without place labels and links; generated at build time. */
export interface CoastSheet {
  large: CoastSheetView;
  small: CoastSheetView;
  places: Readonly<Record<string, CoastSheetPlace>>;
}
