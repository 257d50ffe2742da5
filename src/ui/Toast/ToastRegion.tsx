import type { ReactNode } from "react";

import styles from "./ToastRegion.module.css";

export interface ToastRegionProps {
  label: string;
  /** The toast, if any. Keep the region mounted, so that a new toast is announced. */
  children: ReactNode;
}

/**
 * Region for toasts, to be rendered in a `ToastAnchor`; without one they are in the flow.
 */
export function ToastRegion({ label, children }: ToastRegionProps) {
  return (
    <div className={styles.region} role="region" aria-label={label}>
      {children}
    </div>
  );
}

/** Where toasts are shown: directly below the header, wherever the page is scrolled to. Render it after the header. */
export function ToastAnchor({ children }: { children: ReactNode }) {
  return <div className={styles.anchor}>{children}</div>;
}
