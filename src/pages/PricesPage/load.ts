import { BUSINESS } from "#content/business.ts";
import { PAGES } from "#content/pages.ts";
import { loadContact } from "#src/content/business.ts";
import { headOf } from "#src/content/heads.ts";
import { loadMap } from "#src/content/maps.ts";
import { loadPicture } from "#src/content/pictures.ts";
import { priceGroups } from "#src/content/prices.ts";
import type { PageData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the price list, with its head. */
export function loadPricesPage(language: Language): PageData["prices"] {
  return {
    head: headOf("prices", language),
    language,
    groups: priceGroups(language),
    maps: { region: loadMap({ name: "region", language }), coast: loadMap({ name: "coast", language }) },
    examples: PAGES.prices.examples,
    region: BUSINESS.region[language],
    regionTitle: BUSINESS.regionTitle[language],
    mapSource: PAGES.prices.mapSource[language],
    contact: loadContact(),
    pictures: { night: loadPicture(PAGES.prices.closing, language) },
  };
}
