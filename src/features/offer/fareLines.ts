import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { MAIN_AIRPORT, WHOLE_REGION } from "#src/domain/places.ts";
import { airportRide, findFare, LARGE_VEHICLE, VEHICLES, type Trip } from "#src/domain/price.ts";
import { reservationHref } from "#src/i18n/paths.ts";
import type { Translate } from "#src/i18n/messages.ts";
import type { MiniListItem } from "#src/ui/MiniList/MiniList.tsx";

const WHOLE_REGION_TRIP: Trip = { from: MAIN_AIRPORT, to: WHOLE_REGION, vehicleType: LARGE_VEHICLE };

type FareSource = Pick<BookingData, "places" | "fares">;

/**
 * List items with the car's fare from the airport to each place of the region, and the large vehicle's fare to the whole region.
 * Each item links to the prefilled form; places without a fare are left out.
 */
export function fareLines(t: Translate<"pages">, { places, fares }: FareSource, language: Language): MiniListItem[] {
  const villages = places.filter(({ group, selectable }) => group === "region" && selectable);
  const lines = [
    ...villages.map(({ id, label }) => ({ title: label, isName: true, trip: airportRide(id) })),
    ...places
      .filter(({ id }) => id === WHOLE_REGION_TRIP.to)
      .map(({ label }) => ({
        isName: false,
        title: t("prices.large", { place: label, seats: VEHICLES[WHOLE_REGION_TRIP.vehicleType].seats }),
        trip: WHOLE_REGION_TRIP,
      })),
  ];
  return lines.flatMap(({ trip, ...line }) => {
    const price = priceAndHref({ fares }, trip, language);
    return price ? [{ ...line, note: price.price, href: price.href }] : [];
  });
}

/**
 * Fare of a car from the airport to a place, with a link to the prefilled form. Undefined if there is no fare or the form does not
 * offer the place.
 */
export function fareFromAirport(
  source: FareSource,
  to: string,
  language: Language,
): { price: string; href: string } | undefined {
  const place = source.places.find(({ id, selectable }) => id === to && selectable);
  return place && priceAndHref(source, airportRide(place.id), language);
}

function priceAndHref({ fares }: Pick<FareSource, "fares">, trip: Trip, language: Language) {
  const euro = findFare(fares, trip);
  if (euro === null) return undefined;
  return { price: formatEuro(euro, language), href: reservationHref(language, trip) };
}
