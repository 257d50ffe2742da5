import { FARES } from "#content/prices.ts";
import { convertFare, formatNumber } from "#src/domain/money.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { airportRide, findFare } from "#src/domain/price.ts";
import { UPSTREAM_ANSWERS } from "./fakeUpstreams.ts";

/** The fare in euros from the airport to a place, in the standard vehicle. Throws an Error if the price list has none. */
export function euroTo(place: PlaceId): number {
  const euro = findFare(FARES, airportRide(place));
  if (euro === null) throw new Error(`the tests need a fare from the airport to ${place} in content/prices.ts`);
  return euro;
}

/** An amount in euros in the other currencies, at the rates of the fake upstreams. */
export function converted(euro: number): { TRY: number; USD: number; GBP: number } {
  const { TRY, USD, GBP } = convertFare(euro, UPSTREAM_ANSWERS.ratesEur.rates);
  return { TRY: TRY ?? NaN, USD: USD ?? NaN, GBP: GBP ?? NaN };
}

/** The lines of the operator's message with an amount in euros and in the other currencies, at the rates of the fake upstreams. */
export function priceLines(euro: number): string[] {
  const { TRY, USD, GBP } = converted(euro);
  return [`EUR: ${euro}`, `TL: ${formatNumber(TRY, "tr")}`, `USD: ${USD}`, `GBP: ${GBP}`];
}
