// The build for browsers uses the built-in fetch; the one for Node has a fetch of its own, which adds 16 MB.
import { Api, GrammyError, HttpError } from "grammy/web";
import type { MessageEntity } from "grammy/types";
import { BUSINESS } from "#content/business.ts";
import { LOCATIONS } from "#content/locations.ts";
import { foldedRange } from "#src/domain/message.ts";
import { messageButtons, type MessageButton } from "#src/domain/messageButtons.ts";
import { codeOf, type Log } from "#relay/log.ts";
import type { Channel, Failure, Outcome } from "#relay/outbox/delivery.ts";
import { footerRange } from "#relay/outbox/messageFooter.ts";

/** Timeout of one request to Telegram. */
export const TIMEOUT_SECONDS = 10;

/** Status codes after which a retry may succeed, besides 500 and above. */
const RETRYABLE_STATUSES = [408, 409, 420, 425, 429];

const CHECK_TOKEN =
  "no bot has this TELEGRAM_BOT_TOKEN: copy it again, whole, from @BotFather, and check TELEGRAM_API_ROOT";
const CHECK_CHAT = "check TELEGRAM_CHAT_ID, and whether the bot is a member of that chat and may write there";

/** Error descriptions of a chat that accepts no message at all, besides every error with status 403. */
const CHAT_FAULTS = [
  "chat not found",
  "chat_id is empty",
  "group chat was (?:deactivated|upgraded to a supergroup chat)",
  "have no rights to send a message",
  "not enough rights to send text messages to the chat",
  "need administrator rights in the (?:channel )?chat",
  "(?:PEER|CHAT|USER|CHANNEL|TOPIC)_[A-Z_]+",
];
/** Matches whole descriptions only, because others may quote the message. */
const CHAT_ERROR_PATTERN = new RegExp(`^Bad Request: (?:${CHAT_FAULTS.join("|")})$`);

/** The bot that sends the messages, and the chat that gets them. */
export interface TelegramSettings {
  token: string;
  /** A chat's number (groups are negative) or a channel's `@name`. */
  chatId: string | number;
  /** Without a slash at its end. */
  apiRoot: string;
}

/** The operator's Telegram chat. If a group becomes a supergroup, its new id is used from then on. */
export function createTelegramChannel({ token, chatId, apiRoot }: TelegramSettings, log: Log): Channel {
  const api = new Api(token, { apiRoot, timeoutSeconds: TIMEOUT_SECONDS });
  let currentChatId = chatId;

  async function attempt(text: string, buttons: readonly MessageButton[], signal: AbortSignal): Promise<Outcome> {
    const keyboard = { reply_markup: { inline_keyboard: buttons.map((button) => [button]) } };
    try {
      await api.sendMessage(
        currentChatId,
        text,
        {
          // A preview would only show the sign-in page of the calendar.
          link_preview_options: { is_disabled: true },
          entities: entitiesOf(text),
          ...(buttons.length === 0 ? {} : keyboard),
        },
        signal as Parameters<typeof api.sendMessage>[3],
      );
      return { kind: "sent" };
    } catch (error) {
      const movedTo = error instanceof GrammyError ? error.parameters.migrate_to_chat_id : undefined;
      if (typeof movedTo === "number" && movedTo !== currentChatId) {
        currentChatId = movedTo;
        const next = "npm run relay:test-message tells its new number: set TELEGRAM_CHAT_ID to that";
        log.warn({ outcome: "the group has become a supergroup", next }, "channel");
        return attempt(text, buttons, signal);
      }
      const failure = classifyError(error);
      // The text matters more than the buttons: it is retried without them before it counts as refused.
      return failure.kind === "refused" && buttons.length > 0 ? attempt(text, [], signal) : failure;
    }
  }

  /** No buttons if they cannot be built from the visitor's input: the message has to be delivered in any case. */
  function buttonsOf(text: string): readonly MessageButton[] {
    try {
      return messageButtons(text, BUSINESS.name, LOCATIONS);
    } catch (error) {
      log.error({ outcome: "no buttons", error }, "channel");
      return [];
    }
  }

  return {
    send: (text, signal) => attempt(text, buttonsOf(text), signal),
  };
}

/**
 * Formats the relay's last line as code, which visitors cannot send, so that nobody can imitate it, and folds the lines
 * above it that are not needed to act.
 */
function entitiesOf(text: string): MessageEntity[] {
  const footer = footerRange(text);
  const folded = foldedRange(text, footer.offset - 1);
  return [
    ...(folded === null ? [] : [{ type: "expandable_blockquote" as const, ...folded }]),
    { type: "code", ...footer },
  ];
}

/** Classifies an error of the Bot API. `reason` says what to do, and contains nothing of Telegram's description. */
function classifyApiError({ error_code: code, description, parameters }: GrammyError): Failure {
  // The JSON comes from a proxy, not from Telegram.
  if (typeof code !== "number" || typeof description !== "string")
    return { kind: "later", reason: "the answer has another shape" };
  const answered = (advice: string) => `Telegram answered ${code}: ${advice}`;
  if (code === 401 || code === 404 || description === "Logged out")
    return { kind: "misconfigured", reason: answered(CHECK_TOKEN) };
  const { retry_after: retryAfterSeconds } = parameters;
  if (retryAfterSeconds !== undefined)
    return { kind: "later", reason: answered(`it asks to wait ${retryAfterSeconds} seconds`), retryAfterSeconds };
  if (code === 403 || CHAT_ERROR_PATTERN.test(description))
    return { kind: "misconfigured", reason: answered(CHECK_CHAT) };
  if (code >= 500 || RETRYABLE_STATUSES.includes(code))
    return { kind: "later", reason: answered("this passes, and the relay tries again by itself") };
  return { kind: "refused", reason: answered("it does not take this message") };
}

/** Classifies a failed request to Telegram. Of network errors only codes are used: a message may contain the URL with the token. */
export function classifyError(error: unknown): Failure {
  if (error instanceof GrammyError) return classifyApiError(error);
  const fault = error instanceof HttpError ? error.error : error;
  if (fault instanceof SyntaxError) return { kind: "later", reason: "the answer is not JSON" };
  if (fault instanceof Error && /timed out/.test(fault.message))
    return { kind: "later", reason: `no answer within ${TIMEOUT_SECONDS} seconds` };
  const code = codeOf(fault instanceof Error ? fault.cause : undefined);
  return { kind: "later", reason: /^\w{1,40}$/.test(code) ? `no usable answer (${code})` : "no usable answer" };
}
