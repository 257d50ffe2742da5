import { loadContact } from "#src/content/pageData/business.ts";
import { headOf } from "#src/content/pageData/heads.ts";
import { loadMap } from "#src/content/pageData/maps.ts";
import { loadPicture } from "#src/content/pageData/pictures.ts";
import { priceGroups } from "#src/content/pageData/prices.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import type { PageData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the price list, with its head. */
export function loadPricesPage(library: Library, language: Language): PageData["prices"] {
  return {
    head: headOf(library, language, "prices"),
    language,
    groups: priceGroups(library, language),
    maps: {
      region: loadMap(library, { name: "region", language }),
      coast: loadMap(library, { name: "coast", language }),
    },
    examples: library.pages.prices.examples,
    region: library.business.region[language],
    regionTitle: library.business.regionTitle[language],
    beyondRegion: library.business.beyondRegion[language],
    mapSource: library.pages.prices.mapSource[language],
    contact: loadContact(library),
    pictures: { night: loadPicture(library.pages.prices.closing, language) },
  };
}
