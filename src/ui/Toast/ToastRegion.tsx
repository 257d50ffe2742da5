import { useRef, type ReactNode, type RefObject } from "react";

import styles from "./ToastRegion.module.css";
import { useTabOrder } from "./useTabOrder.ts";

export interface ToastRegionProps {
  label: string;
  /** Button that the toast responds to: Tab moves from it to the toast and back. */
  trigger?: RefObject<HTMLElement | null>;
  /**
   * `top`: below the header, whose menu stays in reach. `header`: over the header, so that the page below it stays clear. On wide
   * screens both are in the free middle of the header.
   */
  place?: "top" | "header" | undefined;
  /** The toast, if any. Keep the region mounted, so that a new toast is announced. */
  children: ReactNode;
}

/** Region for toasts, fixed to the upper edge: whatever is read or pressed next is below it. */
export function ToastRegion({ label, trigger, place = "top", children }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  useTabOrder(region, trigger, Boolean(children));

  return (
    <div ref={region} className={styles.region} role="region" aria-label={label} data-place={place}>
      {children}
    </div>
  );
}
