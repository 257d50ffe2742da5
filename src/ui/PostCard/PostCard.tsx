import { Card, CardLink, CardText } from "#src/ui/Card/Card.tsx";
import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./PostCard.module.css";

/**
 * `lead` opens a page; `feature` takes its whole width, with the image beside the text; `row` has the image beside the text, small below 75rem; `column` has it above; `teaser` is a row
 * on phones, without excerpt unless an ancestor sets `--post-rest: grid`, and a column from 48rem.
 */
export const POST_VARIANTS = ["lead", "feature", "row", "column", "teaser"] as const;
export type PostVariant = (typeof POST_VARIANTS)[number];

export interface PostCardProps {
  variant?: PostVariant;
  image: PictureImage;
  title: string;
  href: string;
  category?: string | undefined;
  /** Reading time in words: "6 min". */
  minutes?: string | undefined;
  excerpt?: string | undefined;
  /** When it was written: `iso` for machines (YYYY-MM-DD), `shown` for readers. */
  date?: { iso: string; shown: string } | undefined;
  /** Visible hint that the card is clickable: "Read on". The link is named by the title. */
  moreLabel?: string | undefined;
  /** The image is the largest of the page: loaded eagerly with high priority. */
  priority?: boolean;
  level?: 2 | 3;
  Link?: LinkComponent;
  className?: string | undefined;
}

/** Widths before cropping: a landscape picture in a square is a third wider than the square. */
const SIZES: Record<PostVariant, string> = {
  lead: "(min-width: 64rem) 46vw, 92vw",
  feature: "(min-width: 48rem) 60vw, 92vw",
  row: "(min-width: 75rem) 31vw, (min-width: 48rem) 9rem, 8.75rem",
  column: "(min-width: 48rem) 30vw, 92vw",
  teaser: "(min-width: 48rem) 30vw, 8.75rem",
};

/**
 * Clickable card of an article: image, category, reading time, title and excerpt, each optional except image and title.
 */
export function PostCard({
  variant = "column",
  image,
  title,
  href,
  category,
  minutes,
  excerpt,
  date,
  moreLabel,
  priority = false,
  level = 3,
  Link = "a",
  className,
}: PostCardProps) {
  const Heading = `h${level}` as const;
  return (
    <Card className={className ? `${styles.card} ${className}` : styles.card} data-variant={variant}>
      <div className={styles.plate} data-variant={variant}>
        <Picture className={styles.picture} image={image} sizes={SIZES[variant]} priority={priority} />
      </div>
      <div className={styles.words} data-variant={variant}>
        {(category || minutes) && (
          <p className={styles.label}>
            {category && <b className={styles.category}>{category}</b>} {minutes && <span>{minutes}</span>}
          </p>
        )}
        <Heading className={styles.title} data-variant={variant}>
          <CardLink href={href} Link={Link}>
            {title}
          </CardLink>
        </Heading>
        {(excerpt || moreLabel) && (
          <div className={styles.rest} data-variant={variant}>
            {excerpt && <CardText className={styles.excerpt}>{excerpt}</CardText>}{" "}
            {moreLabel && (
              <span className={styles.more} aria-hidden>
                {moreLabel}
              </span>
            )}
          </div>
        )}
        {date && (
          <time className={styles.date} dateTime={date.iso}>
            {date.shown}
          </time>
        )}
      </div>
    </Card>
  );
}
