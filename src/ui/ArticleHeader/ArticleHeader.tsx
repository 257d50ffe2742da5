import type { ReactNode } from "react";

import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./ArticleHeader.module.css";

export interface ArticleHeaderProps {
  title: string;
  /** Shown above the title, such as the category. */
  label?: string;
  /** A `BackLink`, shown above the title. */
  back?: ReactNode;
  /** A `Byline`, shown below the title. */
  byline?: ReactNode;
  image: PictureImage;
  className?: string | undefined;
}

const SIZES = "(min-width: 64rem) 62rem, 100vw";

/** Header of an article: title, byline and an uncropped image in a paper mat, like a framed poster. */
export function ArticleHeader({ title, label, back, byline, image, className }: ArticleHeaderProps) {
  return (
    <Container className={className ? `${styles.head} ${className}` : styles.head}>
      <div className={styles.text}>
        {back}
        {label && <p className={styles.label}>{label}</p>}
        <h1 className={styles.title}>{title}</h1>
        {byline && <div className={styles.byline}>{byline}</div>}
      </div>
      <div className={styles.mat}>
        <Picture image={image} sizes={SIZES} priority />
      </div>
    </Container>
  );
}
