import { useId, type ReactNode } from "react";

import styles from "./Ticket.module.css";

export interface TicketProps {
  /** Title of the bar; labels the section. */
  heading: string;
  /** Short promise beside the heading; hidden where there is no room. */
  promise: string;
  /** Stub: beside the form on desktops, below it on phones. */
  stub: ReactNode;
  /** The form. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Frame of the booking form: a ticket with the form in one half and a stub with the price in the other. Its notches are
 * masks and its shadow is a filter: a mask clips, and a filter is the containing block of fixed descendants, so
 * pickers, dialogs and toasts must be portalled out of it.
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
