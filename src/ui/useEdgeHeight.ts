import { useLayoutEffect, type RefObject } from "react";

/** Name and limit of the height that an element takes at the bottom of the viewport. */
export interface EdgeHeight {
  /** Custom property on the root for the height taken at the bottom of the viewport. */
  name: `--${string}`;
  /** Maximum share of the viewport height, 0 to 1. */
  share: number;
}

/**
 * For elements fixed to the bottom of the viewport. Publishes the element's height in px as a custom property of the
 * root while it is mounted. If it exceeds its share of the viewport, as with enlarged text or in a low window, the
 * element gets `data-ends`, with which its styles put it into the flow at the end of the page, and the property is 0px.
 * The element itself is measured, because media queries do not see a changed root font size.
 */
export function useEdgeHeight(ref: RefObject<HTMLElement | null>, { name, share }: EdgeHeight): void {
  // A layout effect, so that the element does not jump after the first paint.
  useLayoutEffect(() => {
    const { current: element } = ref;
    if (!element) return;
    const { style, clientHeight } = document.documentElement;
    let windowHeight = clientHeight;

    let height = 0;

    const publishHeight = () => {
      const ends = height > share * windowHeight;
      element.toggleAttribute("data-ends", ends);
      style.setProperty(name, ends ? "0px" : `${height}px`);
    };
    const handleResize = () => {
      windowHeight = document.documentElement.clientHeight;
      publishHeight();
    };

    // Taken from the observer entry: measuring the element would force another layout after a second bar has set its
    // property.
    const observer = new ResizeObserver((entries) => {
      height = Math.round(entries.at(-1)?.borderBoxSize[0]?.blockSize ?? 0);
      publishHeight();
    });
    observer.observe(element);
    window.addEventListener("resize", handleResize);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", handleResize);
      style.removeProperty(name);
    };
  }, [ref, name, share]);
}
