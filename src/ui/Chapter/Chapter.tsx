import { useId } from "react";

import { GallerySheet, type GalleryTile } from "#src/ui/GallerySheet/GallerySheet.tsx";
import styles from "./Chapter.module.css";

export interface ChapterProps {
  /** An address can lead to the chapter by this id. */
  id: string;
  title: string;
  tiles: readonly GalleryTile[];
  /** The number of the first tile; the chapters of a gallery share one count. */
  firstNumber: number;
  /** Said of a tile that opens a film. */
  filmLabel: string;
  /** A tile was pressed; its index counts from 0 over all chapters. */
  onOpen: (index: number) => void;
  className?: string | undefined;
}

/** One part of a gallery: a heading that says which numbers it holds, and its contact sheet. */
export function Chapter({ id, title, tiles, firstNumber, filmLabel, onOpen, className }: ChapterProps) {
  const titleId = useId();
  const range = [firstNumber, firstNumber + tiles.length - 1];
  return (
    <section
      className={className ? `${styles.chapter} ${className}` : styles.chapter}
      id={id}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {/* Every tile has its number below it. */}
        <span className={styles.range} aria-hidden>
          {[...new Set(range)].map((number) => String(number).padStart(2, "0")).join("–")}
        </span>
      </div>
      <GallerySheet
        label={title}
        tiles={tiles}
        firstNumber={firstNumber}
        filmLabel={filmLabel}
        onOpen={(index) => onOpen(firstNumber - 1 + index)}
      />
    </section>
  );
}
