import { z } from "zod";

import type { Business } from "#content/business.ts";
import type { LegalText } from "#content/legal/legalText.ts";
import type { PictureName } from "#content/pictures.ts";
import { LOOKS, type Picture } from "#content/pictures/picture.ts";
import type { Preview } from "#content/previews.ts";
import type { CountryEntry } from "#src/domain/countries.ts";
import { PLACE_GROUPS, PLACE_IDS, type Place } from "#src/domain/places.ts";
import { VEHICLE_TYPES, type Fare, type NearFareRule } from "#src/domain/price.ts";
import { SERVICE_GROUPS } from "./serviceGroups.ts";

/*
 * The shape of everything that stands in `content/`: what a schema refuses never reaches a page. Messages are written to stand behind a
 * file and a field: "content/blog/kumpir/en.md: title has 3 characters; 10 are the least". Nothing here runs what the owner writes, so
 * that a slip in one file of the content never keeps the others from being read.
 */

type Told = { readonly input?: unknown };

/** What stands where something else should, as a message names it: words in quotes, so that "35" is not taken for 35. */
function shown(input: unknown): string {
  return typeof input === "string" ? `"${input}"` : Array.isArray(input) ? "a list" : String(input);
}

/** What a value must be, or that there is none. */
const must =
  (be: string) =>
  ({ input }: Told) =>
    input === undefined ? "is missing" : `must be ${be}`;

/**
 * The sentence for what a schema has no words of its own for: something missing, of another kind, or asked for by nobody. Undefined
 * leaves the sentence to the library.
 */
export function sentenceOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "unrecognized_keys") {
    const keys = (issue["keys"] as string[]).map((key) => `"${key}"`).join(", ");
    return `has what nobody asks for: ${keys}`;
  }
  if (issue.code !== "invalid_type") return undefined;
  return issue.input === undefined ? "is missing" : `must be of the kind ${String(issue["expected"])}`;
}

const words = (least: number, most: number) =>
  z
    .string({ error: must("words") })
    .trim()
    .min(least, { error: ({ input }) => `has ${String(input).length} characters; ${least} are the least` })
    .max(most, { error: ({ input }) => `has ${String(input).length} characters; ${most} are the most` });
/** Words without markup, between so many characters. */
const line = (least: number, most: number) => words(least, most).regex(/^[^\n<>]*$/, "must be one line without markup");
/** A list of so many entries. */
const listOf = <Schema extends z.ZodType>(schema: Schema, least: number, most: number) =>
  z
    .array(schema, { error: must("a list") })
    .min(least, { error: `must have ${least} ${least === 1 ? "entry" : "entries"} at least` })
    .max(most, { error: `must have ${most} ${most === 1 ? "entry" : "entries"} at most` })
    .readonly();
const localized = <Schema extends z.ZodType>(schema: Schema) => z.strictObject({ tr: schema, en: schema, ru: schema });
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, {
    error: ({ input }) => (input === undefined ? "is missing" : `${shown(input)} is none of ${values.join(", ")}`),
  });
const whole = (least: number, most: number) =>
  z
    .int({ error: ({ input }) => (input === undefined ? "is missing" : `${shown(input)} is no whole number`) })
    .min(least, { error: ({ input }) => `${String(input)} is under ${least}` })
    .max(most, { error: ({ input }) => `${String(input)} is over ${most}` });
/** Words of a pattern. */
const like = (pattern: RegExp, be: string) => z.string({ error: must(be) }).regex(pattern, { error: must(be) });
/** The part of an address that names a page, or a folder of texts. */
const slug = like(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "small letters and digits joined by dashes");
const anchor = like(/^[a-z][a-z0-9-]*$/, "small letters, digits and dashes");
/** Whether there is such a picture is looked up where all of them are known. */
const picture = z.custom<PictureName>((name) => typeof name === "string" && name !== "", {
  error: must("the name of a picture"),
});
const seo = { seoTitle: line(15, 60), seoDescription: line(50, 155) };

/** Whether it is still being written: `npm run dev` shows it, the site does not. Whoever takes the line out publishes it. */
const draft = z.exactOptional(z.literal(true, "can only be true; without the line it is published"));

const trip = z.strictObject({
  from: oneOf(PLACE_IDS),
  to: oneOf(PLACE_IDS),
  vehicleType: oneOf(VEHICLE_TYPES),
});

