import { ArrowRight, Play } from "lucide-react";
import { useId, type CSSProperties } from "react";

import { Uppercase } from "#src/ui/Uppercase/Uppercase.tsx";
import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import type { ActionLink } from "#src/ui/link.ts";
import styles from "./GallerySheet.module.css";
import { OpeningLink } from "./OpeningLink.tsx";

/** Three, four, five, six or all of twelve columns. */
export const TILE_SIZES = ["small", "medium", "large", "half", "full"] as const;
export type TileSize = (typeof TILE_SIZES)[number];

/** A picture or film of the gallery, as a tile. */
export interface GalleryTile {
  id: string;
  /** The picture, or the poster frame of a film. */
  image: PictureImage;
  title: string;
  place: string;
  /** URL of the picture or film: the link target without scripts, and when opened in a new tab. */
  href: string;
  film?: boolean;
  /** The largest image of the page: loaded eagerly with high priority. */
  priority?: boolean;
  size?: TileSize;
  /** Takes a whole row on phones, where other tiles come in pairs. */
  wideOnPhones?: boolean;
  /** Uses the 4:3 proportions of most pictures, so that nothing is cropped. */
  whole?: boolean;
  /** Crop of the picture: its `object-position` and a zoom factor. */
  crop?: { position: string; zoom?: number };
  /** Where one can go from it: a text link below the caption. */
  link?: ActionLink | undefined;
}

export interface GallerySheetProps {
  /** Accessible name of the list. */
  label: string;
  tiles: readonly GalleryTile[];
  /** Added to the accessible name of tiles that open a film. */
  filmLabel: string;
  /** Called with the index of the opened tile, counted from 0. */
  onOpen: (index: number) => void;
  className?: string | undefined;
}

/**
 * Contact sheet of thumbnails that open a lightbox; without scripts each links to its file. Captions are below the
 * pictures, never on them, and below a caption there may be a link to another page.
 */
export function GallerySheet({ label, tiles, filmLabel, onOpen, className }: GallerySheetProps) {
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
            link,
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
                  sizes={`(min-width: 48rem) ${SHARES[size]}, ${wideOnPhones ? "92vw" : "52vw"}`}
                />
                {film && (
                  <span className={styles.mark}>
                    <Play className={styles.play} aria-hidden />
                  </span>
                )}
              </span>
              <span className={styles.caption}>
                <span className={styles.title}>
                  <Uppercase>{title}</Uppercase>
                </span>{" "}
                <span className={styles.place} translate="no">
                  <Uppercase>{place}</Uppercase>
                </span>
              </span>
            </OpeningLink>
            {link && <TileLink {...link} />}
          </li>
        ),
      )}
    </ul>
  );
}

/** Its arrow follows the last word, where a `MoreLink` of several lines has it at the edge of a narrow tile. */
function TileLink({ href, label, Link = "a" }: ActionLink) {
  return (
    <Link className={styles.link} href={href}>
      <span className={styles.label}>
        <FixedValues>{label}</FixedValues>
      </span>
      <ArrowRight className={styles.arrow} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}

/** Image width per tile size before cropping, as a share of the viewport, on twelve columns. */
const SHARES: Record<TileSize, string> = { small: "28vw", medium: "33vw", large: "42vw", half: "50vw", full: "90vw" };

function cropStyle(crop: GalleryTile["crop"]): CSSProperties | undefined {
  return crop && ({ "--picture-position": crop.position, "--zoom": crop.zoom ?? 1 } as CSSProperties);
}
