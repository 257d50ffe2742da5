import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from "react";

import styles from "./ToastRegion.module.css";
import { useTabOrder } from "./useTabOrder.ts";

export interface ToastRegionProps {
  label: string;
  /** The button whose press the toast answers: it is never covered, and Tab leads from it to the toast and back. */
  clear?: RefObject<HTMLElement | null>;
  /** The toast, or nothing: the region is there before it, so that it is announced. */
  children: ReactNode;
}

/** The place for toasts: fixed at the top, and at the bottom while what must stay clear is at the top. */
export function ToastRegion({ label, clear, children }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const [edge, setEdge] = useState<"start" | "end">("start");
  const [lift, setLift] = useState("");
  const isShown = Boolean(children);
  useTabOrder(region, clear, isShown);

  useLayoutEffect(() => {
    if (!isShown) return;
    const place = () => {
      const room = region.current?.getBoundingClientRect();
      const kept = clear?.current?.getBoundingClientRect();
      if (!room || !kept) return;
      // Judged by the middle of the screen, so that the region's own place cannot make it jump to and fro.
      const covers = kept.bottom > 0 && kept.top < window.innerHeight;
      const isHigh = kept.top + kept.height / 2 < window.innerHeight / 2;
      setEdge(covers && isHigh && kept.top < TOP_SHARE * window.innerHeight + room.height ? "end" : "start");
      // Only what stands at the window's edge inherits it.
      setLift(getComputedStyle(document.documentElement).getPropertyValue("--cookie-h"));
    };
    place();
    window.addEventListener("scroll", place, { passive: true });
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place);
      window.removeEventListener("resize", place);
    };
  }, [isShown, clear]);

  return (
    <div
      ref={region}
      className={styles.region}
      style={lift ? ({ "--toast-lift": lift } as CSSProperties) : undefined}
      role="region"
      aria-label={label}
      data-edge={edge}
    >
      {children}
    </div>
  );
}

/** The header's share of the screen's height, at most: the region begins below it. */
const TOP_SHARE = 0.2;
