import { Clock, MapPin, Tag } from "lucide-react";

import { Capitals } from "#src/ui/Capitals/Capitals.tsx";
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
  /** On the stamp's paper: where it goes, in a word or two. */
  place: string;
  /** What the postmark shows: `ring` around it, days or price in its middle. Decoration: the facts say the same. */
  postmark: { ring: string; middle: string };
  title: string;
  text: string;
  /** In words: "2 days", "5 stops", "€35". */
  facts: readonly { kind: StampFact; text: string }[];
  rating: Omit<RatingProps, "className">;
  /** What a press anywhere on the card does, for the eye: "Details". The link's name is the title. */
  moreLabel: string;
  href: string;
  /** Its plate is the page's main picture: fetched at once. */
  priority?: boolean;
  level?: 2 | 3;
  Link?: LinkComponent;
  className?: string | undefined;
}

const ICONS = { days: Clock, stops: MapPin, price: Tag } as const satisfies Record<StampFact, unknown>;
const SIZES = "(min-width: 75rem) 27vw, (min-width: 44rem) 42vw, 82vw";

/** A tour as a postage stamp: plate on perforated paper, a postmark over its corner, and below what the tour is. One link. */
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
            <Capitals>{place}</Capitals>
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
