import { findFare, type Fare } from "#src/domain/price.ts";
import type { ServiceFacts } from "#src/content/schema/services.ts";
import { SERVICE_GROUPS } from "./serviceGroups.ts";
import { bookableTrips } from "./serviceTrips.ts";

/**
 * Sorts services for their list: by group, and within it by lowest fare, which means the nearest first. At the same
 * fare, the service with more fares comes first. Services on request are last.
 */
export function sortServices<Listed extends Pick<ServiceFacts, "group" | "trips">>(
  fares: readonly Fare[],
  services: readonly Listed[],
): Listed[] {
  return SERVICE_GROUPS.flatMap((group) =>
    services
      .filter((service) => service.group === group)
      .map((service) => ({
        service,
        euros: bookableTrips(fares, service).flatMap((trip) => findFare(fares, trip) ?? []),
      }))
      .toSorted((one, other) => lowestOf(one.euros) - lowestOf(other.euros) || other.euros.length - one.euros.length)
      .map(({ service }) => service),
  );
}

function lowestOf(euros: readonly number[]): number {
  return euros.length === 0 ? Number.MAX_SAFE_INTEGER : Math.min(...euros);
}
