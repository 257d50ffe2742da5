import type { MapData, PriceData, PriceSheet } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import type { CoastMapPlace } from "#src/ui/CoastMap/MapPlace.tsx";

/** The fares that are found at a place of a map, in the order of the list. */
export function faresAt(fares: readonly PriceData[], sheet: PriceSheet, place: string): PriceData[] {
  return fares.filter(({ spot }) => spot.sheet === sheet && spot.place === place);
}

/**
 * The places of a map: those with fares first, in the order of the list, each the way to its first fare. A figure stands at the places
 * to which a car from the airport has a fare, and at the chosen one.
 */
export function mapPlaces(
  { places }: Pick<MapData, "places">,
  fares: readonly PriceData[],
  { sheet, chosen, language }: { sheet: PriceSheet; chosen: PriceData | undefined; language: Language },
): CoastMapPlace[] {
  const listed = [...new Set(fares.map(({ spot }) => spot.place))];
  const rank = (id: string) => (listed.includes(id) ? listed.indexOf(id) : listed.length);
  return places
    .toSorted((one, other) => rank(one.id) - rank(other.id))
    .map(({ id, name }) => {
      const here = faresAt(fares, sheet, id);
      const on = here.find((fare) => fare.id === chosen?.id);
      const [first] = here;
      const shown = on ?? (first?.from === "airport" && first.vehicleType === "vip-vito" ? first : undefined);
      return {
        id,
        name,
        ...(first && { href: `#${(on ?? first).id}` }),
        ...(shown && { price: formatEuro(shown.euro, language) }),
        on: on !== undefined,
      };
    });
}
