import type { ReactNode } from "react";

import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./RouteLine.module.css";

export interface RouteLineStop {
  /** Only for screen readers: "From". */
  label: string;
  /** Name of the place, or the control that selects it. */
  place: ReactNode;
  /** Below the place, such as where the driver waits or how long the ride takes. */
  note?: string;
}

export interface RouteLineProps {
  from: RouteLineStop;
  to: RouteLineStop;
  className?: string | undefined;
}

/**
 * Start and destination of a ride, joined by a dashed road: one below the other, or from side to side in a container
 * named `route` that has room for both.
 */
export function RouteLine({ from, to, className }: RouteLineProps) {
  return (
    <ol className={className ? `${styles.road} ${className}` : styles.road} role="list">
      {[from, to].map(({ label, place, note }) => (
        <li key={label} className={styles.stop}>
          <VisuallyHidden>{`${label}: `}</VisuallyHidden>
          <span className={styles.place} translate="no">
            {place}
          </span>{" "}
          {note && <span>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
