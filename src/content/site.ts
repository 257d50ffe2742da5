import { BUSINESS } from "#content/business.ts";
import { PAGES } from "#content/pages.ts";
import type { Language } from "#src/domain/language.ts";
import type { Theme } from "#src/domain/theme.ts";
import { loadCities, loadContact } from "./business.ts";
import { loadPicture } from "./pictures.ts";
import type { SiteData } from "./pageDataTypes.ts";

/** Name below the icon of the installed site. */
export const APP_NAME: string = BUSINESS.shortName;

/** What browsers paint around the page, in each theme. */
export const THEME_COLOURS: Readonly<Record<Theme, string>> = BUSINESS.themeColours;

/** Data of the layout, with the year of `day`. */
export function loadSite(language: Language, { day }: { day: Date }): SiteData {
  const { address, hours, social } = BUSINESS;
  return {
    language,
    contact: loadContact(),
    address: address[language],
    hours: hours[language],
    social,
    about: PAGES.site.about[language],
    services: PAGES.site.services.map(({ slug, label }) => ({ slug, label: label[language] })),
    cities: loadCities(language),
    licence: loadPicture(PAGES.site.licence, language),
    year: day.getUTCFullYear(),
  };
}
