import { useSyncExternalStore } from "react";

/** Scroll offset in CSS pixels beyond which the header gets its shadow. */
const THRESHOLD = 20;

/** Cached, because reading `scrollY` forces layout, which a render of the header must not do. */
let isScrolled = false;

/** Whether the page is scrolled by more than 20 CSS pixels. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isScrolled,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const update = () => {
    isScrolled = window.scrollY > THRESHOLD;
    onChange();
  };
  // The page may already be scrolled, after Back for example. The next frame lays it out anyway.
  const frame = requestAnimationFrame(update);
  window.addEventListener("scroll", update, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener("scroll", update);
  };
}
