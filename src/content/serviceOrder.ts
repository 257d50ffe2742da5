import { FARES } from "#content/prices.ts";
import { findFare } from "#src/domain/price.ts";
import type { ServiceFacts } from "./contentSchema.ts";
import { SERVICE_GROUPS } from "./serviceGroups.ts";
import { bookableTrips } from "./serviceTrips.ts";

/**
 * Sorts services for their list: by group, and within it by lowest fare, which means the nearest first. At the same
 * fare, the service with more fares comes first. Services on request are last.
 */
export function sortServices<Listed extends Pick<ServiceFacts, "group" | "trips">>(
  services: readonly Listed[],
): Listed[] {
  return SERVICE_GROUPS.flatMap((group) =>
    services
      .filter((service) => service.group === group)
      .map((service) => ({ service, fares: bookableTrips(service).flatMap((trip) => findFare(FARES, trip) ?? []) }))
      .toSorted((one, other) => lowestOf(one.fares) - lowestOf(other.fares) || other.fares.length - one.fares.length)
      .map(({ service }) => service),
  );
}

function lowestOf(fares: readonly number[]): number {
  return fares.length === 0 ? Number.MAX_SAFE_INTEGER : Math.min(...fares);
}
