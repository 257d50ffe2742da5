import type { PlaceId } from "./places.ts";

export const VEHICLE_TYPES = ["vip-vito", "vip-sprinter"] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/** Maximum number of passengers of each vehicle. */
export const SEATS: Record<VehicleType, number> = { "vip-vito": 7, "vip-sprinter": 19 };

/** Number of passengers who travel comfortably in each vehicle, with their suitcases. */
export const COMFORTABLE_SEATS: Record<VehicleType, number> = { "vip-vito": 6, "vip-sprinter": 12 };

/** Whether a value from the form or an address is a type of vehicle. */
export function isVehicleType(value: unknown): value is VehicleType {
  return VEHICLE_TYPES.some((type) => type === value);
}

export interface Trip {
  from: PlaceId;
  to: PlaceId;
  vehicleType: VehicleType;
}

/** A fixed price for a one-way trip in one vehicle, in euros. It applies in both directions. */
export interface Fare extends Trip {
  euro: number;
}

/**
 * Rule for suggesting fares for a trip without a fixed price: it applies to trips between `place` and any of `others`,
 * in either direction. Without `vehicleType` it applies to all vehicles.
 */
export interface NearFareRule {
  vehicleType?: VehicleType;
  place: PlaceId;
  others: readonly PlaceId[];
  /**
   * Suggested trips, from the same `place` to `other`, by default to the requested place. The first two that fit are
   * used.
   */
  offers: readonly { vehicleType: VehicleType; other?: PlaceId }[];
}

function fareOf(fares: readonly Fare[], { from, to, vehicleType }: Trip): Fare | undefined {
  return fares.find(
    (fare) =>
      fare.vehicleType === vehicleType &&
      ((fare.from === from && fare.to === to) || (fare.from === to && fare.to === from)),
  );
}

/** Fixed price of a trip in euros, in either direction; null if it has none. */
export function findFare(fares: readonly Fare[], trip: Trip): number | null {
  return fareOf(fares, trip)?.euro ?? null;
}
