import { useSyncExternalStore } from "react";

import { useHydrated } from "#src/ui/useHydrated.ts";

const KEY = "cookieConsent";
const ACCEPTED = "accepted";

const listeners = new Set<() => void>();
/** The answer of a visitor whose browser keeps nothing: it holds until the page is left. */
let acceptedForNow = false;

export interface Consent {
  /** `unknown` while the page is as it was prerendered. */
  state: "unknown" | "open" | "accepted";
  accept: () => void;
}

/** Whether the visitor accepted cookies, here or in another tab. */
export function useConsent(): Consent {
  const isHydrated = useHydrated();
  const state = useSyncExternalStore(subscribe, isHydrated ? read : unknown, unknown);
  return { state, accept };
}

const unknown = () => "unknown" as const;

function accept(): void {
  try {
    localStorage.setItem(KEY, ACCEPTED);
  } catch {
    acceptedForNow = true;
  }
  for (const listener of listeners) listener();
}

function read(): "open" | "accepted" {
  return acceptedForNow || stored() === ACCEPTED ? "accepted" : "open";
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener("storage", onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("storage", onChange);
  };
}
