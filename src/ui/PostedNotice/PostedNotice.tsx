import { useId, type ReactNode } from "react";

import styles from "./PostedNotice.module.css";

export interface PostedNoticeProps {
  /** The hash that shows the notice. */
  id: string;
  outcome: "sent" | "failed";
  title: string;
  text: string;
  /** What to do now: links that look like buttons. */
  children?: ReactNode;
}

/**
 * What became of a form that was posted without JavaScript. It is part of every prerendered page and on show only while the
 * address ends with its id, where the relay sends the browser back to.
 */
export function PostedNotice({ id, outcome, title, text, children }: PostedNoticeProps) {
  const titleId = useId();
  return (
    <section className={styles.notice} id={id} data-outcome={outcome} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
