import { useTranslation } from "#src/i18n/useTranslation.ts";
import { GalleryGroup } from "#src/ui/GalleryGroup/GalleryGroup.tsx";
import { GallerySheet, type GalleryTile } from "#src/ui/GallerySheet/GallerySheet.tsx";
import styles from "./GalleryViewer.module.css";
import { useLightbox } from "./useLightbox.tsx";
import { hrefOf, type ViewerItem } from "./viewerItem.ts";

/** A group of items with a heading. */
export interface ViewerChapter {
  /** Element id, so that a hash can link to the chapter. */
  id: string;
  title: string;
  /** Whether the title is a name, which a browser must not translate. */
  isName?: boolean;
}

export interface GalleryViewerProps {
  /** Accessible name of the contact sheet and the lightbox, such as the gallery's title. */
  label: string;
  /** Pictures and films, in the order of the lightbox. */
  items: readonly ViewerItem[];
  /** Groups with headings, in order, which share one numbering and one lightbox. Without them there is a single sheet. */
  chapters?: readonly ViewerChapter[];
  className?: string | undefined;
}

/**
 * Grid of pictures and films, optionally grouped into chapters, with a lightbox for all of them. Without scripts each tile is a link to
 * its picture or film.
 */
export function GalleryViewer({ label, items, chapters, className }: GalleryViewerProps) {
  const { t } = useTranslation("gallery");
  const groups = chapters?.map((chapter) => ({ chapter, items: items.filter((item) => item.chapter === chapter.id) }));
  const ordered = groups?.flatMap((group) => group.items) ?? items;
  const { lightbox, open } = useLightbox(label, ordered);
  return (
    <div className={className ? `${styles.viewer} ${className}` : styles.viewer}>
      {groups ? (
        groups.map(({ chapter, items: chapterItems }) => (
          <GalleryGroup
            key={chapter.id}
            {...chapter}
            tiles={chapterItems.map((item) => ({ ...tileOf(item), priority: item === ordered[0] }))}
            firstIndex={ordered.findIndex((item) => item === chapterItems[0])}
            filmLabel={t("viewer.film")}
            onOpen={open}
          />
        ))
      ) : (
        <GallerySheet label={label} tiles={items.map(tileOf)} filmLabel={t("viewer.film")} onOpen={open} />
      )}
      {lightbox}
    </div>
  );
}

function tileOf(item: ViewerItem): GalleryTile {
  return { ...item, href: hrefOf(item), film: item.film !== undefined };
}
