import { CarPanel, type CarPanelProps } from "#src/ui/CarPanel/CarPanel.tsx";
import { scrollToFocus } from "#src/ui/scrollToFocus.ts";
import styles from "./Fleet.module.css";

export interface FleetProps {
  /** Three fill the row on desktops. */
  cars: readonly Omit<CarPanelProps, "className">[];
  /** Id of the heading that labels the list. */
  labelledBy: string;
  className?: string | undefined;
}

/**
 * Row of vehicle cards. From 64rem all are visible; below, the row is a swipeable scroller with snap points. Keyboard
 * focus scrolls it too.
 */
export function Fleet({ cars, labelledBy, className }: FleetProps) {
  return (
    <ul
      className={className ? `${styles.fleet} ${className}` : styles.fleet}
      role="list"
      aria-labelledby={labelledBy}
      onFocus={scrollToFocus}
    >
      {cars.map((car) => (
        <li className={styles.place} key={car.name}>
          <CarPanel {...car} />
        </li>
      ))}
    </ul>
  );
}
