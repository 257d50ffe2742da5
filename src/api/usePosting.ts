import { useRef, useState } from "react";

export interface Posting {
  isSending: boolean;
  /** True when the message is with the operator, false when it is not, undefined while another one is on its way. */
  send: (post: () => Promise<boolean>) => Promise<boolean | undefined>;
}

/** Sends the requests of one form, one at a time. */
export function usePosting(): Posting {
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  return {
    isSending,
    async send(post) {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setSending(true);
      try {
        return await post();
      } finally {
        isBusy.current = false;
        setSending(false);
      }
    },
  };
}

/** When a form came in sight, on the clock of `performance`: one that was drawn as part of a prerendered page came with that page. */
export function useShownAt(isPrerendered: boolean): number {
  const [shownAt] = useState(() => (isPrerendered ? 0 : performance.now()));
  return shownAt;
}
