import { Star } from "lucide-react";

import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./Rating.module.css";

/** A fixed value: it is the business's own claim, not a customer review. */
const VALUE = "5.0";

export interface RatingProps {
  /** Rating in the page's number format: "5.0", "5,0". */
  shown: string;
  /** Text for screen readers: "Rating 5.0 of 5". It must not mention customers, because none were asked. */
  spoken: string;
  className?: string | undefined;
}

/** Fixed rating: a star and a figure, in the size of the surrounding text. */
export function Rating({ shown, spoken, className }: RatingProps) {
  return (
    <span className={className ? `${styles.rating} ${className}` : styles.rating}>
      <Star className={styles.star} strokeWidth={1.75} aria-hidden />
      <data value={VALUE} aria-hidden>
        {shown}
      </data>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
