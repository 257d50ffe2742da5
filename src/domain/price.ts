import { STANDARD_VEHICLE, VEHICLE_TYPES, VEHICLES as VEHICLE_FACTS } from "#content/vehicles.ts";
import { aliasOfPlace, MAIN_AIRPORT, type PlaceId } from "./places.ts";

export { LARGE_VEHICLE, STANDARD_VEHICLE, VEHICLE_TYPES } from "#content/vehicles.ts";

/** One of the vehicles of `content/vehicles.ts`. */
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/** What the business says of a vehicle that guests can book. */
export interface Vehicle {
  /** Name on the site and in the operator's message, the same in every language. */
  name: string;
  /** Name within a sentence that has no room for the whole one. */
  shortName: string;
  /** Last part of the anchors of its fares, unless it is the standard vehicle. */
  slug: string;
  /** Maximum number of passengers. */
  seats: number;
  /** Number of passengers who travel comfortably, with their suitcases. */
  comfortableSeats: number;
}

/** The vehicles by their ids. */
export const VEHICLES: Readonly<Record<VehicleType, Vehicle>> = VEHICLE_FACTS;

/** Whether a value from the form or an address is a type of vehicle. */
export function isVehicleType(value: unknown): value is VehicleType {
  return VEHICLE_TYPES.some((type) => type === value);
}

/** A one-way ride in one vehicle. */
export interface Trip {
  from: PlaceId;
  to: PlaceId;
  vehicleType: VehicleType;
}

/** The ride that texts and lists mean unless they say more: from the main airport to a place, in the standard vehicle. */
export function airportRide(to: PlaceId): Trip {
  return { from: MAIN_AIRPORT, to, vehicleType: STANDARD_VEHICLE };
}

/** Anchor of a trip's fare on the price list: `airport-yalikavak`, `bodrum-izmir-sprinter` for another vehicle than the standard one. */
export function anchorOf({ from, to, vehicleType }: Trip): string {
  const road = `${aliasOfPlace(from)}-${aliasOfPlace(to)}`;
  return vehicleType === STANDARD_VEHICLE ? road : `${road}-${VEHICLES[vehicleType].slug}`;
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
