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
