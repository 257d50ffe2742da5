import { useEffect, useState, type RefObject } from "react";

import { savesData } from "#src/domain/connection.ts";
import type { MapState } from "#src/ui/MapFacade/MapFacade.tsx";

/** How long the street map may take, in milliseconds. A frame that never comes does not say so. */
const PATIENCE = 15_000;
/** It is asked for a window's height before it comes into view. */
const AHEAD = "100% 0px";

/** What is shown, and the address of a street map that is known to be there: only that may stand in a frame. */
interface Attempt {
  state: MapState;
  frameSrc?: string;
}

const FAILED: Attempt = { state: "failed" };
const LOADING: Attempt = { state: "loading" };

/**
 * The states of the street map at `src` that stands in `element`: loaded by a press, or by itself once `allowed` and almost in
 * view. Whoever saves data, or has no connection, is not made to load it.
 */
export function useStreetMap(element: RefObject<HTMLElement | null>, src: string, allowed: boolean) {
  const [{ state, frameSrc }, setAttempt] = useState<Attempt>({ state: "drawn" });
  const mayLoad = allowed && state === "drawn";

  useEffect(() => {
    const { current } = element;
    if (!mayLoad || !current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        if (navigator.onLine && !savesData(navigator)) setAttempt(LOADING);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, mayLoad]);

  useEffect(() => {
    if (state !== "loading") return;
    const attempt = new AbortController();
    const { signal } = attempt;
    const timer = setTimeout(() => setAttempt(FAILED), PATIENCE);
    // A browser shows an error page of its own in a frame that it cannot fill, and says of that, too, that it has loaded.
    fetch(src, { mode: "no-cors", referrerPolicy: "no-referrer", signal }).then(
      () => !signal.aborted && setAttempt({ state: "loading", frameSrc: src }),
      () => !signal.aborted && setAttempt(FAILED),
    );
    return () => {
      clearTimeout(timer);
      attempt.abort();
    };
  }, [state, src]);

  return {
    state,
    frameSrc,
    load: () => setAttempt(navigator.onLine ? LOADING : FAILED),
    handleFrameLoad: () => setAttempt({ state: "loaded", frameSrc: src }),
  };
}
