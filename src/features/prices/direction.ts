import type { PriceData } from "#src/content/pageData/pageDataTypes.ts";
import { MAIN_AIRPORT } from "#src/domain/places.ts";

/** Direction of a ride to or from the airport. Both cost the same. */
export const DIRECTIONS = ["fromAirport", "toAirport"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Query string of each direction; the default has none. */
export const DIRECTION_QUERY: Readonly<Record<Direction, string>> = { fromAirport: "", toAirport: "?to=airport" };

/** Reads the direction from a query string. */
export function directionFromQuery(search: string): Direction {
  return new URLSearchParams(search).get("to") === "airport" ? "toAirport" : "fromAirport";
}

/** Returns the fare with its ends swapped for `toAirport`; fares that do not begin at the airport stay as listed. */
export function fareInDirection(fare: PriceData, direction: Direction): PriceData {
  if (direction === "fromAirport" || fare.from !== MAIN_AIRPORT) return fare;
  const { from, to, fromLabel, toLabel } = fare;
  return { ...fare, from: to, to: from, fromLabel: toLabel, toLabel: fromLabel };
}
