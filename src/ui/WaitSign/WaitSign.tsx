import type { ReactNode } from "react";

import styles from "./WaitSign.module.css";

export interface WaitSignProps {
  /** What was pressed is on its way. */
  isWaiting: boolean;
  /** The control's icon, in whose place the sign stands once the wait is noticed. */
  children: ReactNode;
}

/**
 * The icon of a control that brings what it opens. A wait of less than a moment is none; after that the icon gives way to a sign that
 * the press was felt. The control itself carries `aria-busy`.
 */
export function WaitSign({ isWaiting, children }: WaitSignProps) {
  return (
    <span className={styles.sign} data-waiting={isWaiting || undefined}>
      {children}
    </span>
  );
}
