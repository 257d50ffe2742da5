import { Api, GrammyError, HttpError } from "grammy/web";
import { codeOf } from "#relay/database.ts";
import type { TelegramSettings } from "#relay/env.ts";
import { floodWaitOf, isLoggedOut } from "#relay/telegram.ts";

/** How long Telegram may take for each question, in seconds. */
const PATIENCE_SECONDS = 10;

/** An answer of the Bot API that is an error. */
interface ApiError {
  code: number;
  /** Telegram's sentence about it; empty where it gives none. */
  description: string;
  /** The group became a supergroup, and has this number now. */
  movedTo?: number | undefined;
  /** In so many seconds Telegram will listen again. */
  retryAfter?: number | undefined;
}

/** What to do, by what Telegram says. The first that fits counts. */
const BY_DESCRIPTION: readonly [RegExp, string][] = [
  [
    /upgraded to a supergroup/i,
    "The group has become a supergroup and has another number: look it up and set TELEGRAM_CHAT_ID to it.",
  ],
  [
    /bot was blocked|USER_IS_BLOCKED/i,
    "The person behind TELEGRAM_CHAT_ID has blocked the bot: they have to open its chat and press Restart.",
  ],
  [
    /need administrator rights|CHAT_ADMIN_REQUIRED/i,
    "The bot may not write in that channel: make it an administrator there, with the right to post messages.",
  ],
  [
    /kicked|not a member|CHANNEL_PRIVATE/i,
    "The bot is no member of the chat in TELEGRAM_CHAT_ID: add it to the group or channel again.",
  ],
  [
    /send messages to bots|send messages to the bot/i,
    "TELEGRAM_CHAT_ID is the number of a bot, perhaps of this one: set it to the number of the group, channel or person that is to get the bookings.",
  ],
  [
    /can't initiate conversation|user is deactivated/i,
    "That person cannot be written to: they have to open the bot's chat and press Start, from an account that still exists.",
  ],
  [
    /group chat was deactivated|chat was deleted/i,
    "That group no longer exists: add the bot to another one and set TELEGRAM_CHAT_ID to its number.",
  ],
  [
    /TOPIC_CLOSED|TOPIC_DELETED|thread not found/i,
    "The topic General of that group is closed: open it again in the group, or let the bot, as an administrator, manage topics.",
  ],
  [
    /chat not found|chat_id is empty|PEER_ID_INVALID|CHAT_ID_INVALID/i,
    "There is no such chat for this bot: check TELEGRAM_CHAT_ID (groups begin with a minus), add the bot to the group, or " +
      "have the person write to the bot first.",
  ],
  [
    /not enough rights|CHAT_WRITE_FORBIDDEN|CHAT_RESTRICTED|CHAT_SEND_\w+_FORBIDDEN|have no rights/i,
    "The bot may not write in that chat: give it the right to post messages there.",
  ],
];

/** What to do about an error of the Bot API, in a sentence. */
export function explain({ code, description, movedTo, retryAfter }: ApiError): string {
  if (movedTo !== undefined)
    return `The group has become a supergroup: set TELEGRAM_CHAT_ID=${movedTo} and start the relay again.`;
  if (code === 401)
    return "Telegram does not know this token: copy it again from @BotFather (/mybots, API Token) into TELEGRAM_BOT_TOKEN.";
  if (code === 404)
    return "Telegram knows no bot by this token: copy it again, whole, from @BotFather (/mybots, API Token) into TELEGRAM_BOT_TOKEN, and check TELEGRAM_API_ROOT if it is set.";
  if (isLoggedOut(description))
    return "The bot was logged out of this Bot API server, as is done before it moves to another one: set TELEGRAM_API_ROOT to the one it moved to. If it is to stay here, wait for ten minutes and try again.";
  const [, advice] = BY_DESCRIPTION.find(([form]) => form.test(description)) ?? [];
  if (advice !== undefined) return advice;
  if (code === 409)
    return "Another program uses this bot at the same moment: end it, or give the relay a bot of its own, and try again.";
  const pause = retryAfter ?? floodWaitOf(description);
  if (code === 420 || code === 429)
    return `Telegram asks for patience: wait ${pause === undefined ? "a minute" : `${pause} seconds`} and try again. The relay does so by itself.`;
  if (code >= 500) return "Telegram itself has trouble: try again later. The relay does so by itself.";
  if (code === 403)
    return "The bot may not write in that chat: check that it is a member there and may post messages, and that TELEGRAM_CHAT_ID is right.";
  const said = description === "" ? "without saying why" : `: ${description}`;
  return `Telegram answered ${code}${said.startsWith(":") ? "" : " "}${said}. Check TELEGRAM_CHAT_ID; the relay keeps such messages and tries again every hour.`;
}

