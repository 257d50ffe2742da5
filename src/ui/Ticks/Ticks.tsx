import { Backpack, Check, Minus } from "lucide-react";

import styles from "./Ticks.module.css";

/** What stands before each line: it is in it, it is not, it is to be brought along. */
export const TICK_MARKS = ["tick", "minus", "bag"] as const;
export type TickMark = (typeof TICK_MARKS)[number];

export interface TicksProps {
  /** One sentence or less each. */
  items: readonly string[];
  /** Id of the heading that names the list. */
  labelledBy?: string;
  /** The heading says the same in words: this is for the eye. */
  mark?: TickMark;
  className?: string | undefined;
}

const ICONS = { tick: Check, minus: Minus, bag: Backpack } as const satisfies Record<TickMark, unknown>;

/** What is in it: a list of short lines, each with a tick; or what is not, or what to bring, each with a mark of its own. */
export function Ticks({ items, labelledBy, mark = "tick", className }: TicksProps) {
  const Icon = ICONS[mark];
  return (
    <ul className={className ? `${styles.ticks} ${className}` : styles.ticks} role="list" aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li className={styles.item} key={item}>
          <Icon className={styles.tick} strokeWidth={1.75} aria-hidden />
          <span className={styles.words}>{item}</span>
        </li>
      ))}
    </ul>
  );
}
