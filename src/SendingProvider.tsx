import { useMemo, useState, type ReactNode } from "react";

import type { Sending } from "./features/booking/sending.ts";
import { SendingContext } from "./features/booking/sendingContext.ts";

export interface SendingProviderProps {
  initial?: Sending;
  children: ReactNode;
}

/**
 * Holds what has become of the request. It is above all pages, so that the answer finds the guest on whatever page and in whatever language
 * that is.
 */
export function SendingProvider({ initial = { kind: "idle" }, children }: SendingProviderProps) {
  const [sending, setSending] = useState(initial);
  const state = useMemo(() => ({ sending, setSending }), [sending]);
  return <SendingContext value={state}>{children}</SendingContext>;
}