/** What to do when no answer came, by the code of the fault. */
const BY_CODE: readonly [RegExp, string][] = [
  [
    /^(?:ENOTFOUND|EAI_\w+)$/,
    "its name is not known here: check the name server (DNS) and the internet connection of this machine.",
  ],
  [/^ECONNREFUSED$/, "nothing answers there: check its port and the firewall."],
  [
    /^(?:CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/,
    "its certificate is not trusted: check the clock of this machine, its certificates, and whether a proxy opens the connection.",
  ],
  [/^(?:ENETUNREACH|EHOSTUNREACH|ENETDOWN)$/, "there is no way to it: check the internet connection of this machine."],
  [
    /^(?:ETIMEDOUT|UND_ERR_\w*TIMEOUT)$/,
    `it did not answer within ${PATIENCE_SECONDS} seconds: check the connection and the firewall, and try again.`,
  ],
  [
    /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET|ERR_STREAM_PREMATURE_CLOSE)$/,
    "the connection was cut before the answer was whole: try again; if it stays so, check the firewall and any proxy on the way.",
  ],
];

/** Codes of an error and of what caused it. */
function codesOf(error: unknown): string[] {
  const own = codeOf(error);
  const causes = error instanceof AggregateError ? error.errors : error instanceof Error ? [error.cause] : [];
  return [...(own === "" ? [] : [own]), ...causes.filter((cause) => cause !== undefined).flatMap(codesOf)];
}

/**
 * What to do about a question that got no usable answer. `status` is that of the answer, `null` when none came. Messages may hold the
 * address and with it the token, so they are not shown.
 */
function explainSilence(apiRoot: string, error: unknown, status: number | null): string {
  const fault = error instanceof HttpError ? error.error : error;
  const cannot = `${apiRoot} cannot be reached`;
  for (const code of codesOf(fault)) {
    const [, advice] = BY_CODE.find(([form]) => form.test(code)) ?? [];
    if (advice !== undefined) return `${cannot}: ${advice}`;
  }
  if (fault instanceof Error && /timed out/i.test(fault.message))
    return `${cannot}: it did not answer within ${PATIENCE_SECONDS} seconds: check the connection and the firewall, and try again.`;
  if (status !== null && status >= 500)
    return `${apiRoot} answered ${status} with a page of some proxy: Telegram itself has trouble. Try again later; the relay does so by itself.`;
  if (status !== null)
    return `${apiRoot} answered ${status}, but not as Telegram does: check TELEGRAM_API_ROOT and any proxy on the way, and try again.`;
  return `${cannot}: check the connection, the name server and the firewall of this machine, and TELEGRAM_API_ROOT.`;
}

/**
 * Checks token and chat and sends one short message. `say` gets a line for each step that went well. Resolves with a sentence about
 * what is wrong and what to do, or `null` when the message arrived.
 */
export async function sendTestMessage(
  { token, chatId, apiRoot }: TelegramSettings,
  say: (line: string) => void,
): Promise<string | null> {
  let status: number | null = null;
  const noted: typeof fetch = async (...question) => {
    status = null;
    const response = await fetch(...question);
    ({ status } = response);
    return response;
  };
  const api = new Api(token, { apiRoot, timeoutSeconds: PATIENCE_SECONDS, fetch: noted });
  try {
    const bot = await api.getMe();
    say(`The token is right: it is that of @${bot.username}.`);
    const chat = await api.getChat(chatId);
    say(`The chat is there: ${"title" in chat && chat.title !== undefined ? chat.title : `a ${chat.type} chat`}.`);
    await api.sendMessage(chatId, "Deneme mesajı: rezervasyonlar bu sohbete gelecek.");
    say("The test message has arrived.");
    return null;
  } catch (error) {
    if (!(error instanceof GrammyError)) return explainSilence(apiRoot, error, status);
    const { error_code, description, parameters } = error;
    // Some answers leave out what the Bot API promises.
    const code = typeof error_code === "number" ? error_code : status;
    if (code === null || code < 400) return explainSilence(apiRoot, error, status);
    const said = typeof description === "string" ? description.replaceAll(token, "***") : "";
    return explain({
      code,
      description: said,
      movedTo: parameters.migrate_to_chat_id,
      retryAfter: parameters.retry_after,
    });
  }
}
