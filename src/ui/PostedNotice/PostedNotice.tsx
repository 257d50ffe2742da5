import { useId, type ReactNode } from "react";

import styles from "./PostedNotice.module.css";

export interface PostedNoticeProps {
  /** Id, and hash that reveals the notice. */
  id: string;
  outcome: "sent" | "failed";
  title: string;
  text: string;
  /** Links styled as buttons to continue with. */
  children?: ReactNode;
}

/**
 * Result of a form posted without JavaScript. It is part of every prerendered page with a form and visible only as the
 * `:target` of the hash that the relay redirects to.
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
