import type { LinkComponent } from "#src/ui/link.ts";
import { trustedHtml } from "#src/ui/trustedHtml.ts";
import styles from "./Contents.module.css";

export interface ContentsProps {
  /** Accessible name of the navigation. */
  label: string;
  /** Headings of the text as trusted HTML, which is inserted as is, with the ids of their parts. */
  headings: readonly { id: string; html: string }[];
  Link?: LinkComponent;
  className?: string | undefined;
}

/** Contents of a long text, numbered; each line links to its part. In up to three columns where they fit. */
export function Contents({ label, headings, Link = "a", className }: ContentsProps) {
  return (
    <nav className={className} aria-label={label}>
      <ol className={styles.list} role="list">
        {headings.map(({ id, html }, index) => (
          <li className={styles.row} key={id}>
            <Link className={styles.link} href={`#${id}`}>
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>
              <span dangerouslySetInnerHTML={trustedHtml(html)} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
