import type { ReactNode } from "react";

import styles from "./Segments.module.css";

/** `places` are links to parts of a page, `choice` buttons of which one is pressed. */
export const SEGMENTS_KINDS = ["places", "choice"] as const;
export type SegmentsKind = (typeof SEGMENTS_KINDS)[number];

export interface SegmentsProps {
  kind: SegmentsKind;
  /** Names the navigation or the choice; it is not shown. */
  label: string;
  /** Two to four links or buttons. The one on show has `aria-current` or `aria-pressed`. */
  children: ReactNode;
  className?: string | undefined;
}

/** A few links or buttons edge to edge in one frame, of which one is on show: the parts of a list, or the sides of a question. */
export function Segments({ kind, label, children, className }: SegmentsProps) {
  const classNames = className ? `${styles.segments} ${className}` : styles.segments;
  return kind === "places" ? (
    <nav className={classNames} aria-label={label}>
      {children}
    </nav>
  ) : (
    <div className={classNames} role="group" aria-label={label}>
      {children}
    </div>
  );
}
