import { ArrowRight } from "lucide-react";
import { useId } from "react";

import styles from "./NearFares.module.css";

/** A suggested fare. */
export interface NearFare {
  /** Passed to `onChoose`. */
  key: string;
  /** Start and destination. */
  route: string;
  /** Vehicle and its capacity. */
  vehicle: string;
  /** Formatted price. */
  price: string;
}

export interface NearFaresProps {
  /** Heading that labels the group. */
  label: string;
  fares: readonly NearFare[];
  onChoose: (key: string) => void;
}

/** Alternative fixed fares, for a trip without a fixed price. A click copies one into the form. */
export function NearFares({ label, fares, onChoose }: NearFaresProps) {
  const labelId = useId();
  return (
    <div className={styles.near} role="group" aria-labelledby={labelId}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      {fares.map(({ key, route, vehicle, price }) => (
        <button key={key} type="button" className={styles.fare} onClick={() => onChoose(key)}>
          <span className={styles.what}>
            <span className={styles.route} translate="no">
              {route}
            </span>{" "}
            <span className={styles.vehicle}>{vehicle}</span>
          </span>{" "}
          <span className={styles.price} translate="no">
            {price}
            <ArrowRight className={styles.arrow} aria-hidden />
          </span>
        </button>
      ))}
    </div>
  );
}
