import type { CaptionedPicture, TourData } from "#src/content/schema.ts";
import type { ViewerItem } from "#src/features/gallery/viewerItem.ts";

/** The pictures of a tour that neither open its page nor belong to a stop and, last, its film, in tiles that fill every row: three or four of them from tablets on, two on phones. */
export function tourGallery({ images, film }: Pick<TourData, "images" | "film">): ViewerItem[] {
  const items = [...images.map(itemOf), ...(film ? [{ ...itemOf(film), film: { ...film, alt: film.seen } }] : [])];
  return items.map((item, index) => ({
    ...item,
    size: sizeOf(index, items.length),
    wideOnPhones: items.length % 2 === 1 && index === items.length - 1,
  }));
}

function itemOf({ title, location, image }: CaptionedPicture): ViewerItem {
  return { id: image.name, title, place: location, image };
}

/** Rows of four; where those leave some over, rows of three; and of the last row two at most, a half each. */
function sizeOf(index: number, count: number): NonNullable<ViewerItem["size"]> {
  if (count % 4 === 0) return "small";
  const left = count % 3;
  const inLastRow = index >= count - (left === 1 ? 4 : left);
  if (left === 0 || !inLastRow) return "medium";
  return left === 1 ? "small" : "half";
}
