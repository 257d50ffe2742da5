/** One composition of a picture, as files `/images/{name}-{width}.avif` and `.webp` for each width. */
export interface PictureSource {
  name: string;
  /** Pixel size of the largest file; fixes the aspect ratio before the picture has loaded. */
  width: number;
  height: number;
  /** Widths of the files in pixels, ascending. */
  widths: readonly number[];
}

/** AVIF is preferred; WebP is supported by every browser. */
export type PictureFileType = "avif" | "webp";

/** URL of a picture's file; by default of the largest WebP. */
export function pictureFile(
  { name, ...largest }: PictureSource,
  type: PictureFileType = "webp",
  width = largest.width,
) {
  return `/images/${name}-${width}.${type}`;
}
