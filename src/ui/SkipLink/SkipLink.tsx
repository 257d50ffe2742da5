import styles from "./SkipLink.module.css";

export interface SkipLinkProps {
  /** Hash of the main content. */
  href: string;
  children: string;
}

/** Skip link to the main content: first in tab order and visible only on focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  );
}
