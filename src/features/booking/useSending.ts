import { useCallback, type Dispatch } from "react";

import { sendingReducer, type Sending, type SendingAction } from "./sending.ts";
import { useSendingState } from "./sendingContext.ts";

/** State of the request, and the function that changes it. Throws an error outside of a `SendingProvider`. */
export function useSending(): { sending: Sending; dispatch: Dispatch<SendingAction> } {
  const { sending, setSending } = useSendingState();
  const dispatch = useCallback(
    (action: SendingAction) => setSending((state) => sendingReducer(state, action)),
    [setSending],
  );
  return { sending, dispatch };
}

/** Whether the pass of a sent request stands in place of the form. */
export function usePassShown(): boolean {
  const { sending } = useSendingState();
  return sending.kind === "sent" && sending.hasPass;
}
