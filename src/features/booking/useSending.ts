import { createContext, useContext, type Dispatch } from "react";

import type { Sending, SendingAction } from "./sending.ts";

/** What has become of the request, and the function that changes it. */
export interface SendingContextValue {
  sending: Sending;
  dispatch: Dispatch<SendingAction>;
}

export const SendingContext = createContext<SendingContextValue | null>(null);

/** State of the request, and the function that changes it. Throws an error outside of a `SendingProvider`. */
export function useSending(): SendingContextValue {
  const value = useContext(SendingContext);
  if (!value) throw new Error("useSending needs a SendingProvider");
  return value;
}

/** Whether the pass of a sent request stands in place of the form. */
export function usePassShown(): boolean {
  const { sending } = useSending();
  return sending.kind === "sent" && sending.hasPass;
}
