import { Check } from "lucide-react";

import styles from "./Ticks.module.css";

export interface TicksProps {
  /** One sentence or less each. */
  items: readonly string[];
  /** Id of the heading that names the list. */
  labelledBy?: string;
  className?: string | undefined;
}

/** What is in it: a list of short lines, each with a tick. */
export function Ticks({ items, labelledBy, className }: TicksProps) {
  return (
    <ul className={className ? `${styles.ticks} ${className}` : styles.ticks} role="list" aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li className={styles.item} key={item}>
          <Check className={styles.tick} strokeWidth={1.75} aria-hidden />
          <span className={styles.words}>{item}</span>
        </li>
      ))}
    </ul>
  );
}
