import type { ReactNode } from "react";

import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import { StampPaper } from "#src/ui/StampPaper/StampPaper.tsx";
import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./ArticleHeader.module.css";

/**
 * From 64rem, `poster` has the title above a large picture in a paper mat, `wide` beside a large picture, `essay` above
 * a picture beside a large opening, `guide` beside a smaller one, `stamp` after a perforated one. `poster` and
 * `essay` crop the picture's height.
 */
export const ARTICLE_LAYOUTS = ["poster", "wide", "essay", "guide", "stamp"] as const;
export type ArticleLayout = (typeof ARTICLE_LAYOUTS)[number];

export interface ArticleHeaderProps {
  layout?: ArticleLayout;
  title: string;
  /** Shown above the title, such as the category. */
  label?: string;
  /** A `BackLink`, shown above the title. */
  back?: ReactNode;
  /** A `Byline`, shown below the title. */
  byline?: ReactNode;
  /** Opening of the article. */
  children?: ReactNode;
  image: PictureImage;
  className?: string | undefined;
}

/** Rendered widths of the picture. Beside a text it takes a share of the page, which has margins and a limit. */
const SIZES = {
  poster: "(min-width: 64rem) 62rem, 100vw",
  wide: "(min-width: 101rem) 52rem, (min-width: 64rem) 52vw, 100vw",
  essay: "(min-width: 96rem) 44rem, (min-width: 64rem) 46vw, 100vw",
  guide: "(min-width: 101rem) 42rem, (min-width: 64rem) 41vw, 100vw",
  stamp: "(min-width: 101rem) 40rem, (min-width: 64rem) 39vw, 100vw",
} as const satisfies Record<ArticleLayout, string>;

/** Header of an article: title, byline and a picture, in one of several layouts. On phones they are one column. */
export function ArticleHeader({
  layout = "poster",
  title,
  label,
  back,
  byline,
  children,
  image,
  className,
}: ArticleHeaderProps) {
  const picture = <Picture image={image} sizes={SIZES[layout]} priority />;
  return (
    <Container className={className ? `${styles.head} ${className}` : styles.head}>
      <div className={styles.grid} data-layout={layout}>
        <div className={styles.text}>
          {back}
          {label && <p className={styles.label}>{label}</p>}
          <h1 className={styles.title}>{title}</h1>
          {byline && <div className={styles.byline}>{byline}</div>}
        </div>
        <div className={styles.plate}>{layout === "stamp" ? <StampPaper>{picture}</StampPaper> : picture}</div>
        {children && <div className={styles.opening}>{children}</div>}
      </div>
    </Container>
  );
}
