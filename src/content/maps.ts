import { coastSheet, type CoastSheetOptions } from "#content/illustrations/maps/coastSheet.ts";
import { MAP_NAMES } from "#content/illustrations/maps/names.ts";
import { LOCATIONS } from "#content/locations.ts";
import type { Language } from "#src/domain/language.ts";
import type { TourFacts } from "./entities.ts";
import type { MapData } from "./schema.ts";

/** Places among Turkish spellings whose English name has no letter that says so: their capitals are Turkish, too. */
const TURKISH_SPELLING: ReadonlySet<string> = new Set(["seferihisar"]);

/** Maps by what was asked for: where its names go is the longest work of a page, and a page and its data ask for the same map. */
const drawn = new Map<string, MapData>();

/** A drawn map for one page in one language, its places named as maps name them. */
export function loadMap(options: CoastSheetOptions): MapData {
  const key = JSON.stringify(options);
  const map = drawn.get(key) ?? drawMap(options);
  drawn.set(key, map);
  return map;
}

function drawMap(options: CoastSheetOptions): MapData {
  const sheet = coastSheet(options);
  return {
    sheet,
    places: Object.keys(sheet.places).map((id) => {
      const names = MAP_NAMES[id] ?? LOCATIONS.find((location) => location.id === id)?.label;
      const name = names?.[options.language] ?? id;
      return { id, name, ...(options.language === "en" && TURKISH_SPELLING.has(id) && { lang: "tr" }) };
    }),
  };
}

/** The window of a tour's map, how many times as wide as high: beside the names of its stops, or above them. */
const TOUR_WINDOW = { large: 1.5, small: 1.15 };

/** A tour's road from stop to stop; each stop has its number. */
export function loadTourMap({ sheet, start, stops }: NonNullable<TourFacts["map"]>, language: Language): MapData {
  return loadMap({
    name: sheet,
    language,
    route: [start, ...stops],
    numbered: stops,
    near: true,
    ratios: TOUR_WINDOW,
  });
}
