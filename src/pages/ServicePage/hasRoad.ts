import type { MapData } from "#src/content/pageData/pageDataTypes.ts";

/** Whether a map is that of a road, rather than of the whole region with its places. */
export function hasRoad({ sheet }: MapData): boolean {
  return sheet.large.route !== "";
}
