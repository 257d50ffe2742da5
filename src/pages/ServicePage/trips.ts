import type { FareData } from "#src/content/schema.ts";
import type { Trip } from "#src/domain/price.ts";

/** The trip that a fare is for, and nothing else of it. */
export function tripOf({ from, to, vehicleType }: FareData): Trip {
  return { from, to, vehicleType };
}
