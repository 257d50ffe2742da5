import { readLibrary } from "./library.ts";

/** Slugs of a section, in list order. */
export function slugsOf(section: "services" | "tours" | "blog"): string[] {
  const { services, tours, posts } = readLibrary();
  return { services, tours, blog: posts }[section].map(({ slug }) => slug);
}
