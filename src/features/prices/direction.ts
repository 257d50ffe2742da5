import type { PriceData } from "#src/content/schema.ts";

/** Which way a ride that has the airport at one end goes. Both cost the same. */
export const DIRECTIONS = ["fromAirport", "toAirport"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What an address says behind its path of the way back; the way there it says nothing of. */
export const QUERY_OF: Readonly<Record<Direction, string>> = { fromAirport: "", toAirport: "?to=airport" };

/** The direction that the query of an address names. */
export function directionIn(search: string): Direction {
  return new URLSearchParams(search).get("to") === "airport" ? "toAirport" : "fromAirport";
}

/** A fare for the ride in this direction; one that does not begin at the airport goes as the list has it. */
export function rideOf(fare: PriceData, direction: Direction): PriceData {
  if (direction === "fromAirport" || fare.from !== "airport") return fare;
  const { from, to, fromLabel, toLabel } = fare;
  return { ...fare, from: to, to: from, fromLabel: toLabel, toLabel: fromLabel };
}
