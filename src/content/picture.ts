import type { Localized } from "#src/domain/language.ts";

/**
 * A picture of the site: files `public/images/{name}-{width}.avif` and `.webp` for each of its widths, rendered from
 * the scene `content/illustrations/scenes/{name}.ts`.
 */
export interface Picture {
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  /** Widths of the files, smallest first. */
  widths: readonly number[];
  /**
   * Horizontal band that contains everything named in `alt`, from its top to its bottom edge, in percent of the
   * picture's height. Cropping removes the same share above and below it. By default the middle is kept.
   */
  named?: readonly [from: number, to: number];
  /**
   * What the picture is recognised by at first glance. Pictures that share one of these are not placed side by side in
   * lists of articles.
   */
  looks?: readonly Look[];
  /** Text alternative. A page that uses the picture as decoration omits it. */
  alt: Localized<string>;
}

/** What pictures are recognised by at first glance: their subject, or their light. */
export const LOOKS = [
  "beach",
  "boats",
  "castle",
  "dusk",
  "food",
  "gold",
  "mandarins",
  "morning",
  "night",
  "ruin",
  "sails",
  "town",
  "wares",
] as const;
export type Look = (typeof LOOKS)[number];
