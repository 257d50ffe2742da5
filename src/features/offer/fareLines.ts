import type { BookingData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { findFare, type Trip } from "#src/domain/price.ts";
import { reservationHref } from "#src/i18n/paths.ts";
import type { Translate } from "#src/i18n/translate.ts";
import type { MiniListItem } from "#src/ui/MiniList/MiniList.tsx";

const WHOLE_PENINSULA: Trip = { from: "airport", to: "peninsula", vehicleType: "vip-sprinter" };

/** What the lines are made from. */
type Priced = Pick<BookingData, "places" | "fares">;

/**
 * What a car from the airport to each place of the peninsula costs, and the large vehicle to any of them. Each line leads to the
 * form with the trip filled in; a place without a price has no line.
 */
export function fareLines(t: Translate<"pages">, { places, fares }: Priced, language: Language): MiniListItem[] {
  const villages = places.filter(({ group, selectable }) => group === "peninsula" && selectable);
  const lines = [
    ...villages.map(({ id, label }) => ({ title: label, trip: tripTo(id) })),
    { title: t("prices.sprinter"), trip: WHOLE_PENINSULA },
  ];
  return lines.flatMap(({ title, trip }) => {
    const price = priceAndWay({ fares }, trip, language);
    return price ? [{ title, note: price.price, href: price.href }] : [];
  });
}

/** What the car from the airport to a place costs, and the way to the form; nothing where there is no fare or the form has no such place. */
export function fareFromAirport(
  priced: Priced,
  to: string,
  language: Language,
): { price: string; href: string } | undefined {
  const place = priced.places.find(({ id, selectable }) => id === to && selectable);
  return place && priceAndWay(priced, tripTo(place.id), language);
}

function tripTo(to: PlaceId): Trip {
  return { from: "airport", to, vehicleType: "vip-vito" };
}

function priceAndWay({ fares }: Pick<Priced, "fares">, trip: Trip, language: Language) {
  const euro = findFare(fares, trip);
  if (euro === null) return undefined;
  return { price: formatEuro(euro, language), href: reservationHref(language, trip) };
}
