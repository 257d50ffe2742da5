import type { ReactNode } from "react";

import styles from "./Prose.module.css";

export interface ProseProps {
  /** Headings, paragraphs, lists and quotations without classes of their own. */
  children: ReactNode;
  /** The text's language, where it is not the page's. */
  lang?: string;
  className?: string | undefined;
}

/** Running text, no wider than it reads well. */
export function Prose({ children, lang, className }: ProseProps) {
  return (
    <article className={className ? `${styles.prose} ${className}` : styles.prose} lang={lang}>
      {children}
    </article>
  );
}
