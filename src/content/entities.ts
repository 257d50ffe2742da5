import { z } from "zod";

import type { PictureName } from "#content/pictures.ts";
import type { PlaceId } from "#src/domain/places.ts";
import type { Trip } from "#src/domain/price.ts";

/** What stands in `content/services.ts`: all of a service that is the same in every language. */
export interface ServiceFacts {
  id: number;
  slug: string;
  image: PictureName;
  /** The trips of the price table that this page is about, the most asked for first. */
  trips: readonly Trip[];
}

/** What stands in `content/tours.ts`. */
export interface TourFacts {
  id: number;
  slug: string;
  days: 1 | 2;
  /** The first is the tour's own; its others are those of its stops, or of their own where it has no stops. */
  images: readonly PictureName[];
  /** The pictures of its stops, in their order; names and descriptions are in the texts. */
  stops: readonly PictureName[];
  /** In euros, for the one tour that has a price. */
  price?: number;
  video?: TourVideo;
  /** The places that its map joins, in their order. */
  map?: readonly PlaceId[];
}

export interface TourVideo {
  /** An address below the site's root, ending in .mp4. */
  src: string;
  poster: PictureName;
  seconds: number;
}

/** The spec of a date: posts are shown with a day in one of these months. */
export const POST_MONTHS = ["Mayıs", "Haziran"] as const;

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

/** What stands in `content/blog/{slug}/post.ts`. */
export interface PostFacts {
  id: number;
  image: PictureName;
  category: PostCategory;
  author: AuthorId;
  /** The month that the page shows; its day follows from the id, its year from the day of the build. */
  month: (typeof POST_MONTHS)[number];
  /** When it was first published (YYYY-MM-DD), for machines. */
  published: string;
  /** In minutes. */
  readingTime: number;
  /** The ids of three other posts. */
  related: readonly [number, number, number];
}

export const AUTHOR_IDS = ["editors", "history", "kitchen"] as const;
export type AuthorId = (typeof AUTHOR_IDS)[number];

const words = (least: number, most: number) =>
  z
    .string({ error: ({ input }) => (input === undefined ? "is missing" : "must be words") })
    .trim()
    .min(least, { error: ({ input }) => `has ${String(input).length} characters; ${least} are the least` })
    .max(most, { error: ({ input }) => `has ${String(input).length} characters; ${most} are the most` });
/** Words without markup, between so many characters. */
const line = (least: number, most: number) => words(least, most).regex(/^[^\n<>]*$/, "must be one line without markup");
/** A list of so many entries. */
const listOf = <Schema extends z.ZodType>(schema: Schema, least: number, most: number) =>
  z
    .array(schema, { error: "must be a list" })
    .min(least, { error: `must have ${least} entries at least` })
    .max(most, { error: `must have ${most} entries at most` });
const seo = { seoTitle: line(15, 60), seoDescription: line(50, 155) };

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

const localized = <Schema extends z.ZodType>(schema: Schema) => z.strictObject({ tr: schema, en: schema, ru: schema });
const anchor = z.string().regex(/^[a-z][a-z0-9-]*$/, "must be small letters, digits and dashes");

const FAQ_GROUPS = ["arrival", "price", "onboard", "changes"] as const;

export const faqItem = z.strictObject({
  /** Its anchor on the page. */
  id: anchor,
  group: z.enum(FAQ_GROUPS),
  question: localized(line(10, 120)),
  /** A few sentences; a link and a `{{fare …}}` may stand in it. */
  answer: localized(words(40, 700)),
});
export type FaqItem = z.infer<typeof faqItem>;

const GALLERY_CHAPTERS = ["arrival", "bodrum", "peninsula", "further"] as const;

export const galleryItem = z.strictObject({
  src: z.string().transform((name) => name as PictureName),
  chapter: z.enum(GALLERY_CHAPTERS),
  title: localized(line(3, 60)),
  location: localized(line(2, 60)),
});
export type GalleryItem = z.infer<typeof galleryItem>;

export const head = z.strictObject({ title: seo.seoTitle, description: seo.seoDescription });
