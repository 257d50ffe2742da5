import { useState } from "react";

import { createMessageSender } from "#src/api/messageSender.ts";
import { useMessageSender, useShownAt } from "#src/api/useMessageSender.ts";
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
  const { isSending, send } = useMessageSender();
  const [outcome, setOutcome] = useState<"idle" | "success" | "error">("idle");

  return {
    state: isSending ? "sending" : outcome,
    async subscribe(values) {
      const email = textOf(values, "email");
      const website = textOf(values, "website");
      const compose = (source: MessageSource) => newsletterMessage({ email, source });
      const result = await send(() => sendMessage({ contentKey: email, website, compose }));
      if (result !== undefined) setOutcome(result.kind === "accepted" ? "success" : "error");
    },
  };
}

function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === "string" ? value.trim() : "";
}
