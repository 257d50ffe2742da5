import { CarPanel, type CarPanelProps } from "#src/ui/CarPanel/CarPanel.tsx";
import styles from "./Fleet.module.css";

export interface FleetProps {
  /** Three, so that their plates fill the row on a desktop. */
  cars: readonly Omit<CarPanelProps, "className">[];
  /** Id of the heading that names the row. */
  labelledBy: string;
  className?: string | undefined;
}

/**
 * The vehicles in one row. From 64rem all are seen at once, on one horizon; below, the row is swiped from
 * vehicle to vehicle. By keyboard it follows the focus, because every vehicle has something to unfold.
 */
export function Fleet({ cars, labelledBy, className }: FleetProps) {
  return (
    <ul className={className ? `${styles.fleet} ${className}` : styles.fleet} role="list" aria-labelledby={labelledBy}>
      {cars.map((car) => (
        <li className={styles.place} key={car.name}>
          <CarPanel {...car} />
        </li>
      ))}
    </ul>
  );
}
