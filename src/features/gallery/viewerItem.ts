import type { GalleryTile } from "#src/ui/GallerySheet/GallerySheet.tsx";
import type { LightboxItem } from "#src/ui/Lightbox/Lightbox.tsx";
import { pictureFile } from "#src/ui/Picture/pictureFile.ts";

/** A picture or film of the gallery viewer. */
export interface ViewerItem extends Omit<GalleryTile, "href" | "film"> {
  /**
   * An mp4 that the lightbox plays instead of showing the picture: its URL, the poster image, the size of both in pixels, and the
   * alternative text.
   */
  film?: { src: string; still: string; width: number; height: number; alt: string };
  /** Id of its chapter. */
  chapter?: string;
}

/** URL of an item, the fallback without a lightbox. */
export function hrefOf({ image, film }: ViewerItem): string {
  return film ? film.src : pictureFile(image);
}

/** Maps an item to the shape that the lightbox takes. */
export function lightboxItemOf({ title, place, image, film }: ViewerItem): LightboxItem {
  if (!film) return { kind: "picture", title, place, image };
  const { src, still, width, height, alt } = film;
  return { kind: "film", title, place, src, poster: still, width, height, alt };
}
