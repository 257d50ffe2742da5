import { ArrowRight } from "lucide-react";

import { Card, CardArrow, CardLink } from "#src/ui/Card/Card.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./RideList.module.css";

/** A row of the list. */
export interface RideListItem {
  from: string;
  to: string;
  /** What the ride is for, in a few words. */
  occasion: string;
  href: string;
}

export interface RideListProps {
  rides: readonly RideListItem[];
  /** Id of the heading that labels the list. */
  labelledBy: string;
  Link?: LinkComponent;
}

/** List of rides between two places, each one link: the places, and what people ride there for. */
export function RideList({ rides, labelledBy, Link = "a" }: RideListProps) {
  return (
    <ul className={styles.list} role="list" aria-labelledby={labelledBy}>
      {rides.map(({ from, to, occasion, href }) => (
        <Card as="li" className={styles.item} key={href}>
          <CardLink className={styles.link} href={href} Link={Link}>
            <span className={styles.route} translate="no">
              {from} <ArrowRight className={styles.arrow} strokeWidth={1.5} aria-hidden /> {to}
            </span>{" "}
            <span className={styles.occasion}>{occasion}</span>
            <CardArrow className={styles.end} />
          </CardLink>
        </Card>
      ))}
    </ul>
  );
}
