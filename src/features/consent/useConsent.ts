import { useSyncExternalStore } from "react";

import { localStore } from "#src/storage.ts";
import { useHydrated } from "#src/ui/useHydrated.ts";

const KEY = "cookieConsent";
const ACCEPTED = "accepted";

const listeners = new Set<() => void>();

/** Whether the visitor has closed the cookie notice, and the function that closes it. */
export interface Consent {
  /** `unknown` before hydration. */
  state: "unknown" | "open" | "accepted";
  accept: () => void;
}

/** Cookie consent, kept in local storage and in sync across tabs. */
export function useConsent(): Consent {
  const isHydrated = useHydrated();
  const state = useSyncExternalStore(subscribe, isHydrated ? read : readNothing, readNothing);
  return { state, accept };
}

const readNothing = () => "unknown" as const;

function accept(): void {
  localStore.set(KEY, ACCEPTED);
  for (const listener of listeners) listener();
}

function read(): "open" | "accepted" {
  return localStore.get(KEY) === ACCEPTED ? "accepted" : "open";
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener("storage", onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("storage", onChange);
  };
}
