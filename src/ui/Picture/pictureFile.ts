/** One composition of a picture, as files `/images/{name}-{width}.avif` for each width, and `.webp` for most of them. */
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

/** Widths that exist as AVIF alone: few browsers of today need WebP (Edge before 121), and they take the next width. */
const AVIF_ONLY: readonly number[] = [800, 1600];

/** Those of a picture's widths that exist as files of a type, ascending. */
export function fileWidths(widths: readonly number[], type: PictureFileType): readonly number[] {
  return type === "avif" ? widths : widths.filter((width) => !AVIF_ONLY.includes(width));
}

/** URL of a picture's file; by default of the largest WebP. */
export function pictureFile(
  { name, widths }: PictureSource,
  type: PictureFileType = "webp",
  width = fileWidths(widths, type).at(-1),
) {
  return `/images/${name}-${width}.${type}`;
}
