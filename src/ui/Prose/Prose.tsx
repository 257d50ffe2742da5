import type { ReactNode } from "react";

import styles from "./Prose.module.css";

/** `story` begins with an introduction, and its second paragraph with a drop cap; `plain` has neither. */
export const PROSE_KINDS = ["plain", "story"] as const;
export type ProseKind = (typeof PROSE_KINDS)[number];

export interface ProseProps {
  /** Unclassed headings, paragraphs, lists and quotations, with `RideAside`s between them. */
  children: ReactNode;
  kind?: ProseKind;
  /** Language of the text if it differs from the page's. */
  lang?: string;
  className?: string | undefined;
}

/** Typography for long-form text, at a readable line length: articles, service descriptions, legal texts. */
export function Prose({ children, kind = "plain", lang, className }: ProseProps) {
  return (
    <article className={className ? `${styles.prose} ${className}` : styles.prose} data-kind={kind} lang={lang}>
      {children}
    </article>
  );
}
