import { readdirSync, readFileSync } from "node:fs";

import { SERVICES } from "#content/services.ts";
import { TOURS } from "#content/tours.ts";

/** Slugs of the articles, as the site was built. */
export const ARTICLES = readdirSync("dist/site/en/blog", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

const [ANY_ARTICLE = ""] = ARTICLES;

/** Slug of an article whose page in English contains what the pattern says; any if there is none. */
export function articleWith(pattern: RegExp): string {
  const pageOf = (slug: string) => readFileSync(`dist/site/en/blog/${slug}/index.html`, "utf8");
  return ARTICLES.find((slug) => pattern.test(pageOf(slug))) ?? ANY_ARTICLE;
}

/** The tour with a film. */
export const FILMED_TOUR = TOURS.find(({ video }) => video)?.slug ?? "";
/** A tour with a plan of its days, whose stops have anchors. */
export const TOUR_WITH_STOPS = TOURS.find(({ stops }) => stops.length > 2)?.slug ?? "";
/** A tour that the form offers as a destination. */
export const OFFERED_TOUR = TOURS.find(({ request }) => request);
/** A service with one fare from the airport. */
const SERVICE = SERVICES.find(({ trips, comparesFleet }) => trips.length === 1 && !comparesFleet);

/** A page of each type, by its path below the language. */
export const PAGE_TYPES = [
  "",
  "reservation",
  "services",
  `services/${SERVICE?.slug}`,
  "tours",
  `tours/${FILMED_TOUR}`,
  "prices",
  "blog",
  `blog/${ANY_ARTICLE}`,
  "contact",
  "faq",
  "gallery",
  "terms",
  "no-such-page",
  "offline.html",
] as const;
