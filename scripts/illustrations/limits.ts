/** The most bytes that an AVIF file of a width may have. The files of a picture share one quality, at which all of these fit. */
export const LIMITS: Readonly<Record<number, number>> = { 640: 18_000, 736: 23_500, 780: 28_000, 1280: 60_000 };

/** Below this one sees it, in a file of any width. */
export const LEAST_QUALITY = 40;

/**
 * Widths that only dense screens and large windows take, with the most bytes of such a file. Its quality is its own, as the paper's grain
 * alone would double it at the others': but never so low that the grain is smoothed away in some blocks and stays in the next.
 */
export const DENSE: Readonly<Record<number, number>> = { 1600: 150_000 };
