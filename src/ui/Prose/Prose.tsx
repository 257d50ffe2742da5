import type { ReactNode } from "react";

import styles from "./Prose.module.css";

/**
 * `story` begins with an introduction, and its second paragraph with a drop cap; `opening` begins with a drop cap at
 * once; `plain` has neither.
 */
export const PROSE_KINDS = ["plain", "story", "opening"] as const;
export type ProseKind = (typeof PROSE_KINDS)[number];

export interface ProseProps {
  /** Unclassed headings, paragraphs, lists and quotations, with `RideAside`s between them. */
  children: ReactNode;
  kind?: ProseKind;
  /** `div` for a part of an article inside an element of its own. */
  as?: "article" | "div";
  /** Language of the text if it differs from the page's. */
  lang?: string;
  className?: string | undefined;
}

/** Typography for long-form text, at a readable line length: articles, service descriptions, legal texts. */
export function Prose({ children, kind = "plain", as: Element = "article", lang, className }: ProseProps) {
  return (
    <Element className={className ? `${styles.prose} ${className}` : styles.prose} data-kind={kind} lang={lang}>
      {children}
    </Element>
  );
}
