import type { PlaceId } from "./places.ts";
import { findFare, SEATS, type Fare, type NearFareRule, type Trip } from "./price.ts";

const MOST_NEAR_FARES = 2;

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
  if (findFare(fares, trip) !== null) return [];
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
