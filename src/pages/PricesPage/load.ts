import { loadContact } from "#src/content/business.ts";
import { headOf } from "#src/content/heads.ts";
import { loadMap } from "#src/content/maps.ts";
import { loadPicture } from "#src/content/pictures.ts";
import { priceGroups } from "#src/content/prices.ts";
import type { Library } from "#src/content/parse.ts";
import type { PageData } from "#src/content/pageDataTypes.ts";
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
    mapSource: library.pages.prices.mapSource[language],
    contact: loadContact(library),
    pictures: { night: loadPicture(library.pages.prices.closing, language) },
  };
}
