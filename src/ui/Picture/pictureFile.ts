import type { PictureSource } from "./Picture.tsx";

/** The type of a picture's files: what a browser takes if it can, and what every browser can. */
export type PictureFileType = "avif" | "webp";

/** Address of a picture's file of one width, in pixels; of its largest that every browser can show unless told. */
export function pictureFile(
  { name, ...largest }: PictureSource,
  type: PictureFileType = "webp",
  width = largest.width,
) {
  return `/images/${name}-${width}.${type}`;
}
