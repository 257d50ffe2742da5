import { FLEET_NOTE } from "#content/fleet.ts";
import { PAGES } from "#content/pages.ts";
import { loadBooking } from "#src/content/booking.ts";
import { loadCities } from "#src/content/business.ts";
import { postTeasers, serviceCards, tourStamp } from "#src/content/cards.ts";
import { loadFleet } from "#src/content/fleet.ts";
import { headOf } from "#src/content/heads.ts";
import { readLibrary } from "#src/content/library.ts";
import { loadMap } from "#src/content/maps.ts";
import { loadPicture } from "#src/content/pictures.ts";
import type { PageData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the home page, with its head. */
export function loadHomePage(language: Language): PageData["home"] {
  const { name, width, height, widths } = loadPicture(PAGES.home.heroPortrait, language);
  return {
    head: headOf("home", language),
    language,
    booking: loadBooking(language),
    fleet: loadFleet(language),
    fleetNote: FLEET_NOTE[language],
    services: PAGES.home.services.flatMap((slug) =>
      serviceCards(language)
        .filter((service) => service.slug === slug)
        .map(({ title, fares }) => ({ slug, title, fares: lowestAndHighest(fares) })),
    ),
    map: loadMap({ name: "region", language }),
    tours: PAGES.home.tours.flatMap((slug) => {
      const tour = readLibrary().tours.find((one) => one.slug === slug);
      return tour ? [tourStamp(tour, language)] : [];
    }),
    toursTitle: PAGES.tours.title[language],
    postmark: PAGES.tours.postmark[language],
    posts: postTeasers(language),
    lead: PAGES.home.lead[language],
    today: PAGES.home.today[language],
    faresText: PAGES.home.faresText[language],
    servicesText: PAGES.home.servicesText[language],
    postsText: PAGES.blog.teaser[language],
    cities: loadCities(language),
    pictures: {
      hero: loadPicture(PAGES.home.hero, language),
      heroPortrait: { name, width, height, widths },
      night: loadPicture(PAGES.home.closing, language),
    },
  };
}

/** The lowest and the highest fare, or one if they are equal: only different fares are shown as “from” the lowest. */
function lowestAndHighest(fares: readonly { euro: number }[]): { euro: number }[] {
  if (fares.length === 0) return [];
  const euros = fares.map(({ euro }) => euro);
  return [...new Set([Math.min(...euros), Math.max(...euros)])].map((euro) => ({ euro }));
}
