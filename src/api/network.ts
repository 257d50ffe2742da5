import { useSyncExternalStore } from "react";

import { FROM_CACHE, type Network } from "#src/domain/connection.ts";

const listeners = new Set<() => void>();
/** Whether the last request that was reported has gone unanswered; undefined until one is reported. */
let isLastUnanswered: boolean | undefined;

/**
 * State of the connection: the browser is offline, or the last request has gone unanswered. Prerendered markup and
 * hydration assume a connection.
 */
export function useNetwork(): Network {
  return useSyncExternalStore(subscribe, currentNetwork, () => "online");
}

/** Reports whether a request was answered or failed. */
export function reportNetwork(isAnswered: boolean): void {
  if (isLastUnanswered === !isAnswered) return;
  isLastUnanswered = !isAnswered;
  for (const listener of listeners) listener();
}

/** Whether the last request has gone unanswered. Until one is reported, that is the request for the page itself. */
export function isNetworkUncertain(): boolean {
  return isLastUnanswered ?? document.documentElement.hasAttribute(FROM_CACHE);
}

function currentNetwork(): Network {
  if (!navigator.onLine) return "offline";
  return isNetworkUncertain() ? "uncertain" : "online";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("online", handleOnline);
  addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("online", handleOnline);
    removeEventListener("offline", listener);
  };

  /** Earlier failures belong to the previous connection. */
  function handleOnline(): void {
    isLastUnanswered = false;
    listener();
  }
}
