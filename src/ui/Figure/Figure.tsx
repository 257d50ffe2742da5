import type { ReactNode } from "react";

import { StampPaper } from "#src/ui/StampPaper/StampPaper.tsx";
import { trustedHtml } from "#src/ui/trustedHtml.ts";
import styles from "./Figure.module.css";

/** `mat` is a paper frame, `stamp` a perforated one; `plain` has none. */
export const FIGURE_FRAMES = ["plain", "mat", "stamp"] as const;
export type FigureFrame = (typeof FIGURE_FRAMES)[number];

export interface FigureProps {
  /** A `Picture` or a `CoastMap`. */
  children: ReactNode;
  /** Trusted HTML of one line, from the site's own content: it is inserted as is. */
  captionHtml: string;
  frame?: FigureFrame;
  className?: string | undefined;
}

/** Picture or map within a text, with its caption. */
export function Figure({ children, captionHtml, frame = "plain", className }: FigureProps) {
  return (
    <figure className={className ? `${styles.figure} ${className}` : styles.figure} data-frame={frame}>
      {frame === "stamp" ? <StampPaper>{children}</StampPaper> : <div className={styles.paper}>{children}</div>}
      <figcaption className={styles.caption} dangerouslySetInnerHTML={trustedHtml(captionHtml)} />
    </figure>
  );
}
