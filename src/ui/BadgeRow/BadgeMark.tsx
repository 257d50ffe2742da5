import styles from "./BadgeRow.module.css";

/** Symbols of `public/marks/badges.svg`. */
export type BadgeMarkName = "secure" | "support" | "premium";

/** Mark of a badge, from a file of its own so that pages stay light. Decorative: the badge's title says the same. */
export function BadgeMark({ name }: { name: BadgeMarkName }) {
  return (
    <svg className={styles.mark} aria-hidden>
      <use href={`/marks/badges.svg#${name}`} />
    </svg>
  );
}
