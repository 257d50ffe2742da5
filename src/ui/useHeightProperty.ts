import { useEffect, type RefObject } from "react";

/**
 * Keeps a custom property of the root at the height of an element, in px, for as long as it is there. What stands at the lower
 * edge of the window says so how much of it is taken.
 */
export function useHeightProperty(ref: RefObject<HTMLElement | null>, name: `--${string}`): void {
  useEffect(() => {
    const { current: element } = ref;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [ref, name]);
}
