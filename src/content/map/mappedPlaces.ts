import { LABELS, MAP_POINTS } from "#content/map/places.ts";
import type { SheetName } from "#content/map/sheets.ts";

/** Whether a place has a position on the maps. */
export function isMapped(place: string): boolean {
  return place in MAP_POINTS;
}

/** Whether a place is among those that the whole sheet shows. */
export function isOnSheet(place: string, sheet: SheetName): boolean {
  return place in LABELS[sheet].large;
}
