import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from "react";

import styles from "./ToastRegion.module.css";
import { useTabOrder } from "./useTabOrder.ts";

export interface ToastRegionProps {
  label: string;
  /** Button that the toast responds to: the toast never covers it, and Tab moves from it to the toast and back. */
  trigger?: RefObject<HTMLElement | null>;
  /** Keeps the page below the header clear: the toast stands over the header, or in the lower corner where there is room. */
  aside?: boolean;
  /** The toast, if any. Keep the region mounted, so that a new toast is announced. */
  children: ReactNode;
}

/** Region for toasts: fixed to the top, or to the bottom while the element to keep clear is at the top. */
export function ToastRegion({ label, trigger, aside = false, children }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const [edge, setEdge] = useState<"start" | "end">("start");
  const [bottomOffset, setBottomOffset] = useState("");
  const isShown = Boolean(children);
  useTabOrder(region, trigger, isShown);

  useLayoutEffect(() => {
    if (!isShown) return;
    const updatePosition = () => {
      const regionBox = region.current?.getBoundingClientRect();
      const triggerBox = trigger?.current?.getBoundingClientRect();
      if (!regionBox || !triggerBox) return;
      // Decided by the middle of the viewport, not the region's own position, so that it cannot oscillate.
      const covers = triggerBox.bottom > 0 && triggerBox.top < window.innerHeight;
      const isHigh = triggerBox.top + triggerBox.height / 2 < window.innerHeight / 2;
      setEdge(covers && isHigh && triggerBox.top < TOP_SHARE * window.innerHeight + regionBox.height ? "end" : "start");
      // The property is inherited only by elements at the edge of the viewport.
      setBottomOffset(getComputedStyle(document.documentElement).getPropertyValue("--cookie-h"));
    };
    updatePosition();
    window.addEventListener("scroll", updatePosition, { passive: true });
    window.addEventListener("resize", updatePosition);
    return () => {
      window.removeEventListener("scroll", updatePosition);
      window.removeEventListener("resize", updatePosition);
    };
  }, [isShown, trigger]);

  return (
    <div
      ref={region}
      className={styles.region}
      style={bottomOffset ? ({ "--toast-lift": bottomOffset } as CSSProperties) : undefined}
      role="region"
      aria-label={label}
      data-edge={edge}
      data-aside={aside || undefined}
    >
      {children}
    </div>
  );
}

/** Upper bound for the header's share of the viewport height: the region begins below it. */
const TOP_SHARE = 0.2;
