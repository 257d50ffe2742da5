import { useSyncExternalStore } from "react";

import { LOCAL_KEYS } from "#src/domain/storageKeys.ts";
import { localStore } from "#src/storage.ts";
import { useHydrated } from "#src/ui/useHydrated.ts";

const ACCEPTED = "accepted";
/** Event of a change in this tab; the browser's own `storage` reaches the other tabs only. */
const CONSENT_CHANGED = "consentchanged";

/** Whether the visitor has accepted the cookie notice, and the functions that accept it and take that back. */
export interface Consent {
  /** `unknown` before hydration. */
  state: "unknown" | "open" | "accepted";
  accept: () => void;
  withdraw: () => void;
}

/** Cookie consent, kept in local storage and in sync across tabs. */
export function useConsent(): Consent {
  const isHydrated = useHydrated();
  const state = useSyncExternalStore(subscribe, isHydrated ? read : readNothing, readNothing);
  return { state, accept, withdraw };
}

const readNothing = () => "unknown" as const;

function accept(): void {
  localStore.set(LOCAL_KEYS.consent, ACCEPTED);
  dispatchEvent(new Event(CONSENT_CHANGED));
}

function withdraw(): void {
  localStore.remove(LOCAL_KEYS.consent);
  dispatchEvent(new Event(CONSENT_CHANGED));
}

function read(): "open" | "accepted" {
  return localStore.get(LOCAL_KEYS.consent) === ACCEPTED ? "accepted" : "open";
}

function subscribe(onChange: () => void): () => void {
  for (const type of [CONSENT_CHANGED, "storage"]) addEventListener(type, onChange);
  return () => {
    for (const type of [CONSENT_CHANGED, "storage"]) removeEventListener(type, onChange);
  };
}
