import type { Language } from "#src/domain/language.ts";
import { MAIN_AIRPORT } from "#src/domain/places.ts";
import { anchorOf, LARGE_VEHICLE, type Fare } from "#src/domain/price.ts";
import { roadThrough } from "#src/content/map/coastSheet.ts";
import { isOnSheet } from "#src/content/map/mappedPlaces.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import { fareData, mapPointOf, placeGroup } from "./cards.ts";
import type { PriceData, PriceGroupId, PriceSheet, RoadData } from "./pageDataTypes.ts";

/** Groups of the price list, in display order. All fares of a group but the last begin at the same place and are for the same vehicle. */
const GROUPS = [
  "region",
  "further",
  "large",
  "town",
  "townLarge",
  "between",
] as const satisfies readonly PriceGroupId[];

/** Cache of roads by map and ends, shared by all languages. */
const roads = new Map<string, RoadData>();

/** The price table by group, each in the order of the table. Groups without fares are left out. */
export function priceGroups(library: Library, language: Language): { id: PriceGroupId; fares: PriceData[] }[] {
  return GROUPS.map((id) => ({
    id,
    fares: library.fares
      .filter((fare) => groupOf(library, fare) === id)
      .map((fare) => priceOf(library, language, fare)),
  })).filter((group) => group.fares.length > 0);
}

/** Roads on the map of the region from the airport to each of its places that have a fare, by place. */
export function roadsFromAirport(library: Library): Record<string, RoadData> {
  const places = library.fares.filter(({ from }) => from === MAIN_AIRPORT).map(({ to }) => mapPointOf(library, to));
  const shown = places.filter((place) => isOnSheet(place, "region"));
  return Object.fromEntries(shown.map((place) => [place, roadOn("region", mapPointOf(library, MAIN_AIRPORT), place)]));
}

function priceOf(library: Library, language: Language, fare: Fare): PriceData {
  const ride = fromTown(library, fare);
  const [from, to] = [mapPointOf(library, ride.from), mapPointOf(library, ride.to)];
  // Places without a label on the region's map are on the coast map, which in turn has few of the region's.
  const sheet: PriceSheet = isOnSheet(from, "region") && isOnSheet(to, "region") ? "region" : "coast";
  return {
    ...fareData(library, language, ride),
    id: anchorOf(fare),
    spot: { sheet, place: isOnSheet(to, sheet) ? to : from },
    ...(from !== to && { road: roadOn(sheet, from, to) }),
  };
}

function roadOn(sheet: PriceSheet, from: string, to: string): RoadData {
  const key = `${sheet} ${from} ${to}`;
  const road = roads.get(key) ?? roadThrough(sheet, [from, to]);
  roads.set(key, road);
  return road;
}

/** A fare to the town centre as one from there, where its group begins: it applies in both directions. */
function fromTown({ business }: Library, fare: Fare): Fare {
  const { from, to } = fare;
  return to === business.place && from !== MAIN_AIRPORT ? { ...fare, from: to, to: from } : fare;
}

function groupOf(library: Library, fare: Fare): PriceGroupId {
  const { from, to, vehicleType } = fromTown(library, fare);
  const isLarge = vehicleType === LARGE_VEHICLE;
  if (from === library.business.place) return isLarge ? "townLarge" : "town";
  if (from !== MAIN_AIRPORT) return "between";
  if (isLarge) return "large";
  return placeGroup(library, to) === "region" ? "region" : "further";
}
