import { BUSINESS } from "#content/business.ts";
import { COUNTRIES } from "#content/countries.ts";
import { LOCATIONS } from "#content/locations.ts";
import { PAGES } from "#content/pages.ts";
import { FARES, NEAR_FARE_RULES } from "#content/prices.ts";
import type { Language } from "#src/domain/language.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { anchorOf } from "#src/domain/price.ts";
import { loadContact } from "./business.ts";
import type { BookingData } from "./pageDataTypes.ts";

/** Data of the booking form. */
export function loadBooking(language: Language): BookingData {
  const [first, ...others] = COUNTRIES.map(({ code, dialCode, name }) => ({ code, dialCode, name: name[language] }));
  const byName = new Intl.Collator(language);
  return {
    places: LOCATIONS.map(({ id, group, selectable, label }) => ({ id, group, selectable, label: label[language] })),
    turkishPlaces: Object.fromEntries(LOCATIONS.map(({ id, label }) => [id, label.tr])) as Record<PlaceId, string>,
    fares: FARES,
    nearFareRules: NEAR_FARE_RULES,
    example: FARES.find((fare) => anchorOf(fare) === PAGES.prices.examples.region) ?? FARES[0],
    countries: first ? [first, ...others.toSorted((a, b) => byName.compare(a.name, b.name))] : [],
    contact: loadContact(),
    region: BUSINESS.region[language],
    beyondRegion: BUSINESS.beyondRegion[language],
  };
}
