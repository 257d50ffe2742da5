/** The dictionaries, one JSON file each per language under `messages/{language}`. */
export const NAMESPACES = [
  "shell",
  "booking",
  "pages",
  "services",
  "tours",
  "blog",
  "contact",
  "faq",
  "gallery",
  "prices",
] as const;
