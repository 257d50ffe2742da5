import { Clock, MapPin, Tag } from "lucide-react";

import { Uppercase } from "#src/ui/Uppercase/Uppercase.tsx";
import { Card, CardLink, CardText } from "#src/ui/Card/Card.tsx";
import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import { Postmark } from "#src/ui/Postmark/Postmark.tsx";
import { Rating, type RatingProps } from "#src/ui/Rating/Rating.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./StampCard.module.css";

export const STAMP_FACTS = ["days", "stops", "price"] as const;
export type StampFact = (typeof STAMP_FACTS)[number];

export interface StampCardProps {
  image: PictureImage;
  /** Destination on the stamp, in a word or two. */
  place: string;
  /** Text of the decorative postmark: `ring` around it, days or price in the middle. The facts repeat it. */
  postmark: { ring: string; middle: string };
  title: string;
  text: string;
  /** Formatted: "2 days", "5 stops", "€35". */
  facts: readonly { kind: StampFact; text: string }[];
  rating: Omit<RatingProps, "className">;
  /** Visible hint that the card is clickable: "Details". The link is named by the title. */
  moreLabel: string;
  href: string;
  /** The image is the largest of the page: loaded eagerly with high priority. */
  priority?: boolean;
  level?: 2 | 3;
  Link?: LinkComponent;
  className?: string | undefined;
}

const ICONS = { days: Clock, stops: MapPin, price: Tag } as const satisfies Record<StampFact, unknown>;
const SIZES = "(min-width: 75rem) 27vw, (min-width: 44rem) 42vw, 82vw";

/**
 * Clickable card of a tour: an image on a perforated postage stamp with a postmark, and the tour's text and facts
 * below.
 */
export function StampCard({
  image,
  place,
  postmark,
  title,
  text,
  facts,
  rating,
  moreLabel,
  href,
  priority,
  level = 3,
  Link = "a",
  className,
}: StampCardProps) {
  const Heading = `h${level}` as const;
  return (
    <Card className={className ? `${styles.card} ${className}` : styles.card}>
      <div className={styles.stamp}>
        <div className={styles.paper}>
          <div className={styles.plate}>
            <Picture className={styles.picture} image={image} sizes={SIZES} priority={priority} />
          </div>
          <p className={styles.place}>
            <Uppercase>{place}</Uppercase>
          </p>
        </div>
        <div className={styles.postmark}>
          <Postmark {...postmark} />
        </div>
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <CardLink href={href} Link={Link}>
            {title}
          </CardLink>
        </Heading>
        <CardText className={styles.text}>{text}</CardText>
        <div className={styles.foot}>
          <ul className={styles.facts} role="list">
            {facts.map((fact) => {
              const Icon = ICONS[fact.kind];
              return (
                <li className={styles.fact} key={fact.kind}>
                  <Icon className={styles.icon} strokeWidth={1.75} aria-hidden />
                  {fact.text}
                </li>
              );
            })}
            <li className={styles.fact}>
              <Rating {...rating} />
            </li>
          </ul>
          <span className={styles.more} aria-hidden>
            {moreLabel}
          </span>
        </div>
      </div>
    </Card>
  );
}
