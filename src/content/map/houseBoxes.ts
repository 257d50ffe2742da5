import { HOUSES } from "#content/map/houses.ts";
import type { Box } from "./labels.ts";
import type { SheetSize } from "./mapSheet.ts";
import { projectionOf, type MapSheet } from "./projection.ts";

/**
 * How large a house is drawn.
 *
 * @public illustrations/ draws the base maps
 */
export const HOUSE_SCALE: Readonly<Record<SheetSize, number>> = { large: 1.35, small: 0.7 };

/** Bounding boxes of the houses of a base map, in units of the sheet, for the labels that have to stay clear of them. */
export function houseBoxes(sheet: MapSheet): Box[] {
  const project = projectionOf(sheet);
  const scale = HOUSE_SCALE[sheet.size];
  return (HOUSES[sheet.name]?.[sheet.size] ?? []).map(([longitude, latitude]) => {
    const [x, y] = project([longitude, latitude]);
    return [x - 15 * scale, y - 17 * scale, x + 20 * scale, y + 2 * scale];
  });
}
