import { useRef, useState } from "react";

import type { PostResult } from "./messageSender.ts";

/** State of the sending, and the function that starts it. */
export interface MessageSenderState {
  isSending: boolean;
  /** Resolves with the outcome, or with undefined while another message is being sent. */
  send: (sendMessage: () => Promise<PostResult>) => Promise<PostResult | undefined>;
}

/** Sends the messages of one form, one at a time. */
export function useMessageSender(): MessageSenderState {
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  return {
    isSending,
    async send(sendMessage) {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setSending(true);
      try {
        return await sendMessage();
      } finally {
        isBusy.current = false;
        setSending(false);
      }
    },
  };
}

/** Time when a form was first visible, as of `performance.now()`. A prerendered form is visible from the start. */
export function useShownAt(isPrerendered: boolean): number {
  const [shownAt] = useState(() => (isPrerendered ? 0 : performance.now()));
  return shownAt;
}
