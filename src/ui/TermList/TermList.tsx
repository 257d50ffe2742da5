import styles from "./TermList.module.css";

export interface TermListProps {
  /** One to three sentences for each label. */
  terms: readonly { label: string; text: string }[];
  /** Id of the heading that names the list. */
  labelledBy: string;
  className?: string | undefined;
}

/** List of terms: a label on its own line or, with enough room, beside what is agreed about it. */
export function TermList({ terms, labelledBy, className }: TermListProps) {
  return (
    <dl className={className ? `${styles.termList} ${className}` : styles.termList} aria-labelledby={labelledBy}>
      {terms.map(({ label, text }) => (
        <div className={styles.row} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
