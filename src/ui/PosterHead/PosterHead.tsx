import type { ReactNode } from "react";

import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import { Wrap } from "#src/ui/Wrap/Wrap.tsx";
import styles from "./PosterHead.module.css";

export interface PosterHeadProps {
  title: string;
  /** Above the title: what kind of piece it is, such as a category. */
  label?: string;
  /** Above everything: a `BackLink`. */
  back?: ReactNode;
  /** Under the title: a `Byline`. */
  byline?: ReactNode;
  image: PictureImage;
  className?: string | undefined;
}

const SIZES = "(min-width: 64rem) 62rem, 100vw";

/** Opens an article: title and byline, then its plate, whole, in a mat of paper like a poster in a frame. */
export function PosterHead({ title, label, back, byline, image, className }: PosterHeadProps) {
  return (
    <Wrap className={className ? `${styles.head} ${className}` : styles.head}>
      <div className={styles.text}>
        {back}
        {label && <p className={styles.label}>{label}</p>}
        <h1 className={styles.title}>{title}</h1>
        {byline && <div className={styles.byline}>{byline}</div>}
      </div>
      <div className={styles.mat}>
        <Picture image={image} sizes={SIZES} priority />
      </div>
    </Wrap>
  );
}
