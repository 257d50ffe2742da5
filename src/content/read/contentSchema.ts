import { z } from "zod";

import type { PictureName } from "#content/pictures.ts";
import { AUTHOR_IDS, POST_CATEGORIES } from "#content/articleIds.ts";
import { SHEET_NAMES } from "#content/map/sheets.ts";
import { PLACE_IDS } from "#content/placeIds.ts";
import { FLEET_IDS } from "#content/vehicles.ts";
import type { CountryEntry } from "#src/domain/countries.ts";
import { PLACE_GROUPS, type Place } from "#src/domain/places.ts";
import { VEHICLE_TYPES, type Fare, type NearFareRule, type Vehicle } from "#src/domain/price.ts";
import { LOOKS, PHOTO_LICENCES, type Picture } from "#src/content/pageData/picture.ts";
import { SERVICE_GROUPS } from "#src/content/pageData/serviceGroups.ts";
import { asMessage, say, type Sentence, type Value } from "./sentences.ts";

/*
 * Schemas of everything in `content/`; invalid content never reaches a page. Messages are sentences, written to follow a file and
 * a field: "content/blog/kumpir/en.md: title has 3 characters; the minimum is 10". This module imports none of the
 * content that it validates, so that an error in one file does not keep the others from being read.
 */

type IssueInput = { readonly input?: unknown };

/** Formats an invalid value for a message. Strings are quoted, so that "35" is not mistaken for 35. */
function formatValue(input: unknown): Value {
  return typeof input === "string" ? `"${input}"` : Array.isArray(input) ? say("a list") : String(input);
}

const IS_MISSING = asMessage("is missing");

/** Error message for a missing or mistyped value. */
const mustBe =
  (be: Sentence) =>
  ({ input }: IssueInput) =>
    input === undefined ? IS_MISSING : asMessage("must be %{be}", { be });

/** What zod calls the kinds of values. */
const KINDS: Readonly<Record<string, Sentence>> = {
  string: say("string"),
  number: say("number"),
  boolean: say("boolean"),
  array: say("array"),
  tuple: say("tuple"),
  object: say("object"),
  record: say("record"),
};

/** Error message for issues without one of their own: a missing value, a wrong type, an unknown key or a list of the wrong length. */
export function messageOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === "unrecognized_keys") {
    const keys = (issue["keys"] as string[]).map((key) => `"${key}"`).join(", ");
    return asMessage("has what nobody asks for: %{keys}", { keys });
  }
  if (issue.input === undefined) return IS_MISSING;
  if (issue.code === "invalid_type") {
    const expected = String(issue["expected"]);
    return asMessage("must be of the kind %{kind}", { kind: KINDS[expected] ?? expected });
  }
  if (issue.code === "invalid_value")
    return asMessage("must be %{be}", { be: (issue["values"] as unknown[]).join(", ") });
  if (issue.code === "too_small") return atLeast(Number(issue["minimum"]));
  if (issue.code === "too_big") return atMost(Number(issue["maximum"]));
  return asMessage("is not valid");
}

function atLeast(least: number): string {
  return least === 1
    ? asMessage("must have 1 entry at least")
    : asMessage("must have %{least} entries at least", { least });
}

function atMost(most: number): string {
  return most === 1 ? asMessage("must have 1 entry at most") : asMessage("must have %{most} entries at most", { most });
}

const text = (least: number, most: number) =>
  z
    .string({ error: mustBe(say("words")) })
    .trim()
    .min(least, {
      error: ({ input }) =>
        asMessage("has %{length} characters; the minimum is %{least}", { length: String(input).length, least }),
    })
    .max(most, {
      error: ({ input }) =>
        asMessage("has %{length} characters; the maximum is %{most}", { length: String(input).length, most }),
    });
/** One line of text without markup, with limits in characters. */
const line = (least: number, most: number) =>
  text(least, most).regex(/^[^\n<>]*$/, asMessage("must be one line without markup"));
/** A list with limits on its number of entries. */
const listOf = <Schema extends z.ZodType>(schema: Schema, least: number, most: number) =>
  z
    .array(schema, { error: mustBe(say("a list")) })
    .min(least, { error: atLeast(least) })
    .max(most, { error: atMost(most) })
    .readonly();
const localized = <Schema extends z.ZodType>(schema: Schema) => z.strictObject({ tr: schema, en: schema, ru: schema });
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, {
    error: ({ input }) =>
      input === undefined
        ? IS_MISSING
        : asMessage("%{value} is none of %{list}", { value: formatValue(input), list: values.join(", ") }),
  });
