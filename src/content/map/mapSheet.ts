/** `large` is for wide windows, `small` for phones. */
export type SheetSize = "large" | "small";

/** A map sheet, in its own units: one is a CSS pixel at the sheet's design width. */
export interface MapSheetOf<Name extends string> {
  name: Name;
  size: SheetSize;
  width: number;
  height: number;
  /** Minimum extent, in degrees: west, south, east, north. */
  bounds: readonly [number, number, number, number];
  /** Bleed of its base map beyond the sheet's edges, in units: left, top, right, bottom. A page may show more than the sheet. */
  bleed: readonly [number, number, number, number];
}
