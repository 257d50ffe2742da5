import type { HTMLAttributes } from "react";

import styles from "./VisuallyHidden.module.css";

export type VisuallyHiddenProps = HTMLAttributes<HTMLSpanElement>;

/** Words for a screen reader where the eye has a picture. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={styles.hidden} />;
}
