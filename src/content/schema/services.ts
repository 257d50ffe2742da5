import { z } from "zod";

import { PLACE_IDS } from "#content/placeIds.ts";
import { FLEET_IDS } from "#content/vehicles.ts";
import { asMessage } from "#src/content/messages/sentences.ts";
import { SERVICE_GROUPS } from "#src/content/pageData/serviceGroups.ts";
import { draft, integer, line, listOf, oneOf, picture, seo, slug } from "./fields.ts";
import { trip } from "./prices.ts";

const ride = z
  .strictObject({ from: oneOf(PLACE_IDS), to: oneOf(PLACE_IDS) })
  .refine(({ from, to }) => from !== to, asMessage("leads nowhere: from and to are the same place"));
/** Limits on the number of typical rides that a service names. */
const LEAST_RIDES = 3;
const MOST_RIDES = 6;

/** An entry of `content/services.ts`: the language-independent data of a service. */
export const serviceFacts = z.strictObject({
  id: integer(1, 99),
  slug,
  group: oneOf(SERVICE_GROUPS),
  image: picture,
  /** Trips of the price table that the service's page is about, most popular first. */
  trips: listOf(trip, 0, 12),
  /** The vehicle whose seats, luggage and cabin the page shows. */
  vehicle: z.exactOptional(oneOf(FLEET_IDS)),
  /** Compares all vehicles, before the fares, instead of showing its own. */
  comparesFleet: z.exactOptional(
    z.literal(true, asMessage("can only be true; without the line the page shows only its own vehicle")),
  ),
  /** Picture beside the text, instead of that of the service's group. */
  textPicture: z.exactOptional(picture),
  /** Picture of the closing section, instead of that of the service's group. */
  closingPicture: z.exactOptional(picture),
  /**
   * Typical rides between places of the region, for a service without trips: shown beside the map of all its places. What each is for is in
   * the texts.
   */
  rides: z.exactOptional(listOf(ride, LEAST_RIDES, MOST_RIDES)),
  draft,
});
export type ServiceFacts = z.infer<typeof serviceFacts>;

/** Front matter of a service's text. */
export const serviceText = z.strictObject({
  title: line(5, 60),
  shortDescription: line(20, 110),
  description: line(50, 240),
  ...seo,
  /** What each of the service's typical rides is for, in their order. */
  rides: z.exactOptional(listOf(line(10, 50), LEAST_RIDES, MOST_RIDES)),
});

export type ServiceText = z.infer<typeof serviceText>;
