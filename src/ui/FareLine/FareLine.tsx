import { Fragment } from "react";

import styles from "./FareLine.module.css";

export interface FareLineProps {
  /** The fare in euros, as shown. */
  euro: string;
  /** The other currencies, as shown: `TRY 3,705`. */
  others: readonly string[];
  className?: string | undefined;
}

/** The fare in one line, for where the price panel is out of sight: a price is seen before anything is sent. */
export function FareLine({ euro, others, className }: FareLineProps) {
  return (
    <p className={className ? `${styles.line} ${className}` : styles.line}>
      <b className={styles.euro}>{euro}</b>
      <span className={styles.others}>
        {others.map((other) => (
          <Fragment key={other}>
            <span className={styles.other}>{other}</span>{" "}
          </Fragment>
        ))}
      </span>
    </p>
  );
}
