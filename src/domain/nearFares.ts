import type { PlaceId } from "./places.ts";
import { findFare, VEHICLES, type Fare, type NearFareRule, type Trip } from "./price.ts";

const MAX_NEAR_FARES = 2;

/**
 * Suggests up to two fixed fares near a trip that has none, in the direction of the trip, according to the rules.
 * Vehicles too small for the party are left out. A trip with a fare of its own gets no suggestions.
 */
export function nearFares(
  fares: readonly Fare[],
  rules: readonly NearFareRule[],
  trip: Trip,
  passengers: number,
): Fare[] {
  if (findFare(fares, trip) !== null) return [];
  return rules
    .flatMap((rule) => {
      const requested = otherEnd(rule, trip);
      if (requested === undefined) return [];
      return rule.offers.flatMap(({ vehicleType, other = requested }): Fare[] => {
        const offeredTrip =
          trip.from === rule.place
            ? { from: rule.place, to: other, vehicleType }
            : { from: other, to: rule.place, vehicleType };
        const euro = findFare(fares, offeredTrip);
        return euro !== null && VEHICLES[vehicleType].seats >= passengers ? [{ ...offeredTrip, euro }] : [];
      });
    })
    .slice(0, MAX_NEAR_FARES);
}

/** The end of the trip that is not the rule's place. Undefined if the rule does not apply to the trip. */
function otherEnd(rule: NearFareRule, { from, to, vehicleType }: Trip): PlaceId | undefined {
  if (rule.vehicleType !== undefined && rule.vehicleType !== vehicleType) return undefined;
  const end = from === rule.place ? to : to === rule.place ? from : undefined;
  return end !== undefined && rule.others.includes(end) ? end : undefined;
}
