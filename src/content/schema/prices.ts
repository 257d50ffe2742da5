import { z } from "zod";

import { PLACE_IDS } from "#content/placeIds.ts";
import { say } from "#src/content/messages/sentences.ts";
import { type Fare, type NearFareRule, VEHICLE_TYPES } from "#src/domain/price.ts";
import { anchor, integer, listOf, oneOf, range } from "./fields.ts";

export const trip = z.strictObject({
  from: oneOf(PLACE_IDS),
  to: oneOf(PLACE_IDS),
  vehicleType: oneOf(VEHICLE_TYPES),
});

/** A fixed fare, in whole euros. */
export const fare = trip.extend({ euro: integer(1, 9999) }) satisfies z.ZodType<Fare>;

/** The usual price of something sold in the street. */
export const streetPrice = z.strictObject({
  /** Id in the `{{street …}}` token. */
  id: anchor,
  /** Minimum and maximum price of one, in Turkish lira. */
  lira: range(1, 9999, say("the least and the most, in lira")),
  /** In which year it cost that. */
  year: integer(2000, 2100),
});
export type StreetPrice = z.infer<typeof streetPrice>;

/** Which fares to suggest for trips without one. */
export const nearFareRule = z.strictObject({
  vehicleType: z.exactOptional(oneOf(VEHICLE_TYPES)),
  place: oneOf(PLACE_IDS),
  others: listOf(oneOf(PLACE_IDS), 1, PLACE_IDS.length),
  offers: listOf(z.strictObject({ vehicleType: oneOf(VEHICLE_TYPES), other: z.exactOptional(oneOf(PLACE_IDS)) }), 1, 4),
}) satisfies z.ZodType<NearFareRule>;
