/** How far across and down a window, in hundredths of its width and of its height. */
export type Spot = readonly [x: number, y: number];

/** Where a place and its name stand in one size of the map. */
export interface PlacedName {
  at: Spot;
  /** Where the name begins, beside the pin: to the right and down, in hundredths of the window's width. */
  label: Spot;
  side: "start" | "middle" | "end";
  /** On the blue, where a name needs no halo. */
  sea: boolean;
}

export interface CoastSheetPlace {
  symbol: "dot" | "castle" | "windmill" | "plane" | "sail" | "columns" | "terraces";
  /** Whose names stay where there is room for few; the capital's is the largest. */
  rank: "capital" | "major" | "minor";
  /** Which stop of a tour it is, or which ones: "2", "1–3". Its mark then is this number. */
  number?: string;
  large?: PlacedName;
  small?: PlacedName;
}

/** One size of a map: a window on a ground. */
export interface CoastSheetView {
  /** Address and size of the ground's file, and the window on it, in its pixels: x, y, width, height. */
  ground: string;
  groundSize: Spot;
  window: readonly [number, number, number, number];
  /** The chosen road, and by place the lines from names to pins far from them: paths in the window's units. */
  route: string;
  leaders: Readonly<Record<string, string>>;
  seas: readonly { name: string; kind: string; at: Spot; turn: number }[];
}

/** A map without the words and links of its places; written at build time. */
export interface CoastSheet {
  large: CoastSheetView;
  small: CoastSheetView;
  places: Readonly<Record<string, CoastSheetPlace>>;
}
