import { z } from "zod";

import { PLACE_IDS } from "#content/placeIds.ts";
import { say } from "#src/content/messages/sentences.ts";
import type { CountryEntry } from "#src/domain/countries.ts";
import { type Place, PLACE_GROUPS } from "#src/domain/places.ts";
import { anchor, integer, integerOrRange, line, listOf, localized, matching, oneOf } from "./fields.ts";
import { mustBe } from "./issues.ts";
import { degrees, notSwapped } from "./positions.ts";

/** A place of the form and the price list. */
export const place = z.strictObject({
  id: oneOf(PLACE_IDS),
  group: oneOf(PLACE_GROUPS),
  selectable: z.boolean({ error: mustBe(say("true or false")) }),
  label: localized(line(2, 60)),
  mapQuery: z.exactOptional(line(2, 60)),
  mapPoint: z.exactOptional(line(2, 40)),
}) satisfies z.ZodType<Place>;

/** Spelling of a place in each language. */
export const placeName = localized(
  matching(/^\p{Lu}\p{L}+(?:\|\p{Lu}\p{L}+)*$/u, say("a name, or several with bars between them")),
);
export type PlaceName = z.infer<typeof placeName>;

/** A temperature in °C. */
const celsius = integerOrRange(-9, 49, say("degrees, or the least and the most"));

/** The year in one place, from January. */
export const climate = z.strictObject({
  heads: z.strictObject({
    month: localized(line(2, 20)),
    air: localized(line(2, 20)),
    sea: localized(line(2, 20)),
    crowd: localized(line(2, 20)),
  }),
  /** Mark of the months to suggest. */
  suggested: localized(line(3, 12)),
  months: listOf(
    z.strictObject({
      name: localized(line(3, 12)),
      air: celsius,
      sea: celsius,
      /** How full it is, from 1 to 5 and in words. */
      crowd: z.strictObject({ level: integer(1, 5), words: localized(line(3, 24)) }),
      suggested: z.exactOptional(z.literal(true)),
    }),
    12,
    12,
  ),
});
export type Climate = z.infer<typeof climate>;

/** A country of the dial-code picker. */
export const country = z.strictObject({
  code: matching(/^[A-Z]{2}$/, say("two capital letters")),
  dialCode: matching(/^\+\d{1,4}$/, say("a plus and up to four digits")),
  name: localized(line(2, 60)),
}) satisfies z.ZodType<CountryEntry>;

/** Driving time to a place. */
export const drive = z.strictObject({
  to: oneOf(PLACE_IDS),
  minutes: integerOrRange(1, 999, say("minutes, or the least and the most")),
});
/** Driving time from the airport. */
export type Drive = z.infer<typeof drive>;

/** A city whose weather is shown, and its coordinates in degrees. */
const city = notSwapped(
  z.strictObject({
    /** Id in the relay's API. */
    id: anchor,
    name: localized(line(2, 40)),
    latitude: degrees(90),
    longitude: degrees(180),
  }),
);
export type City = z.infer<typeof city>;

/** The town and the other city whose weather is shown. */
export const cities = z.tuple([city, city], { error: mustBe(say("two cities")) }).readonly();
