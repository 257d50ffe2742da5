import type { Language } from "#src/domain/language.ts";
import type { MessageSource } from "#src/domain/message.ts";
import { randomKey } from "#src/domain/randomKey.ts";
import { recordOf } from "#src/domain/recordOf.ts";
import { parseReference, REFERENCE_HEADER } from "#src/domain/reference.ts";
import { SESSION_KEYS } from "#src/domain/storageKeys.ts";
import { MESSAGE_ENDPOINT, RATES_ENDPOINT } from "#src/i18n/paths.ts";
import { sessionStore } from "#src/storage.ts";
import { reportNetwork } from "./network.ts";

/** Timeout of a request, in milliseconds. */
const POST_TIMEOUT = 20_000;

/** Time after which the relay counts as out of reach, in milliseconds. */
const REACH_TIMEOUT = 5_000;

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
 * Outcome of posting a message. `accepted`: it was stored, under this reference if the answer has one. `rejected`: it was certainly not
 * stored. `unknown`: it may have been, although no answer says so.
 */
export type PostResult = { kind: "accepted"; reference: string | null } | { kind: "rejected" | "unknown" };

/**
 * Posts a message to the relay, with a timeout of 20 seconds. It is accepted only with an ok status and `ok: true` in
 * the body, and rejected with a status of 400 to 499, or if the browser is offline and the relay out of reach, so that it is not even
 * posted. The relay delivers the same key and body once, however often they are posted. Updates the state of the connection.
 */
export async function postMessage(body: MessageBody, idempotencyKey: string): Promise<PostResult> {
  // Some browsers say so although there is a network.
  if (!navigator.onLine && !(await isRelayInReach())) {
    reportNetwork(false);
    return { kind: "rejected" };
  }
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
    if (response.status >= 400 && response.status < 500) return { kind: "rejected" };
    const isAccepted = response.ok && recordOf(await response.json())["ok"] === true;
    if (!isAccepted) return { kind: "unknown" };
    return { kind: "accepted", reference: parseReference(response.headers.get(REFERENCE_HEADER)) };
  } catch {
    return { kind: "unknown" };
  } finally {
    reportNetwork(isAnswered);
    clearTimeout(timer);
  }
}

/** Whether the relay answers at all. */
async function isRelayInReach(): Promise<boolean> {
  const signal = AbortSignal.timeout(REACH_TIMEOUT);
  return fetch(`${RATES_ENDPOINT}?base=EUR`, { method: "HEAD", cache: "no-store", signal }).then(
    () => true,
    () => false,
  );
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

/** What all requests of a form have in common. */
export interface MessageSenderOptions {
  action: MessageBody["action"];
  language: Language;
  /** Time when the form was first visible, as of `performance.now()`. */
  shownAt: number;
}

/**
 * Outcome of sending a request. `unanswered`: the contents of all requests of this visit that may have arrived although no answer says so.
 * This one is among them unless it was certainly not stored.
 */
export type SendResult = { kind: "accepted"; reference: string | null } | { kind: "failed"; unanswered: string[] };

/** Sends one request. Calls must not overlap. */
export type SendMessage = (outgoing: OutgoingMessage) => Promise<SendResult>;

interface Attempt {
  contentKey: string;
  key: string;
  body: MessageBody;
}

/** Where the attempts are stored that may have arrived without an answer, by action. */
const ATTEMPT_KEYS = {
  sendReservation: SESSION_KEYS.reservationAttempts,
  sendMessage: SESSION_KEYS.newsletterAttempts,
} as const;

/** Most attempts that are stored. */
const MAX_ATTEMPTS = 8;

/**
 * Creates the function that sends the requests of one form. An attempt is stored while it may have arrived without an
 * answer, so that a retry has the same key and body, also after a reload, on another page, in another language, or after another request.
 * It stays stored if a retry is rejected, because the attempt before may have arrived.
 */
export function createMessageSender({ action, language, shownAt }: MessageSenderOptions): SendMessage {
  /** Stores the attempt with a content, or none. */
  function storeAttempt(contentKey: string, attempt: Attempt | null): void {
    const others = readAttempts(action).filter((each) => each.contentKey !== contentKey);
    const all = attempt ? [...others, attempt] : others;
    sessionStore.set(ATTEMPT_KEYS[action], JSON.stringify(all.slice(-MAX_ATTEMPTS)));
  }

  async function createAttempt({ contentKey, compose, website }: OutgoingMessage): Promise<Attempt> {
    const message = await compose({ host: window.location.host, url: window.location.href, language });
    const elapsedMs = Math.round(performance.now() - shownAt);
    return { contentKey, key: randomKey(), body: { action, message, website, elapsedMs } };
  }

  return async (outgoing) => {
    const { contentKey } = outgoing;
    const earlier = readAttempts(action).find((each) => each.contentKey === contentKey);
    const attempt = earlier ?? (await createAttempt(outgoing));
    storeAttempt(contentKey, attempt);
    const result = await postMessage(attempt.body, attempt.key);
    if (result.kind === "accepted" || (result.kind === "rejected" && !earlier)) storeAttempt(contentKey, null);
    if (result.kind === "accepted") return result;
    return { kind: "failed", unanswered: unansweredContents(action) };
  };
}

/** The contents of all requests of this visit that may have arrived although no answer says so. */
export function unansweredContents(action: MessageBody["action"]): string[] {
  return readAttempts(action).map(({ contentKey }) => contentKey);
}

function readAttempts(action: MessageBody["action"]): Attempt[] {
  return parseAttempts(sessionStore.get(ATTEMPT_KEYS[action]));
}

/** Parses the stored attempts; there are none if they were not stored by this site. */
function parseAttempts(text: string | null): Attempt[] {
  try {
    const stored: unknown = JSON.parse(text ?? "");
    return Array.isArray(stored) ? (stored as Attempt[]) : [];
  } catch {
    return [];
  }
}