/** What stands in `content/services.ts`: all of a service that is the same in every language. */
export const serviceFacts = z.strictObject({
  id: whole(1, 99),
  slug,
  group: oneOf(SERVICE_GROUPS),
  image: picture,
  /** The trips of the price table that this page is about, the most asked for first. */
  trips: listOf(trip, 0, 6),
  draft,
});
export type ServiceFacts = z.infer<typeof serviceFacts>;

const date = z.iso.date({
  error: ({ input }) => (input === undefined ? "is missing" : `${shown(input)} is no date (YYYY-MM-DD)`),
});

const tourVideo = z.strictObject({
  src: like(/^\/film\/[a-z0-9-]+\.mp4$/, "an address below /film that ends in .mp4"),
  /** What is seen in it, for who cannot see it. */
  seen: localized(line(40, 230)),
  /** What stands in the player until it plays; of the film's own size. */
  still: like(/^\/film\/[a-z0-9-]+\.webp$/, "an address below /film that ends in .webp"),
  /** What its tile shows among the pictures. */
  poster: picture,
  width: whole(100, 4000),
  height: whole(100, 4000),
  seconds: whole(1, 60),
  /** When it was first shown (YYYY-MM-DD), for machines. */
  published: date,
});

/** What stands in `content/tours.ts`. */
export const tourFacts = z.strictObject({
  id: whole(1, 99),
  slug,
  days: z.union([z.literal(1), z.literal(2)], { error: must("1 or 2") }),
  /** The first is the tour's own; its others are those of its stops, or of their own where it has no stops. */
  images: listOf(picture, 1, 8),
  /** The pictures of its stops, in their order; names and descriptions are in the texts. */
  stops: listOf(picture, 0, 8),
  /** What its last words stand beside, where the harbour at night is too like its own pictures. */
  band: z.exactOptional(picture),
  /** In euros, for the one tour that has a price. */
  price: z.exactOptional(whole(1, 9999)),
  video: z.exactOptional(tourVideo),
  /** What the booking form is filled in with, for a tour that is one of its places. */
  request: z.exactOptional(z.strictObject({ to: oneOf(PLACE_IDS), vehicleType: oneOf(VEHICLE_TYPES) })),
  /**
   * The sheet that its map is cut from, where its road begins, and the place of each of its stops, in their order, as
   * `content/illustrations/maps` names them. Stops at one place name it each.
   */
  map: z.exactOptional(
    z.strictObject({
      sheet: oneOf(["peninsula", "coast", "town"]),
      /** Whether a map has these is looked up where all of them are known. */
      start: z.string({ error: must("a place of the maps") }),
      stops: listOf(z.string({ error: must("a place of the maps") }), 1, 8),
    }),
  ),
});
export type TourFacts = z.infer<typeof tourFacts>;

/** Posts are shown with a day in one of these months. */
const POST_MONTHS = ["Mayıs", "Haziran"] as const;

export const POST_CATEGORIES = [
  "Travel",
  "History",
  "Food",
  "Luxury",
  "Activities",
  "Hidden Gems",
  "Places to Visit",
  "Literature",
  "Local Flavors",
  "Local Products",
] as const;
export type PostCategory = (typeof POST_CATEGORIES)[number];

/** Personas that articles are signed with; their names are in `content/authors.ts`. */
export const AUTHOR_IDS = ["editors", "history", "kitchen"] as const;
export type AuthorId = (typeof AUTHOR_IDS)[number];

/** What stands in `content/blog/{slug}/post.ts`. */
export const postFacts = z.strictObject({
  /** 1 to 9999, its own; the day of the month that the page shows follows from it. */
  id: whole(1, 9999),
  image: picture,
  category: oneOf(POST_CATEGORIES),
  author: oneOf(AUTHOR_IDS),
  /** The month that the page shows; its year follows from the day of the build. */
  month: oneOf(POST_MONTHS),
  /** When it was first published (YYYY-MM-DD), for machines. */
  published: date,
  /** In minutes. */
  readingTime: whole(4, 9),
  /** The ids of three other posts. */
  related: listOf(z.int(), 3, 3),
  /** Where the ride from the airport ends that is offered within the text; left out where the article is about no place with a fare. */
  ride: z.exactOptional(oneOf(PLACE_IDS)),
  draft,
});
export type PostFacts = z.infer<typeof postFacts>;

export const serviceText = z.strictObject({
  title: line(5, 60),
  shortDescription: line(20, 110),
  description: line(50, 240),
  ...seo,
});

