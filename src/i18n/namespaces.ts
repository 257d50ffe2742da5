/** The dictionaries, one JSON file each per language under `messages/{language}`. */
export const NAMESPACES = [
  "shell",
  "booking",
  "request",
  "pages",
  "fares",
  "services",
  "tours",
  "blog",
  "contact",
  "faq",
  "gallery",
  "prices",
  "offline",
] as const;

export type Namespace = (typeof NAMESPACES)[number];

/** What the layout says, and what is left to say when a page could not be had. */
export const SHELL_WORDS: readonly Namespace[] = ["shell"];

/** What the page says that stands in without a network. It is written in the build, and no other asks for these. */
export const OFFLINE_WORDS: readonly Namespace[] = [...SHELL_WORDS, "offline"];

/** What parts of the form bring along once they are wanted: no page has these from the start. */
export const LATER_WORDS: readonly Namespace[] = ["request"];
