import { PageLink } from "#src/features/navigation/PageLink.tsx";
import type { PostData } from "#src/content/pageDataTypes.ts";
import styles from "./Contents.module.css";

interface ContentsProps {
  label: string;
  headings: PostData["headings"];
  className?: string | undefined;
}

/** Contents of an article, numbered like its parts; each line links to its part. */
export function Contents({ label, headings, className }: ContentsProps) {
  return (
    <nav className={className} aria-label={label}>
      <ol className={styles.list} role="list">
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
