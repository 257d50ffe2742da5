import { longestDrive } from "#src/domain/flight.ts";
import type { Language } from "#src/domain/language.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { anchorOf } from "#src/domain/price.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import { loadContact } from "./business.ts";
import type { BookingData } from "./pageDataTypes.ts";

/** Data of the booking form. */
export function loadBooking(library: Library, language: Language): BookingData {
  const { places, fares, nearFareRules, business, pages } = library;
  const [first, ...others] = library.countries.map(({ code, dialCode, name }) => ({
    code,
    dialCode,
    name: name[language],
  }));
  const byName = new Intl.Collator(language);
  return {
    places: places.map(({ id, group, selectable, label }) => ({ id, group, selectable, label: label[language] })),
    turkishPlaces: Object.fromEntries(places.map(({ id, label }) => [id, label.tr])) as Record<PlaceId, string>,
    fares,
    nearFareRules,
    example: fares.find((fare) => anchorOf(fare) === pages.prices.examples.region) ?? fares[0],
    countries: first ? [first, ...others.toSorted((a, b) => byName.compare(a.name, b.name))] : [],
    contact: loadContact(library),
    region: business.region[language],
    beyondRegion: business.beyondRegion[language],
    drives: Object.fromEntries(library.drives.map(({ to, minutes }) => [to, longestDrive(minutes)])),
  };
}
