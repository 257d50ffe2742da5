import type { ReactNode } from "react";

import styles from "./RideAside.module.css";

export interface RideAsideProps {
  /** Shown above the sentence: who makes the offer. */
  label: string;
  /** One sentence that follows from the surrounding text. */
  text: string;
  /** One link styled as a button. */
  children: ReactNode;
  className?: string | undefined;
}

/** Call to action within an article: offers a ride where the text mentions a place. */
export function RideAside({ label, text, children, className }: RideAsideProps) {
  return (
    <aside className={className ? `${styles.aside} ${className}` : styles.aside}>
      <div className={styles.paper}>
        <div>
          <p className={styles.label}>{label}</p>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.action}>{children}</div>
      </div>
    </aside>
  );
}
