import { useEffect, useEffectEvent, useRef } from "react";

/** Whether `history.back()` was called and its `popstate` is still to come, which would close what opens meanwhile. */
let isLeaving = false;

/**
 * Closes a full-screen overlay on the browser's Back, as people expect on phones. Opening pushes a history entry, and
 * leaving it closes the overlay. Closing in any other way removes the entry, and a link to another page of the site is
 * followed only after that, so that no stale entry remains.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  /** Not called on unmount: by then the current entry may belong to another page. */
  const leaveEntry = useRef<() => void>(null);

  useEffect(() => {
    if (!isOpen) {
      leaveEntry.current?.();
      leaveEntry.current = null;
      return;
    }
    let isEntered = false;
    let isLeft = false;
    let followed: HTMLAnchorElement | undefined;

    function enter() {
      // Copies the state, so that the router recognises its own location.
      history.pushState(history.state, "");
      isEntered = true;
      addEventListener("popstate", handlePopState);
    }

    function leave() {
      if (!isEntered || isLeft) return;
      isLeft = true;
      isLeaving = true;
      addEventListener("popstate", () => (isLeaving = false), { once: true });
      history.back();
    }

    function handleClick(event: MouseEvent) {
      const link = linkFollowedHere(event);
      if (!link || !isEntered) return;
      event.preventDefault();
      event.stopPropagation();
      followed = link;
      leave();
    }

    function handlePopState() {
      isLeft = true;
      removeEventListener("click", handleClick, true);
      followed?.click();
      close();
    }

    leaveEntry.current = leave;
    if (isLeaving) addEventListener("popstate", enter, { once: true });
    else enter();
    addEventListener("click", handleClick, true);
    return () => {
      removeEventListener("popstate", enter);
      removeEventListener("popstate", handlePopState);
      removeEventListener("click", handleClick, true);
    };
  }, [isOpen]);
}

/** The same-origin link that a click follows in this tab, if any. */
function linkFollowedHere(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  return link.origin === location.origin && !link.target && !link.hasAttribute("download") ? link : undefined;
}
