import RENDERED from "#content/illustrations/rendered.json";
import { PICTURES, type PictureName } from "#content/pictures.ts";
import type { Picture } from "#content/pictures/picture.ts";
import type { Language } from "#src/domain/language.ts";
import type { PictureData } from "./schema.ts";

/** A picture as one language shows it. Throws for one that was never rendered. */
export function loadPicture(name: PictureName, language: Language): PictureData {
  const { alt, named, width, height, widths }: Picture = PICTURES[name];
  const rendered: Readonly<Record<string, { colour: string }>> = RENDERED;
  const colour = rendered[name]?.colour;
  if (colour === undefined) throw new Error(`"${name}" has no files yet: run \`npm run illustrations\`.`);
  return { name, width, height, widths, ...(named && { focus: focusOn(named) }), alt: alt[language], colour };
}

/**
 * The `object-position` that keeps a band of a picture in sight in every cut that is as high as the band or higher: above and below it
 * the same share of what there is goes. In percent of the picture's height, from its upper edge. A ticket lies over the foot.
 */
export function focusOn([from, to]: readonly [from: number, to: number]): string {
  const below = Math.max(0, 100 - COVERED - to);
  return `50% ${from + below === 0 ? 50 : Math.round((100 * from) / (from + below))}%`;
}

/** How much of a picture's foot may lie under what follows it, in percent of its height. */
const COVERED = 6;
