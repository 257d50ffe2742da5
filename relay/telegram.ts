// The build for browsers, which asks by the platform's own fetch: the other one brings along a fetch of its own, and 16 MB with it.
import { Api, GrammyError, HttpError } from "grammy/web";
import { LOCATIONS } from "#content/locations.ts";
import { messageButtons, type MessageButton } from "#src/domain/messageButtons.ts";
import { codeOf } from "#relay/database.ts";
import type { Channel, Outcome } from "#relay/deliver.ts";
import type { TelegramSettings } from "#relay/env.ts";

const TIMEOUT_SECONDS = 10;

/** Answers of Telegram that a later attempt may change, besides those of 500 and above. */
const PASSING_ANSWERS = new Set([408, 409, 420, 425, 429]);

/** Whether a description says that the bot was logged out of its server, after which that one serves it no more. */
export function isLoggedOut(description: string): boolean {
  return /^(?:Bad Request: )?Logged out$/i.test(description);
}

/** For how many seconds a description asks for patience, as those of a 420 do in their own way; `undefined` where it does not. */
export function floodWaitOf(description: string): number | undefined {
  const seconds = /FLOOD_(?:PREMIUM_)?WAIT_(\d{1,6})\b/.exec(description)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

/**
 * What Telegram is known to say. A sentence of another form may quote the message, and a log line holds nothing of that: there only the
 * number is told.
 */
const KNOWN_DESCRIPTIONS = [
  /^(?:Unauthorized|Not Found|Conflict|Bad Gateway|Internal Server Error)$/,
  /^Too Many Requests: retry after \d+$/,
  /^Forbidden: bot was (?:blocked by the user|kicked from the (?:group|supergroup|channel) chat)$/,
  /^Forbidden: bot is not a member of the (?:group|supergroup|channel) chat$/,
  /^Forbidden: (?:user is deactivated|bot can't (?:initiate conversation with a user|send messages to bots))$/,
  /^Bad Request: (?:chat not found|chat_id is empty|group chat was (?:deactivated|upgraded to a supergroup chat))$/,
  /^Bad Request: (?:message is too long|message text is empty|have no rights to send a message)$/,
  /^Bad Request: (?:not enough rights to send text messages to|need administrator rights in) the (?:channel )?chat$/,
  /^(?:Bad Request: )?Logged out$/,
  /^Bad Request: [A-Z]+(?:_[A-Z]+)+$/,
];

function outcomeOf({ error_code: code, description, parameters }: GrammyError): Outcome {
  // Some proxy's JSON, not Telegram's.
  if (typeof code !== "number" || typeof description !== "string")
    return { kind: "later", reason: "the answer has another shape" };
  const isKnown = KNOWN_DESCRIPTIONS.some((form) => form.test(description));
  const reason = isKnown ? `Telegram answered ${code}: ${description}` : `Telegram answered ${code}`;
  if (code === 401 || code === 404)
    return { kind: "misconfigured", reason: `${reason} (is TELEGRAM_BOT_TOKEN right?)` };
  if (isLoggedOut(description))
    return { kind: "misconfigured", reason: `${reason} (is TELEGRAM_API_ROOT the server that the bot moved to?)` };
  const retryAfterSeconds = parameters.retry_after ?? (code === 420 ? floodWaitOf(description) : undefined);
  if (retryAfterSeconds !== undefined && retryAfterSeconds > 0) return { kind: "later", reason, retryAfterSeconds };
  if (code >= 500 || PASSING_ANSWERS.has(code)) return { kind: "later", reason };
  const moved = parameters.migrate_to_chat_id;
  const hint =
    typeof moved !== "number"
      ? "is TELEGRAM_CHAT_ID right, and the bot a member of it?"
      : `TELEGRAM_CHAT_ID is now ${moved}`;
  return { kind: "refused", reason: `${reason} (${hint})` };
}

/** The reason of a request that got no answer. Messages may hold the address and with it the token, so only codes are told. */
function networkReason(error: unknown): string {
  const failure = error instanceof HttpError ? error.error : error;
  if (failure instanceof SyntaxError) return "the answer is not JSON";
  if (failure instanceof Error && /timed out/.test(failure.message))
    return `no answer within ${TIMEOUT_SECONDS} seconds`;
  const cause = failure instanceof Error ? failure.cause : undefined;
  const code = codeOf(cause);
  return /^\w{1,40}$/.test(code) ? `no usable answer (${code})` : "no usable answer";
}

/** An attempt, together with the one that follows when its buttons are refused, ends within so many milliseconds. */
const ATTEMPT_MS = 15_000;

/** The operator's chat. */
export function createTelegramChannel({ token, chatId, apiRoot }: TelegramSettings): Channel {
  const api = new Api(token, { apiRoot, timeoutSeconds: TIMEOUT_SECONDS });

  async function attempt(text: string, buttons: readonly MessageButton[], signal: AbortSignal): Promise<Outcome> {
    // The links in a booking are for tapping; a preview of the calendar's sign-in page helps nobody.
    const options = { link_preview_options: { is_disabled: true } };
    const keyboard = { reply_markup: { inline_keyboard: buttons.map((button) => [button]) } };
    try {
      await api.sendMessage(
        chatId,
        text,
        buttons.length === 0 ? options : { ...options, ...keyboard },
        signal as Parameters<typeof api.sendMessage>[3],
      );
      return { kind: "sent" };
    } catch (error) {
      // The buttons are a help and the text is the booking: whatever it is that Telegram dislikes, the text is tried by itself
      // before it counts as refused.
      if (error instanceof GrammyError && error.error_code === 400 && buttons.length > 0)
        return attempt(text, [], signal);
      return error instanceof GrammyError ? outcomeOf(error) : { kind: "later", reason: networkReason(error) };
    }
  }

  return {
    async send(text, signal) {
      // Not `AbortSignal.any`, which leaves something behind at a signal that lives as long as the process.
      const limit = new AbortController();
      const end = () => limit.abort();
      const timer = setTimeout(end, ATTEMPT_MS);
      signal.addEventListener("abort", end);
      try {
        return await attempt(text, messageButtons(text, LOCATIONS), limit.signal);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener("abort", end);
      }
    },
  };
}
