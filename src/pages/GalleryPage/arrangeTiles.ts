import type { GalleryItemData } from "#src/content/pageData/pageDataTypes.ts";
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

/** Across the whole row. */
const PANORAMA: TileLayout = { size: "full", wideOnPhones: true };

/** An item with the link below it. */
type LinkedItem = GalleryItemData & Pick<ViewerItem, "link">;

/** In most pictures the subject is slightly below the centre. */
const DEFAULT_FOCUS = "50% 55%";

/**
 * Arranges the gallery's items as tiles: every chapter fills its rows, whatever its length, and adjacent rows of three differ. Where the
 * length of a chapter is not a multiple of three, it closes with a panorama or a row of two.
 */
export function arrangeTiles(items: readonly LinkedItem[]): ViewerItem[] {
  let nextRow = 0;
  const chapters = [...new Set(items.map(({ chapter }) => chapter))];
  return chapters.flatMap((chapter) => {
    const chapterItems = items.filter((item) => item.chapter === chapter);
    const rowsOfThree = Array.from(
      { length: Math.floor(chapterItems.length / 3) },
      () => ROWS_OF_THREE[nextRow++ % ROWS_OF_THREE.length] ?? [],
    );
    const lastRow = chapterItems.length % 3 === 2 ? ROW_OF_TWO : [PANORAMA];
    const layouts = [...rowsOfThree.flat(), ...lastRow];
    return chapterItems.map((item, index) => tileOf(item, layouts[index] ?? PANORAMA));
  });
}

function tileOf({ chapter, title, location, image, focus, film, link }: LinkedItem, layout: TileLayout): ViewerItem {
  return {
    ...layout,
    id: image.name,
    chapter,
    title,
    place: location,
    image,
    link,
    ...(film && { film: { ...film, alt: image.alt } }),
    crop: { position: focus ?? DEFAULT_FOCUS },
  };
}
