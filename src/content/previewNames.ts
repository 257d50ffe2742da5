/** Kinds of pages with an Open Graph image of their own: `/previews/{name}-{language}.jpg`. */
export const PREVIEW_NAMES = [
  "home",
  "reservation",
  "services",
  "service",
  "tours",
  "tour",
  "blog",
  "post",
  "prices",
  "contact",
  "faq",
  "gallery",
  "legal",
] as const;
export type PreviewName = (typeof PREVIEW_NAMES)[number];