export const tourText = z.strictObject({
  title: line(5, 70),
  /** In a word or two, as the stamp says it. */
  place: line(2, 24),
  description: line(50, 240),
  ...seo,
  highlights: listOf(line(10, 110), 4, 6),
  included: listOf(line(5, 110), 2, 8),
  notIncluded: listOf(line(5, 110), 1, 6),
  bring: listOf(line(3, 110), 2, 6),
  stops: listOf(z.strictObject({ name: line(2, 60), description: line(60, 400) }), 0, 8),
});

export const postText = z.strictObject({
  title: line(10, 90),
  excerpt: line(60, 220),
  ...seo,
  tags: listOf(line(2, 30), 3, 7),
});

export type ServiceText = z.infer<typeof serviceText>;
export type TourText = z.infer<typeof tourText>;
export type PostText = z.infer<typeof postText>;

export const FAQ_GROUPS = ["arrival", "price", "onboard", "changes"] as const;
export type FaqGroupId = (typeof FAQ_GROUPS)[number];

export const faqItem = z.strictObject({
  /** Its anchor on the page. */
  id: anchor,
  group: oneOf(FAQ_GROUPS),
  question: localized(line(10, 120)),
  /** A few sentences; a link and a `{{fare …}}` may stand in it. */
  answer: localized(words(40, 700)),
});
export type FaqItem = z.infer<typeof faqItem>;

export const GALLERY_CHAPTERS = ["arrival", "bodrum", "peninsula", "further"] as const;
export type GalleryChapterId = (typeof GALLERY_CHAPTERS)[number];

/** A picture, and what is said of it for who cannot see it. */
export const pictureFacts = z.strictObject({
  width: whole(100, 4000),
  height: whole(100, 4000),
  widths: listOf(whole(100, 4000), 1, 8),
  named: z.exactOptional(
    z
      .tuple([whole(0, 100), whole(0, 100)])
      .readonly()
      .check(z.refine(([from, to]) => from < to, { error: "goes from its upper edge to its lower one" })),
  ),
  looks: z.exactOptional(listOf(oneOf(LOOKS), 1, 3)),
  alt: localized(line(40, 230)),
}) satisfies z.ZodType<Picture>;

/** All pictures by their names: no two of them, and no two languages, say the same. */
export const unlikePictures = z
  .record(z.string(), z.object({ alt: z.record(z.string(), z.unknown()) }))
  .superRefine((pictures, { addIssue }) => {
    const seen = new Map<unknown, string>();
    for (const [name, { alt }] of Object.entries(pictures)) {
      for (const [language, said] of Object.entries(alt)) {
        const other = seen.get(said);
        if (other !== undefined) {
          const message = `says what ${other} says already`;
          addIssue({ code: "custom", path: [name, "alt", language], message });
        }
        seen.set(said, `${name}.alt.${language}`);
      }
    }
  });

/** What stands under a picture. */
export const caption = z.strictObject({
  src: picture,
  title: localized(line(3, 60)),
  location: localized(line(2, 60)),
});
export type Caption = z.infer<typeof caption>;

/** What a picture of the gallery is about, so that no two of one kind hang side by side. */
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
  "underwater",
  "windmills",
] as const;

export const galleryItem = z.strictObject({
  ...caption.shape,
  chapter: oneOf(GALLERY_CHAPTERS),
  subject: oneOf(GALLERY_SUBJECTS),
  /** The point of the picture that stays in sight where it is cut to a tile, from its left and its upper edge. */
  focus: z.exactOptional(like(/^\d{1,3}% \d{1,3}%$/, "a point, such as 50% 40%")),
});
export type GalleryItem = z.infer<typeof galleryItem>;

export const head = z.strictObject({ title: seo.seoTitle, description: seo.seoDescription });

/** What a vehicle can offer; the words for it are in the dictionaries. */
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

/** What a vehicle must not promise, by its name. */
const NEVER: Readonly<Record<string, readonly FleetFeature[]>> = { "Mercedes S-Class": ["pet"] };

export const fleetVehicle = z
  .strictObject({
    name: line(3, 40),
    image: picture,
    /** How many sit comfortably; the booking form counts how many sit at most. */
    capacity: whole(1, 30),
    features: listOf(oneOf(FLEET_FEATURES), 1, FLEET_FEATURES.length),
    /** Those of its features that are on show at once. */
    highlights: listOf(oneOf(FLEET_FEATURES), 1, 3),
  })
  .check(({ value: { name, features, highlights }, issues }) => {
    const fault = (field: string, message: string) =>
      issues.push({ code: "custom", path: [field], message, input: features });
    for (const feature of NEVER[name] ?? []) {
      if (features.includes(feature)) fault("features", `"${feature}" is nothing that the ${name} offers`);
    }
    if (new Set(features).size < features.length) fault("features", "names something twice");
    for (const feature of highlights) {
      if (!features.includes(feature)) fault("highlights", `"${feature}" is none of its features`);
    }
  });
