import styles from "./BadgeRow.module.css";

/** A promise with its mark. */
export interface Badge {
  mark: BadgeMarkName;
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

/** Row of trust badges for the side of a form: each has a mark, a title and one sentence. */
export function BadgeRow({ badges, compact = false, className }: BadgeRowProps) {
  return (
    <ul
      className={className ? `${styles.row} ${className}` : styles.row}
      data-compact={compact || undefined}
      role="list"
    >
      {badges.map(({ mark, title, text }) => (
        <li className={styles.badge} key={title}>
          <BadgeMark name={mark} />
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Symbols of `public/marks/badges.svg`. */
type BadgeMarkName = "secure" | "support" | "premium";

/** Mark of a badge, from a file of its own so that pages stay light. Decorative: the badge's title says the same. */
function BadgeMark({ name }: { name: BadgeMarkName }) {
  return (
    <svg className={styles.mark} aria-hidden>
      <use href={`/marks/badges.svg#${name}`} />
    </svg>
  );
}
