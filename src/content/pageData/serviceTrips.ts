import type { Fare, Trip, VehicleType } from "#src/domain/price.ts";
import type { ServiceFacts } from "#src/content/schema/services.ts";

/**
 * Trips that a service sells at a fixed price: those that its page is about and, if it shows a vehicle, also the cheapest
 * trip of the price table in theirs. The "from" price of the service covers all of them.
 */
export function bookableTrips(
  fares: readonly Fare[],
  { vehicle, trips }: Pick<ServiceFacts, "vehicle" | "trips">,
): readonly Trip[] {
  if (vehicle === undefined) return trips;
  const vehicles = [...new Set(trips.map(({ vehicleType }) => vehicleType))];
  const cheapest = vehicles.flatMap((vehicleType) => {
    const fare = cheapestFare(fares, vehicleType);
    return fare ? [{ from: fare.from, to: fare.to, vehicleType }] : [];
  });
  const isNamed = (trip: Trip) =>
    trips.some(({ from, to, vehicleType }) => from === trip.from && to === trip.to && vehicleType === trip.vehicleType);
  return [...trips, ...cheapest.filter((trip) => !isNamed(trip))];
}

/** The cheapest fare of the price table in a vehicle; undefined if it has none. */
export function cheapestFare(fares: readonly Fare[], vehicleType: VehicleType): Fare | undefined {
  return fares.filter((fare) => fare.vehicleType === vehicleType).toSorted((a, b) => a.euro - b.euro)[0];
}
