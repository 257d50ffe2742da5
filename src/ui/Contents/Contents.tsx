import { PageLink } from "./PageLink.tsx";
import styles from "./Contents.module.css";

interface ContentsProps {
  label: string;
  /** Headings of the text, with the ids of their parts. */
  headings: readonly { id: string; title: string }[];
  /** Language of the headings if it differs from the page's. */
  lang?: string;
  className?: string | undefined;
}

/** Contents of a long text, numbered; each line links to its part. */
export function Contents({ label, headings, lang, className }: ContentsProps) {
  return (
    <nav className={className} aria-label={label}>
      <ol className={styles.list} role="list" lang={lang}>
        {headings.map(({ id, title }, index) => (
          <li className={styles.row} key={id}>
            <PageLink className={styles.link} href={`#${id}`}>
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>
              {title}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
