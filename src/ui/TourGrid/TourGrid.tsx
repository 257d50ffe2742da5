import { StampCard, type StampCardProps } from "#src/ui/StampCard/StampCard.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { Elsewhere, type ElsewhereProps } from "./Elsewhere.tsx";
import styles from "./TourGrid.module.css";

export interface TourGridProps {
  tours: readonly Omit<StampCardProps, "className" | "level" | "Link" | "priority">[];
  /** Fills the rest of the last row: we drive where no tour goes, too. */
  elsewhere: Omit<ElsewhereProps, "level" | "besideTwo" | "besideThree">;
  /** Id of the heading that names the list. */
  labelledBy: string;
  /** Level of the tours' headings: one below that heading. */
  level?: 2 | 3;
  Link?: LinkComponent;
  className?: string | undefined;
}

/** All tours as stamps, the first one's picture being the page's main one, and after the last one what to do when none of them fits. */
export function TourGrid({ tours, elsewhere, labelledBy, level = 2, Link = "a", className }: TourGridProps) {
  return (
    <div className={className ? `${styles.grid} ${className}` : styles.grid}>
      <ul className={styles.tours} role="list" aria-labelledby={labelledBy}>
        {tours.map((tour, index) => (
          <li className={styles.tour} key={tour.href}>
            <StampCard {...tour} priority={index === 0} level={level} Link={Link} />
          </li>
        ))}
      </ul>
      <Elsewhere {...elsewhere} level={level} besideTwo={tours.length % 2} besideThree={tours.length % 3} />
    </div>
  );
}
