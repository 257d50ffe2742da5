import { useState } from "react";

import { createPost } from "#src/api/posting.ts";
import { usePosting, useShownAt } from "#src/api/usePosting.ts";
import type { Language } from "#src/domain/language.ts";
import { newsletterMessage, type MessageSource } from "#src/domain/message.ts";
import type { NewsletterState } from "#src/ui/Newsletter/Newsletter.tsx";
import { useHydrated } from "#src/ui/useHydrated.ts";

export interface Subscription {
  state: NewsletterState;
  /** Sends the form data: `email`, and the honeypot `website`. */
  subscribe: (values: FormData) => Promise<void>;
}

/** Submits newsletter addresses to the relay, one at a time. */
export function useSubscription(language: Language): Subscription {
  const isPrerendered = !useHydrated();
  const shownAt = useShownAt(isPrerendered);
  const [post] = useState(() => createPost({ action: "sendMessage", language, shownAt }));
  const { isSending, send } = usePosting();
  const [outcome, setOutcome] = useState<"idle" | "success" | "error">("idle");

  return {
    state: isSending ? "sending" : outcome,
    async subscribe(values) {
      const email = textOf(values, "email");
      const website = textOf(values, "website");
      const compose = (source: MessageSource) => newsletterMessage({ email, source });
      const hasArrived = await send(() => post({ of: email, website, compose }));
      if (hasArrived !== undefined) setOutcome(hasArrived ? "success" : "error");
    },
  };
}

function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === "string" ? value.trim() : "";
}
