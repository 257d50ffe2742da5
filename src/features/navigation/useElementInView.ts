import { useEffect, useState } from "react";

/** The second threshold makes the observer report again when an element without a size gains one. */
const THRESHOLDS = [0, 1];

/**
 * Whether the element with this id intersects the viewport, without the lowest `margin` CSS pixels, and contains a match for the selector
 * `containing` if one is given. Looks the element up again when `pathname` changes; false on a page without it.
 */
export function useElementInView(id: string, pathname: string, margin: number, containing?: string): boolean {
  const [inView, setInView] = useState(false);

  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setInView(Boolean(entries.at(-1)?.isIntersecting && (!containing || element.querySelector(containing)))),
      { rootMargin: `0px 0px -${margin}px`, threshold: THRESHOLDS },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setInView(false);
    };
  }, [id, pathname, margin, containing]);

  return inView;
}
