import { PAGES } from "#content/pages.ts";
import { loadContact } from "#src/content/business.ts";
import { tourCard } from "#src/content/cards.ts";
import { headOf } from "#src/content/heads.ts";
import { readLibrary } from "#src/content/library.ts";
import { loadPicture } from "#src/content/pictures.ts";
import type { PageData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the list of tours, with its head. */
export function loadToursPage(language: Language): PageData["tours"] {
  return {
    head: headOf("tours", language),
    language,
    title: PAGES.tours.title[language],
    postmark: PAGES.tours.postmark[language],
    tours: readLibrary().tours.map((tour) => tourCard(tour, language)),
    contact: loadContact(),
    pictures: { elsewhere: loadPicture(PAGES.tours.elsewhere, language) },
  };
}
