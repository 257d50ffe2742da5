import type { ServiceCardData } from "./pageDataTypes.ts";

const COUNT = 4;

/**
 * The four most similar services: those of the same group first, and within it those with the closest price, which for
 * airport transfers means a similar distance.
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

/** Price of its first trip. A service on request sorts after all services with a price. */
function euroOf({ fares: [first] }: ServiceCardData): number {
  return first?.euro ?? 10_000;
}
