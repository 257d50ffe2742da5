import { roadThrough } from "#content/illustrations/maps/coastSheet.ts";
import { LABELS } from "#content/illustrations/maps/places.ts";
import { BUSINESS } from "#content/business.ts";
import { FARES } from "#content/prices.ts";
import type { Language } from "#src/domain/language.ts";
import { MAIN_AIRPORT } from "#src/domain/places.ts";
import { anchorOf, LARGE_VEHICLE, type Fare } from "#src/domain/price.ts";
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
export function priceGroups(
  language: Language,
  fares: readonly Fare[] = FARES,
): { id: PriceGroupId; fares: PriceData[] }[] {
  return GROUPS.map((id) => ({
    id,
    fares: fares.filter((fare) => groupOf(fare) === id).map((fare) => priceOf(fare, language)),
  })).filter((group) => group.fares.length > 0);
}

/** Roads on the map of the region from the airport to each of its places that have a fare, by place. */
export function roadsFromAirport(): Record<string, RoadData> {
  const places = FARES.filter(({ from }) => from === MAIN_AIRPORT).map(({ to }) => mapPointOf(to));
  const shown = places.filter((place) => isOn("region", place));
  return Object.fromEntries(shown.map((place) => [place, roadOn("region", mapPointOf(MAIN_AIRPORT), place)]));
}

function priceOf(fare: Fare, language: Language): PriceData {
  const ride = fromTown(fare);
  const [from, to] = [mapPointOf(ride.from), mapPointOf(ride.to)];
  // Places without a label on the region's map are on the coast map, which in turn has few of the region's.
  const sheet: PriceSheet = isOn("region", from) && isOn("region", to) ? "region" : "coast";
  return {
    ...fareData(ride, language),
    id: anchorOf(fare),
    spot: { sheet, place: isOn(sheet, to) ? to : from },
    ...(from !== to && { road: roadOn(sheet, from, to) }),
  };
}

function isOn(sheet: PriceSheet, place: string): boolean {
  return place in LABELS[sheet].large;
}

function roadOn(sheet: PriceSheet, from: string, to: string): RoadData {
  const key = `${sheet} ${from} ${to}`;
  const road = roads.get(key) ?? roadThrough(sheet, [from, to]);
  roads.set(key, road);
  return road;
}

/** A fare to the town centre as one from there, where its group begins: it applies in both directions. */
function fromTown(fare: Fare): Fare {
  const { from, to } = fare;
  return to === BUSINESS.place && from !== MAIN_AIRPORT ? { ...fare, from: to, to: from } : fare;
}

function groupOf(fare: Fare): PriceGroupId {
  const { from, to, vehicleType } = fromTown(fare);
  const isLarge = vehicleType === LARGE_VEHICLE;
  if (from === BUSINESS.place) return isLarge ? "townLarge" : "town";
  if (from !== MAIN_AIRPORT) return "between";
  if (isLarge) return "large";
  return placeGroup(to) === "region" ? "region" : "further";
}
