import type { FareData } from "#src/content/pageData/pageDataTypes.ts";
import type { PlaceId } from "#src/domain/places.ts";

/** Of a service's fares, those that its ticket can show: from the place and in the vehicle of the first. */
export function ticketFares(fares: readonly FareData[]): FareData[] {
  return fares.filter(({ from, vehicleType }) => from === fares[0]?.from && vehicleType === fares[0]?.vehicleType);
}

/** The fare on a service's ticket: to the destination that was chosen if the ticket can show it, else the first. */
export function ticketFare(fares: readonly FareData[], destination: PlaceId | null): FareData | undefined {
  const shown = ticketFares(fares);
  return shown.find(({ to }) => to === destination) ?? shown[0];
}
