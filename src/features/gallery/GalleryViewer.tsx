import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { Chapter } from "#src/ui/Chapter/Chapter.tsx";
import { GallerySheet, type GalleryTile } from "#src/ui/GallerySheet/GallerySheet.tsx";
import styles from "./GalleryViewer.module.css";
import { useViewer } from "./useViewer.tsx";
import { hrefOf, type ViewerItem } from "./viewerItem.ts";

export interface ViewerChapter {
  /** An address can lead to the chapter by this id. */
  id: string;
  title: string;
}

export interface GalleryViewerProps {
  /** Names the sheet and the lightbox, such as the gallery's title. */
  label: string;
  /** Pictures and films, in the order in which one leads to the next. */
  items: readonly ViewerItem[];
  /** Parts with headings, in their order; they share one count and one lightbox. None: a single sheet. */
  chapters?: readonly ViewerChapter[];
  className?: string | undefined;
}

/**
 * Pictures and films as a contact sheet, or as chapters of one, that opens each of them whole and leads on to the others.
 * Without scripts a tile is a link to its picture or film.
 */
export function GalleryViewer({ label, items, chapters, className }: GalleryViewerProps) {
  const { t } = useTranslation("gallery");
  const parts = chapters?.map((chapter) => ({ chapter, items: items.filter((item) => item.chapter === chapter.id) }));
  const all = parts?.flatMap((part) => part.items) ?? items;
  const { lightbox, open, handlers } = useViewer(label, all);
  return (
    <div className={className ? `${styles.viewer} ${className}` : styles.viewer} {...handlers}>
      {parts ? (
        parts.map(({ chapter, items: own }) => (
          <Chapter
            key={chapter.id}
            {...chapter}
            tiles={own.map((item) => ({ ...tileOf(item), priority: item === all[0] }))}
            firstNumber={1 + all.findIndex((item) => item === own[0])}
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
