import { useEffect, useState } from "react";

/** The second threshold makes the observer report again when an element without a size gains one. */
const THRESHOLDS = [0, 1];

/**
 * Whether an element that matches the selector intersects the viewport, without the lowest `margin` CSS pixels, and contains a match for
 * the selector `containing` if one is given. Looks the elements up again when `pathname` changes; false on a page without any.
 */
export function useElementInView(selector: string, pathname: string, margin: number, containing?: string): boolean {
  const [inView, setInView] = useState(false);

  useEffect(() => {
    const visible = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting && (!containing || target.querySelector(containing))) visible.add(target);
          else visible.delete(target);
        }
        setInView(visible.size > 0);
      },
      { rootMargin: `0px 0px -${margin}px`, threshold: THRESHOLDS },
    );
    for (const element of document.querySelectorAll(selector)) observer.observe(element);
    return () => {
      observer.disconnect();
      setInView(false);
    };
  }, [selector, pathname, margin, containing]);

  return inView;
}
