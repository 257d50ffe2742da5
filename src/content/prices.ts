import { roadThrough } from "#content/illustrations/maps/coastSheet.ts";
import { LABELS } from "#content/illustrations/maps/places.ts";
import { FARES } from "#content/prices.ts";
import type { Language } from "#src/domain/language.ts";
import { aliasOfPlace, type PlaceId } from "#src/domain/places.ts";
import type { Fare, Trip } from "#src/domain/price.ts";
import { fareOf, placeGroup } from "./cards.ts";
import type { PriceData, PriceGroupId, PriceSheet } from "./schema.ts";

/** The groups of the price list, in its order. */
const GROUPS = ["peninsula", "further", "bodrum", "sprinter"] as const satisfies readonly PriceGroupId[];

/** Where a place is found on a map that is no place of it itself: a tour at what it is about, the whole peninsula at its centre. */
const STANDS_AT: Partial<Record<PlaceId, string>> = {
  peninsula: "bodrum",
  bodrumtour: "bodrum",
  çeşme: "cesme/alacatı",
  ephesustour: "ephesus",
  pamukkaletour: "pamukkale",
};

/** Roads by their map and their ends: they are the same in every language. */
const roads = new Map<string, NonNullable<PriceData["road"]>>();

/** The whole price table in its groups, each in the order of the table. */
export function priceGroups(language: Language): { id: PriceGroupId; fares: PriceData[] }[] {
  return GROUPS.map((id) => ({
    id,
    fares: FARES.filter((fare) => groupOf(fare) === id).flatMap((fare) => priceOf(fare, language) ?? []),
  }));
}

/** The anchor of a fare on the price list: `airport-yalikavak`, `bodrum-izmir-sprinter`. */
export function anchorOf({ from, to, vehicleType }: Trip): string {
  const road = `${aliasOfPlace(from)}-${aliasOfPlace(to)}`;
  return vehicleType === "vip-sprinter" ? `${road}-sprinter` : road;
}

function priceOf(trip: Fare, language: Language): PriceData | undefined {
  const fare = fareOf(trip, language);
  if (!fare) return undefined;
  const place = STANDS_AT[trip.to] ?? trip.to;
  // What the peninsula's map has no name for is on the coast's.
  const sheet: PriceSheet = place in LABELS.peninsula.large ? "peninsula" : "coast";
  return {
    ...fare,
    id: anchorOf(trip),
    spot: { sheet, place },
    ...(place !== trip.from && { road: roadOn(sheet, trip.from, place) }),
  };
}

function roadOn(sheet: PriceSheet, from: string, to: string): NonNullable<PriceData["road"]> {
  const key = `${sheet} ${from} ${to}`;
  const road = roads.get(key) ?? roadThrough(sheet, [from, to]);
  roads.set(key, road);
  return road;
}

function groupOf({ from, to, vehicleType }: Fare): PriceGroupId {
  if (vehicleType === "vip-sprinter") return "sprinter";
  if (from === "airport") return placeGroup(to) === "peninsula" ? "peninsula" : "further";
  if (from === "bodrum") return "bodrum";
  throw new Error(`content/prices.ts: the price list has no group for a VIP Vito from ${from} to ${to}`);
}
