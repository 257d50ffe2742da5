import styles from "./BadgeRow.module.css";

/** A promise with the figure that proves it. */
export interface Badge {
  /** As short as `45` or `€0`. */
  figure: string;
  /** What the figure counts: `min free`. */
  unit: string;
  title: string;
  text: string;
}

export interface BadgeRowProps {
  /** At most three. */
  badges: readonly Badge[];
  /** On phones, shows the badges in one row without their sentences. */
  compact?: boolean;
  className?: string | undefined;
}

/** Row of trust badges for the side of a form: each has a figure, a title and one sentence. */
export function BadgeRow({ badges, compact = false, className }: BadgeRowProps) {
  return (
    <ul
      className={className ? `${styles.row} ${className}` : styles.row}
      data-compact={compact || undefined}
      role="list"
    >
      {badges.map(({ figure, unit, title, text }) => (
        <li className={styles.badge} key={title}>
          <p className={styles.fact}>
            <span className={styles.figure} translate="no">
              {figure}
            </span>{" "}
            <span className={styles.unit}>{unit}</span>
          </p>
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
