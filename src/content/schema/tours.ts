import { z } from "zod";

import { SHEET_NAMES } from "#content/map/sheets.ts";
import { PLACE_IDS } from "#content/placeIds.ts";
import { say } from "#src/content/messages/sentences.ts";
import { VEHICLE_TYPES } from "#src/domain/price.ts";
import { date, draft, integer, line, listOf, localized, matching, oneOf, picture, seo, slug } from "./fields.ts";
import { mustBe } from "./issues.ts";
import { trip } from "./prices.ts";

/** The slug of a tour that another one led to. */
export const tourSlug = slug;

export const film = z.strictObject({
  src: matching(/^\/film\/[a-z0-9-]+\.mp4$/, say("an address below /film that ends in .mp4")),
  /** Still image shown in the player until it plays, in the film's own size. */
  still: matching(/^\/film\/[a-z0-9-]+\.webp$/, say("an address below /film that ends in .webp")),
  width: integer(100, 4000),
  height: integer(100, 4000),
  seconds: integer(1, 60),
});

const tourVideo = z.strictObject({
  ...film.shape,
  /** Text alternative. */
  seen: localized(line(40, 230)),
  /** Picture of its tile in the gallery of the tour. */
  poster: picture,
  /** Date of publication (YYYY-MM-DD), for structured data. */
  published: date,
});

/** An entry of `content/tours.ts`. */
export const tourFacts = z.strictObject({
  id: integer(1, 99),
  slug,
  days: z.union([z.literal(1), z.literal(2)], { error: mustBe(say("1 or 2")) }),
  /** The first is the tour's main picture; the others belong to its stops, or to the tour itself if it has no stops. */
  images: listOf(picture, 1, 8),
  /** Pictures of the stops, in order. Names and descriptions are in the texts. */
  stops: listOf(picture, 0, 8),
  /** How many of the stops each day has, for a tour of several days. */
  stopsPerDay: z.exactOptional(listOf(integer(1, 8), 2, 2)),
  /** Picture of the closing section, where that of other pages is too similar to the tour's own pictures. */
  closingPicture: z.exactOptional(picture),
  /** In euros, for the one tour with a price of its own. */
  price: z.exactOptional(integer(1, 9999)),
  /** Trip of the price table whose fare is that of this tour. */
  fare: z.exactOptional(trip),
  video: z.exactOptional(tourVideo),
  /** Pre-filled fields of the booking form, for a tour that is one of its places. */
  request: z.exactOptional(z.strictObject({ to: oneOf(PLACE_IDS), vehicleType: oneOf(VEHICLE_TYPES) })),
  /**
   * Map sheet, start of the route if it is the same for all guests, and the point of each stop in order, as named in
   * `content/map`. Stops at the same point each name it. Without stops it shows the bays among which a captain chooses: the
   * start and the sights.
   */
  map: z.exactOptional(
    z.strictObject({
      sheet: oneOf(SHEET_NAMES),
      /** The reader checks that these exist, because it knows all maps. */
      start: z.exactOptional(z.string({ error: mustBe(say("a place of the maps")) })),
      stops: listOf(z.string({ error: mustBe(say("a place of the maps")) }), 0, 8),
      /** Further places to show, such as what one passes on the way. */
      sights: z.exactOptional(listOf(z.string({ error: mustBe(say("a place of the maps")) }), 1, 8)),
      /** The same, for which the map has no room on phones. */
      moreSights: z.exactOptional(listOf(z.string({ error: mustBe(say("a place of the maps")) }), 1, 8)),
      /** Plan of the site where its stops are, too close together for the map: its sheet and the point of each stop. */
      site: z.exactOptional(
        z.strictObject({
          sheet: oneOf(SHEET_NAMES),
          stops: listOf(z.string({ error: mustBe(say("a place of the maps")) }), 1, 8),
        }),
      ),
      /** Ways by sea to its places: those that boats usually take, or only what is within reach. Without it no way is shown. */
      seaWays: z.exactOptional(z.enum(["usual", "reach"], { error: mustBe(say('"usual" or "reach"')) })),
      /** Where the map comes from, or what it leaves open. */
      source: z.exactOptional(localized(line(10, 120))),
    }),
  ),
  draft,
});
export type TourFacts = z.infer<typeof tourFacts>;

/** Front matter of a tour's text. */
export const tourText = z.strictObject({
  title: line(5, 70),
  /** Place name of one or two words, for the stamp. */
  place: line(2, 24),
  description: line(50, 240),
  ...seo,
  highlights: listOf(line(10, 110), 4, 6),
  included: listOf(line(5, 110), 2, 8),
  notIncluded: listOf(line(5, 110), 1, 6),
  bring: listOf(line(3, 110), 2, 6),
  stops: listOf(z.strictObject({ name: line(2, 60), description: line(60, 400) }), 0, 8),
  /** How the day goes, or the days: parts of it in words and what happens in each, in order. What is advice is in the body. */
  course: z.exactOptional(listOf(z.strictObject({ when: line(3, 24), text: line(40, 260) }), 3, 6)),
});

export type TourText = z.infer<typeof tourText>;
