import type { ReactNode } from "react";

import styles from "./Prose.module.css";

/** `story` opens with an introduction, and its second paragraph with a large capital; `plain` begins at once. */
export const PROSE_KINDS = ["plain", "story"] as const;
export type ProseKind = (typeof PROSE_KINDS)[number];

export interface ProseProps {
  /** Headings, paragraphs, lists and quotations without classes of their own, and a `RideAside` between them. */
  children: ReactNode;
  kind?: ProseKind;
  /** The text's language, where it is not the page's. */
  lang?: string;
  className?: string | undefined;
}

/** Running text, no wider than it reads well: articles of the blog, descriptions of services, the legal texts. */
export function Prose({ children, kind = "plain", lang, className }: ProseProps) {
  return (
    <article className={className ? `${styles.prose} ${className}` : styles.prose} data-kind={kind} lang={lang}>
      {children}
    </article>
  );
}
