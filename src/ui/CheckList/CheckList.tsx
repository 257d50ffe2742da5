import { Backpack, Check, Minus } from "lucide-react";

import styles from "./CheckList.module.css";

/** Icon of every line: included, not included, or to bring along. */
export const TICK_MARKS = ["tick", "minus", "bag"] as const;
export type TickMark = (typeof TICK_MARKS)[number];

export interface CheckListProps {
  /** At most one sentence each. */
  items: readonly string[];
  /** Id of the heading that names the list. */
  labelledBy?: string;
  /** Decorative: the heading must say the same in words. */
  mark?: TickMark;
  className?: string | undefined;
}

const ICONS = { tick: Check, minus: Minus, bag: Backpack } as const satisfies Record<TickMark, unknown>;

/** List of short lines with icons: what is included, what is not, or what to bring along. */
export function CheckList({ items, labelledBy, mark = "tick", className }: CheckListProps) {
  const Icon = ICONS[mark];
  return (
    <ul
      className={className ? `${styles.checkList} ${className}` : styles.checkList}
      role="list"
      aria-labelledby={labelledBy}
    >
      {items.map((item) => (
        <li className={styles.item} key={item}>
          <Icon className={styles.tick} strokeWidth={1.75} aria-hidden />
          <span className={styles.words}>{item}</span>
        </li>
      ))}
    </ul>
  );
}
