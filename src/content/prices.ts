import { roadThrough } from "#content/illustrations/maps/coastSheet.ts";
import { LABELS } from "#content/illustrations/maps/places.ts";
import { BUSINESS } from "#content/business.ts";
import { FARES } from "#content/prices.ts";
import type { Language } from "#src/domain/language.ts";
import { aliasOfPlace } from "#src/domain/places.ts";
import type { Fare, Trip } from "#src/domain/price.ts";
import { fareOf, mapPointOf, placeGroup } from "./cards.ts";
import type { PriceData, PriceGroupId, PriceSheet } from "./schema.ts";

/** Groups of the price list, in display order. */
const GROUPS = ["peninsula", "further", "town", "sprinter"] as const satisfies readonly PriceGroupId[];

/** Cache of roads by map and ends, shared by all languages. */
const roads = new Map<string, NonNullable<PriceData["road"]>>();

/** The price table by group, each in the order of the table. */
export function priceGroups(language: Language): { id: PriceGroupId; fares: PriceData[] }[] {
  return GROUPS.map((id) => ({
    id,
    fares: FARES.filter((fare) => groupOf(fare) === id).flatMap((fare) => priceOf(fare, language) ?? []),
  }));
}

/** Anchor of a fare on the price list: `airport-yalikavak`, `bodrum-izmir-sprinter`. */
export function anchorOf({ from, to, vehicleType }: Trip): string {
  const road = `${aliasOfPlace(from)}-${aliasOfPlace(to)}`;
  return vehicleType === "vip-sprinter" ? `${road}-sprinter` : road;
}

function priceOf(trip: Fare, language: Language): PriceData | undefined {
  const fare = fareOf(trip, language);
  if (!fare) return undefined;
  const place = mapPointOf(trip.to);
  // Places without a label on the peninsula map are on the coast map.
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
  if (from === BUSINESS.place) return "town";
  throw new Error(`content/prices.ts: the price list has no group for a VIP Vito from ${from} to ${to}`);
}
