/** The most bytes that an AVIF file of a width may have. The files of a picture share one quality, at which all of these fit. */
export const LIMITS: Readonly<Record<number, number>> = { 640: 18_000, 780: 45_000, 1280: 60_000 };

/** Below this one sees it. */
export const LEAST_QUALITY = 40;

/**
 * Widths that only dense screens and large windows take. Such a file has a quality of its own: its pixels are too small for what a lower
 * one costs to be seen, and at the others' quality the paper's grain alone would double it. As many bytes a pixel as at 1280.
 */
export const DENSE: Readonly<Record<number, { limit: number; leastQuality: number }>> = {
  1600: { limit: 94_000, leastQuality: 30 },
};
