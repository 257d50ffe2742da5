import styles from "./Steps.module.css";

/** A step with its explanation. */
export interface Step {
  title: string;
  text: string;
}

export interface StepsProps {
  /** In chronological order. */
  steps: readonly Step[];
  /** Id of the heading that labels the list. */
  labelledBy?: string;
  className?: string | undefined;
}

/** Numbered list of the steps of a process. */
export function Steps({ steps, labelledBy, className }: StepsProps) {
  return (
    <ol className={className ? `${styles.steps} ${className}` : styles.steps} role="list" aria-labelledby={labelledBy}>
      {steps.map(({ title, text }, index) => (
        <li className={styles.step} key={title}>
          <span className={styles.number} aria-hidden>
            {index + 1}
          </span>
          <b className={styles.title}>{title}</b>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