/** An id of an article's author or category, of which an owner may add more. */
const articleId = <const Ids extends readonly [string, ...string[]]>(ids: Ids) =>
  z.enum(ids, {
    error: ({ input }) =>
      input === undefined
        ? IS_MISSING
        : asMessage("%{value} is none of %{list}; a new one is added to content/articleIds.ts first", {
            value: formatValue(input),
            list: ids.join(", "),
          }),
  });
const isUnder =
  (least: number) =>
  ({ input }: IssueInput) =>
    asMessage("%{value} is under %{least}", { value: String(input), least });
const isOver =
  (most: number) =>
  ({ input }: IssueInput) =>
    asMessage("%{value} is over %{most}", { value: String(input), most });
const integer = (least: number, most: number) =>
  z
    .int({
      error: ({ input }) =>
        input === undefined ? IS_MISSING : asMessage("%{value} is no whole number", { value: formatValue(input) }),
    })
    .min(least, { error: isUnder(least) })
    .max(most, { error: isOver(most) });
/** The least and the most of a unit. */
const range = (least: number, most: number, be: Sentence) =>
  z
    .tuple([integer(least, most), integer(least, most)], { error: mustBe(be) })
    .refine(([from, to]) => from < to, asMessage("must be the least, then the most"));
/** One number of a unit, or the least and the most. */
const integerOrRange = (least: number, most: number, be: Sentence) =>
  z.union([integer(least, most), range(least, most, be)], { error: mustBe(be) });
/** Text that matches a pattern. */
const matching = (pattern: RegExp, be: Sentence) =>
  z.string({ error: mustBe(be) }).regex(pattern, { error: mustBe(be) });
/** URL segment of a page, or the name of a folder of texts. */
const slug = matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, say("small letters and digits joined by dashes"));
/** The slug of a tour that another one led to. */
export const tourSlug = slug;
const anchor = matching(/^[a-z][a-z0-9-]*$/, say("small letters, digits and dashes"));
/** Name of a picture. The reader checks that it exists, because it knows all of them. */
const picture = z.custom<PictureName>((name) => typeof name === "string" && name !== "", {
  error: mustBe(say("the name of a picture")),
});
/** A screen reader reads a text alternative in one go, without a way to skip within it. */
const MOST_ALT_WORDS = 25;
const wordsIn = (said: string) => said.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
const seo = { seoTitle: line(15, 60), seoDescription: line(50, 155) };

/** Marks a draft, which `npm run dev` shows and the site does not. Removing the line publishes it. */
const draft = z.exactOptional(z.literal(true, asMessage("can only be true; without the line it is published")));

const trip = z.strictObject({
  from: oneOf(PLACE_IDS),
  to: oneOf(PLACE_IDS),
  vehicleType: oneOf(VEHICLE_TYPES),
});

const ride = z
  .strictObject({ from: oneOf(PLACE_IDS), to: oneOf(PLACE_IDS) })
  .refine(({ from, to }) => from !== to, asMessage("leads nowhere: from and to are the same place"));
/** Limits on the number of typical rides that a service names. */
const LEAST_RIDES = 3;
const MOST_RIDES = 6;

export type FleetId = (typeof FLEET_IDS)[number];

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

const date = z.iso.date({
  error: ({ input }) =>
    input === undefined ? IS_MISSING : asMessage("%{value} is no date (YYYY-MM-DD)", { value: formatValue(input) }),
});

