import { Fragment } from "react";

import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import styles from "./ExtrasFilled.module.css";

export interface ExtrasFilledProps {
  /** At least one: "Return 21 Jul, 11:00", "TK 2512". */
  parts: readonly string[];
}

/** Summary of the filled-in optional fields, shown in the collapsed `Extras`. */
export function ExtrasFilled({ parts }: ExtrasFilledProps) {
  return (
    <span className={styles.filled}>
      {parts.map((part) => (
        <Fragment key={part}>
          <span className={styles.part}>
            <FixedValues>{part}</FixedValues>
          </span>{" "}
        </Fragment>
      ))}
    </span>
  );
}
