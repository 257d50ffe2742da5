import { BUSINESS } from "#content/business.ts";
import { PAGES } from "#content/pages.ts";
import { loadContact } from "#src/content/business.ts";
import { headOf } from "#src/content/heads.ts";
import { loadMap } from "#src/content/maps.ts";
import { loadPicture } from "#src/content/pictures.ts";
import type { PageData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the contact page, with its head. */
export function loadContactPage(language: Language): PageData["contact"] {
  return {
    head: headOf("contact", language),
    language,
    contact: loadContact(),
    address: BUSINESS.address[language],
    hours: BUSINESS.hours[language],
    position: BUSINESS.position,
    map: loadMap({
      name: "region",
      language,
      only: PAGES.contact.places,
      priced: false,
      crop: PAGES.contact.window,
      covered: PAGES.contact.covered,
    }),
    place: BUSINESS.place,
    town: BUSINESS.town[language],
    region: BUSINESS.region[language],
    question: PAGES.contact.question,
    pictures: { arrivals: loadPicture(PAGES.contact.arrivals, language) },
  };
}
