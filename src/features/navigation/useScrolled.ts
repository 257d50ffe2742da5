import { useSyncExternalStore } from "react";

/** Scrolled by more than this, in CSS pixels, the header stands out. */
const THRESHOLD = 20;

/** As last seen: asking the window lays the page out, which drawing the header, at no matter what change, should not do. */
let isScrolled = false;

/** Whether the page is scrolled away from its top. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isScrolled,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const look = () => {
    isScrolled = window.scrollY > THRESHOLD;
    onChange();
  };
  // A page that is come back to may be scrolled from the start. It is laid out with the next frame anyway.
  const frame = requestAnimationFrame(look);
  window.addEventListener("scroll", look, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener("scroll", look);
  };
}
