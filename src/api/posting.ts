import type { Language } from "#src/domain/language.ts";
import type { MessageSource } from "#src/domain/message.ts";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import { noteNetwork } from "./network.ts";
import { recordOf } from "./relay.ts";

/** How long a post may take before it counts as failed, in milliseconds. */
const POST_TIMEOUT = 20_000;

/** The relay's JSON body. `website` is the honeypot; `elapsedMs` is how long the visitor had the form. */
export interface MessageBody {
  action: "sendReservation" | "sendMessage";
  message: string;
  website?: string;
  elapsedMs?: number;
}

/**
 * Hands a message to the relay. True only for an ok status and `ok: true` in the body; everything else, silence of 20 seconds
 * too, is false. The same key with the same body is delivered once, however often it is posted. What it tells of the network is noted.
 */
export async function postMessage(body: MessageBody, idempotencyKey: string): Promise<boolean> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), POST_TIMEOUT);
  let hasAnswer = false;
  try {
    const response = await fetch(MESSAGE_ENDPOINT, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json", "Idempotency-Key": idempotencyKey },
      body: JSON.stringify(body),
      signal: abort.signal,
    });
    hasAnswer = true;
    return response.ok && recordOf(await response.json())["ok"] === true;
  } catch {
    return false;
  } finally {
    noteNetwork(hasAnswer);
    clearTimeout(timer);
  }
}

/** A request to the operator. */
export interface Outgoing {
  /** What is asked for, as text: the same text after a failure is the same request again. */
  of: string;
  /** Writes the operator's message; `source` is the page that it is sent from. */
  compose: (source: MessageSource) => string | Promise<string>;
  /** What stands in the form's honeypot. */
  website: string;
}

export interface PostingOptions {
  action: MessageBody["action"];
  language: Language;
  /** When the form came in sight, on the clock of `performance`. */
  shownAt: number;
}

/** Hands over one request; true when it is with the operator. To be called for one at a time. */
export type Post = (outgoing: Outgoing) => Promise<boolean>;

interface Attempt {
  /** The request that it carries. */
  of: string;
  key: string;
  body: MessageBody;
}

/** Hands the requests of one form to the relay. */
export function createPost({ action, language, shownAt }: PostingOptions): Post {
  let failed: Attempt | null = null;

  async function attemptOf({ of: asked, compose, website }: Outgoing): Promise<Attempt> {
    const of = JSON.stringify([asked, language, website]);
    // A retry repeats key and body alike, so that a message which did arrive in spite of a failure is delivered once.
    if (failed?.of === of) return failed;
    const message = await compose({ host: window.location.host, url: window.location.href, language });
    const elapsedMs = Math.round(performance.now() - shownAt);
    return { of, key: randomKey(), body: { action, message, website, elapsedMs } };
  }

  return async (outgoing) => {
    const attempt = await attemptOf(outgoing);
    const hasArrived = await postMessage(attempt.body, attempt.key);
    failed = hasArrived ? null : attempt;
    return hasArrived;
  };
}

/** A UUID; browsers offer their own only over https and on localhost. */
export function randomKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0"));
  return bytes.join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
