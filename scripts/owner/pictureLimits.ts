/** Maximum size in bytes of an AVIF file, by width. All files of a picture have the same quality, at which each is within its limit. */
export const LIMITS: Readonly<Record<number, number>> = { 640: 18_000, 736: 23_500, 780: 28_000, 1280: 60_000 };

/** Minimum quality at any width. Below it, compression artefacts are visible. */
export const MIN_QUALITY = 40;

/**
 * Maximum size in bytes of the widths for dense screens and large windows. These have a quality of their own, because the paper's grain
 * alone would double the size at the common quality; but it is never so low that some blocks lose the grain and others keep it.
 */
export const DENSE: Readonly<Record<number, number>> = { 1600: 150_000 };

/** Limits of photographs: unlike drawings, they cannot be redrawn with less grain. */
export const PHOTO_ALLOWANCE = { bytes: 1.5, leastQuality: 25 } as const;
