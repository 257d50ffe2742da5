import { Fragment } from "react";

import styles from "./ExtrasFilled.module.css";

export interface ExtrasFilledProps {
  /** One at least: "Return 21 Jul, 11:00", "TK 2512". */
  parts: readonly string[];
}

/** What is filled in, in the line of extras that are folded away. */
export function ExtrasFilled({ parts }: ExtrasFilledProps) {
  return (
    <span className={styles.filled}>
      {parts.map((part) => (
        <Fragment key={part}>
          <span className={styles.part}>{part}</span>{" "}
        </Fragment>
      ))}
    </span>
  );
}
