import type { BookingData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { findFare, SEATS, type Trip } from "#src/domain/price.ts";
import { reservationHref } from "#src/i18n/paths.ts";
import type { Translate } from "#src/i18n/messages.ts";
import type { MiniListItem } from "#src/ui/MiniList/MiniList.tsx";

const WHOLE_PENINSULA: Trip = { from: "airport", to: "peninsula", vehicleType: "vip-sprinter" };

type FareSource = Pick<BookingData, "places" | "fares">;

/**
 * List items with the car's fare from the airport to each place of the peninsula, and the large vehicle's fare to the whole peninsula.
 * Each item links to the prefilled form; places without a fare are left out.
 */
export function fareLines(t: Translate<"pages">, { places, fares }: FareSource, language: Language): MiniListItem[] {
  const villages = places.filter(({ group, selectable }) => group === "peninsula" && selectable);
  const lines = [
    ...villages.map(({ id, label }) => ({ title: label, trip: tripTo(id) })),
    ...places
      .filter(({ id }) => id === WHOLE_PENINSULA.to)
      .map(({ label }) => ({
        title: t("prices.sprinter", { place: label, seats: SEATS[WHOLE_PENINSULA.vehicleType] }),
        trip: WHOLE_PENINSULA,
      })),
  ];
  return lines.flatMap(({ title, trip }) => {
    const price = priceAndHref({ fares }, trip, language);
    return price ? [{ title, note: price.price, href: price.href }] : [];
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
  return place && priceAndHref(source, tripTo(place.id), language);
}

function tripTo(to: PlaceId): Trip {
  return { from: "airport", to, vehicleType: "vip-vito" };
}

function priceAndHref({ fares }: Pick<FareSource, "fares">, trip: Trip, language: Language) {
  const euro = findFare(fares, trip);
  if (euro === null) return undefined;
  return { price: formatEuro(euro, language), href: reservationHref(language, trip) };
}
