import type { GalleryItemData } from "#src/content/schema.ts";
import type { ViewerItem } from "#src/features/gallery/viewerItem.ts";
import type { TileSize } from "#src/ui/GallerySheet/GallerySheet.tsx";

/** How one picture of a row hangs. */
interface Place {
  size: TileSize;
  wideOnPhones?: true;
  whole?: true;
}

const WIDE: Place = { size: "half", wideOnPhones: true };

/** Rows of three and of two: twelve columns each, and on phones one picture above or below a pair, or a pair. */
const THREES: readonly (readonly Place[])[] = [
  [WIDE, { size: "small" }, { size: "small" }],
  [{ size: "large", wideOnPhones: true }, { size: "medium" }, { size: "small" }],
  [{ size: "small" }, { size: "small" }, WIDE],
];
/** There is height enough for all of both. */
const TWO: readonly Place[] = [
  { size: "half", whole: true },
  { size: "half", whole: true },
];

/** Most pictures have what they are about a little below their middle. */
const MIDDLE = "50% 55%";

/**
 * The gallery's items as tiles: each chapter in full rows, whatever their number, and no row like the one before it. A chapter that
 * does not go up in threes ends with pairs, and the next such begins with them.
 */
export function hangPictures(items: readonly GalleryItemData[]): ViewerItem[] {
  let three = 0;
  const chapters = [...new Set(items.map(({ chapter }) => chapter))];
  return chapters.flatMap((chapter, index) => {
    const own = items.filter((item) => item.chapter === chapter);
    const twos = Array.from({ length: pairsIn(own.length) }, () => TWO);
    const threes = Array.from(
      { length: (own.length - 2 * twos.length) / 3 },
      () => THREES[three++ % THREES.length] ?? [],
    );
    const places = own.length === 1 ? [WIDE] : (index % 2 === 0 ? [...threes, ...twos] : [...twos, ...threes]).flat();
    return own.map((item, at) => tileOf(item, places[at] ?? WIDE));
  });
}

/** How many pairs leave a number that goes up in threes; one picture alone makes none. */
function pairsIn(count: number): number {
  return count === 1 ? 0 : (3 - (count % 3)) % 3;
}

function tileOf({ chapter, title, location, image, focus }: GalleryItemData, place: Place): ViewerItem {
  return { ...place, id: image.name, chapter, title, place: location, image, crop: { position: focus ?? MIDDLE } };
}
