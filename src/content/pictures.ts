import RENDERED from "#content/illustrations/rendered.json";
import { PICTURES, type PictureName } from "#content/pictures.ts";
import type { Language } from "#src/domain/language.ts";
import type { PictureData } from "./schema.ts";

/** A picture as one language shows it. Throws for one that was never rendered. */
export function loadPicture(name: PictureName, language: Language): PictureData {
  const { alt, ...files } = PICTURES[name];
  const rendered: Readonly<Record<string, { colour: string }>> = RENDERED;
  const colour = rendered[name]?.colour;
  if (colour === undefined) throw new Error(`"${name}" has no files yet: run \`npm run illustrations\`.`);
  return { name, ...files, alt: alt[language], colour };
}
