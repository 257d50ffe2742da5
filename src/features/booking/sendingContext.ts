import { createContext, useContext, type Dispatch, type SetStateAction } from "react";

import type { Sending } from "./sending.ts";

/** What has become of the request. The code that changes it is loaded with the form; see `useSending`. */
export interface SendingState {
  sending: Sending;
  setSending: Dispatch<SetStateAction<Sending>>;
}

export const SendingContext = createContext<SendingState | null>(null);

/** State of the request. Throws an error outside of a `SendingProvider`. */
export function useSendingState(): SendingState {
  const state = useContext(SendingContext);
  if (!state) throw new Error("The state of the request needs a SendingProvider");
  return state;
}
