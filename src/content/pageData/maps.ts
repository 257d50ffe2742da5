import { MAP_NAMES, TURKISH_SPELLINGS } from "#content/map/names.ts";
import type { Language } from "#src/domain/language.ts";
import { MAIN_AIRPORT } from "#src/domain/places.ts";
import type { SheetName } from "#content/map/sheets.ts";
import { coastSheet, type CoastSheetOptions } from "#src/content/map/coastSheet.ts";
import { boldNames } from "#src/content/render/boldNames.ts";
import type { TourFacts } from "#src/content/schema/tours.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import type { MapData } from "./pageDataTypes.ts";

/**
 * Cache of drawn maps by options: placing their labels is the slowest part of a page, and a page and its data file need the
 * same map.
 */
const drawn = new Map<string, MapData["sheet"]>();

/** Loads a drawn map in one language, with the labels that are usual on maps. */
export function loadMap(library: Library, options: CoastSheetOptions): MapData {
  const key = JSON.stringify(options);
  const sheet = drawn.get(key) ?? coastSheet(options);
  drawn.set(key, sheet);
  return {
    sheet,
    places: Object.keys(sheet.places).map((id) => {
      const names = MAP_NAMES[id] ?? library.places.find((place) => place.id === id)?.label;
      const name = names?.[options.language] ?? id;
      return { id, name, ...(options.language === "en" && TURKISH_SPELLINGS.includes(id) && { lang: "tr" }) };
    }),
  };
}

/** Aspect ratio of a map within an article. */
const ARTICLE_WINDOW = { large: 1.5, small: 1.3 };

/**
 * Loads the map of some places for an article, with the labels emphasised that contain one of the `bold` names. Its road is drawn if the
 * first place is the airport.
 */
export function loadArticleMap(
  library: Library,
  language: Language,
  { sheet, places }: { sheet: SheetName; places: readonly string[] },
  bold: readonly string[] = [],
): MapData {
  const isRide = places[0] === MAIN_AIRPORT;
  const map = loadMap(library, {
    name: sheet,
    language,
    only: places,
    near: true,
    ratios: ARTICLE_WINDOW,
    priced: false,
    ...(isRide && { route: places }),
  });
  const views = [map.sheet.large, map.sheet.small];
  const labels = [...map.places, ...views.flatMap(({ seas, streets }) => [...seas, ...streets])].map(
    ({ name }) => name,
  );
  const emphasized = [...new Set(labels)].filter((name) => boldNames(name, bold, language) !== name);
  return emphasized.length > 0 ? { ...map, emphasized } : map;
}

/** Aspect ratios of a tour's map of the coast, and the share of it below the plan of a site. */
const TOUR_WINDOW = { large: 3.5, small: 1.6 };
const SITE_SHARE = 0.38;

/** Parts of the large sheets of tours that have no list of stops beside their map: at least twice as wide as high. */
const TOUR_CROPS: Partial<Record<SheetName, CoastSheetOptions["crop"]>> = {
  // From one bay to the other, without the empty land above the town and the open sea below.
  centre: [0, 84, 1200, 652],
  fethiye: [-200, 0, 1600, 800],
  // From the flag of the castle to the name of the lowest island, without the open sea below.
  bays: [0, 12, 1200, 378],
};

/** Loads the map of a tour: its route, with numbered stops; of a tour by sea, which has neither, the bays within reach. */
export function loadTourMap(
  library: Library,
  language: Language,
  { sheet, start, stops, sights = [], moreSights = [], seaWays }: NonNullable<TourFacts["map"]>,
): MapData {
  const crop = TOUR_CROPS[sheet];
  const route = start === undefined ? stops : [start, ...stops];
  // Only the sheets of the whole coast and of the bays show the start: on the others the route enters from the edge.
  const shown = sheet === "coast" || sheet === "bays" ? route : stops;
  return loadMap(library, {
    name: sheet,
    language,
    only: [...new Set([...shown, ...sights, ...moreSights])],
    largeOnly: moreSights,
    route,
    numbered: stops,
    ...(seaWays && { seaWays }),
    priced: false,
    ...(crop && { crop }),
    ...(sheet === "coast" && { near: true, ratios: TOUR_WINDOW, inset: SITE_SHARE }),
  });
}

/** Loads the plan of a site, with the numbered stops of a tour. */
export function loadSitePlan(
  library: Library,
  language: Language,
  { sheet, stops }: NonNullable<NonNullable<TourFacts["map"]>["site"]>,
): MapData {
  return loadMap(library, { name: sheet, language, only: stops, numbered: stops, priced: false });
}
