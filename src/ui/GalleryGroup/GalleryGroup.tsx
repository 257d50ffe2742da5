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
  /** Index of the first tile, counted from 0 over all groups. */
  firstIndex: number;
  /** Added to the accessible name of tiles that open a film. */
  filmLabel: string;
  /** Called with the index of the opened tile, counted from 0 over all groups. */
  onOpen: (index: number) => void;
  className?: string | undefined;
}

/** Group of a gallery: a heading and a `GallerySheet`. */
export function GalleryGroup({
  id,
  title,
  isName,
  tiles,
  firstIndex,
  filmLabel,
  onOpen,
  className,
}: GalleryGroupProps) {
  const titleId = useId();
  return (
    <section
      className={className ? `${styles.galleryGroup} ${className}` : styles.galleryGroup}
      id={id}
      aria-labelledby={titleId}
    >
      <h2 className={styles.title} id={titleId} translate={isName ? "no" : undefined}>
        {title}
      </h2>
      <GallerySheet label={title} tiles={tiles} filmLabel={filmLabel} onOpen={(index) => onOpen(firstIndex + index)} />
    </section>
  );
}
