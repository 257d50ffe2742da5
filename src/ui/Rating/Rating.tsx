import { Star } from "lucide-react";

import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./Rating.module.css";

/** The same everywhere: it is the house's own mark, and nobody's review. */
const VALUE = "5.0";

export interface RatingProps {
  /** The mark as the page's language writes it: "5.0", "5,0". */
  shown: string;
  /** What is spoken instead of star and figures: "Rating 5.0 of 5". It names no customers, because none were asked. */
  spoken: string;
  className?: string | undefined;
}

/** The fixed rating: one star and the figures, in the size of the words around it. */
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
