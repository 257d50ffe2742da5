import { GrammyError, HttpError } from "grammy/web";
import { codeOf } from "#relay/log.ts";
import type { Failure } from "#relay/outbox/delivery.ts";

/** How long Telegram may take for each answer. */
export const TIMEOUT_SECONDS = 10;

/** Answers of Telegram that a later attempt may change, besides those of 500 and above. */
const RETRYABLE_STATUSES = new Set([408, 409, 420, 425, 429]);

const CHECK_TOKEN =
  "no bot has this TELEGRAM_BOT_TOKEN: copy it again, whole, from @BotFather, and check TELEGRAM_API_ROOT";
const CHECK_CHAT = "check TELEGRAM_CHAT_ID, and whether the bot is a member of the chat";

/** What Telegram says where no message is taken, whatever stands in it, and what to do about it. The first that fits counts. */
const FAULTS: Record<string, string> = {
  "group chat was upgraded to a supergroup chat": "look up the supergroup's new number and set TELEGRAM_CHAT_ID to it",
  "bot was blocked by the user": "the person behind TELEGRAM_CHAT_ID has to open the bot's chat and press Restart",
  "bot (?:was kicked from|is not a member of) the (?:group|supergroup|channel) chat|CHANNEL_PRIVATE":
    "the bot is no member of the chat in TELEGRAM_CHAT_ID: add it there again",
  "bots? can't send messages to bots": "TELEGRAM_CHAT_ID is a bot: set it to the group, channel or person instead",
  "bots? can't initiate conversation with a user|user is deactivated|group chat was deactivated":
    "that chat is gone or was never begun: open it anew and press Start",
  "TOPIC_[A-Z_]+": "the topic General of that group is closed: open it again",
  "chat not found|chat_id is empty|(?:PEER|CHAT|USER|CHANNEL)_ID_INVALID":
    "the bot knows no such chat: check TELEGRAM_CHAT_ID, and add the bot to it",
  "(?:have no|not enough) rights to send (?:a message|text messages to the chat)":
    "the bot may not write in that chat: give it the right to post messages there",
  "need administrator rights in the (?:channel )?chat|(?:PEER|CHAT|USER|CHANNEL)_[A-Z_]+":
    "the bot may not write in that chat: give it the right to post messages there",
  "[Ll]ogged out":
    "the bot was logged out of this server: set TELEGRAM_API_ROOT to the one it moved to, or wait ten minutes",
};

/** What to do where Telegram says so. Only whole phrases count: other sentences may quote the message. */
function adviceFor(description: string): string | undefined {
  const fits = (phrase: string) => new RegExp(`^(?:(?:Bad Request|Forbidden): )?(?:${phrase})$`).test(description);
  return Object.entries(FAULTS).find(([phrase]) => fits(phrase))?.[1];
}

/** What an error of the Bot API means. Its reason says what to do, and holds nothing of Telegram's sentence. */
function meaningOf({ error_code: code, description, parameters }: GrammyError): Failure {
  // Some proxy's JSON, not Telegram's.
  if (typeof code !== "number" || typeof description !== "string")
    return { kind: "later", reason: "the answer has another shape" };
  const answered = (advice: string) => `Telegram answered ${code}: ${advice}`;
  if (code === 401 || code === 404) return { kind: "misconfigured", reason: answered(CHECK_TOKEN) };
  // Status 420 gives the retry time in a format of its own.
  const floodWait = code === 420 ? Number(/FLOOD_(?:PREMIUM_)?WAIT_(\d{1,6})\b/.exec(description)?.[1] ?? 0) : 0;
  const retryAfterSeconds = parameters.retry_after ?? floodWait;
  if (retryAfterSeconds > 0)
    return { kind: "later", reason: answered(`it asks to wait ${retryAfterSeconds} seconds`), retryAfterSeconds };
  if (code >= 500 || RETRYABLE_STATUSES.has(code))
    return { kind: "later", reason: answered("this passes, and the relay tries again by itself") };
  const advice = adviceFor(description) ?? (code === 403 ? CHECK_CHAT : undefined);
  if (advice !== undefined) return { kind: "misconfigured", reason: answered(advice) };
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
