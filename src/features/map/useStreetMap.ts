import { useEffect, useState, type RefObject } from "react";

import { savesData } from "#src/domain/connection.ts";
import type { MapState } from "#src/ui/MapFacade/MapFacade.tsx";

/** An iframe that never loads fires no event, so loading is given up after this many milliseconds. */
const TIMEOUT_MS = 15_000;
/** Starts loading one viewport height before the map comes into view. */
const ROOT_MARGIN = "100% 0px";

/** `frameSrc` is set only once the host is known to be reachable. */
interface Attempt {
  state: MapState;
  frameSrc?: string;
}

const FAILED: Attempt = { state: "failed" };
const LOADING: Attempt = { state: "loading" };

/**
 * Loading state of the street map at `src` inside `element`. It loads on `load()`, or by itself once `allowed` and almost in view,
 * unless the visitor has Save-Data on or is offline. Once it is no longer `allowed`, the map is drawn again.
 */
export function useStreetMap(element: RefObject<HTMLElement | null>, src: string, allowed: boolean) {
  const [{ state, frameSrc }, setAttempt] = useState<Attempt>({ state: "drawn" });
  const [wasAllowed, setWasAllowed] = useState(allowed);
  if (allowed !== wasAllowed) {
    setWasAllowed(allowed);
    if (!allowed) setAttempt({ state: "drawn" });
  }
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
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, mayLoad]);

  useEffect(() => {
    if (state !== "loading") return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => setAttempt(FAILED), TIMEOUT_MS);
    // If a frame cannot load, the browser shows its own error page in it and still fires `load`. Hence this request first.
    fetch(src, { mode: "no-cors", referrerPolicy: "no-referrer", signal }).then(
      () => !signal.aborted && setAttempt({ state: "loading", frameSrc: src }),
      () => !signal.aborted && setAttempt(FAILED),
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [state, src]);

  return {
    state,
    frameSrc,
    load: () => setAttempt(navigator.onLine ? LOADING : FAILED),
    handleFrameLoad: () => setAttempt({ state: "loaded", frameSrc: src }),
  };
}
