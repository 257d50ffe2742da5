/** Namespaces of the messages: one JSON file per language under `messages/{language}`. */
export const NAMESPACES = [
  "shell",
  "booking",
  "request",
  "pages",
  "reservation",
  "legal",
  "fleet",
  "fares",
  "services",
  "tours",
  "tour",
  "blog",
  "newsletter",
  "contact",
  "faq",
  "gallery",
  "prices",
  "offline",
] as const;

export type Namespace = (typeof NAMESPACES)[number];

/** Namespaces of the layout, which is also all that the error screen needs. */
export const SHELL_NAMESPACES: readonly Namespace[] = ["shell"];

/** Namespaces of the offline page, which is rendered at build time; no other page uses them. */
export const OFFLINE_NAMESPACES: readonly Namespace[] = [...SHELL_NAMESPACES, "offline"];
