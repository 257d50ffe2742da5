import RENDERED from "#content/pictures/rendered.json";
import { PICTURES, type PictureName } from "#content/pictures.ts";
import type { Language } from "#src/domain/language.ts";
import type { Picture } from "./picture.ts";
import type { PictureData } from "./pageDataTypes.ts";

/** Loads a picture in one language. Throws if it has not been rendered. */
export function loadPicture(name: PictureName, language: Language): PictureData {
  const picture = PICTURES[name] as Picture;
  const { width, height, widths, alt } = picture;
  const shown = { name, width, height, widths, alt: alt[language] };
  if (picture.kind === "photo") return { ...shown, kind: "photo", focus: picture.focus, colour: picture.colour };
  const rendered: Readonly<Record<string, { colour: string }>> = RENDERED;
  const colour = rendered[name]?.colour;
  if (colour === undefined) throw new Error(`"${name}" has no files yet: run \`npm run draw -w illustrations\`.`);
  return { ...shown, ...(picture.named && { focus: focusOn(picture.named) }), colour };
}

/**
 * Computes the `object-position` that keeps a band of a picture in view in every crop at least as high as the band: the
 * same share is removed above and below it. In percent of the picture's height, from the top. The foot is left out of
 * the calculation, because a ticket overlaps it.
 */
export function focusOn([from, to]: readonly [from: number, to: number]): string {
  const below = Math.max(0, 100 - COVERED - to);
  return `50% ${from + below === 0 ? 50 : Math.round((100 * from) / (from + below))}%`;
}

/** How much of the picture's foot may be covered by the next element, in percent of its height. */
const COVERED = 6;
