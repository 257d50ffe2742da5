import { useRef, useState } from "react";

import type { Language } from "#src/domain/language.ts";
import type { MessageSource } from "#src/domain/message.ts";
import { postMessage, type MessageBody } from "./relay.ts";

/** A request to the operator. */
export interface Outgoing {
  /** What is asked for, as text: the same text after a failure is the same request again. */
  of: string;
  /** Writes the operator's message; `source` is the page that it is sent from. */
  compose: (source: MessageSource) => string | Promise<string>;
  /** What stands in the form's honeypot. */
  website: string;
}

export interface Posting {
  isSending: boolean;
  /** True when the message is with the operator, false when it is not, undefined while another one is on its way. */
  send: (outgoing: Outgoing) => Promise<boolean | undefined>;
}

interface Attempt {
  /** The request that it carries. */
  of: string;
  key: string;
  body: MessageBody;
}

export interface PostingOptions {
  action: MessageBody["action"];
  language: Language;
  /** Whether the form is drawn as part of a prerendered page, and so has been in sight for as long as that page. */
  isPrerendered: boolean;
}

/** Hands the requests of one form to the relay, one at a time. */
export function usePosting({ action, language, isPrerendered }: PostingOptions): Posting {
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const failed = useRef<Attempt>(null);
  const [shownAt] = useState(() => (isPrerendered ? 0 : performance.now()));

  async function attemptOf({ of: asked, compose, website }: Outgoing): Promise<Attempt> {
    const of = JSON.stringify([asked, language, website]);
    // A retry repeats key and body alike, so that a message which did arrive in spite of a failure is delivered once.
    if (failed.current?.of === of) return failed.current;
    const message = await compose({ host: window.location.host, url: window.location.href, language });
    const elapsedMs = Math.round(performance.now() - shownAt);
    return { of, key: randomKey(), body: { action, message, website, elapsedMs } };
  }

  return {
    isSending,
    async send(outgoing) {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setSending(true);
      try {
        const attempt = await attemptOf(outgoing);
        const hasArrived = await postMessage(attempt.body, attempt.key);
        failed.current = hasArrived ? null : attempt;
        return hasArrived;
      } finally {
        isBusy.current = false;
        setSending(false);
      }
    },
  };
}

/** A UUID; browsers offer their own only over https and on localhost. */
function randomKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0"));
  return bytes.join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
