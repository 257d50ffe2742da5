import RENDERED from "#content/illustrations/rendered.json";
import { PICTURES, type PictureName } from "#content/pictures.ts";
import type { Language } from "#src/domain/language.ts";
import type { PictureData } from "./schema.ts";

/** A picture as one language shows it. */
export function loadPicture(name: PictureName, language: Language): PictureData {
  const { alt, ...files } = PICTURES[name];
  const rendered: Readonly<Record<string, { colour: string }>> = RENDERED;
  const colour = rendered[name]?.colour;
  return { name, ...files, alt: alt[language], ...(colour !== undefined && { colour }) };
}
