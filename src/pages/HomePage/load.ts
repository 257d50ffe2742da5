import { loadBooking } from "#src/content/pageData/booking.ts";
import { loadCities } from "#src/content/pageData/business.ts";
import { postTeasers, serviceLines, tourStamp } from "#src/content/pageData/cards.ts";
import { loadFleet } from "#src/content/pageData/fleet.ts";
import { headOf } from "#src/content/pageData/heads.ts";
import { loadMap } from "#src/content/pageData/maps.ts";
import { loadPicture } from "#src/content/pageData/pictures.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import type { PageData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the home page, with its head. */
export function loadHomePage(library: Library, language: Language): PageData["home"] {
  const { name, width, height, widths } = loadPicture(library.pages.home.heroPortrait, language);
  return {
    head: headOf(library, language, "home"),
    language,
    booking: loadBooking(library, language),
    fleet: loadFleet(library, language),
    fleetNote: library.fleetNote[language],
    services: serviceLines(library, language),
    map: loadMap(library, { name: "region", language }),
    tours: library.pages.home.tours.flatMap((slug) => {
      const tour = library.tours.find((one) => one.slug === slug);
      return tour ? [tourStamp(library, language, tour)] : [];
    }),
    toursTitle: library.pages.tours.title[language],
    posts: postTeasers(library, language),
    lead: library.pages.home.lead[language],
    today: library.pages.home.today[language],
    faresText: library.pages.home.faresText[language],
    servicesText: library.pages.home.servicesText[language],
    postsText: library.pages.blog.teaser[language],
    cities: loadCities(library, language),
    pictures: {
      hero: loadPicture(library.pages.home.hero, language),
      heroPortrait: { name, width, height, widths },
      night: loadPicture(library.pages.home.closing, language),
    },
  };
}
