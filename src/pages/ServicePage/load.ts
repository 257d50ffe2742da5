import type { CoastSheetOptions } from "#src/content/map/coastSheet.ts";
import { isMapped, isOnSheet } from "#src/content/map/mappedPlaces.ts";
import { loadContact } from "#src/content/pageData/business.ts";
import { mapPointOf, placeLabel, serviceCard, serviceCards } from "#src/content/pageData/cards.ts";
import { loadOpenCar, loadOpenFleet } from "#src/content/pageData/fleet.ts";
import { headFromText } from "#src/content/pageData/heads.ts";
import { loadMap } from "#src/content/pageData/maps.ts";
import { neighboursOf } from "#src/content/pageData/neighbours.ts";
import type { Library, Service } from "#src/content/read/libraryTypes.ts";
import { loadPicture } from "#src/content/pageData/pictures.ts";
import { loadQuestions } from "#src/content/pageData/questions.ts";
import { loadRideTerms } from "#src/content/pageData/rideTerms.ts";
import type { MapData, PageData, PageRequest, ServiceData } from "#src/content/pageData/pageDataTypes.ts";
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
export function loadServicePage(library: Library, language: Language, { slug }: PageRequest): PageData["service"] {
  const service = library.services.find((one) => one.slug === slug);
  if (!service) return loadMissingPage(library, language, "services");
  const data = loadService(library, language, service);
  return {
    head: headFromText(library, language, "service", service),
    language,
    service: data,
    neighbours: neighboursOf(serviceCard(library, language, service), serviceCards(library, language)),
    questions: loadQuestions(library, language, library.pages.services.questions[service.group]),
    terms: loadRideTerms(library, language),
    contact: loadContact(library),
    pictures: {
      ride:
        data.car?.inside.cabin ??
        loadPicture(service.textPicture ?? library.pages.services.rides[service.group], language),
      closing: loadPicture(service.closingPicture ?? library.pages.services.closings[service.group], language),
    },
  };
}

function loadService(library: Library, language: Language, service: Service): ServiceData {
  const { description, html, rides: occasions = [] } = service.text[language];
  const card = serviceCard(library, language, service);
  const hasFurtherFares = card.fares.length > 1 || card.fares.some(({ bookable }) => !bookable);
  const map = mapOf(library, language, service, hasFurtherFares ? BESIDE_FARES : STRIP);
  return {
    ...card,
    hasFurtherFares,
    description,
    html,
    ...(service.comparesFleet
      ? { fleet: { cars: loadOpenFleet(library, language), note: library.fleetNote[language] } }
      : service.vehicle && { car: loadOpenCar(library, language, service.vehicle) }),
    ...(service.rides && {
      rides: service.rides.map(({ from, to }, index) => ({
        from,
        to,
        fromLabel: placeLabel(library, language, from),
        toLabel: placeLabel(library, language, to),
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
  library: Library,
  language: Language,
  { trips, rides }: Service,
  ratios: NonNullable<CoastSheetOptions["ratios"]>,
): MapData | undefined {
  if (rides)
    return loadMap(library, {
      name: "region",
      language,
      only: library.places.filter(({ id, group }) => group === "region" && isOnSheet(id, "region")).map(({ id }) => id),
      near: true,
      ratios: PENINSULA,
      priced: false,
    });
  const roads = trips.filter(({ to }) => isMapped(to));
  const [first] = roads;
  if (!first) return undefined;
  const start = mapPointOf(library, first.from);
  const ends = roads.filter(({ from }) => from === first.from).map(({ to }) => to);
  const name = [start, ...ends].every((id) => isOnSheet(id, "region")) ? "region" : "coast";
  if (ends.length > MOST_PLACES_ZOOMED)
    return loadMap(library, { name, language, ...(name === "region" && { crop: REGION }) });
  return loadMap(library, {
    name,
    language,
    only: [...new Set([start, ...ends, library.business.place])],
    route: ends.flatMap((end) => [start, end]),
    near: true,
    ratios,
  });
}
