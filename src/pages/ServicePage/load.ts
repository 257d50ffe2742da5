import { BUSINESS } from "#content/business.ts";
import { MAP_POINTS } from "#content/illustrations/maps/places.ts";
import { PAGES } from "#content/pages.ts";
import { MAIN_AIRPORT } from "#content/placeIds.ts";
import { loadContact } from "#src/content/business.ts";
import { mapPointOf, serviceCard, serviceCards } from "#src/content/cards.ts";
import { loadOpenCar } from "#src/content/fleet.ts";
import { headFromText } from "#src/content/heads.ts";
import { readLibrary } from "#src/content/library.ts";
import { loadMap } from "#src/content/maps.ts";
import { neighboursOf } from "#src/content/neighbours.ts";
import type { Service } from "#src/content/parse.ts";
import { loadPicture } from "#src/content/pictures.ts";
import { loadQuestions } from "#src/content/questions.ts";
import { loadRideTerms } from "#src/content/rideTerms.ts";
import type { PageData, PageRequest, ServiceData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { loadMissingPage } from "../NotFoundPage/load.ts";

/** Aspect ratios of a full-width map: low on desktops, nearly square on phones. */
const STRIP = { large: 2.3, small: 1.25 } as const;

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
      ride: data.car?.inside.cabin ?? loadPicture(PAGES.services.rides[service.group], language),
      closing: loadPicture(PAGES.services.closings[service.group], language),
    },
  };
}

function loadService(service: Service, language: Language): ServiceData {
  const { description, html } = service.text[language];
  const [first] = service.trips;
  const hasMap = service.group === "places" && first?.from === MAIN_AIRPORT;
  const route = [mapPointOf(MAIN_AIRPORT), ...service.trips.map(({ to }) => to).filter((to) => to in MAP_POINTS)];
  return {
    ...serviceCard(service, language),
    description,
    html,
    ...(service.vehicle && { car: loadOpenCar(service.vehicle, language) }),
    ...(hasMap && {
      map: loadMap({ name: "region", language, only: [...route, BUSINESS.place], route, near: true, ratios: STRIP }),
    }),
  };
}
