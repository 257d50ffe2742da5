import { loadContact } from "#src/content/pageData/business.ts";
import { serviceCard } from "#src/content/pageData/cards.ts";
import { loadOpenFleet } from "#src/content/pageData/fleet.ts";
import { headOf } from "#src/content/pageData/heads.ts";
import { loadPicture } from "#src/content/pageData/pictures.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import type { PageData } from "#src/content/pageData/pageDataTypes.ts";
import { sortServices } from "#src/content/pageData/serviceOrder.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the list of services, with its head. */
export function loadServicesPage(library: Library, language: Language): PageData["services"] {
  return {
    head: headOf(library, language, "services"),
    language,
    title: library.pages.services.title[language],
    further: library.pages.services.further[language],
    services: sortServices(library.fares, library.services).map((service) => serviceCard(library, language, service)),
    fleet: loadOpenFleet(library, language),
    fleetNote: library.fleetNote[language],
    contact: loadContact(library),
    pictures: {
      hero: loadPicture(library.pages.services.hero, language),
      night: loadPicture(library.pages.services.closing, language),
    },
  };
}
