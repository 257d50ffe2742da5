import type { ReactNode } from "react";

import styles from "./RideAside.module.css";

export interface RideAsideProps {
  /** Above the sentence: whose offer it is. */
  label: string;
  /** One sentence that follows from the text around it. */
  text: string;
  /** Where it leads: one link that looks like a button. */
  children: ReactNode;
  className?: string | undefined;
}

/** The offer of a ride in the middle of an article, at the place where the text makes one want it. */
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
