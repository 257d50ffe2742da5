import { useSyncExternalStore } from "react";

import { FROM_SHELF, type Network } from "#src/domain/connection.ts";

const listeners = new Set<() => void>();
let doubted: boolean | undefined;

/**
 * The way to the internet, as far as it is known: the browser knows of none, or a network that seemed to be there has answered nothing.
 * As it is prerendered, and while it hydrates, a page counts as one with a network.
 */
export function useNetwork(): Network {
  return useSyncExternalStore(subscribe, networkNow, () => "there");
}

/** To be called when the network has answered, or failed to. */
export function noteNetwork(answered: boolean): void {
  if (doubted === !answered) return;
  doubted = !answered;
  for (const tell of listeners) tell();
}

/** Whether the last that was asked of the network has not come; at first that is the page itself. */
export function isNetworkDoubted(): boolean {
  doubted ??= document.documentElement.hasAttribute(FROM_SHELF);
  return doubted;
}

function networkNow(): Network {
  if (!navigator.onLine) return "gone";
  return isNetworkDoubted() ? "doubtful" : "there";
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  addEventListener("online", handleOnline);
  addEventListener("offline", tell);
  return () => {
    listeners.delete(tell);
    removeEventListener("online", handleOnline);
    removeEventListener("offline", tell);
  };

  /** What failed before belongs to the network that was there before. */
  function handleOnline(): void {
    doubted = false;
    tell();
  }
}
