import type { ReactNode } from "react";

import styles from "./FactsBar.module.css";

/** A fact with its label. */
export interface Fact {
  label: string;
  /** A few words, or a `Rating`. */
  value: ReactNode;
}

export interface FactsBarProps {
  /** Four fill the bar. */
  facts: readonly Fact[];
  className?: string | undefined;
}

/** Key facts of a page: in a row on wide screens, in two columns on phones. */
export function FactsBar({ facts, className }: FactsBarProps) {
  return (
    <div className={className ? `${styles.frame} ${className}` : styles.frame}>
      <dl className={styles.bar}>
        {facts.map(({ label, value }) => (
          <div className={styles.fact} key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
