import { useMemo, useReducer, type ReactNode } from "react";

import { IDLE, sendingReducer, type Sending } from "#src/features/booking/sending.ts";
import { SendingContext } from "#src/features/booking/useSending.ts";

export interface SendingProviderProps {
  initial?: Sending;
  children: ReactNode;
}

/**
 * Holds what has become of the request. It is above all pages, so that the answer finds the guest on whatever page and in whatever language
 * that is.
 */
export function SendingProvider({ initial = IDLE, children }: SendingProviderProps) {
  const [sending, dispatch] = useReducer(sendingReducer, initial);
  const value = useMemo(() => ({ sending, dispatch }), [sending]);
  return <SendingContext value={value}>{children}</SendingContext>;
}
