import type { PlaceId } from "./places.ts";

export const VEHICLE_TYPES = ["vip-vito", "vip-sprinter"] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/** How many passengers a vehicle takes at most. */
export const SEATS: Record<VehicleType, number> = { "vip-vito": 7, "vip-sprinter": 19 };

export function isVehicleType(value: unknown): value is VehicleType {
  return VEHICLE_TYPES.some((type) => type === value);
}

export interface Trip {
  from: PlaceId;
  to: PlaceId;
  vehicleType: VehicleType;
}

/** A fixed price for one way in one vehicle, in euros; the way back costs the same. */
export interface Fare extends Trip {
  euro: number;
}

/**
 * What to offer for a trip without a price of its own: trips between `place` and one of `others`, either way round.
 * A rule without a vehicle speaks for each of them.
 */
export interface NearFareRule {
  vehicleType?: VehicleType;
  place: PlaceId;
  others: readonly PlaceId[];
  /** The trips offered, from the same `place`; without `other` it is the place that was asked for. The first two that fit count. */
  offers: readonly { vehicleType: VehicleType; other?: PlaceId }[];
}

const MOST_NEAR_FARES = 2;

function fareOf(fares: readonly Fare[], { from, to, vehicleType }: Trip): Fare | undefined {
  return fares.find(
    (fare) =>
      fare.vehicleType === vehicleType &&
      ((fare.from === from && fare.to === to) || (fare.from === to && fare.to === from)),
  );
}

/** The fixed price of a trip in euros, whichever way round the table names it; null where it has none. */
export function findFare(fares: readonly Fare[], trip: Trip): number | null {
  return fareOf(fares, trip)?.euro ?? null;
}

/**
 * Up to two fixed prices near a trip that has none, in the trip's own direction, by the written rules. A vehicle that is too
 * small for the party is never among them; a trip with a price of its own has no need of any.
 */
export function nearFares(
  fares: readonly Fare[],
  rules: readonly NearFareRule[],
  trip: Trip,
  passengers: number,
): Fare[] {
  if (fareOf(fares, trip)) return [];
  return rules
    .flatMap((rule) => {
      const asked = otherEnd(rule, trip);
      if (asked === undefined) return [];
      return rule.offers.flatMap(({ vehicleType, other = asked }): Fare[] => {
        const offered =
          trip.from === rule.place
            ? { from: rule.place, to: other, vehicleType }
            : { from: other, to: rule.place, vehicleType };
        const euro = findFare(fares, offered);
        return euro !== null && SEATS[vehicleType] >= passengers ? [{ ...offered, euro }] : [];
      });
    })
    .slice(0, MOST_NEAR_FARES);
}

/** The end of the trip that is not the rule's own place; undefined where the rule does not speak for the trip. */
function otherEnd(rule: NearFareRule, { from, to, vehicleType }: Trip): PlaceId | undefined {
  if (rule.vehicleType !== undefined && rule.vehicleType !== vehicleType) return undefined;
  const end = from === rule.place ? to : to === rule.place ? from : undefined;
  return end !== undefined && rule.others.includes(end) ? end : undefined;
}
