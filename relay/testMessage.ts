import { Api, GrammyError } from "grammy";
import type { TelegramSettings } from "#relay/env.ts";

/** How long Telegram may take for each question, in seconds. */
const PATIENCE_SECONDS = 10;

/** An answer of the Bot API that is an error. */
interface ApiError {
  code: number;
  description: string;
  /** The group became a supergroup, and has this number now. */
  movedTo?: number | undefined;
}

/** What to do about an error of the Bot API, in a sentence. */
export function explain({ code, description, movedTo }: ApiError): string {
  if (movedTo !== undefined)
    return `The group has become a supergroup: set TELEGRAM_CHAT_ID=${movedTo} and start the relay again.`;
  if (code === 401 || code === 404)
    return "Telegram does not know this token: copy it again from @BotFather (/mybots, API Token) into TELEGRAM_BOT_TOKEN.";
  if (/bot was blocked/i.test(description))
    return "The person behind TELEGRAM_CHAT_ID has blocked the bot: they have to open its chat and press Restart.";
  if (/kicked|not a member/i.test(description))
    return "The bot is no member of the chat in TELEGRAM_CHAT_ID: add it to the group or channel again.";
  if (/can't initiate conversation|deactivated/i.test(description))
    return "That person cannot be written to: they have to open the bot's chat and press Start, from an account that still exists.";
  if (/chat not found/i.test(description))
    return (
      "There is no such chat for this bot: check TELEGRAM_CHAT_ID (groups begin with a minus), add the bot to the group, or " +
      "have the person write to the bot first."
    );
  if (/not enough rights|CHAT_WRITE_FORBIDDEN|have no rights/i.test(description))
    return "The bot may not write in that chat: give it the right to post messages there.";
  if (code === 429) return "Telegram asks for patience: wait a minute and try again. The relay does so by itself.";
  if (code >= 500) return "Telegram itself has trouble: try again later. The relay does so by itself.";
  return `Telegram answered ${code}: ${description}. The relay keeps such messages and tries again every hour.`;
}

/** What to do about a question that got no answer. Messages may hold the address and with it the token, so they are not shown. */
function explainSilence(apiRoot: string): string {
  return `${apiRoot} cannot be reached: check the connection, the name server and the firewall of this machine, and TELEGRAM_API_ROOT.`;
}

/**
 * Checks token and chat and sends one short message. `say` gets a line for each step that went well. Resolves with a sentence about
 * what is wrong and what to do, or `null` when the message arrived.
 */
export async function sendTestMessage(
  { token, chatId, apiRoot }: TelegramSettings,
  say: (line: string) => void,
): Promise<string | null> {
  const api = new Api(token, { apiRoot, timeoutSeconds: PATIENCE_SECONDS });
  try {
    const bot = await api.getMe();
    say(`The token is right: it is that of @${bot.username}.`);
    const chat = await api.getChat(chatId);
    say(`The chat is there: ${"title" in chat && chat.title !== undefined ? chat.title : `a ${chat.type} chat`}.`);
    await api.sendMessage(chatId, "Deneme mesajı: rezervasyonlar bu sohbete gelecek.");
    say("The test message has arrived.");
    return null;
  } catch (error) {
    if (!(error instanceof GrammyError)) return explainSilence(apiRoot);
    const { error_code: code, description, parameters } = error;
    return explain({ code, description, movedTo: parameters.migrate_to_chat_id });
  }
}