const film = z.strictObject({
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

/** Posts show a date in one of these months, January first. */
export const POST_MONTHS = [
  "Ocak",
  "Şubat",
  "Mart",
  "Nisan",
  "Mayıs",
  "Haziran",
  "Temmuz",
  "Ağustos",
  "Eylül",
  "Ekim",
  "Kasım",
  "Aralık",
] as const;

export type PostCategory = (typeof POST_CATEGORIES)[number];
export type AuthorId = (typeof AUTHOR_IDS)[number];

/**
 * How an article is laid out: `poster` under a large picture, for a place with a view; `wide` with pictures wider than
 * the text, for a day out; `essay` with a large opening, for history and books; `guide` with its contents at the top and
 * numbered parts, for what is looked up; `stamp` with small pictures in the text, for what is eaten and bought.
 */
export const POST_LAYOUTS = ["poster", "wide", "essay", "guide", "stamp"] as const;
export type PostLayout = (typeof POST_LAYOUTS)[number];

/** The data in `content/blog/{slug}/post.ts`. */
export const postFacts = z.strictObject({
  /** Unique, 1 to 9999. The displayed day of the month is derived from it. */
  id: integer(1, 9999),
  image: picture,
  category: articleId(POST_CATEGORIES),
  author: articleId(AUTHOR_IDS),
  layout: oneOf(POST_LAYOUTS),
  /** Displayed month. The year is derived from the day of the build. */
  month: oneOf(POST_MONTHS),
  /** Date of first publication (YYYY-MM-DD), for structured data. */
  published: date,
  /** Ids of three other posts. */
  related: listOf(z.int(), 3, 3),
  /**
   * Destination of the airport transfer offered within the text; absent where the article is about no place with a
   * fare.
   */
  ride: z.exactOptional(oneOf(PLACE_IDS)),
  draft,
});
export type PostFacts = z.infer<typeof postFacts>;

/** Front matter of a service's text. */
export const serviceText = z.strictObject({
  title: line(5, 60),
  shortDescription: line(20, 110),
  description: line(50, 240),
  ...seo,
  /** What each of the service's typical rides is for, in their order. */
  rides: z.exactOptional(listOf(line(10, 50), LEAST_RIDES, MOST_RIDES)),
});

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

/** Front matter of an article. */
export const postText = z.strictObject({
  title: line(10, 90),
  excerpt: line(60, 220),
  ...seo,
  tags: listOf(line(2, 30), 3, 7),
});

export type ServiceText = z.infer<typeof serviceText>;
export type TourText = z.infer<typeof tourText>;
export type PostText = z.infer<typeof postText>;

/** Groups of questions, in display order. */
export const FAQ_GROUPS = ["arrival", "price", "onboard", "changes"] as const;
export type FaqGroupId = (typeof FAQ_GROUPS)[number];

/** A question with its answer. */
export const faqItem = z.strictObject({
  /** Anchor on the page. */
  id: anchor,
  group: oneOf(FAQ_GROUPS),
  question: localized(line(10, 120)),
  /** A few sentences, which may contain links and `{{fare …}}`. */
  answer: localized(text(40, 700)),
});
export type FaqItem = z.infer<typeof faqItem>;

/** Chapters of the gallery, in display order. */
export const GALLERY_CHAPTERS = ["arrival", "town", "region", "further"] as const;
export type GalleryChapterId = (typeof GALLERY_CHAPTERS)[number];

const focus = matching(/^(?:\d{1,2}|100)% (?:\d{1,2}|100)%$/, say("a point, such as 50% 40%"));

const shownPicture = {
  /** Size of the largest file, in pixels. */
  width: integer(100, 4000),
  height: integer(100, 4000),
  /** Widths of the files, smallest first. */
  widths: listOf(integer(100, 4000), 1, 8),
  /**
   * What the picture is recognised by at first glance. Pictures that share one of these are not placed side by side in
   * lists of articles.
   */
  looks: z.exactOptional(listOf(oneOf(LOOKS), 1, 3)),
  /** Text alternative. A page that uses the picture as decoration omits it. */
  alt: localized(
    line(40, 230).refine((said) => wordsIn(said) <= MOST_ALT_WORDS, {
      error: ({ input }) =>
        asMessage("has %{words} words; the maximum is %{most}", {
          words: wordsIn(String(input)),
          most: MOST_ALT_WORDS,
        }),
    }),
  ),
};

const drawing = z.strictObject({
  ...shownPicture,
  kind: z.exactOptional(z.literal("drawing")),
  /**
   * Horizontal band that contains everything named in `alt`, from its top to its bottom edge, in percent of the
   * picture's height. Cropping removes the same share above and below it. By default the middle is kept.
   */
  named: z.exactOptional(
    z
      .tuple([integer(0, 100), integer(0, 100)])
      .readonly()
      .check(z.refine(([from, to]) => from < to, { error: asMessage("goes from its upper edge to its lower one") })),
  ),
});

/** A picture that `npm run new:photo` wrote. */
export const photoFacts = z.strictObject({
  ...shownPicture,
  kind: z.literal("photo"),
  /** Point that stays in view in every crop, from the left and top edges. */
  focus,
  /** Average colour: the placeholder until the photograph has loaded. */
  colour: matching(/^#[0-9a-f]{6}$/, say("a colour, such as #8fa9b3")),
  /** Who took it and where it comes from, and the terms on which it is used. */
  credit: z.strictObject({ source: line(3, 120), licence: oneOf(PHOTO_LICENCES) }),
});

/** A picture of the site: files `public/images/{name}-{width}.avif` for each of its widths, and `.webp` for most of them. */
export const pictureFacts = z.discriminatedUnion("kind", [drawing, photoFacts], {
  error: asMessage("kind is photo, or left out where the picture is drawn"),
}) satisfies z.ZodType<Picture>;

/** All pictures by name. No two pictures or languages may share a text alternative. */
export const distinctPictures = z
  .record(z.string(), z.object({ alt: z.record(z.string(), z.unknown()) }))
  .superRefine((pictures, { addIssue }) => {
    const seen = new Map<unknown, string>();
    for (const [name, { alt }] of Object.entries(pictures)) {
      for (const [language, said] of Object.entries(alt)) {
        const other = seen.get(said);
        if (other !== undefined) {
          const message = asMessage("says what %{other} says already", { other });
          addIssue({ code: "custom", path: [name, "alt", language], message });
        }
        seen.set(said, `${name}.alt.${language}`);
      }
    }
  });

/** Caption of a picture. */
export const caption = z.strictObject({
  src: picture,
  title: localized(line(3, 60)),
  location: localized(line(2, 60)),
});
export type Caption = z.infer<typeof caption>;

/** Subject of a gallery picture, so that similar ones are not placed side by side. */
const GALLERY_SUBJECTS = [
  "air",
  "beach",
  "boat",
  "car",
  "castle",
  "cave",
  "facade",
  "harbour",
  "road",
  "ruin",
  "street",
  "terrace",
  "terraces",
  "theatre",
  "tomb",
  "trees",
  "underwater",
  "windmills",
] as const;

/**
 * The service or the tour that goes to a place, or the article about it, with a title short enough for a line below a small tile. The
 * reader checks that it exists, because it knows all of them.
 */
const offer = z.union(
  [
    z.strictObject({ service: slug }),
    z.strictObject({ tour: slug }),
    z.strictObject({ post: slug, shortTitle: localized(line(3, 30)) }),
  ],
  { error: asMessage("must be { service: … }, { tour: … } or { post: …, shortTitle: … }, with its slug") },
);

/** A picture or film of the gallery. */
export const galleryItem = z.strictObject({
  ...caption.shape,
  chapter: oneOf(GALLERY_CHAPTERS),
  subject: oneOf(GALLERY_SUBJECTS),
  /** Focal point kept in view when the picture is cropped to a tile, from its left and top edges. */
  focus: z.exactOptional(focus),
  /** A film, which the picture stands for and describes. */
  film: z.exactOptional(film),
  /** Absent where none has to do with what the picture shows. */
  offer: z.exactOptional(offer),
});
export type GalleryItem = z.infer<typeof galleryItem>;

/** Title and description of a page. */
export const head = localized(z.strictObject({ title: seo.seoTitle, description: seo.seoDescription }));

/** Features of vehicles; their labels are in the messages. */
export const FLEET_FEATURES = [
  "wifi",
  "leather",
  "climate",
  "usb",
  "tv",
  "minibar",
  "privacy",
  "luggage",
  "childSeat",
  "wheelchair",
  "pet",
  "smoking",
  "nonSmoking",
  "englishDriver",
  "germanDriver",
  "russianDriver",
  "arabicDriver",
] as const;
export type FleetFeature = (typeof FLEET_FEATURES)[number];

/** Seats and luggage of a vehicle from above, in millimetres back from its front bumper. */
const seatPlan = z.strictObject({
  length: integer(3000, 7000),
  width: integer(1500, 2100),
  /** Where the windscreen begins. */
  windscreen: integer(500, 2500),
  /** Where its doors begin and end, on both sides. */
  doors: listOf(integer(1000, 7000), 2, 6),
  /** Where the rear window begins, if the boot is a room of its own behind it. */
  rearWindow: z.exactOptional(integer(2000, 7000)),
  /** Rows from the front; places from the right side to the left. `spare` is a seat beyond the comfortable ones. */
  rows: listOf(
    z.strictObject({
      at: integer(1000, 7000),
      places: listOf(oneOf(["driver", "seat", "spare", "aisle"]), 2, 5),
      backwards: z.exactOptional(z.literal(true)),
    }),
    2,
    7,
  ),
  /** Suitcases in lines across the boot. */
  cases: z.strictObject({
    size: oneOf(["cabin", "medium", "large"]),
    at: integer(2000, 7000),
    across: integer(1, 5),
    deep: integer(1, 5),
  }),
});

/** A car that the site shows. */
export const fleetVehicle = z
  .strictObject({
    id: oneOf(FLEET_IDS),
    name: line(3, 40),
    image: picture,
    /** View into the cabin. */
    cabin: picture,
    /** The vehicle of the booking form, whose seats are in `content/vehicles.ts`; without it the price is on request. */
    vehicleType: z.exactOptional(oneOf(VEHICLE_TYPES)),
    /** Number of passengers who sit comfortably in a car that is none of those vehicles. */
    capacity: z.exactOptional(integer(1, 30)),
    plan: seatPlan,
    features: listOf(oneOf(FLEET_FEATURES), 1, FLEET_FEATURES.length),
    /** Features that are visible without expanding the card. */
    highlights: listOf(oneOf(FLEET_FEATURES), 1, 3),
  })
  .check(({ value: { features, highlights, vehicleType, capacity }, issues }) => {
    const fault = (field: string, message: string) =>
      issues.push({ code: "custom", path: [field], message, input: features });
    if (vehicleType !== undefined && capacity !== undefined)
      fault(
        "capacity",
        asMessage("is that of %{vehicle}, whose seats are in content/vehicles.ts; take it out", {
          vehicle: vehicleType,
        }),
      );
    if (vehicleType === undefined && capacity === undefined) fault("capacity", IS_MISSING);
    if (new Set(features).size < features.length) fault("features", asMessage("names something twice"));
    for (const feature of highlights) {
      if (!features.includes(feature))
        fault("highlights", asMessage('"%{feature}" is none of its features', { feature }));
    }
  });
export type FleetVehicle = z.infer<typeof fleetVehicle>;

/** What is said below the cars. */
export const fleetNote = localized(line(20, 200));

const vehicle = z
  .strictObject({
    name: line(3, 40),
    shortName: line(2, 40),
    slug,
    seats: integer(1, 60),
    comfortableSeats: integer(1, 60),
  })
  .check(({ value: { seats, comfortableSeats }, issues }) => {
    if (comfortableSeats <= seats) return;
    const message = asMessage("%{comfortable} is more than its seats, %{seats}", {
      comfortable: comfortableSeats,
      seats,
    });
    issues.push({ code: "custom", path: ["comfortableSeats"], message, input: comfortableSeats });
  }) satisfies z.ZodType<Vehicle>;

/** The vehicles of the booking form, by their ids. */
export const vehicles = z.record(oneOf(VEHICLE_TYPES), vehicle);

/** A constant of the content that names one of these ids. */
export const constantId = <const Ids extends readonly string[]>(constant: string, ids: Ids) =>
  z.enum(ids, {
    error: ({ input }) =>
      asMessage("%{constant} %{value} is none of %{list}", {
        constant,
        value: formatValue(input),
        list: ids.join(", "),
      }),
  });

/** A place of the form and the price list. */
export const place = z.strictObject({
  id: oneOf(PLACE_IDS),
  group: oneOf(PLACE_GROUPS),
  selectable: z.boolean({ error: mustBe(say("true or false")) }),
  label: localized(line(2, 60)),
  mapQuery: z.exactOptional(line(2, 60)),
  mapPoint: z.exactOptional(line(2, 40)),
}) satisfies z.ZodType<Place>;

/** A fixed fare, in whole euros. */
export const fare = trip.extend({ euro: integer(1, 9999) }) satisfies z.ZodType<Fare>;

/** Spelling of a place in each language. */
export const placeName = localized(
  matching(/^\p{Lu}\p{L}+(?:\|\p{Lu}\p{L}+)*$/u, say("a name, or several with bars between them")),
);
export type PlaceName = z.infer<typeof placeName>;

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

/** Which fares to suggest for trips without one. */
export const nearFareRule = z.strictObject({
  vehicleType: z.exactOptional(oneOf(VEHICLE_TYPES)),
  place: oneOf(PLACE_IDS),
  others: listOf(oneOf(PLACE_IDS), 1, PLACE_IDS.length),
  offers: listOf(z.strictObject({ vehicleType: oneOf(VEHICLE_TYPES), other: z.exactOptional(oneOf(PLACE_IDS)) }), 1, 4),
}) satisfies z.ZodType<NearFareRule>;

/** A country of the dial-code picker. */
export const country = z.strictObject({
  code: matching(/^[A-Z]{2}$/, say("two capital letters")),
  dialCode: matching(/^\+\d{1,4}$/, say("a plus and up to four digits")),
  name: localized(line(2, 60)),
}) satisfies z.ZodType<CountryEntry>;

const address = z.url({ protocol: /^https$/, error: mustBe(say("an https address")) });

const timeOfDay = matching(/^([01]\d|2[0-3]):[0-5]\d$/, say("a time such as 08:30"));
const colour = matching(/^#[0-9a-f]{6}$/, say("a colour such as #0b1c31"));
const email = z.email({ error: mustBe(say("an e-mail address")) });

const degrees = (most: number) =>
  z
    .number({ error: mustBe(say("degrees")) })
    .min(-most, { error: isUnder(-most) })
    .max(most, { error: isOver(most) });

interface Position {
  latitude: number;
  longitude: number;
}

/** Türkiye and the Greek islands before its coast, in degrees. */
function isInTurkey({ latitude, longitude }: Position): boolean {
  return latitude > 35 && latitude < 43 && longitude > 25 && longitude < 45;
}

function isOnEarth({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** Whether a position outside Türkiye would be inside it with latitude and longitude swapped. */
function isSwapped({ latitude, longitude }: Position): boolean {
  return !isInTurkey({ latitude, longitude }) && isInTurkey({ latitude: longitude, longitude: latitude });
}

const notSwapped = <Schema extends z.ZodType<Position>>(schema: Schema) =>
  schema.refine((position) => !isSwapped(position), {
    error: ({ input }) => {
      const { latitude, longitude } = input as Position;
      return asMessage(
        "has latitude and longitude the wrong way round; write latitude: %{latitude}, longitude: %{longitude}",
        { latitude: longitude, longitude: latitude },
      );
    },
  });

const pinned = z.looseObject({ at: z.tuple([z.number(), z.number()]) });

/** Points of the maps by name. One that has a longitude and a latitude has them in this order; the maps may have others. */
export const mapPoints = z.record(
  z.string(),
  z.unknown().superRefine((point, { addIssue }) => {
    const [longitude = 0, latitude = 0] = pinned.safeParse(point).data?.at ?? [];
    const addFault = (message: string) => addIssue({ code: "custom", path: ["at"], message });
    if (isSwapped({ latitude, longitude }))
      addFault(
        asMessage("has longitude and latitude the wrong way round; write [%{first}, %{second}]", {
          first: latitude,
          second: longitude,
        }),
      );
    else if (!isOnEarth({ latitude, longitude }))
      addFault(
        asMessage("is no longitude and latitude: %{longitude}, %{latitude}; is a decimal point in the wrong place?", {
          longitude,
          latitude,
        }),
      );
  }),
);

/** An international number, with or without a plus. One in Türkiye has ten digits behind its 90, and no 0 or 1 in front of them. */
const dialable = (pattern: RegExp, be: Sentence) =>
  matching(pattern, be).refine(
    (number) => !pattern.test(number) || !/^\+?90/.test(number) || /^\+?90[2-9]\d{9}$/.test(number),
    {
      error: ({ input }) =>
        asMessage('"%{number}" is no number in Türkiye, which has ten digits behind 90, the first of them no 0 or 1', {
          number: String(input),
        }),
    },
  );

/** The data in `content/business.ts`. */
export const business = z.strictObject({
  name: line(2, 60),
  /** Name below the icon of the installed site. */
  shortName: line(2, 20),
  /** The town of the business, the surrounding region in which it mostly drives, and that region with its province. */
  town: localized(line(2, 40)),
  region: localized(line(2, 40)),
  /** That region as a heading, without the town's name: "Peninsula". */
  regionTitle: localized(line(2, 40)),
  /** Heading of the places outside of that region. */
  beyondRegion: localized(line(2, 40)),
  area: localized(line(2, 60)),
  /** Id of the town in the price list. */
  place: oneOf(PLACE_IDS),
  /** For display, and in E.164: the same digits, or guests would dial another number than they read. */
  phone: z
    .strictObject({
      display: line(5, 30),
      e164: dialable(/^\+\d{7,15}$/, say("a plus and digits only, as a phone dials it, such as +905321112233")),
    })
    .refine(({ display, e164 }) => display.replace(/[^\d+]/g, "") === e164, {
      error: ({ input }) => {
        const { display, e164 } = input as { display: string; e164: string };
        const dialled = display.replace(/[^\d+]/g, "");
        return dialled.startsWith("+")
          ? asMessage('shows %{display} and dials %{e164}; set e164 to "%{dialled}", or correct display', {
              display,
              e164,
              dialled,
            })
          : asMessage(
              "shows %{display}, which cannot be dialled from abroad; begin display with the country, as %{e164} does",
              { display, e164 },
            );
      },
    }),
  /** Digits only, for chat links. */
  whatsapp: dialable(
    /^[1-9]\d{6,14}$/,
    say("digits only, the country's first and no 0 before them, such as 905321112233"),
  ),
  /** User name, if the owner has an account. */
  telegram: z.exactOptional(matching(/^\w{5,32}$/, say("the name behind t.me/"))),
  /** Inquiries go to the first. */
  emails: z
    .tuple([email], email, { error: mustBe(say("one or two e-mail addresses")) })
    .refine((emails) => emails.length <= 2, { error: mustBe(say("one or two e-mail addresses")) }),
  address: localized(line(5, 120)),
  /** Town of that address, for structured data. */
  postal: z.strictObject({
    locality: line(2, 40),
    region: line(2, 40),
    country: matching(/^[A-Z]{2}$/, say("two capital letters")),
  }),
  /** Coordinates of that address, for the street map and the directions. */
  position: notSwapped(z.strictObject({ latitude: degrees(90), longitude: degrees(180) })),
  /** When somebody answers, the same every day, in local time; at any hour from 00:00 to 23:59. */
  openingHours: z.strictObject({ opens: timeOfDay, closes: timeOfDay }),
  /** How these are said: at any hour, or between two times. */
  hours: z.strictObject({ always: localized(line(3, 60)), between: localized(line(3, 60)) }),
  /** What a browser paints around the page: the token `--color-board` by day and by night; and behind the installed app while it starts: `--color-page`. */
  themeColours: z.strictObject({ day: colour, night: colour, page: colour }),
  /**
   * Data controller (KVKK article 10, GDPR article 13): registered name, postal address, and the legal ground and
   * safeguards for transfers abroad (KVKK article 9, GDPR chapter V), in Turkish. The last one must come from the
   * owner's lawyer.
   */
  controller: z.strictObject({ name: line(2, 120), address: line(5, 160), transferAbroad: line(10, 300) }),
  /** URLs of the profiles that there are. */
  social: z.strictObject({ facebook: z.exactOptional(address), instagram: z.exactOptional(address) }),
});
export type Business = z.infer<typeof business>;

/** Name of one of these fields. */
export const businessField = z.enum(Object.keys(business.shape) as [keyof Business, ...(keyof Business)[]], {
  error: ({ input }) => asMessage("%{value} is no field of BUSINESS", { value: formatValue(input) }),
});

const summaryText = line(20, 180);
const legalSummary = z.strictObject({ title: line(3, 40), text: summaryText });

/** A legal text, in Turkish, which is the binding version under every language. */
export const legalText = z.strictObject({
  /** What most readers look for: four facts, of a word or a figure each. */
  keyFacts: listOf(z.strictObject({ label: localized(line(3, 40)), value: localized(line(2, 24)) }), 4, 4),
  /** Sections below a common title, which is no part of the text. Sections are numbered and linked to by their order on the page. */
  groups: listOf(
    z.strictObject({
      title: localized(line(3, 40)),
      sections: listOf(
        z.strictObject({
          heading: line(3, 60),
          /** What the section says in short; for readers of the other languages with its heading in theirs. */
          summary: z.strictObject({ tr: summaryText, en: legalSummary, ru: legalSummary }),
          paragraphs: listOf(line(20, 900), 1, 6),
          list: z.exactOptional(listOf(line(10, 500), 1, 12)),
        }),
        1,
        8,
      ),
    }),
    2,
    4,
  ),
});
export type LegalText = z.infer<typeof legalText>;
/** A part of a legal text, below its own heading. */
export type LegalSection = LegalText["groups"][number]["sections"][number];

/** The numbers in the terms of a ride. Texts have them in front of words in the plural. */
export const termNumbers = z.strictObject({
  waitingMinutes: integer(2, 600),
  cancellingHours: integer(2, 240),
  lateCancellingPercent: integer(0, 100),
});

/** Names of the articles' categories. */
export const categoryNames = z.record(articleId(POST_CATEGORIES), localized(line(3, 40)));

/** Driving time to a place. */
export const drive = z.strictObject({
  to: oneOf(PLACE_IDS),
  minutes: integerOrRange(1, 999, say("minutes, or the least and the most")),
});
/** Driving time from the airport. */
export type Drive = z.infer<typeof drive>;

/** One of the terms of every ride. */
export const rideTerm = z.strictObject({
  label: localized(line(3, 40)),
  text: localized(line(20, 220)),
});
/** One of the terms of every ride. */
export type RideTerm = z.infer<typeof rideTerm>;

/** Names of the articles' authors. */
export const authorNames = z.record(articleId(AUTHOR_IDS), localized(line(3, 40)));

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

/**
 * The data in `content/pages.ts`. The reader checks that the services, articles and questions exist, because it knows
 * all of them.
 */
export const pageFacts = z.strictObject({
  /** Content of all or several pages. */
  site: z.strictObject({
    /** Description of the business in the footer. */
    about: localized(line(40, 200)),
    /** Services that the footer links to, with their link texts. */
    services: listOf(z.strictObject({ slug, label: localized(line(3, 60)) }), 0, 6),
    licence: picture,
    /** Picture of the closing section of a page that names none of its own. */
    night: picture,
    notFound: picture,
  }),
  home: z.strictObject({
    lead: localized(line(40, 160)),
    /** Label of the weather and exchange rates. */
    today: localized(line(3, 40)),
    /** What is said above the fares from the airport, on the home and reservation pages. */
    faresText: localized(line(20, 160)),
    servicesText: localized(line(20, 160)),
    /** Selected services. */
    services: listOf(slug, 0, 6),
    /** Selected tours; the section is left out without any. */
    tours: listOf(slug, 0, 3),
    /** Ids of the articles on the home and reservation pages; the first one is featured. */
    posts: listOf(z.int(), 0, 3),
    hero: picture,
    heroPortrait: picture,
    /** Picture of the closing section. */
    closing: picture,
  }),
  reservation: z.strictObject({
    /** Picture beside the title, on desktops. */
    hero: picture,
    /** What is said above the list of all services. */
    servicesText: localized(line(20, 160)),
  }),
  services: z.strictObject({
    /** Of two lines, separated by a line break. */
    title: localized(text(3, 60)),
    /** Heading of the services in the group `further`. */
    further: localized(line(3, 60)),
    hero: picture,
    /** Picture of the closing section of the list. */
    closing: picture,
    /** Picture beside the text of a service without a vehicle of its own, by its group. */
    rides: z.record(oneOf(SERVICE_GROUPS), picture),
    /** Picture of the closing section on the page of a service that has no `closingPicture`, by its group. */
    closings: z.record(oneOf(SERVICE_GROUPS), picture),
    /** Questions on the page of a service, by its group. */
    questions: z.record(oneOf(SERVICE_GROUPS), listOf(anchor, 0, 4)),
  }),
  tours: z.strictObject({
    title: localized(line(3, 60)),
    elsewhere: picture,
  }),
  blog: z.strictObject({
    title: localized(line(3, 60)),
    /** What is said above the articles on the home and reservation pages. */
    teaser: localized(line(10, 160)),
    /** Heading of the newsletter form. */
    letter: localized(line(3, 40)),
    /** Offer of a ride, halfway down the list. */
    ride: z.strictObject({ title: localized(line(3, 60)), text: localized(line(20, 160)), picture }),
    /** Words that are bold throughout articles: the name of the town, in its grammatical cases. */
    bold: listOf(line(2, 30), 0, 12),
    /** Tags that every article must have. */
    tags: localized(listOf(line(2, 30), 0, 3)),
  }),
  prices: z.strictObject({
    /**
     * Anchor of the fare shown beside each map until one is selected: the most popular one. The region's is the example of the booking
     * form as well.
     */
    examples: z.strictObject({ region: anchor, coast: anchor }),
    /** Where the maps come from. */
    mapSource: localized(line(10, 120)),
    /** Picture of the closing section. */
    closing: picture,
  }),
  contact: z.strictObject({
    /** Visible part of the region's map: left, top, width and height. */
    window: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    /** Part of it that a card covers, where no sea or island is named. */
    covered: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    /** Places labelled on it. */
    places: listOf(z.string({ error: mustBe(say("a place of the maps")) }), 0, 12),
    arrivals: picture,
    /** The id of the question that says how a guest is met. */
    question: line(2, 40),
  }),
  faq: z.strictObject({
    map: picture,
  }),
  /** Picture of the closing section. */
  gallery: z.strictObject({ closing: picture }),
});
export type PageFacts = z.infer<typeof pageFacts>;

const previewWords = z.strictObject({
  /** At most three lines, separated by line breaks. */
  title: text(5, 40),
  line: line(10, 70),
  /** A figure with its label of one or two lines. */
  fact: z.exactOptional(z.strictObject({ label: text(2, 40), figure: line(1, 20) })),
});

/** Content of a section's Open Graph image, `public/previews/{name}-{language}.jpg`. */
export const preview = z.strictObject({
  picture,
  /** Horizontal focal point kept in view when the sides are cropped, in percent of the width from the left. */
  focus: integer(0, 100),
  words: localized(previewWords),
});
export type Preview = z.infer<typeof preview>;

/** Short name of a section, for breadcrumbs and feeds. */
export const sectionName = localized(line(2, 40));
