import type { Localized } from "#src/domain/language.ts";

/** A picture of the site: files `public/images/{name}-{width}.avif` for each of its widths, and `.webp` for most of them. */
export type Picture = Drawing | Photo;

interface ShownPicture {
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  /** Widths of the files, smallest first. */
  widths: readonly number[];
  /**
   * What the picture is recognised by at first glance. Pictures that share one of these are not placed side by side in
   * lists of articles.
   */
  looks?: readonly Look[];
  /** Text alternative. A page that uses the picture as decoration omits it. */
  alt: Localized<string>;
}

/** A picture rendered from the scene `illustrations/scenes/{name}.ts`. */
interface Drawing extends ShownPicture {
  kind?: "drawing";
  /**
   * Horizontal band that contains everything named in `alt`, from its top to its bottom edge, in percent of the
   * picture's height. Cropping removes the same share above and below it. By default the middle is kept.
   */
  named?: readonly [from: number, to: number];
}

/** A photograph, whose files `npm run new:photo` wrote. A drawing that it replaces keeps its scene. */
export interface Photo extends ShownPicture {
  kind: "photo";
  /** Point that stays in view in every crop, from the left and top edges, such as `50% 40%`. */
  focus: string;
  /** Average colour, `#rrggbb`: the placeholder until the photograph has loaded. */
  colour: string;
  credit: {
    /** Who took it, and where it comes from. */
    source: string;
    licence: PhotoLicence;
  };
}

/** Terms on which a photograph is used. None of them asks for a name beside it, because the site shows none. */
export const PHOTO_LICENCES = ["own", "permission", "CC0", "Pexels", "Unsplash"] as const;
type PhotoLicence = (typeof PHOTO_LICENCES)[number];

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
