import type { GalleryTile } from "#src/ui/GallerySheet/GallerySheet.tsx";
import type { LightboxItem } from "#src/ui/Lightbox/LightboxMedia.tsx";
import { pictureFile } from "#src/ui/Picture/pictureFile.ts";

/** A picture that can be opened whole, or a film that can be played. */
export interface ViewerItem extends Omit<GalleryTile, "href" | "film"> {
  /**
   * The mp4 that is played instead of showing the picture, the still that stands until then, the size of both in pixels, and what is
   * seen in it.
   */
  film?: { src: string; still: string; width: number; height: number; alt: string };
  /** Id of the chapter that it belongs to. */
  chapter?: string;
}

/** Where an item leads that no lightbox can open. */
export function hrefOf({ image, film }: ViewerItem): string {
  return film ? film.src : pictureFile(image);
}

/** An item as the lightbox shows it. */
export function lightboxItemOf({ title, place, image, film }: ViewerItem): LightboxItem {
  if (!film) return { kind: "picture", title, place, image };
  const { src, still, width, height, alt } = film;
  return { kind: "film", title, place, src, poster: still, width, height, alt };
}
