import { useTranslation } from "react-i18next";

import { Chapter } from "#src/ui/Chapter/Chapter.tsx";
import { GallerySheet, type GalleryTile } from "#src/ui/GallerySheet/GallerySheet.tsx";
import type { LightboxItem } from "#src/ui/Lightbox/LightboxMedia.tsx";
import { pictureFile } from "#src/ui/Picture/pictureFile.ts";
import styles from "./GalleryViewer.module.css";
import { useLightbox, type LightboxEntry } from "./useLightbox.ts";

export interface ViewerItem extends Omit<GalleryTile, "href" | "film"> {
  /** The mp4 that is played instead of showing the picture, the still that stands until then, and the size of both in pixels. */
  film?: { src: string; still: string; width: number; height: number };
  /** Id of the chapter that it belongs to. */
  chapter?: string;
}

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
  /** The history's entry of the lightbox, by which Back closes it. */
  entry?: LightboxEntry;
  className?: string | undefined;
}

/**
 * Pictures and films as a contact sheet, or as chapters of one, that opens each of them whole and leads on to the others.
 * Without scripts a tile is a link to its picture or film.
 */
export function GalleryViewer({ label, items, chapters, entry, className }: GalleryViewerProps) {
  const { t } = useTranslation("gallery");
  const parts = chapters?.map((chapter) => ({ chapter, items: items.filter((item) => item.chapter === chapter.id) }));
  const all = parts?.flatMap((part) => part.items) ?? items;
  const { Lightbox, index, setIndex, handlers } = useLightbox(
    all.map((item) => ({ id: item.id, href: hrefOf(item) })),
    entry,
  );
  return (
    <div className={className ? `${styles.viewer} ${className}` : styles.viewer} {...handlers}>
      {parts ? (
        parts.map(({ chapter, items: own }) => (
          <Chapter
            key={chapter.id}
            {...chapter}
            tiles={own.map(tileOf)}
            firstNumber={1 + all.findIndex((item) => item === own[0])}
            filmLabel={t("viewer.film")}
            onOpen={setIndex}
          />
        ))
      ) : (
        <GallerySheet label={label} tiles={items.map(tileOf)} filmLabel={t("viewer.film")} onOpen={setIndex} />
      )}
      {Lightbox && (
        <Lightbox
          label={label}
          items={all.map(lightboxItemOf)}
          index={index}
          onIndexChange={setIndex}
          previousLabel={t("viewer.previous")}
          nextLabel={t("viewer.next")}
          closeLabel={t("viewer.close")}
          positionText={(position, total) => t("viewer.position", { position, total })}
          loadingLabel={t("viewer.loading")}
          failedText={t("viewer.failed")}
          retryLabel={t("viewer.retry")}
        />
      )}
    </div>
  );
}

function hrefOf({ image, film }: ViewerItem): string {
  return film ? film.src : pictureFile(image);
}

function tileOf(item: ViewerItem): GalleryTile {
  return { ...item, href: hrefOf(item), film: item.film !== undefined };
}

function lightboxItemOf({ title, place, image, film }: ViewerItem): LightboxItem {
  if (!film) return { kind: "picture", title, place, image };
  const { src, still, width, height } = film;
  return { kind: "film", title, place, src, poster: still, width, height };
}
