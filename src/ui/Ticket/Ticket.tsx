import { useId, type ReactNode } from "react";

import styles from "./Ticket.module.css";

export interface TicketProps {
  /** On the bar; names the section. */
  heading: string;
  /** A few words beside the heading; left out where there is no room. */
  promise: string;
  /** The part that is torn off: beside the form on a desktop, below it on a phone. */
  stub: ReactNode;
  /** The form. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * The frame of a page's one form, as a ticket of two halves: what is filled in, and a stub with what comes of it. The notches are masks and the shadow is a filter: a mask clips and a filter traps what is fixed, so
 * pickers, dialogs and toasts that belong to its content must be portalled out of it.
 */
export function Ticket({ heading, promise, stub, children, className }: TicketProps) {
  const headingId = useId();
  return (
    <section className={className ? `${styles.ticket} ${className}` : styles.ticket} aria-labelledby={headingId}>
      <div className={styles.main}>
        <div className={styles.bar}>
          <h2 id={headingId} className={styles.heading}>
            {heading}
          </h2>
          <p className={styles.promise}>{promise}</p>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
      <div className={styles.stub}>{stub}</div>
    </section>
  );
}
