import { useLayoutEffect, type RefObject } from "react";

export interface EdgeHeight {
  /** The root's custom property for how much of the window's lower edge the element takes. */
  name: `--${string}`;
  /** The largest share of the window's height that it may take there, 0 to 1. */
  share: number;
}

/**
 * For what stands at the lower edge of the window. It keeps a custom property of the root at the element's height, in px, for as
 * long as it is there. Where that is more than its share of the window, as under large letters or in a low window, the element gets
 * `data-ends`: its styles then let it stand in the page, as the end of it, and it takes 0 px of the edge. It is the element
 * itself that is measured, because a media query knows nothing of letters that the page's root was given.
 */
export function useEdgeHeight(ref: RefObject<HTMLElement | null>, { name, share }: EdgeHeight): void {
  // Before the first paint: nobody sees it in one place and then in the other.
  useLayoutEffect(() => {
    const { current: element } = ref;
    if (!element) return;
    const { style, clientHeight } = document.documentElement;
    let windowHeight = clientHeight;

    let height = 0;

    const tell = () => {
      const ends = height > share * windowHeight;
      element.toggleAttribute("data-ends", ends);
      style.setProperty(name, ends ? "0px" : `${height}px`);
    };
    const handleResize = () => {
      windowHeight = document.documentElement.clientHeight;
      tell();
    };

    // The observer knows the height. Asking the element would lay the page out once more where another one has just told its own.
    const observer = new ResizeObserver((entries) => {
      height = Math.round(entries.at(-1)?.borderBoxSize[0]?.blockSize ?? 0);
      tell();
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
