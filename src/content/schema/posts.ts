import { z } from "zod";

import { AUTHOR_IDS, POST_CATEGORIES } from "#content/articleIds.ts";
import { PLACE_IDS } from "#content/placeIds.ts";
import { articleId, date, draft, integer, line, listOf, localized, oneOf, picture, seo } from "./fields.ts";

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

/** Front matter of an article. */
export const postText = z.strictObject({
  title: line(10, 90),
  excerpt: line(60, 220),
  ...seo,
  tags: listOf(line(2, 30), 3, 7),
});

export type PostText = z.infer<typeof postText>;

/** Names of the articles' categories. */
export const categoryNames = z.record(articleId(POST_CATEGORIES), localized(line(3, 40)));

/** Names of the articles' authors. */
export const authorNames = z.record(articleId(AUTHOR_IDS), localized(line(3, 40)));
