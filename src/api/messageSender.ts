import type { Language } from "#src/domain/language.ts";
import type { MessageSource } from "#src/domain/message.ts";
import { recordOf } from "#src/domain/recordOf.ts";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import { reportNetwork } from "./network.ts";

/** Timeout of a request, in milliseconds. */
const POST_TIMEOUT = 20_000;

/**
 * JSON body of a message to the relay. `website` is the honeypot; `elapsedMs` is the time since the form was first
 * visible.
 */
export interface MessageBody {
  action: "sendReservation" | "sendMessage";
  message: string;
  website?: string;
  elapsedMs?: number;
}

/**
 * Posts a message to the relay. Resolves with true only for an ok status with `ok: true` in the body, and with false
 * for everything else, including a timeout of 20 seconds. The relay delivers the same key and body once, however often
 * they are posted. Updates the state of the connection.
 */
export async function postMessage(body: MessageBody, idempotencyKey: string): Promise<boolean> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), POST_TIMEOUT);
  let isAnswered = false;
  try {
    const response = await fetchWithRetry(MESSAGE_ENDPOINT, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json", "Idempotency-Key": idempotencyKey },
      body: JSON.stringify(body),
      signal: abort.signal,
    });
    isAnswered = true;
    return response.ok && recordOf(await response.json())["ok"] === true;
  } catch {
    return false;
  } finally {
    reportNetwork(isAnswered);
    clearTimeout(timer);
  }
}

/**
 * As `fetch`, but retries once if no response came or a proxy answered by itself (502, 504): a kept-alive connection
 * may have been closed just as the request was sent.
 */
async function fetchWithRetry(address: string, init: RequestInit): Promise<Response> {
  const first = await fetch(address, init).catch((error: unknown) => {
    // `fetch` rejects with a TypeError when the network fails; an aborted request is not retried.
    if (error instanceof TypeError) return null;
    throw error;
  });
  return first === null || first.status === 502 || first.status === 504 ? fetch(address, init) : first;
}

/** A message to be sent to the operator. */
export interface OutgoingMessage {
  /** Content of the request in serialised form. The same text after a failure means a retry of the same request. */
  contentKey: string;
  /** Composes the operator's message; `source` is the current page. */
  compose: (source: MessageSource) => string | Promise<string>;
  /** Value of the form's honeypot field. */
  website: string;
}

export interface MessageSenderOptions {
  action: MessageBody["action"];
  language: Language;
  /** Time when the form was first visible, as of `performance.now()`. */
  shownAt: number;
}

/** Sends one request; resolves with true once the relay has accepted it. Calls must not overlap. */
export type SendMessage = (outgoing: OutgoingMessage) => Promise<boolean>;

interface Attempt {
  /** Content of the request, language and honeypot in serialised form. */
  contentKey: string;
  key: string;
  body: MessageBody;
}

/** Creates the function that sends the requests of one form. */
export function createMessageSender({ action, language, shownAt }: MessageSenderOptions): SendMessage {
  let failedAttempt: Attempt | null = null;

  async function createAttempt({ contentKey: content, compose, website }: OutgoingMessage): Promise<Attempt> {
    const contentKey = JSON.stringify([content, language, website]);
    // A retry reuses key and body, so that a message which arrived despite the failure is delivered once.
    if (failedAttempt?.contentKey === contentKey) return failedAttempt;
    const message = await compose({ host: window.location.host, url: window.location.href, language });
    const elapsedMs = Math.round(performance.now() - shownAt);
    return { contentKey, key: randomKey(), body: { action, message, website, elapsedMs } };
  }

  return async (outgoing) => {
    const attempt = await createAttempt(outgoing);
    const isAccepted = await postMessage(attempt.body, attempt.key);
    failedAttempt = isAccepted ? null : attempt;
    return isAccepted;
  };
}

/** A random UUID. `crypto.randomUUID` exists only in secure contexts. */
export function randomKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0"));
  return bytes.join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
