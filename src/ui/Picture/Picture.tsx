import type { CSSProperties } from "react";

import styles from "./Picture.module.css";
import { fileWidths, pictureFile, type PictureFileType, type PictureSource } from "./pictureFile.ts";

/** A picture with its text alternative and sizes. */
export interface PictureImage extends PictureSource {
  /** A photograph gets a thin white frame, and keeps its `focus` where a drawing takes the container's crop. */
  kind?: "photo";
  /** Focal point as an `object-position`, for when the picture is cropped; the centre by default. */
  focus?: string;
  /** Text alternative in the page's language; empty for decorative pictures. */
  alt: string;
  /** Average colour as `#rrggbb`; a tint of it is the placeholder. */
  colour: string;
}

export interface PictureProps {
  image: PictureImage;
  /** Rendered width, as the `sizes` attribute. */
  sizes: string;
  /** Loads the picture eagerly with high priority, for the largest image of a page. Others load lazily. */
  priority?: boolean | undefined;
  /** Alternative composition below 40rem, where it fills the width. */
  portrait?: PictureSource | undefined;
  /** Id of the `img`, for `aria-describedby`. */
  id?: string;
  className?: string | undefined;
}

const PORTRAIT_MEDIA = "(max-width: 39.99rem)";

/**
 * Responsive image that covers its container. The crop is aligned to the image's `focus`, or to `--picture-position` if
 * the container sets it for a drawing.
 */
export function Picture({ image, sizes, priority = false, portrait, id, className }: PictureProps) {
  return (
    <picture className={className ? `${styles.picture} ${className}` : styles.picture} data-kind={image.kind}>
      {portrait && <Source image={portrait} type="avif" sizes="100vw" media={PORTRAIT_MEDIA} />}
      {portrait && <Source image={portrait} type="webp" sizes="100vw" media={PORTRAIT_MEDIA} />}
      <Source image={image} type="avif" sizes={sizes} />
      <img
        id={id}
        className={styles.image}
        style={{ "--picture-colour": image.colour, "--picture-focus": image.focus } as CSSProperties}
        srcSet={filesOf(image, "webp")}
        sizes={sizes}
        // A medium width for browsers without `srcset`.
        src={pictureFile(image, "webp", fileWidths(image.widths, "webp").at(-2))}
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
  return fileWidths(image.widths, type)
    .map((width) => `${pictureFile(image, type, width)} ${width}w`)
    .join(", ");
}
