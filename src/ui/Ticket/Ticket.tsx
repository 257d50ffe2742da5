import { useId, type ReactNode, type Ref } from "react";

import styles from "./Ticket.module.css";

export interface TicketProps {
  /** `article` for one of several. */
  Element?: "section" | "article";
  /** Title of the bar; labels the section. */
  heading: string;
  /** Heading level. */
  level?: 2 | 3;
  /** Makes the heading focusable from a script. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Short promise beside the heading; hidden where there is no room. */
  promise: string;
  /** Stands in place of the promise, also where there is little room. */
  reference?: ReactNode;
  /** Stub: beside the form on desktops, below it on phones. */
  stub: ReactNode;
  /** Whether the stub repeats what the form says: below it, on phones, it is for screen readers only. */
  isStubRepeated?: boolean;
  /** The form, or the pass that replaces it. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Frame of the booking form and of its pass: a ticket with the form in one half and a stub with the price in the other. Its notches are
 * masks and its shadow is a filter: a mask clips, and a filter is the containing block of fixed descendants, so
 * pickers, dialogs and toasts must be portalled out of it.
 */
export function Ticket({
  Element = "section",
  heading,
  level = 2,
  headingRef,
  promise,
  reference,
  stub,
  isStubRepeated = false,
  children,
  className,
}: TicketProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <Element className={className ? `${styles.ticket} ${className}` : styles.ticket} aria-labelledby={headingId}>
      <div className={styles.main}>
        <div className={styles.bar}>
          <Heading ref={headingRef} id={headingId} className={styles.heading} tabIndex={headingRef ? -1 : undefined}>
            {heading}
          </Heading>
          {reference ?? <p className={styles.promise}>{promise}</p>}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
      <div className={styles.stub} data-repeated={isStubRepeated || undefined}>
        {stub}
      </div>
    </Element>
  );
}
