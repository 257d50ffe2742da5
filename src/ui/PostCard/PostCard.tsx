import { Card, CardLink, CardText } from "#src/ui/Card/Card.tsx";
import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./PostCard.module.css";

/**
 * `lead` opens a page, with the image above the text. The others are rows without excerpt on phones, with a small image beside the title;
 * from 48rem `feature` takes the whole width, with the image beside the text, `row` has it there too, small below 75rem, and `column` above.
 */
export const POST_VARIANTS = ["lead", "feature", "row", "column"] as const;
export type PostVariant = (typeof POST_VARIANTS)[number];

export interface PostCardProps {
  variant?: PostVariant;
  image: PictureImage;
  title: string;
  href: string;
  category?: string | undefined;
  /** Reading time in words, "6 min read": also the visible hint that the card leads on. */
  readingTime?: string | undefined;
  excerpt?: string | undefined;
  /** When it was written: `iso` for machines (YYYY-MM-DD), `shown` for readers. */
  date?: { iso: string; shown: string } | undefined;
  /** The image is the largest of the page: loaded eagerly with high priority. */
  priority?: boolean;
  level?: 2 | 3;
  Link?: LinkComponent;
  className?: string | undefined;
}

/** Widths before cropping: a landscape picture in a square is a third wider than the square. */
const SIZES: Record<PostVariant, string> = {
  lead: "(min-width: 64rem) 46vw, 92vw",
  feature: "(min-width: 48rem) 60vw, 7.5rem",
  row: "(min-width: 75rem) 31vw, (min-width: 48rem) 9rem, 7.5rem",
  column: "(min-width: 48rem) 30vw, 7.5rem",
};

/**
 * Clickable card of an article: image, category, title, excerpt and reading time, each optional except image and title.
 */
export function PostCard({
  variant = "column",
  image,
  title,
  href,
  category,
  readingTime,
  excerpt,
  date,
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
        {category && <p className={styles.category}>{category}</p>}
        <Heading className={styles.title} data-variant={variant}>
          <CardLink href={href} Link={Link}>
            {title}
          </CardLink>
        </Heading>
        {excerpt && (
          <div className={styles.excerpt} data-variant={variant}>
            <CardText>{excerpt}</CardText>
          </div>
        )}
        {readingTime && (
          <p className={styles.more} data-variant={variant}>
            {readingTime}
          </p>
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
