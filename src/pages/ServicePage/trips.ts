import type { FareData } from "#src/content/pageData/pageDataTypes.ts";
import type { Trip } from "#src/domain/price.ts";

/** Picks the trip of a fare. */
export function tripOf({ from, to, vehicleType }: FareData): Trip {
  return { from, to, vehicleType };
}
