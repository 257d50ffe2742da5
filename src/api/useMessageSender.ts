import { useRef, useState } from "react";

export interface MessageSenderState {
  isSending: boolean;
  /** True if the message was accepted, false if it was not, undefined while another one is being sent. */
  send: (sendMessage: () => Promise<boolean>) => Promise<boolean | undefined>;
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