export type FleetVehicle = z.infer<typeof fleetVehicle>;

export const place = z.strictObject({
  id: oneOf(PLACE_IDS),
  group: oneOf(PLACE_GROUPS),
  selectable: z.boolean({ error: must("true or false") }),
  label: localized(line(2, 60)),
}) satisfies z.ZodType<Place>;

export const fare = trip.extend({ euro: whole(1, 9999) }) satisfies z.ZodType<Fare>;

/** A place as each language writes it. */
export const placeName = localized(
  like(/^\p{Lu}\p{L}+(?:\|\p{Lu}\p{L}+)*$/u, "a name, or several with bars between them"),
);
export type PlaceName = z.infer<typeof placeName>;

export const streetPrice = z.strictObject({
  /** What a text calls it by. */
  id: anchor,
  /** The least and the most that is asked for one, in Turkish lira. */
  lira: z.tuple([whole(1, 9999), whole(1, 9999)], { error: must("the least and the most, in lira") }),
});
export type StreetPrice = z.infer<typeof streetPrice>;

export const nearFareRule = z.strictObject({
  vehicleType: z.exactOptional(oneOf(VEHICLE_TYPES)),
  place: oneOf(PLACE_IDS),
  others: listOf(oneOf(PLACE_IDS), 1, PLACE_IDS.length),
  offers: listOf(z.strictObject({ vehicleType: oneOf(VEHICLE_TYPES), other: z.exactOptional(oneOf(PLACE_IDS)) }), 1, 4),
}) satisfies z.ZodType<NearFareRule>;

export const country = z.strictObject({
  code: like(/^[A-Z]{2}$/, "two capital letters"),
  dialCode: like(/^\+\d{1,4}$/, "a plus and up to four digits"),
  name: localized(line(2, 60)),
}) satisfies z.ZodType<CountryEntry>;

const address = z.url({ protocol: /^https$/, error: must("an https address") });

const email = z.email({ error: must("an e-mail address") });

const degrees = (most: number) =>
  z
    .number({ error: must("degrees") })
    .min(-most, { error: ({ input }) => `${String(input)} is under ${-most}` })
    .max(most, { error: ({ input }) => `${String(input)} is over ${most}` });

export const business = z.strictObject({
  name: line(2, 60),
  phone: z.strictObject({
    display: line(5, 30),
    e164: like(/^\+\d{7,15}$/, "a plus and digits only, as a phone dials it"),
  }),
  whatsapp: like(/^\d{7,15}$/, "digits only, the country's first"),
  telegram: z.exactOptional(like(/^\w{5,32}$/, "the name behind t.me/")),
  emails: z.tuple([email, email], { error: must("two e-mail addresses") }),
  address: localized(line(5, 120)),
  position: z.strictObject({ latitude: degrees(90), longitude: degrees(180) }),
  hours: localized(line(3, 60)),
  controller: z.strictObject({ name: line(2, 120), address: line(5, 160), transferAbroad: line(10, 300) }),
  social: z.strictObject({ facebook: address, instagram: address }),
}) satisfies z.ZodType<Business>;

export const legalText = z.strictObject({
  sections: listOf(
    z.strictObject({
      heading: line(3, 60),
      paragraphs: listOf(line(20, 900), 1, 6),
      list: z.exactOptional(listOf(line(10, 500), 1, 12)),
    }),
    3,
    20,
  ),
}) satisfies z.ZodType<LegalText>;

export const categoryNames = z.record(oneOf(POST_CATEGORIES), localized(line(3, 40)));

export const drive = z.strictObject({
  to: oneOf(PLACE_IDS),
  minutes: z.union([whole(1, 999), z.tuple([whole(1, 999), whole(1, 999)])], {
    error: must("minutes, or the least and the most"),
  }),
});
/** How long the drive from the airport takes. */
export type Drive = z.infer<typeof drive>;

export const authorNames = z.record(oneOf(AUTHOR_IDS), localized(line(3, 40)));

const previewWords = z.strictObject({
  title: words(5, 40),
  line: line(10, 70),
  fact: z.exactOptional(z.strictObject({ label: words(2, 40), figure: line(1, 20) })),
});

export const preview = z.strictObject({
  picture,
  focus: whole(0, 100),
  words: localized(previewWords),
}) satisfies z.ZodType<Preview>;

export const sectionName = localized(line(2, 40));
