import { coastSheet, type CoastSheetOptions } from "#content/illustrations/maps/coastSheet.ts";
import { MAP_NAMES } from "#content/illustrations/maps/names.ts";
import { LOCATIONS } from "#content/locations.ts";
import type { MapData } from "./schema.ts";

/** A drawn map for one page in one language, its places named as maps name them. */
export function loadMap(options: CoastSheetOptions): MapData {
  const sheet = coastSheet(options);
  return {
    sheet,
    places: Object.keys(sheet.places).map((id) => {
      const names = MAP_NAMES[id] ?? LOCATIONS.find((location) => location.id === id)?.label;
      return { id, name: names?.[options.language] ?? id };
    }),
  };
}
