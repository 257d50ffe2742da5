import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from "react";

import styles from "./ToastRegion.module.css";
import { useTabOrder } from "./useTabOrder.ts";

export interface ToastRegionProps {
  label: string;
  /** Button that the toast responds to: the toast never covers it, and Tab moves from it to the toast and back. */
  trigger?: RefObject<HTMLElement | null>;
  /**
   * `top`: below the header. `aside`: over the header, or in the lower corner on wide screens, so that the page below the header stays
   * clear. `low`: at the lower edge, below the trigger's form, with the page scrolled until the form ends above the toast; on wide screens
   * it begins where the form begins.
   */
  place?: "top" | "aside" | "low" | undefined;
  /** The toast, if any. Keep the region mounted, so that a new toast is announced. */
  children: ReactNode;
}

/** Region for toasts: fixed to one edge, or to the other while it would cover its trigger. */
export function ToastRegion({ label, trigger, place = "top", children }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const [edge, setEdge] = useState<"start" | "end">("start");
  const [bottomOffset, setBottomOffset] = useState(0);
  const isShown = Boolean(children);
  useTabOrder(region, trigger, isShown);

  useLayoutEffect(() => {
    if (!isShown) return;
    const isLow = place === "low";
    // Decided by the heights alone, not by the region's own position, so that it cannot oscillate.
    const measure = () => {
      const height = region.current?.getBoundingClientRect().height ?? 0;
      const { top = 0, bottom = 0 } = trigger?.current?.getBoundingClientRect() ?? {};
      // The bars at the lower edge, and a margin.
      const offset = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd) || 0;
      const lowerEnd = window.innerHeight - offset - height - LOW_GAP;
      const isInView = bottom > 0 && top < window.innerHeight;
      const isHigh = top + bottom < window.innerHeight;
      const overlaps = isLow ? bottom > lowerEnd : top < TOP_SHARE * window.innerHeight + height;
      return { offset, lowerEnd, isInView, isCovered: isInView && isHigh !== isLow && overlaps };
    };
    const updatePosition = () => {
      const { offset, isCovered } = measure();
      setEdge(isLow === isCovered ? "start" : "end");
      setBottomOffset(offset);
    };
    const { isInView, lowerEnd } = measure();
    if (isLow && isInView) {
      const form = trigger?.current?.closest("form") ?? trigger?.current;
      const hidden = (form?.getBoundingClientRect().bottom ?? 0) - lowerEnd;
      // By whole pixels, because a page may scroll by no less.
      window.scrollBy({ top: Math.max(0, Math.ceil(hidden)), behavior: "instant" });
    }
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
      style={bottomOffset ? ({ "--toast-lift": `${bottomOffset}px` } as CSSProperties) : undefined}
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

/** Distance of a low region from its trigger, in CSS pixels. */
const LOW_GAP = 12;
