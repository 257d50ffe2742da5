import type { Language } from "#src/domain/language.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import { hoursOf } from "#src/content/read/values.ts";
import { loadCities, loadContact } from "./business.ts";
import { loadPicture } from "./pictures.ts";
import type { SiteData } from "./pageDataTypes.ts";

/** Data of the layout, with the year of `day`. */
export function loadSite(library: Library, language: Language, { day }: { day: Date }): SiteData {
  const { address, social } = library.business;
  const { site } = library.pages;
  return {
    language,
    contact: loadContact(library),
    address: address[language],
    hours: hoursOf(library.business, language),
    social,
    about: site.about[language],
    services: site.services.map(({ slug, label }) => ({ slug, label: label[language] })),
    emptySections: [
      ...(library.tours.length === 0 ? (["tours"] as const) : []),
      ...(library.posts.length === 0 ? (["blog"] as const) : []),
    ],
    otherLanguages: site.otherLanguages,
    cities: loadCities(library, language),
    licence: loadPicture(site.licence, language),
    year: day.getUTCFullYear(),
  };
}
