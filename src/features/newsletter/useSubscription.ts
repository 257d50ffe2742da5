import { useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

import { createMessageSender } from "#src/api/messageSender.ts";
import { useShownAt } from "#src/api/useShownAt.ts";
import type { Language } from "#src/domain/language.ts";
import { newsletterMessage, type MessageSource } from "#src/domain/message.ts";
import { SESSION_KEYS } from "#src/domain/storageKeys.ts";
import { sessionStore } from "#src/storage.ts";
import type { NewsletterState } from "#src/ui/Newsletter/Newsletter.tsx";
import { useHydrated } from "#src/ui/useHydrated.ts";

const listeners = new Set<() => void>();

/** State of the newsletter form, and what its events call. */
export interface Subscription {
  state: NewsletterState;
  /** The address typed on an earlier page of the visit; empty if there is none. */
  draft: string;
  saveDraft: (email: string) => void;
  /** Sends the form data: `email`, and the honeypot `website`. */
  subscribe: (values: FormData) => Promise<void>;
}

/**
 * Submits newsletter addresses to the relay, one at a time. What was typed, and the answer, outlive the form: a guest finds them after a
 * change of language, and on coming back to the page.
 */
export function useSubscription(language: Language): Subscription {
  const isPrerendered = !useHydrated();
  const shownAt = useShownAt(isPrerendered);
  const [sendMessage] = useState(() => createMessageSender({ action: "sendMessage", language, shownAt }));
  const [isSending, setSending] = useState(false);
  const result = useSyncExternalStore(listen, readResult, () => "idle" as const);

  return {
    state: isSending ? "sending" : result,
    draft: isPrerendered ? "" : (sessionStore.get(SESSION_KEYS.newsletterDraft) ?? ""),
    saveDraft: (email) => sessionStore.set(SESSION_KEYS.newsletterDraft, email),
    async subscribe(values) {
      if (isSending) return;
      // At once: another press must find it.
      flushSync(() => setSending(true));
      const email = textOf(values, "email");
      const website = textOf(values, "website");
      const compose = (source: MessageSource) => newsletterMessage({ email, source });
      const { kind } = await sendMessage({ contentKey: email, website, compose });
      if (kind === "accepted") sessionStore.remove(SESSION_KEYS.newsletterDraft);
      setSending(false);
      saveResult(kind === "accepted" ? "success" : "error");
    },
  };
}

function readResult(): NewsletterState {
  const stored = sessionStore.get(SESSION_KEYS.newsletterResult);
  return stored === "success" || stored === "error" ? stored : "idle";
}

function saveResult(result: NewsletterState): void {
  sessionStore.set(SESSION_KEYS.newsletterResult, result);
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === "string" ? value.trim() : "";
}
