import type { LucideIcon } from "lucide-react";

import styles from "./BadgeRow.module.css";

export interface Badge {
  icon: LucideIcon;
  title: string;
  text: string;
}

export interface BadgeRowProps {
  /** Up to three. */
  badges: readonly Badge[];
  /** On phones the badges stand in one row, without their sentences. */
  compact?: boolean;
  className?: string | undefined;
}

/** What the visitor can rely on, in a row beside a form: up to three promises, each with a sign and a sentence. */
export function BadgeRow({ badges, compact = false, className }: BadgeRowProps) {
  return (
    <ul
      className={className ? `${styles.row} ${className}` : styles.row}
      data-compact={compact || undefined}
      role="list"
    >
      {badges.map(({ icon: Icon, title, text }) => (
        <li className={styles.badge} key={title}>
          <Icon className={styles.icon} strokeWidth={1.4} aria-hidden />
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
