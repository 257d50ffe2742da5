import type { ReactNode } from "react";

import styles from "./SegmentedControl.module.css";

/** `places` contains links to sections of the page, `choice` toggle buttons. */
export const SEGMENTED_CONTROL_KINDS = ["places", "choice"] as const;
export type SegmentedControlKind = (typeof SEGMENTED_CONTROL_KINDS)[number];

export interface SegmentedControlProps {
  kind: SegmentedControlKind;
  /** Accessible name; not visible. */
  label: string;
  /** Two to four links or buttons. The current one has `aria-current` or `aria-pressed`. */
  children: ReactNode;
  className?: string | undefined;
}

/** Segmented control: a few links or toggle buttons in one frame, one of which is current. */
export function SegmentedControl({ kind, label, children, className }: SegmentedControlProps) {
  const classNames = className ? `${styles.segmentedControl} ${className}` : styles.segmentedControl;
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
