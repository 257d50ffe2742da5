import { Api, GrammyError } from "grammy/web";
import { classifyError, expectNumber, TIMEOUT_SECONDS, type TelegramSettings } from "#relay/channels/telegram.ts";

/**
 * Checks token and chat and sends one short message. `say` prints a line for each successful step. Resolves with a sentence about what is
 * wrong and what to do, or with `null` if the message arrived.
 */
export async function sendTestMessage(
  { token, chatId, topicId, apiRoot }: TelegramSettings,
  say: (line: string) => void,
): Promise<string | null> {
  const api = new Api(token, { apiRoot, timeoutSeconds: TIMEOUT_SECONDS });
  try {
    const bot = await api.getMe();
    expectNumber(bot, "id");
    say(`The token is right: it is that of @${bot.username}.`);
    const chat = await api.getChat(chatId);
    expectNumber(chat, "id");
    say(`The chat is there: ${"title" in chat && chat.title !== undefined ? chat.title : `a ${chat.type} chat`}.`);
    const inTopic = topicId === undefined ? {} : { message_thread_id: topicId };
    const sent = await api.sendMessage(chatId, "Deneme mesajı: rezervasyonlar bu sohbete gelecek.", inTopic);
    expectNumber(sent, "message_id");
    say("The test message has arrived.");
    return null;
  } catch (error) {
    const { reason } = classifyError(error);
    // The answer may come from a proxy in between, in another format.
    if (!(error instanceof GrammyError) || typeof error.error_code !== "number") {
      const advice = "TELEGRAM_API_ROOT, and the connection, name server (DNS), firewall and clock of this machine";
      return `${apiRoot} does not answer as Telegram does: ${reason}. Check ${advice}.`;
    }
    const movedTo = error.parameters.migrate_to_chat_id;
    if (movedTo !== undefined)
      return `The group has become a supergroup: set TELEGRAM_CHAT_ID=${movedTo} and start the relay again.`;
    return `${reason}. It said: ${error.description || "nothing"}`.replaceAll(token, "***");
  }
}
