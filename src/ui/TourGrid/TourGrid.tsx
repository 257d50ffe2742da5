import { StampCard, type StampCardProps } from "#src/ui/StampCard/StampCard.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { CustomTour, type CustomTourProps } from "./CustomTour.tsx";
import styles from "./TourGrid.module.css";

export interface TourGridProps {
  tours: readonly Omit<StampCardProps, "className" | "level" | "Link" | "priority">[];
  /** Content of the panel that offers a custom tour and fills the last row. */
  customTour: Omit<CustomTourProps, "level" | "besideTwo" | "besideThree">;
  /** Id of the heading that labels the list. */
  labelledBy: string;
  /** Heading level of the tours: one below that heading. */
  level?: 2 | 3;
  Link?: LinkComponent;
  className?: string | undefined;
}

/**
 * Grid of tours as stamp cards, followed by a panel for custom tours. The first image is loaded eagerly, as the largest
 * of the page.
 */
export function TourGrid({ tours, customTour, labelledBy, level = 2, Link = "a", className }: TourGridProps) {
  return (
    <div className={className ? `${styles.grid} ${className}` : styles.grid}>
      <ul className={styles.tours} role="list" aria-labelledby={labelledBy}>
        {tours.map((tour, index) => (
          <li className={styles.tour} key={tour.href}>
            <StampCard {...tour} priority={index === 0} level={level} Link={Link} />
          </li>
        ))}
      </ul>
      <CustomTour {...customTour} level={level} besideTwo={tours.length % 2} besideThree={tours.length % 3} />
    </div>
  );
}
