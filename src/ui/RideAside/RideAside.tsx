import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";

import styles from "./RideAside.module.css";

export interface RideAsideProps {
  /** Shown above the sentence: who makes the offer. */
  label: string;
  /** One sentence that follows from the surrounding text; with a fare, what its price covers. */
  text: string;
  /** A ride with a fixed price: shown as a ticket whose stub has the price. */
  fare?: { from: string; to: string; price: string } | undefined;
  /** One link styled as a button. */
  children: ReactNode;
  className?: string | undefined;
}

/** Call to action within an article: offers a ride where the text mentions a place. */
export function RideAside({ label, text, fare, children, className }: RideAsideProps) {
  return (
    <aside className={className ? `${styles.aside} ${className}` : styles.aside}>
      <div className={styles.paper} data-kind={fare ? "ticket" : "note"}>
        <div className={styles.main}>
          <p className={styles.label}>{label}</p>
          {fare && (
            <p className={styles.route} translate="no">
              {fare.from} <ArrowRight className={styles.arrow} strokeWidth={1.5} aria-hidden /> {fare.to}
            </p>
          )}
          <p className={fare ? styles.covers : styles.text}>{text}</p>
        </div>
        <div className={styles.action}>
          {fare && (
            <p className={styles.price} translate="no">
              {fare.price}
            </p>
          )}
          {children}
        </div>
      </div>
    </aside>
  );
}
