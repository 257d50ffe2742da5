import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

import { keepsScrollPosition } from "#src/scrollKey.ts";
import { MAIN_ID } from "./mainId.ts";

/**
 * Moves focus after navigation: to the heading of the page, or to the element that the hash names, so that screen readers announce it and
 * Tab continues from there. On the first page, focus is left to the browser. Back to another page moves it to the heading. Back within a
 * page keeps it, and so do a different state of the page and a change of language, which remounts the layout.
 */
export function FocusManager() {
  const location = useLocation();
  const isBack = useNavigationType() === "POP";
  const lastLocation = useRef(location);

  useEffect(() => {
    const { pathname, hash, key } = location;
    const previous = lastLocation.current;
    if (previous.key === key) return;
    lastLocation.current = location;
    if (isBack ? previous.pathname === pathname : keepsScrollPosition(location)) return;
    if (hash && !isBack) focusElement(document.getElementById(hash.slice(1)));
    else focusElement(document.querySelector<HTMLElement>(`#${MAIN_ID} h1`));
  }, [location, isBack]);

  return null;
}

function focusElement(place: HTMLElement | null): void {
  if (!place) return;
  if (place.tabIndex < 0 && !place.hasAttribute("tabindex")) {
    place.tabIndex = -1;
    place.dataset["arrival"] = "";
  }
  place.focus({ preventScroll: true });
}
