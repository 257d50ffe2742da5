import type { MapData, PriceData, PriceSheet } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { MAIN_AIRPORT } from "#src/domain/places.ts";
import { STANDARD_VEHICLE } from "#src/domain/price.ts";
import type { CoastMapPlace } from "#src/ui/CoastMap/MapPlace.tsx";

/** Fares at a place of a map, in the order of the list. */
export function faresAt(fares: readonly PriceData[], sheet: PriceSheet, place: string): PriceData[] {
  return fares.filter(({ spot }) => spot.sheet === sheet && spot.place === place);
}

/**
 * Maps the places of a map to the props of `CoastMap`: those with fares first, in the order of the list, each linking to its first fare.
 * Its road is drawn while it is selected or hovered. Prices are shown for places with a car fare from the airport, and for the selected
 * place.
 */
export function mapPlaces(
  { places }: Pick<MapData, "places">,
  fares: readonly PriceData[],
  { sheet, chosen, language }: { sheet: PriceSheet; chosen: PriceData | undefined; language: Language },
): CoastMapPlace[] {
  const listed = [...new Set(fares.map(({ spot }) => spot.place))];
  const rank = (id: string) => (listed.includes(id) ? listed.indexOf(id) : listed.length);
  return [...places]
    .sort((one, other) => rank(one.id) - rank(other.id))
    .map(({ id, name }) => {
      const here = faresAt(fares, sheet, id);
      const selected = here.find((fare) => fare.id === chosen?.id);
      const [first] = here;
      const priced =
        selected ?? (first?.from === MAIN_AIRPORT && first.vehicleType === STANDARD_VEHICLE ? first : undefined);
      return {
        id,
        name,
        ...(first && { href: `#${(selected ?? first).id}` }),
        ...(priced && { price: formatEuro(priced.euro, language) }),
        road: (selected ?? first)?.road,
        isSelected: selected !== undefined,
      };
    });
}
