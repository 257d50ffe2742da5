import { useLayoutEffect, useRef, type ReactNode } from "react";

import styles from "./ToastRegion.module.css";

/** Custom property on the root for the height that the toast takes below the header; the page's scroll padding includes it. */
const HEIGHT = "--toast-h";

export interface ToastRegionProps {
  label: string;
  /** The toast, if any. Keep the region mounted, so that a new toast is announced. */
  children: ReactNode;
}

/**
 * Region for toasts, to be rendered in a `ToastAnchor`; without one they are in the flow. Render it before what scrolls into view
 * together with a toast, so that this stops below the toast.
 */
export function ToastRegion({ label, children }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const isShown = Boolean(children);

  useLayoutEffect(() => {
    if (!isShown) return;
    const { style } = document.documentElement;
    style.setProperty(HEIGHT, `${region.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty(HEIGHT);
  });

  return (
    <div ref={region} className={styles.region} role="region" aria-label={label}>
      {children}
    </div>
  );
}

/** Where toasts are shown: directly below the header, wherever the page is scrolled to. Render it after the header. */
export function ToastAnchor({ children }: { children: ReactNode }) {
  return <div className={styles.anchor}>{children}</div>;
}
