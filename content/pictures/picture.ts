import type { Localized } from "#src/domain/language.ts";

/**
 * A picture of the site: files `public/images/{name}-{width}.avif` and `.webp` for each of its widths, drawn by the scene
 * `content/illustrations/scenes/{name}.ts`.
 */
export interface Picture {
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  /** Widths of the files, smallest first. */
  widths: readonly number[];
  /**
   * The band of the picture that holds all that `alt` names: from its upper to its lower edge, in percent of the picture's height.
   * Where a page cuts the picture, it leaves the same share off what lies above and below. Without it the middle stays.
   */
  named?: readonly [from: number, to: number];
  /** What it is known by at first glance. Two pictures with one of these in common are alike, and no list of articles shows them side by side. */
  looks?: readonly Look[];
  /** What is seen, for who cannot see it. A page that shows the picture as decoration leaves it out itself. */
  alt: Localized<string>;
}

/** What a picture may be known by at first glance: what it shows, or its light. */
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

/** Shown across a page, and as a card elsewhere. */
export const PLATE = { width: 1600, height: 1200, widths: [360, 480, 640, 800, 1280, 1600] } as const;

/** Shown as a card, in a list, in the gallery and its lightbox. */
export const CARD = { width: 1280, height: 960, widths: [360, 480, 640, 800, 1280] } as const;

/** A vehicle in its row. */
export const VEHICLE = { width: 1280, height: 800, widths: [480, 640, 800, 1280] } as const;

/**
 * An upright composition for phones, where it fills the width. 736 is for screens of middling density, 412 px at 1.75 and 360 px at 2:
 * a file that is but a pixel short of a screen is passed over.
 */
export const PHONE = { width: 780, height: 975, widths: [480, 736, 780] } as const;
