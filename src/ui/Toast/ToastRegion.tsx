import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from "react";

import styles from "./ToastRegion.module.css";
import { useTabOrder } from "./useTabOrder.ts";

export interface ToastRegionProps {
  label: string;
  /** Button that the toast responds to: the toast never covers it, and Tab moves from it to the toast and back. */
  trigger?: RefObject<HTMLElement | null>;
  /**
   * `top`: below the header. `aside`: over the header, or in the lower corner on wide screens, so that the page below the header stays
   * clear. `low`: at the lower edge, with the page scrolled until the trigger is above the toast, so that the form stays clear.
   */
  place?: "top" | "aside" | "low" | undefined;
  /** The toast, if any. Keep the region mounted, so that a new toast is announced. */
  children: ReactNode;
}

/** Region for toasts: fixed to one edge, or to the other while it would cover its trigger. */
export function ToastRegion({ label, trigger, place = "top", children }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const [edge, setEdge] = useState<"start" | "end">("start");
  const [bottomOffset, setBottomOffset] = useState("");
  const isShown = Boolean(children);
  useTabOrder(region, trigger, isShown);

  useLayoutEffect(() => {
    if (!isShown) return;
    const isLow = place === "low";
    // Decided by the heights alone, not by the region's own position, so that it cannot oscillate.
    const measure = () => {
      const height = region.current?.getBoundingClientRect().height ?? 0;
      const { top = 0, bottom = 0 } = trigger?.current?.getBoundingClientRect() ?? {};
      // The property is inherited only by elements at the edge of the viewport.
      const offset = getComputedStyle(document.documentElement).getPropertyValue("--cookie-h");
      const isInView = bottom > 0 && top < window.innerHeight;
      const isHigh = top + bottom < window.innerHeight;
      const overlap = isLow
        ? bottom + height + LOW_GAP + (Number.parseFloat(offset) || 0) - window.innerHeight
        : TOP_SHARE * window.innerHeight + height - top;
      return { offset, covered: isInView && isHigh !== isLow ? Math.max(0, overlap) : 0 };
    };
    const updatePosition = () => {
      const { offset, covered } = measure();
      setEdge(isLow === covered > 0 ? "start" : "end");
      setBottomOffset(offset);
    };
    // By whole pixels, because a page may scroll by no less.
    if (isLow) window.scrollBy({ top: Math.ceil(measure().covered), behavior: "instant" });
    updatePosition();
    window.addEventListener("scroll", updatePosition, { passive: true });
    window.addEventListener("resize", updatePosition);
    return () => {
      window.removeEventListener("scroll", updatePosition);
      window.removeEventListener("resize", updatePosition);
    };
  }, [isShown, place, trigger]);

  return (
    <div
      ref={region}
      className={styles.region}
      style={bottomOffset ? ({ "--toast-lift": bottomOffset } as CSSProperties) : undefined}
      role="region"
      aria-label={label}
      data-edge={edge}
      data-place={place}
    >
      {children}
    </div>
  );
}

/** Upper bound for the header's share of the viewport height: the region begins below it. */
const TOP_SHARE = 0.2;

/** Distance of a low region from the lower edge, and of its trigger from the region, together, in CSS pixels. */
const LOW_GAP = 24;
