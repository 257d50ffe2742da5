import { useContext, useEffect, useRef } from "react";

import { OpenedContext } from "#src/ui/useOpened.ts";

/** Scrolls the page smoothly to its top; where the menu stands over it, once that is gone and the page is where it was. */
export function useScrollToTop(): () => void {
  const isCovered = Boolean(useContext(OpenedContext)?.opened);
  const isDue = useRef(false);

  useEffect(() => {
    if (isCovered || !isDue.current) return;
    isDue.current = false;
    scrollToTop();
  }, [isCovered]);

  return () => {
    if (isCovered) isDue.current = true;
    else scrollToTop();
  };
}

function scrollToTop(): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" });
}
