import { useState } from "react";
import { flushSync } from "react-dom";

import { createMessageSender } from "#src/api/messageSender.ts";
import { useShownAt } from "#src/api/useShownAt.ts";
import type { Language } from "#src/domain/language.ts";
import { newsletterMessage, type MessageSource } from "#src/domain/message.ts";
import type { NewsletterState } from "#src/ui/Newsletter/Newsletter.tsx";
import { useHydrated } from "#src/ui/useHydrated.ts";

/** State of the newsletter form, and what its events call. */
export interface Subscription {
  state: NewsletterState;
  /** Sends the form data: `email`, and the honeypot `website`. */
  subscribe: (values: FormData) => Promise<void>;
}

/** Submits newsletter addresses to the relay, one at a time. */
export function useSubscription(language: Language): Subscription {
  const isPrerendered = !useHydrated();
  const shownAt = useShownAt(isPrerendered);
  const [sendMessage] = useState(() => createMessageSender({ action: "sendMessage", language, shownAt }));
  const [state, setState] = useState<NewsletterState>("idle");

  return {
    state,
    async subscribe(values) {
      if (state === "sending") return;
      // At once: another press must find it.
      flushSync(() => setState("sending"));
      const email = textOf(values, "email");
      const website = textOf(values, "website");
      const compose = (source: MessageSource) => newsletterMessage({ email, source });
      const { kind } = await sendMessage({ contentKey: email, website, compose });
      setState(kind === "accepted" ? "success" : "error");
    },
  };
}

function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === "string" ? value.trim() : "";
}
