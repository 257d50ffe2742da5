import type { ServiceCardData } from "./schema.ts";

const COUNT = 4;

/**
 * The four services that are most like one: those of its group come first, and among them those that cost nearly the same, which from
 * the airport means that they are about as far.
 */
export function neighboursOf(service: ServiceCardData, services: readonly ServiceCardData[]): ServiceCardData[] {
  const [fare] = service.fares;
  const distance = (other: ServiceCardData) => (fare ? Math.abs(euroOf(other) - fare.euro) : 0);
  return services
    .filter(({ slug }) => slug !== service.slug)
    .toSorted(
      (one, other) =>
        Number(other.group === service.group) - Number(one.group === service.group) || distance(one) - distance(other),
    )
    .slice(0, COUNT);
}

/** What its first trip costs; a service on request stands behind all that have a price. */
function euroOf({ fares: [first] }: ServiceCardData): number {
  return first?.euro ?? 10_000;
}
