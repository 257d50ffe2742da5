import styles from "./SkipLink.module.css";

export interface SkipLinkProps {
  /** The id of the main part, with `#`. */
  href: string;
  children: string;
}

/** The first stop of a keyboard: over the header to what the page is about. Seen only while it has focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  );
}
