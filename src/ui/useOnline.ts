import { useSyncExternalStore } from "react";

/**
 * Whether the device has a network, as far as the browser knows: `false` is certain, `true` may still lead nowhere. As it is
 * prerendered, and while it hydrates, a page counts as online.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(tell: () => void): () => void {
  addEventListener("online", tell);
  addEventListener("offline", tell);
  return () => {
    removeEventListener("online", tell);
    removeEventListener("offline", tell);
  };
}
