import type { CSSProperties } from "react";

import styles from "./Picture.module.css";
import { pictureFile, type PictureFileType } from "./pictureFile.ts";

/** One composition of a picture: files `/images/{name}-{width}.avif` and `.webp` for each width. */
export interface PictureSource {
  name: string;
  /** Size of the largest file, in pixels; it fixes the proportions before the picture has come. */
  width: number;
  height: number;
  /** Widths of the files, smallest first. */
  widths: readonly number[];
}

export interface PictureImage extends PictureSource {
  /** Where it is held when it is cut, as `object-position` says it: by its middle unless told. */
  focus?: string;
  /** What is seen, in the page's language; empty for a picture that only decorates. */
  alt: string;
  /** Its average, `#rrggbb`: a tint of it stands in its place until it has come. */
  colour: string;
}

export interface PictureProps {
  image: PictureImage;
  /** How wide the picture is shown, as the attribute `sizes` says it. */
  sizes: string;
  /** The page's main picture: fetched at once and before others. Everything else waits until it is near the screen. */
  priority?: boolean | undefined;
  /** Another composition, for screens narrower than 40rem, where it fills the width. */
  portrait?: PictureSource | undefined;
  /** Of the image itself: what refers to it is described by what is seen. */
  id?: string;
  className?: string | undefined;
}

const PORTRAIT_MEDIA = "(max-width: 39.99rem)";

/**
 * A picture that fills its box, cut where the proportions differ. The picture itself says what the cut
 * keeps (`focus`); the box may decide otherwise by `--picture-position`.
 */
export function Picture({ image, sizes, priority = false, portrait, id, className }: PictureProps) {
  return (
    <picture className={className ? `${styles.picture} ${className}` : styles.picture}>
      {portrait && <Source image={portrait} type="avif" sizes="100vw" media={PORTRAIT_MEDIA} />}
      {portrait && <Source image={portrait} type="webp" sizes="100vw" media={PORTRAIT_MEDIA} />}
      <Source image={image} type="avif" sizes={sizes} />
      <img
        id={id}
        className={styles.image}
        style={{ "--picture-colour": image.colour, "--picture-focus": image.focus } as CSSProperties}
        srcSet={filesOf(image, "webp")}
        sizes={sizes}
        // One of middling width, for a browser that cannot choose.
        src={pictureFile(image, "webp", image.widths.at(-3))}
        alt={image.alt}
        width={image.width}
        height={image.height}
        decoding="async"
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
      />
    </picture>
  );
}

function Source({
  image,
  type,
  sizes,
  media,
}: {
  image: PictureSource;
  type: PictureFileType;
  sizes: string;
  media?: string;
}) {
  return (
    <source
      type={`image/${type}`}
      srcSet={filesOf(image, type)}
      sizes={sizes}
      media={media}
      width={image.width}
      height={image.height}
    />
  );
}

function filesOf(image: PictureSource, type: PictureFileType): string {
  return image.widths.map((width) => `${pictureFile(image, type, width)} ${width}w`).join(", ");
}
