import { loadContact } from "#src/content/pageData/business.ts";
import { headOf } from "#src/content/pageData/heads.ts";
import { loadMap } from "#src/content/pageData/maps.ts";
import { loadPicture } from "#src/content/pageData/pictures.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import type { PageData } from "#src/content/pageData/pageDataTypes.ts";
import { hoursOf } from "#src/content/read/values.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the contact page, with its head. */
export function loadContactPage(library: Library, language: Language): PageData["contact"] {
  return {
    head: headOf(library, language, "contact"),
    language,
    contact: loadContact(library),
    address: library.business.address[language],
    hours: hoursOf(library.business, language),
    position: library.business.position,
    map: loadMap(library, {
      name: "region",
      language,
      only: library.pages.contact.places,
      priced: false,
      crop: library.pages.contact.window,
      covered: library.pages.contact.covered,
    }),
    place: library.business.place,
    town: library.business.town[language],
    region: library.business.region[language],
    question: library.pages.contact.question,
    pictures: { arrivals: loadPicture(library.pages.contact.arrivals, language) },
  };
}
