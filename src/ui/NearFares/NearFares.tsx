import { ArrowRight } from "lucide-react";
import { useId } from "react";

import styles from "./NearFares.module.css";

export interface NearFare {
  /** What `onChoose` gets. */
  key: string;
  /** From where to where. */
  route: string;
  /** Which vehicle, and how many it takes. */
  vehicle: string;
  /** As shown. */
  price: string;
}

export interface NearFaresProps {
  /** Stands above the fares and names the group. */
  label: string;
  fares: readonly NearFare[];
  onChoose: (key: string) => void;
}

/** Fixed prices near a trip that has none, so that it does not end there. A press takes one over into the form. */
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
            <span className={styles.route}>{route}</span> <span className={styles.vehicle}>{vehicle}</span>
          </span>{" "}
          <span className={styles.price}>
            {price}
            <ArrowRight className={styles.arrow} aria-hidden />
          </span>
        </button>
      ))}
    </div>
  );
}
