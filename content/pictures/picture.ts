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
  /** What is seen, for who cannot see it. A page that shows the picture as decoration leaves it out itself. */
  alt: Localized<string>;
}

/** Shown across a page, and as a card elsewhere. */
export const PLATE = { width: 1600, height: 1200, widths: [480, 640, 800, 1280, 1600] } as const;

/** Shown as a card, in a list, in the gallery and its lightbox. */
export const CARD = { width: 1280, height: 960, widths: [480, 640, 800, 1280] } as const;

/** A vehicle in its row. */
export const VEHICLE = { width: 1280, height: 800, widths: [480, 640, 800, 1280] } as const;

/** An upright composition for phones, where it fills the width. */
export const PHONE = { width: 780, height: 975, widths: [480, 780] } as const;
