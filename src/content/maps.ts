import { coastSheet, type CoastSheetOptions } from "#content/illustrations/maps/coastSheet.ts";
import { MAP_NAMES, TURKISH_SPELLINGS } from "#content/illustrations/maps/names.ts";
import { LOCATIONS } from "#content/locations.ts";
import type { Language } from "#src/domain/language.ts";
import { MAIN_AIRPORT } from "#src/domain/places.ts";
import type { MapSheetName, TourFacts } from "./contentSchema.ts";
import type { MapData } from "./pageDataTypes.ts";

/**
 * Cache of maps by options: placing their labels is the slowest part of a page, and a page and its data file need the
 * same map.
 */
const drawn = new Map<string, MapData>();

/** Loads a drawn map in one language, with the labels that are usual on maps. */
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
      return { id, name, ...(options.language === "en" && TURKISH_SPELLINGS.has(id) && { lang: "tr" }) };
    }),
  };
}

/** Aspect ratio of a map within an article. */
const ARTICLE_WINDOW = { large: 1.5, small: 1.3 };

/** Loads the map of some places for an article. Its road is drawn if the first of them is the airport. */
export function loadArticleMap(
  { sheet, places }: { sheet: MapSheetName; places: readonly string[] },
  language: Language,
): MapData {
  const isRide = places[0] === MAIN_AIRPORT;
  return loadMap({
    name: sheet,
    language,
    only: places,
    near: true,
    ratios: ARTICLE_WINDOW,
    priced: false,
    ...(isRide && { route: places }),
  });
}

/** Aspect ratios of a tour's map of the coast: beside the list of its stops, or above it. Other sheets are shown whole. */
const TOUR_WINDOW = { large: 1.5, small: 1.15 };

/** Part of the large sheet of the town's middle that a tour shows: without the empty land above it and the open sea below. */
const CENTRE_WINDOW = [0, 70, 1200, 680] as const;

/** Loads the map of a tour: its route, with numbered stops. */
export function loadTourMap(
  { sheet, start, stops, sights = [], moreSights = [] }: NonNullable<TourFacts["map"]>,
  language: Language,
): MapData {
  const route = start === undefined ? stops : [start, ...stops];
  // Only the sheet of the whole coast shows the start: on the others the route enters from the edge.
  const shown = sheet === "coast" ? route : stops;
  return loadMap({
    name: sheet,
    language,
    only: [...new Set([...shown, ...sights, ...moreSights])],
    largeOnly: moreSights,
    route,
    numbered: stops,
    priced: false,
    // The middle of the town is shown from one bay to the other, with its streets.
    ...(sheet === "centre" && { crop: CENTRE_WINDOW }),
    ...(sheet === "coast" && { near: true, ratios: TOUR_WINDOW }),
  });
}
