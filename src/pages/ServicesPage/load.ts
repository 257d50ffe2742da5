import { FLEET_NOTE } from "#content/fleet.ts";
import { PAGES } from "#content/pages.ts";
import { loadContact } from "#src/content/business.ts";
import { serviceCard } from "#src/content/cards.ts";
import { loadOpenFleet } from "#src/content/fleet.ts";
import { headOf } from "#src/content/heads.ts";
import { readLibrary } from "#src/content/library.ts";
import { loadPicture } from "#src/content/pictures.ts";
import type { PageData } from "#src/content/pageDataTypes.ts";
import { sortServices } from "#src/content/serviceOrder.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the list of services, with its head. */
export function loadServicesPage(language: Language): PageData["services"] {
  return {
    head: headOf("services", language),
    language,
    title: PAGES.services.title[language],
    further: PAGES.services.further[language],
    services: sortServices(readLibrary().services).map((service) => serviceCard(service, language)),
    fleet: loadOpenFleet(language),
    fleetNote: FLEET_NOTE[language],
    contact: loadContact(),
    pictures: {
      hero: loadPicture(PAGES.services.hero, language),
      night: loadPicture(PAGES.services.closing, language),
    },
  };
}
