import { Api, GrammyError, HttpError } from "grammy";
import type { Channel, Outcome } from "#relay/deliver.ts";
import type { TelegramSettings } from "#relay/env.ts";

const TIMEOUT_SECONDS = 10;

/** Answers of Telegram that a later attempt may change, besides those of 500 and above. */
const PASSING_ANSWERS = new Set([408, 409, 425, 429]);

function outcomeOf({ error_code: code, description, parameters }: GrammyError): Outcome {
  // Some proxy's JSON, not Telegram's.
  if (typeof code !== "number" || typeof description !== "string")
    return { kind: "later", reason: "the answer has another shape" };
  const reason = `Telegram answered ${code}: ${description.slice(0, 200)}`;
  if (code === 401 || code === 404)
    return { kind: "misconfigured", reason: `${reason} (is TELEGRAM_BOT_TOKEN right?)` };
  const retryAfterSeconds = parameters.retry_after;
  if (retryAfterSeconds !== undefined && retryAfterSeconds > 0) return { kind: "later", reason, retryAfterSeconds };
  if (code >= 500 || PASSING_ANSWERS.has(code)) return { kind: "later", reason };
  const moved = parameters.migrate_to_chat_id;
  const hint =
    moved === undefined ? "is TELEGRAM_CHAT_ID right, and the bot a member of it?" : `TELEGRAM_CHAT_ID is now ${moved}`;
  return { kind: "refused", reason: `${reason} (${hint})` };
}

/** The reason of a request that got no answer. Messages may hold the address and with it the token, so only codes are told. */
function networkReason(error: unknown): string {
  const failure = error instanceof HttpError ? error.error : error;
  if (failure instanceof SyntaxError) return "the answer is not JSON";
  if (failure instanceof Error && /timed out/.test(failure.message))
    return `no answer within ${TIMEOUT_SECONDS} seconds`;
  const cause = failure instanceof Error ? failure.cause : undefined;
  return cause instanceof Error && "code" in cause ? `no usable answer (${String(cause.code)})` : "no usable answer";
}

/**
 * Node's own fetch for grammY, whose default one waits for its time-out when an answer ends half-way. grammY's signals are not
 * Node's, so they are passed on by hand.
 */
const nodeFetch: typeof fetch = async (url, init = {}) => {
  const { method, headers, body, signal } = init;
  const abandoning = new AbortController();
  const abandon = () => abandoning.abort();
  if (signal?.aborted) abandon();
  signal?.addEventListener("abort", abandon, { once: true });
  return fetch(url, {
    method: method ?? "POST",
    headers: headers ?? {},
    body: body ?? null,
    signal: abandoning.signal,
  });
};

/** The operator's chat. */
export function createTelegramChannel({ token, chatId, apiRoot }: TelegramSettings): Channel {
  const api = new Api(token, { apiRoot, timeoutSeconds: TIMEOUT_SECONDS, fetch: nodeFetch });
  return {
    async send(text, signal) {
      try {
        // The links in a booking are for tapping; a preview of the calendar's sign-in page helps nobody.
        await api.sendMessage(
          chatId,
          text,
          { link_preview_options: { is_disabled: true } },
          signal as Parameters<typeof api.sendMessage>[3],
        );
        return { kind: "sent" };
      } catch (error) {
        return error instanceof GrammyError ? outcomeOf(error) : { kind: "later", reason: networkReason(error) };
      }
    },
  };
}
