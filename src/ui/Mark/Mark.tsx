import styles from "./Mark.module.css";

export interface MarkProps {
  className?: string | undefined;
}

/** The mark: tower, wall and gate, with the road that leaves the gate through a gap in the sea. Drawn on 16 units. */
export function Mark({ className }: MarkProps) {
  return (
    <svg className={className} viewBox="0 0 16 16" aria-hidden>
      <path
        className={styles.castle}
        d="M2 11.5V1h1v1.5h1V1h1v1.5h1V1h1v5.5h1V5h1v1.5h1V5h1v1.5h1V5h1v6.5h-1.5L11 8.6a1 1 0 0 0-2 0L8.5 11.5Z"
      />
      <path className={styles.sea} d="M.75 14q.925-1.15 1.85 0t1.85 0 1.85 0 1.85 0M15.25 14q-.85-1.15-1.7 0t-1.7 0" />
      <path className={styles.road} d="M10 12.5v.5M10 14.6v.6" />
    </svg>
  );
}
