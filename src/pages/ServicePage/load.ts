import { BUSINESS } from "#content/business.ts";
import { FLEET_NOTE } from "#content/fleet.ts";
import type { CoastSheetOptions } from "#content/illustrations/maps/coastSheet.ts";
import { LABELS, MAP_POINTS } from "#content/illustrations/maps/places.ts";
import { LOCATIONS } from "#content/locations.ts";
import { PAGES } from "#content/pages.ts";
import { loadContact } from "#src/content/business.ts";
import { mapPointOf, placeLabel, serviceCard, serviceCards } from "#src/content/cards.ts";
import { loadOpenCar, loadOpenFleet } from "#src/content/fleet.ts";
import { headFromText } from "#src/content/heads.ts";
import { readLibrary } from "#src/content/library.ts";
import { loadMap } from "#src/content/maps.ts";
import { neighboursOf } from "#src/content/neighbours.ts";
import type { Service } from "#src/content/parse.ts";
import { loadPicture } from "#src/content/pictures.ts";
import { loadQuestions } from "#src/content/questions.ts";
import { loadRideTerms } from "#src/content/rideTerms.ts";
import type { MapData, PageData, PageRequest, ServiceData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { loadMissingPage } from "../NotFoundPage/load.ts";

/** Aspect ratios of a full-width map: low on desktops, nearly square on phones. */
const STRIP = { large: 2.8, small: 1.1 };

/** Aspect ratios of a map that has fares beside it on desktops, where it takes more than half of the window. */
const BESIDE_FARES = { large: 1.75, small: 1.2 };

/** Aspect ratios of the map of the peninsula beside rides: high enough for the bays on both coasts and the cape. */
const PENINSULA = { large: 1.4, small: 1.2 };

/** The sheet of the region on desktops, a little wider and lower: low enough to be seen whole on most. */
const REGION = [-30, 36, 1290, 812] as const;

/** Most destinations whose labels a map has room for when it is zoomed to their roads; with more it shows the whole sheet. */
const MOST_PLACES_ZOOMED = 6;

/** Loads the data of a service, with its head. */
export function loadServicePage(language: Language, { slug }: PageRequest): PageData["service"] {
  const service = readLibrary().services.find((one) => one.slug === slug);
  if (!service) return loadMissingPage("services", language);
  const data = loadService(service, language);
  return {
    head: headFromText("service", slug, service.text[language], language),
    language,
    service: data,
    neighbours: neighboursOf(serviceCard(service, language), serviceCards(language)),
    questions: loadQuestions(language, PAGES.services.questions[service.group]),
    terms: loadRideTerms(language),
    contact: loadContact(),
    pictures: {
      ride: data.car?.inside.cabin ?? loadPicture(service.beside ?? PAGES.services.rides[service.group], language),
      closing: loadPicture(service.band ?? PAGES.services.closings[service.group], language),
    },
  };
}

function loadService(service: Service, language: Language): ServiceData {
  const { description, html, rides: occasions = [] } = service.text[language];
  const card = serviceCard(service, language);
  const hasFurtherFares = card.fares.length > 1 || card.fares.some(({ bookable }) => !bookable);
  const map = mapOf(service, language, hasFurtherFares ? BESIDE_FARES : STRIP);
  return {
    ...card,
    hasFurtherFares,
    description,
    html,
    ...(service.fleet
      ? { fleet: { cars: loadOpenFleet(language), note: FLEET_NOTE[language] } }
      : service.vehicle && { car: loadOpenCar(service.vehicle, language) }),
    ...(service.rides && {
      rides: service.rides.map(({ from, to }, index) => ({
        from,
        to,
        fromLabel: placeLabel(from, language),
        toLabel: placeLabel(to, language),
        occasion: occasions[index] ?? "",
      })),
    }),
    ...(map && { map }),
  };
}

/**
 * Map of the roads from where the service's trips begin: of the region, or of the coast if one of them leads further. Beside typical rides it
 * shows all places of the peninsula without a road.
 */
function mapOf(
  { trips, rides }: Service,
  language: Language,
  ratios: NonNullable<CoastSheetOptions["ratios"]>,
): MapData | undefined {
  if (rides)
    return loadMap({
      name: "region",
      language,
      only: LOCATIONS.filter(({ id, group }) => group === "region" && id in LABELS.region.large).map(({ id }) => id),
      near: true,
      ratios: PENINSULA,
      priced: false,
    });
  const roads = trips.filter(({ to }) => to in MAP_POINTS);
  const [first] = roads;
  if (!first) return undefined;
  const start = mapPointOf(first.from);
  const ends = roads.filter(({ from }) => from === first.from).map(({ to }) => to);
  const name = [start, ...ends].every((id) => id in LABELS.region.large) ? "region" : "coast";
  if (ends.length > MOST_PLACES_ZOOMED) return loadMap({ name, language, ...(name === "region" && { crop: REGION }) });
  return loadMap({
    name,
    language,
    only: [...new Set([start, ...ends, BUSINESS.place])],
    route: ends.flatMap((end) => [start, end]),
    near: true,
    ratios,
  });
}
