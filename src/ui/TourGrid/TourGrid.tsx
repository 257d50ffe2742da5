import type { ReactNode } from "react";

import { StampCard, type StampCardProps } from "#src/ui/StampCard/StampCard.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./TourGrid.module.css";
import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";

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

interface CustomTourProps {
  title: string;
  text: string;
  image: PictureImage;
  /** Contact links styled as buttons. */
  actions: ReactNode;
  level: 2 | 3;
  /** Number of tours in the last row, with two columns and with three. */
  besideTwo: number;
  besideThree: number;
}

/** Widths before cropping: in three columns the panel is upright, and its picture twice as wide. In two it may fill both, and be low. */
const sizesBeside = (besideTwo: number) =>
  `(min-width: 75rem) 61vw, (min-width: 44rem) ${besideTwo === 0 ? 68 : 44}vw, 92vw`;

/** Panel after the last tour that offers a custom one; it fills the rest of the row. */
function CustomTour({ title, text, image, actions, level, besideTwo, besideThree }: CustomTourProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.panel} data-beside-two={besideTwo} data-beside-three={besideThree}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.text}>{text}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
        <div className={styles.plate}>
          <Picture className={styles.picture} image={image} sizes={sizesBeside(besideTwo)} />
        </div>
      </div>
    </div>
  );
}
