import type { CaptionedPicture, TourData } from "#src/content/pageData/pageDataTypes.ts";
import type { ViewerItem } from "#src/features/gallery/viewerItem.ts";

/**
 * Gallery tiles of a tour: its pictures other than the hero and those of stops, then its film. The sizes fill every row: three or four
 * tiles from the tablet breakpoint, two on phones. Two are large enough to be whole.
 */
export function tourGallery({ images, film }: Pick<TourData, "images" | "film">): ViewerItem[] {
  const items = [...images.map(itemOf), ...(film ? [{ ...itemOf(film), film: { ...film, alt: film.seen } }] : [])];
  return items.map((item, index) => ({
    ...item,
    size: sizeOf(index, items.length),
    ...(items.length === 2 && { whole: true }),
    wideOnPhones: items.length % 2 === 1 && index === items.length - 1,
  }));
}

function itemOf({ title, location, image }: CaptionedPicture): ViewerItem {
  return { id: image.name, title, place: location, image };
}

/** Rows of four if the count is a multiple of four, else rows of three. One left over makes the last row four; two take half a row each. */
function sizeOf(index: number, count: number): NonNullable<ViewerItem["size"]> {
  if (count % 4 === 0) return "small";
  const remainder = count % 3;
  const inLastRow = index >= count - (remainder === 1 ? 4 : remainder);
  if (remainder === 0 || !inLastRow) return "medium";
  return remainder === 1 ? "small" : "half";
}
