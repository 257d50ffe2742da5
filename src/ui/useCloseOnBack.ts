import { useEffect, useEffectEvent, useRef } from "react";

import { isPlainClick } from "./isPlainClick.ts";

/** Number of overlays that this document has opened. */
let overlayCount = 0;
/** Keys of the history entries whose overlays are open. */
const openEntries = new Set<string>();
/** Whether `history.back()` was called and its `popstate` is still to come, which would close what opens meanwhile. */
let isLeaving = false;
/** Overlays that wait for it before they get an entry of their own. */
const waiting = new Set<() => void>();
/** What each open overlay does when the current entry has changed. Returns whether that has led back to the page below it. */
const overlays = new Set<() => boolean>();

// This module is loaded before the router is created, so its listener comes first, and can keep the router from a navigation to the
// page that is shown already: it would collide with that of a link that was followed in the overlay, and hold the page for seconds.
if (typeof window !== "undefined") addEventListener("popstate", handlePopState);

function handlePopState(event: PopStateEvent): void {
  isLeaving = false;
  const hasLeft = [...overlays].map((leave) => leave());
  if (hasLeft.includes(true)) event.stopImmediatePropagation();
  for (const enter of waiting) enter();
  waiting.clear();
}

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
    // Another document may have left entries in the history.
    const key = `${performance.timeOrigin} ${(overlayCount += 1)}`;
    /** The entry below that of the overlay. */
    let entryBelow = "";
    let isEntered = false;
    let isLeft = false;
    let followed: HTMLAnchorElement | undefined;

    function enter() {
      openEntries.add(key);
      entryBelow = currentEntry();
      // Keeps the rest of the state, so that the router recognises its own location.
      history.pushState({ ...history.state, overlay: key }, "");
      isEntered = true;
      overlays.add(handleEntry);
    }

    function leave() {
      if (!isEntered || isLeft) return;
      isLeft = true;
      goBack();
    }

    function handleClick(event: MouseEvent) {
      const link = linkFollowedHere(event);
      if (!link || !isEntered) return;
      event.preventDefault();
      event.stopPropagation();
      followed = link;
      leave();
    }

    function handleEntry() {
      // Back from an overlay on top of this one.
      if (overlayOfEntry() === key) return false;
      const hasLeft = currentEntry() === entryBelow;
      isLeft = true;
      openEntries.delete(key);
      overlays.delete(handleEntry);
      removeEventListener("click", handleClick, true);
      followed?.click();
      close();
      return hasLeft;
    }

    leaveEntry.current = leave;
    if (isLeaving) waiting.add(enter);
    else enter();
    addEventListener("click", handleClick, true);
    return () => {
      openEntries.delete(key);
      waiting.delete(enter);
      overlays.delete(handleEntry);
      removeEventListener("click", handleClick, true);
    };
  }, [isOpen]);
}

/** The same-origin link to a page that a click follows in this tab, if any. One with a `type` leads to a file, and the page stays. */
function linkFollowedHere(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !isPlainClick(event)) return undefined;
  return link.origin === location.origin && !link.target && !link.type ? link : undefined;
}

/** Address and state of the current history entry. */
function currentEntry(): string {
  return JSON.stringify([location.href, history.state]);
}

/** Key of the overlay that was opened with the current history entry, if one was. */
function overlayOfEntry(): string | undefined {
  return (history.state as { overlay?: string } | null)?.overlay;
}

function goBack(): void {
  isLeaving = true;
  history.back();
}

/**
 * Goes back over the entries of overlays that are not open: after a reload the page is still at one, and Forward leads to one that was
 * closed. On each, Back would do nothing.
 */
export function useNoStaleOverlayEntries(): void {
  useEffect(() => {
    function leaveStaleEntry() {
      const overlay = overlayOfEntry();
      if (overlay !== undefined && !openEntries.has(overlay) && !isLeaving) goBack();
    }
    leaveStaleEntry();
    addEventListener("popstate", leaveStaleEntry);
    return () => removeEventListener("popstate", leaveStaleEntry);
  }, []);
}
