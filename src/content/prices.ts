import { roadThrough } from "#content/illustrations/maps/coastSheet.ts";
import { LABELS } from "#content/illustrations/maps/places.ts";
import { BUSINESS } from "#content/business.ts";
import { FARES } from "#content/prices.ts";
import type { Language } from "#src/domain/language.ts";
import { MAIN_AIRPORT } from "#src/domain/places.ts";
import { anchorOf, LARGE_VEHICLE, type Fare } from "#src/domain/price.ts";
import { fareOf, mapPointOf, placeGroup } from "./cards.ts";
import type { PriceData, PriceGroupId, PriceSheet, RoadData } from "./pageDataTypes.ts";

/** Groups of the price list, in display order. All fares of a group begin at the same place and are for the same vehicle. */
const GROUPS = ["region", "further", "large", "town", "townLarge"] as const satisfies readonly PriceGroupId[];

/** Cache of roads by map and ends, shared by all languages. */
const roads = new Map<string, RoadData>();

/** The price table by group, each in the order of the table. Groups without fares are left out. */
export function priceGroups(language: Language): { id: PriceGroupId; fares: PriceData[] }[] {
  return GROUPS.map((id) => ({
    id,
    fares: FARES.filter((fare) => groupOf(fare) === id).flatMap((fare) => priceOf(fare, language) ?? []),
  })).filter(({ fares }) => fares.length > 0);
}

/** Roads on the map of the region from the airport to each of its places that have a fare, by place. */
export function roadsFromAirport(): Record<string, RoadData> {
  const places = FARES.filter(({ from }) => from === MAIN_AIRPORT).map(({ to }) => mapPointOf(to));
  const shown = places.filter((place) => place in LABELS.region.large);
  return Object.fromEntries(shown.map((place) => [place, roadOn("region", mapPointOf(MAIN_AIRPORT), place)]));
}

function priceOf(trip: Fare, language: Language): PriceData | undefined {
  const fare = fareOf(trip, language);
  if (!fare) return undefined;
  const place = mapPointOf(trip.to);
  // Places without a label on the region's map are on the coast map.
  const sheet: PriceSheet = place in LABELS.region.large ? "region" : "coast";
  return {
    ...fare,
    id: anchorOf(trip),
    spot: { sheet, place },
    ...(place !== trip.from && { road: roadOn(sheet, trip.from, place) }),
  };
}

function roadOn(sheet: PriceSheet, from: string, to: string): RoadData {
  const key = `${sheet} ${from} ${to}`;
  const road = roads.get(key) ?? roadThrough(sheet, [from, to]);
  roads.set(key, road);
  return road;
}

function groupOf({ from, to, vehicleType }: Fare): PriceGroupId {
  const isLarge = vehicleType === LARGE_VEHICLE;
  if (from === BUSINESS.place) return isLarge ? "townLarge" : "town";
  if (from !== MAIN_AIRPORT) throw new Error(`content/prices.ts: the price list has no group for rides from ${from}`);
  if (isLarge) return "large";
  return placeGroup(to) === "region" ? "region" : "further";
}
