import type { GalleryItemData } from "#src/content/pageDataTypes.ts";
import type { ViewerItem } from "#src/features/gallery/viewerItem.ts";
import type { TileSize } from "#src/ui/GallerySheet/GallerySheet.tsx";

/** Layout of one tile within its row. */
interface TileLayout {
  size: TileSize;
  wideOnPhones?: true;
  whole?: true;
}

const WIDE_TILE: TileLayout = { size: "half", wideOnPhones: true };

/** Row layouts of twelve columns. On phones each is one wide tile above or below a pair. */
const ROWS_OF_THREE: readonly (readonly TileLayout[])[] = [
  [WIDE_TILE, { size: "small" }, { size: "small" }],
  [{ size: "large", wideOnPhones: true }, { size: "medium" }, { size: "small" }],
  [{ size: "small" }, { size: "small" }, WIDE_TILE],
];
/** Two half-width tiles, tall enough to show both pictures uncropped. */
const ROW_OF_TWO: readonly TileLayout[] = [
  { size: "half", whole: true },
  { size: "half", whole: true },
];

/** In most pictures the subject is slightly below the centre. */
const DEFAULT_FOCUS = "50% 55%";

/**
 * Arranges the gallery's items as tiles: every chapter fills its rows, whatever its length, and adjacent rows of three differ. Where the
 * length of a chapter is not a multiple of three, rows of two come last or, in every other chapter, first.
 */
export function arrangeTiles(items: readonly GalleryItemData[]): ViewerItem[] {
  let nextRow = 0;
  const chapters = [...new Set(items.map(({ chapter }) => chapter))];
  return chapters.flatMap((chapter, index) => {
    const chapterItems = items.filter((item) => item.chapter === chapter);
    const rowsOfTwo = Array.from({ length: pairCount(chapterItems.length) }, () => ROW_OF_TWO);
    const rowsOfThree = Array.from(
      { length: (chapterItems.length - 2 * rowsOfTwo.length) / 3 },
      () => ROWS_OF_THREE[nextRow++ % ROWS_OF_THREE.length] ?? [],
    );
    const layouts =
      chapterItems.length === 1
        ? [WIDE_TILE]
        : (index % 2 === 0 ? [...rowsOfThree, ...rowsOfTwo] : [...rowsOfTwo, ...rowsOfThree]).flat();
    return chapterItems.map((item, itemIndex) => tileOf(item, layouts[itemIndex] ?? WIDE_TILE));
  });
}

/** Number of pairs that leave a multiple of three; none for a single picture. */
function pairCount(count: number): number {
  return count === 1 ? 0 : (3 - (count % 3)) % 3;
}

function tileOf({ chapter, title, location, image, focus, film }: GalleryItemData, layout: TileLayout): ViewerItem {
  return {
    ...layout,
    id: image.name,
    chapter,
    title,
    place: location,
    image,
    ...(film && { film: { ...film, alt: image.alt } }),
    crop: { position: focus ?? DEFAULT_FOCUS },
  };
}
