import { loadBooking } from "#src/content/pageData/booking.ts";
import { postTeasers, serviceLines } from "#src/content/pageData/cards.ts";
import { headOf } from "#src/content/pageData/heads.ts";
import { loadPicture } from "#src/content/pageData/pictures.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import type { PageData } from "#src/content/pageData/pageDataTypes.ts";
import { loadRideTerms } from "#src/content/pageData/rideTerms.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the reservation page, with its head. */
export function loadReservationPage(library: Library, language: Language): PageData["reservation"] {
  return {
    head: headOf(library, language, "reservation"),
    language,
    hero: loadPicture(library.pages.reservation.hero, language),
    booking: loadBooking(library, language),
    terms: loadRideTerms(library, language),
    services: serviceLines(library, language),
    servicesText: library.pages.reservation.servicesText[language],
    posts: postTeasers(library, language),
    postsText: library.pages.blog.teaser[language],
  };
}
