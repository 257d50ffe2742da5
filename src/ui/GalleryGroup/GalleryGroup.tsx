import { useId } from "react";

import { GallerySheet, type GalleryTile } from "#src/ui/GallerySheet/GallerySheet.tsx";
import styles from "./GalleryGroup.module.css";

export interface GalleryGroupProps {
  /** The hash of the address can point at the group. */
  id: string;
  title: string;
  /** Whether the title is a name, which a browser must not translate. */
  isName?: boolean | undefined;
  tiles: readonly GalleryTile[];
  /** Number of the first tile; the groups of a gallery are numbered as one. */
  firstNumber: number;
  /** Added to the accessible name of tiles that open a film. */
  filmLabel: string;
  /** Called with the index of the opened tile, counted from 0 over all groups. */
  onOpen: (index: number) => void;
  className?: string | undefined;
}

/** Group of a gallery: a heading with the range of tile numbers, and a `GallerySheet`. */
export function GalleryGroup({
  id,
  title,
  isName,
  tiles,
  firstNumber,
  filmLabel,
  onOpen,
  className,
}: GalleryGroupProps) {
  const titleId = useId();
  const range = [firstNumber, firstNumber + tiles.length - 1];
  return (
    <section
      className={className ? `${styles.galleryGroup} ${className}` : styles.galleryGroup}
      id={id}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId} translate={isName ? "no" : undefined}>
          {title}
        </h2>
        {/* Decorative: every tile shows its own number. */}
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
