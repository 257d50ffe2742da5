/** Shown across a page, and as a card elsewhere. */
export const PLATE = { width: 1600, height: 1200, widths: [360, 480, 640, 800, 1280, 1600] } as const;

/** Shown as a card, in a list, in the gallery and its lightbox. */
export const CARD = { width: 1280, height: 960, widths: [360, 480, 640, 800, 1280] } as const;

/** A vehicle in its row. */
export const VEHICLE = { width: 1280, height: 800, widths: [480, 640, 800, 1280] } as const;

/**
 * A portrait composition for phones, where it fills the width. 736 px is for screens of medium density (412 px at 1.75, 360 px at 2):
 * browsers skip a file that is even one pixel too narrow.
 */
export const PHONE = { width: 780, height: 975, widths: [480, 736, 780] } as const;
