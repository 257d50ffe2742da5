import type { TourFacts } from "#src/content/schema/tours.ts";
import { say, type Sentence } from "#src/content/messages/sentences.ts";

/** What is wrong with how the stops of a tour are divided among its days; undefined if nothing is. */
export function faultOfStops({ days, stops, stopsPerDay }: TourFacts): Sentence | undefined {
  if (!stopsPerDay) {
    if (days === 1 || stops.length === 0) return undefined;
    return say("%{stops} stops on %{days} days; write how many each day has, such as stopsPerDay: [%{example}]", {
      stops: stops.length,
      days,
      example: `${Math.ceil(stops.length / 2)}, ${Math.floor(stops.length / 2)}`,
    });
  }
  const counted = stopsPerDay.reduce((sum, count) => sum + count, 0);
  return stopsPerDay.length !== days || counted !== stops.length
    ? say("%{counted} stops on %{listed} days, but the tour has %{stops} on %{days}", {
        counted,
        listed: stopsPerDay.length,
        stops: stops.length,
        days,
      })
    : undefined;
}
