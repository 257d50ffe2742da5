import { loadContact } from "#src/content/pageData/business.ts";
import { tourCard } from "#src/content/pageData/cards.ts";
import { headOf } from "#src/content/pageData/heads.ts";
import { loadPicture } from "#src/content/pageData/pictures.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import type { PageData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the list of tours, with its head. */
export function loadToursPage(library: Library, language: Language): PageData["tours"] {
  return {
    head: headOf(library, language, "tours"),
    language,
    title: library.pages.tours.title[language],
    tours: library.tours.map((tour) => tourCard(library, language, tour)),
    contact: loadContact(library),
    pictures: { elsewhere: loadPicture(library.pages.tours.elsewhere, language) },
  };
}
