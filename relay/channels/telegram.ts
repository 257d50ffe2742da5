// The build for browsers, which asks by the platform's own fetch: the other one brings along a fetch of its own, and 16 MB with it.
import { Api, GrammyError, HttpError } from "grammy/web";
import { BUSINESS } from "#content/business.ts";
import { LOCATIONS } from "#content/locations.ts";
import { messageButtons, type MessageButton } from "#src/domain/messageButtons.ts";
import { codeOf, type Log } from "#relay/log.ts";
import type { Channel, Failure, Outcome } from "#relay/outbox/delivery.ts";
import { footerRange } from "#relay/outbox/messageFooter.ts";

/** How long Telegram may take for each answer. */
export const TIMEOUT_SECONDS = 10;

/** Answers that a later attempt may change, besides those of 500 and above. */
const PASSING_STATUSES = [408, 409, 420, 425, 429];

const CHECK_TOKEN =
  "no bot has this TELEGRAM_BOT_TOKEN: copy it again, whole, from @BotFather, and check TELEGRAM_API_ROOT";
const CHECK_CHAT = "check TELEGRAM_CHAT_ID, and whether the bot is a member of that chat and may write there";

/** What Telegram says, beside all that has the status 403, of a chat that takes no message, whatever stands in it. */
const CHAT_FAULTS = [
  "chat not found",
  "chat_id is empty",
  "group chat was (?:deactivated|upgraded to a supergroup chat)",
  "have no rights to send a message",
  "not enough rights to send text messages to the chat",
  "need administrator rights in the (?:channel )?chat",
  "(?:PEER|CHAT|USER|CHANNEL|TOPIC)_[A-Z_]+",
];
/** Only whole phrases count: other sentences may quote the message. */
const IS_CHAT_FAULT = new RegExp(`^Bad Request: (?:${CHAT_FAULTS.join("|")})$`);

export interface TelegramSettings {
  token: string;
  /** A chat's number (groups are negative) or a channel's `@name`. */
  chatId: string | number;
  /** Without a slash at its end. */
  apiRoot: string;
}

/** The operator's chat. It follows a group that has become a supergroup and got another number. */
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
          // The links in a booking are for tapping; a preview of the calendar's sign-in page helps nobody.
          link_preview_options: { is_disabled: true },
          // Set as code, which no visitor can type: so nobody can write a line that passes for the relay's own.
          entities: [{ type: "code", ...footerRange(text) }],
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
      const failure = failureOf(error);
      // The buttons are a help and the text is the booking: it is tried by itself before it counts as refused.
      return failure.kind === "refused" && buttons.length > 0 ? attempt(text, [], signal) : failure;
    }
  }

  /** What a visitor wrote must not keep the booking from the chat: without its buttons it can be read all the same. */
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

/** What an error of the Bot API means. Its reason says what to do, and holds nothing of Telegram's sentence. */
function meaningOf({ error_code: code, description, parameters }: GrammyError): Failure {
  // Some proxy's JSON, not Telegram's.
  if (typeof code !== "number" || typeof description !== "string")
    return { kind: "later", reason: "the answer has another shape" };
  const answered = (advice: string) => `Telegram answered ${code}: ${advice}`;
  if (code === 401 || code === 404 || description === "Logged out")
    return { kind: "misconfigured", reason: answered(CHECK_TOKEN) };
  const { retry_after: retryAfterSeconds } = parameters;
  if (retryAfterSeconds !== undefined)
    return { kind: "later", reason: answered(`it asks to wait ${retryAfterSeconds} seconds`), retryAfterSeconds };
  if (code === 403 || IS_CHAT_FAULT.test(description)) return { kind: "misconfigured", reason: answered(CHECK_CHAT) };
  if (code >= 500 || PASSING_STATUSES.includes(code))
    return { kind: "later", reason: answered("this passes, and the relay tries again by itself") };
  return { kind: "refused", reason: answered("it does not take this message") };
}

/** What a failed request to Telegram means. Errors of the network may hold the address and with it the token: only codes are told. */
export function failureOf(error: unknown): Failure {
  if (error instanceof GrammyError) return meaningOf(error);
  const fault = error instanceof HttpError ? error.error : error;
  if (fault instanceof SyntaxError) return { kind: "later", reason: "the answer is not JSON" };
  if (fault instanceof Error && /timed out/.test(fault.message))
    return { kind: "later", reason: `no answer within ${TIMEOUT_SECONDS} seconds` };
  const code = codeOf(fault instanceof Error ? fault.cause : undefined);
  return { kind: "later", reason: /^\w{1,40}$/.test(code) ? `no usable answer (${code})` : "no usable answer" };
}
