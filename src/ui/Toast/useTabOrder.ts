import { useEffect, type RefObject } from "react";

/**
 * Puts what stands in `region` right behind `opener` in the order of Tab, wherever in the document it is, while `isShown`: who
 * pressed the one by keyboard need not go through the whole page to reach the other.
 */
export function useTabOrder(
  region: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null> | undefined,
  isShown: boolean,
): void {
  useEffect(() => {
    if (!isShown) return;
    function handleTab(event: KeyboardEvent) {
      const button = opener?.current;
      if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey || !button) return;
      const stops = [...(region.current?.querySelectorAll<HTMLElement>("button, a[href]") ?? [])];
      const [first, last] = [stops.at(0), stops.at(-1)];
      const [from, to] = event.shiftKey ? [first, button] : [button, first];
      if (to && event.target === from) {
        event.preventDefault();
        to.focus();
      } else if (event.target === last && !event.shiftKey) {
        // From here the browser itself goes on to what follows.
        button.focus();
      }
    }
    document.addEventListener("keydown", handleTab);
    return () => document.removeEventListener("keydown", handleTab);
  }, [region, opener, isShown]);
}
