import { Fragment } from "react";

import { EuroText } from "#src/ui/Amount/Amount.tsx";
import styles from "./FareLine.module.css";

export interface FareLineProps {
  /** Formatted fare in euros. */
  euro: string;
  /** Formatted fares in the other currencies: `TRY 3,705`. */
  others: readonly string[];
  className?: string | undefined;
}

/**
 * The fare on one line, for layouts where the price panel is off screen: visitors must see a price before they send the
 * form.
 */
export function FareLine({ euro, others, className }: FareLineProps) {
  return (
    <p className={className ? `${styles.line} ${className}` : styles.line}>
      <b className={styles.euro}>
        <EuroText text={euro} />
      </b>
      <span className={styles.others} translate="no">
        {others.map((other) => (
          <Fragment key={other}>
            <span className={styles.other}>{other}</span>{" "}
          </Fragment>
        ))}
      </span>
    </p>
  );
}
