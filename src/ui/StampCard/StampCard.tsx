import { Clock, MapPin, Tag } from "lucide-react";

import { Uppercase } from "#src/ui/Uppercase/Uppercase.tsx";
import { Card, CardLink, CardText } from "#src/ui/Card/Card.tsx";
import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import { StampPaper } from "#src/ui/StampPaper/StampPaper.tsx";
import { Rating, type RatingProps } from "#src/ui/Rating/Rating.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./StampCard.module.css";

/** Facts that a card can state, each with its icon. */
export const STAMP_FACTS = ["days", "stops", "price"] as const;
export type StampFact = (typeof STAMP_FACTS)[number];

/** Layouts of the card: in a grid, or in a row that scrolls. */
export const STAMP_LAYOUTS = ["grid", "row"] as const;
export type StampLayout = (typeof STAMP_LAYOUTS)[number];

export interface StampCardProps {
  image: PictureImage;
  /** Destination on the stamp, in a word or two. */
  place: string;
  title: string;
  /** Left out in a short list, as is the rating. */
  text?: string;
  /** Formatted: "2 days", "5 stops", "€35". */
  facts: readonly { kind: StampFact; text: string }[];
  rating?: Omit<RatingProps, "className">;
  href: string;
  /** The image is the largest of the page: loaded eagerly with high priority. */
  priority?: boolean;
  level?: 2 | 3;
  /** `row` is for a row of three: on phones title and facts are beside a small stamp. */
  layout?: StampLayout;
  Link?: LinkComponent;
  className?: string | undefined;
}

const ICONS = { days: Clock, stops: MapPin, price: Tag } as const satisfies Record<StampFact, unknown>;
/** Rendered widths, with what the square plate cuts off. */
const SIZES = {
  grid: "(min-width: 75rem) 27vw, (min-width: 44rem) 42vw, 98vw",
  row: "(min-width: 100rem) 32rem, (min-width: 48rem) 31vw, 10rem",
} as const satisfies Record<StampLayout, string>;

/**
 * Clickable card of a tour: an image on a perforated postage stamp, and the tour's text and facts below.
 */
export function StampCard({
  image,
  place,
  title,
  text,
  facts,
  rating,
  href,
  priority,
  level = 3,
  layout = "grid",
  Link = "a",
  className,
}: StampCardProps) {
  const Heading = `h${level}` as const;
  return (
    <Card className={className ? `${styles.card} ${className}` : styles.card} data-layout={layout}>
      <div className={styles.stamp}>
        <StampPaper>
          <div className={styles.plate}>
            <Picture className={styles.picture} image={image} sizes={SIZES[layout]} priority={priority} />
          </div>
          <div className={styles.label}>
            <p className={styles.place} translate="no">
              <Uppercase>{place}</Uppercase>
            </p>
            {rating && <Rating {...rating} />}
          </div>
        </StampPaper>
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <CardLink href={href} Link={Link}>
            {title}
          </CardLink>
        </Heading>
        {text && <CardText className={styles.text}>{text}</CardText>}
        <ul className={styles.facts} role="list">
          {facts.map((fact) => {
            const Icon = ICONS[fact.kind];
            return (
              <li className={styles.fact} key={fact.kind}>
                <Icon className={styles.icon} strokeWidth={1.75} aria-hidden />
                <span>
                  <FixedValues>{fact.text}</FixedValues>
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </Card>
  );
}
