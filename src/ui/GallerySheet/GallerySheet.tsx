import { Play } from "lucide-react";
import { useId, type CSSProperties } from "react";

import { Capitals } from "#src/ui/Capitals/Capitals.tsx";
import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import styles from "./GallerySheet.module.css";
import { OpeningLink } from "./OpeningLink.tsx";

/** Three, four, five or six columns of twelve. */
export const TILE_SIZES = ["small", "medium", "large", "half"] as const;
export type TileSize = (typeof TILE_SIZES)[number];

export interface GalleryTile {
  id: string;
  /** The picture, or the still of a film. */
  image: PictureImage;
  title: string;
  place: string;
  /** The picture or film itself: where the tile leads while no script runs, and with a key held that opens a new tab. */
  href: string;
  film?: boolean;
  /** The page's main picture: fetched at once. */
  priority?: boolean;
  size?: TileSize;
  /** Has a row of its own on phones, where two tiles share one otherwise. */
  wideOnPhones?: boolean;
  /** In the proportions of nearly all pictures, 4:3, so that nothing is cut. */
  whole?: boolean;
  /** What the tile shows of the picture: a place in it as `object-position` says it, and how far in. */
  crop?: { position: string; zoom?: number };
}

export interface GallerySheetProps {
  /** Names the sheet. */
  label: string;
  tiles: readonly GalleryTile[];
  /** The number of the first tile, where several sheets share one count. */
  firstNumber?: number;
  /** Said of a tile that opens a film. */
  filmLabel: string;
  /** A tile was pressed; its index counts from 0 in this sheet. */
  onOpen: (index: number) => void;
  className?: string | undefined;
}

/**
 * A contact sheet: every tile is a button that opens its picture or film whole, and a link to it for a browser without
 * scripts. Words stand under a plate, never on it.
 */
export function GallerySheet({ label, tiles, firstNumber = 1, filmLabel, onOpen, className }: GallerySheetProps) {
  const sheetId = useId();
  return (
    <ul className={className ? `${styles.sheet} ${className}` : styles.sheet} aria-label={label}>
      {tiles.map(
        (
          {
            id,
            image,
            title,
            place,
            href,
            film = false,
            priority,
            size = "small",
            wideOnPhones = false,
            whole = false,
            crop,
          },
          index,
        ) => (
          <li
            key={id}
            className={styles.item}
            data-size={size}
            data-wide={wideOnPhones || undefined}
            data-whole={whole || undefined}
          >
            <OpeningLink
              className={styles.tile}
              href={href}
              label={[title, place, ...(film ? [filmLabel] : [])].join(", ")}
              describedBy={`${sheetId}-${index}`}
              onOpen={() => onOpen(index)}
            >
              <span className={styles.plate} style={cropStyle(crop)}>
                <Picture
                  className={styles.picture}
                  id={`${sheetId}-${index}`}
                  image={image}
                  priority={priority}
                  sizes={`(min-width: 48rem) ${SHARES[size]}, ${wideOnPhones ? "82vw" : "45vw"}`}
                />
                {film && (
                  <span className={styles.mark}>
                    <Play className={styles.play} aria-hidden />
                  </span>
                )}
              </span>
              <span className={styles.caption}>
                <span className={styles.number}>{String(firstNumber + index).padStart(2, "0")}</span>
                <span className={styles.words}>
                  <span className={styles.title}>
                    <Capitals>{title}</Capitals>
                  </span>
                  <span className={styles.place}>
                    <Capitals>{place}</Capitals>
                  </span>
                </span>
              </span>
            </OpeningLink>
          </li>
        ),
      )}
    </ul>
  );
}

/** Of the screen's width, where twelve columns fit. On phones a wide tile says less than its 92: the smaller file is as sharp as the others. */
const SHARES: Record<TileSize, string> = { small: "25vw", medium: "33vw", large: "42vw", half: "50vw" };

function cropStyle(crop: GalleryTile["crop"]): CSSProperties | undefined {
  return crop && ({ "--picture-position": crop.position, "--zoom": crop.zoom ?? 1 } as CSSProperties);
}
