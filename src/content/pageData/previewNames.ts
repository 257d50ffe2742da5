/** Sections with an Open Graph image of their own: `/previews/{name}-{language}.jpg`. */
export const SECTION_PREVIEWS = [
  "home",
  "reservation",
  "services",
  "tours",
  "blog",
  "prices",
  "contact",
  "faq",
  "gallery",
  "legal",
] as const;
export type SectionPreview = (typeof SECTION_PREVIEWS)[number];

/** Pages below a section that have an image of their own as well. */
export type DetailKind = "service" | "tour" | "post";

/** Name of a preview: a section, or a page below one. */
export type PreviewName = SectionPreview | `${DetailKind}-${string}`;
