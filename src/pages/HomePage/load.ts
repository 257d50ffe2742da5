import { PAGES } from "#content/pages.ts";
import { loadBooking } from "#src/content/booking.ts";
import { loadCities } from "#src/content/business.ts";
import { postTeasers, serviceCards } from "#src/content/cards.ts";
import { loadFleet } from "#src/content/fleet.ts";
import { headOf } from "#src/content/heads.ts";
import { loadMap } from "#src/content/maps.ts";
import { loadPicture } from "#src/content/pictures.ts";
import type { PageData, PageRequest } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the home page, with its head. */
export function loadHomePage(language: Language, { day }: PageRequest): PageData["home"] {
  return {
    head: headOf("home", language),
    language,
    booking: loadBooking(language),
    fleet: loadFleet(language),
    services: PAGES.home.services.flatMap((slug) => serviceCards(language).filter((service) => service.slug === slug)),
    map: loadMap({ name: "peninsula", language }),
    posts: postTeasers(language, day),
    lead: PAGES.home.lead[language],
    today: PAGES.home.today[language],
    faresText: PAGES.home.faresText[language],
    servicesText: PAGES.home.servicesText[language],
    postsText: PAGES.blog.teaser[language],
    cities: loadCities(language),
    pictures: {
      hero: loadPicture(PAGES.home.hero, language),
      heroPortrait: loadPicture(PAGES.home.heroPortrait, language),
      night: loadPicture(PAGES.site.night, language),
    },
  };
}
