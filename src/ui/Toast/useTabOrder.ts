import { useEffect, type RefObject } from "react";

/**
 * Places the contents of `region` right after `opener` in tab order while `isShown`, wherever it is in the DOM:
 * keyboard users need not tab through the whole page to reach it.
 */
export function useTabOrder(
  region: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null> | undefined,
  isShown: boolean,
): void {
  useEffect(() => {
    if (!isShown) return;
    function handleTab(event: KeyboardEvent) {
      const button = trigger?.current;
      if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey || !button) return;
      const stops = [...(region.current?.querySelectorAll<HTMLElement>("button, a[href]") ?? [])];
      const [first, last] = [stops.at(0), stops.at(-1)];
      const [from, to] = event.shiftKey ? [first, button] : [button, first];
      if (to && event.target === from) {
        event.preventDefault();
        to.focus();
      } else if (event.target === last && !event.shiftKey) {
        // From the button the browser continues to the next element itself.
        button.focus();
      }
    }
    document.addEventListener("keydown", handleTab);
    return () => document.removeEventListener("keydown", handleTab);
  }, [region, trigger, isShown]);
}
