// The build for browsers, which asks by the platform's own fetch: the other one brings along a fetch of its own, and 16 MB with it.
import { Api, GrammyError } from "grammy/web";
import { BUSINESS } from "#content/business.ts";
import { LOCATIONS } from "#content/locations.ts";
import { messageButtons, type MessageButton } from "#src/domain/messageButtons.ts";
import { failureOf, TIMEOUT_SECONDS } from "#relay/channels/telegramErrors.ts";
import type { Log } from "#relay/log.ts";
import type { Channel, Outcome } from "#relay/outbox/delivery.ts";
import { footerRange } from "#relay/outbox/messageFooter.ts";

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
