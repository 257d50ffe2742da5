import { PAGES } from "#content/pages.ts";
import { loadBooking } from "#src/content/booking.ts";
import { postTeasers, serviceCards } from "#src/content/cards.ts";
import { headOf } from "#src/content/heads.ts";
import { loadPicture } from "#src/content/pictures.ts";
import type { PageData } from "#src/content/pageDataTypes.ts";
import { loadRideTerms } from "#src/content/rideTerms.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the reservation page, with its head. */
export function loadReservationPage(language: Language): PageData["reservation"] {
  return {
    head: headOf("reservation", language),
    language,
    hero: loadPicture(PAGES.reservation.hero, language),
    booking: loadBooking(language),
    terms: loadRideTerms(language),
    services: serviceCards(language),
    servicesText: PAGES.reservation.servicesText[language],
    posts: postTeasers(language),
    postsText: PAGES.blog.teaser[language],
  };
}
