import { Play } from "lucide-react";
import type { CSSProperties, KeyboardEvent, MouseEvent } from "react";

import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import { useHydrated } from "#src/ui/useHydrated.ts";
import styles from "./GallerySheet.module.css";

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
  size?: TileSize;
  /** Has a row of its own on phones, where two tiles share one otherwise. */
  wideOnPhones?: boolean;
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
  const isHydrated = useHydrated();
  return (
    <ul className={className ? `${styles.sheet} ${className}` : styles.sheet} aria-label={label}>
      {tiles.map(
        ({ id, image, title, place, href, film = false, size = "small", wideOnPhones = false, crop }, index) => (
          <li key={id} className={styles.item} data-size={size} data-wide={wideOnPhones || undefined}>
            <a
              className={styles.tile}
              href={href}
              role={isHydrated ? "button" : undefined}
              aria-label={[title, place, ...(film ? [filmLabel] : [])].join(", ")}
              data-press
              onKeyDown={pressBySpace}
              onClick={(event) => {
                if (isForBrowser(event)) return;
                event.preventDefault();
                // Safari gives a pressed link no focus, and the lightbox gives focus back to what had it.
                event.currentTarget.focus();
                onOpen(index);
              }}
            >
              <span className={styles.plate} style={cropStyle(crop)}>
                {/* The words below name the button; the picture's own stand in the lightbox. */}
                <Picture
                  className={styles.picture}
                  image={{ ...image, alt: "" }}
                  sizes={`(min-width: 48rem) ${SHARES[size]}, ${wideOnPhones ? "100vw" : "50vw"}`}
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
                  <span className={styles.title}>{title}</span>
                  <span className={styles.place}>{place}</span>
                </span>
              </span>
            </a>
          </li>
        ),
      )}
    </ul>
  );
}

/** Of the screen's width, where twelve columns fit. */
const SHARES: Record<TileSize, string> = { small: "25vw", medium: "33vw", large: "42vw", half: "50vw" };

/** A new tab, a new window, a download: what a link does with these keys is no press. */
function isForBrowser({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** Links know Enter alone. */
function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
}

function cropStyle(crop: GalleryTile["crop"]): CSSProperties | undefined {
  return crop && ({ "--picture-position": crop.position, "--zoom": crop.zoom ?? 1 } as CSSProperties);
}
