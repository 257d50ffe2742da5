// The build for browsers uses the built-in fetch; the one for Node has a fetch of its own, which adds 16 MB.
import { Api, GrammyError, HttpError, type ApiClientOptions } from "grammy/web";
import type { MessageEntity } from "grammy/types";
import { BUSINESS } from "#content/business.ts";
import { LOCATIONS } from "#content/locations.ts";
import { foldedDraftLinks, messageButtons, type MessageButton } from "#src/domain/messageButtons.ts";
import { codeOf, type Log } from "#relay/log.ts";
import type { Channel, Failure, Message } from "#relay/outbox/delivery.ts";
import type { MessageFacts } from "#relay/outbox/messageFooter.ts";

/** Timeout of one request to Telegram. After a shorter one, a message that has arrived would be sent again. */
export const TIMEOUT_SECONDS = 30;

/** The longest pause that Telegram may demand. */
const MAX_PAUSE_SECONDS = 3_600;

/** Codes of network errors before a request is sent. After any other its message may have arrived. */
const UNSENT_PATTERN = /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/;

/** Status codes after which a retry may succeed, besides 500 and above. */
const RETRYABLE_STATUSES = [408, 409, 420, 425, 429];

/** An answer that is not Telegram's own, but that of a proxy, say. Behind that, Telegram may have taken the message. */
const ODD_ANSWER: Failure = { kind: "later", reason: "the answer has another shape", mayHaveArrived: true };

const CHECK_TOKEN =
  "no bot has this TELEGRAM_BOT_TOKEN: copy it again, whole, from @BotFather, and check TELEGRAM_API_ROOT";
const CHECK_CHAT = "check TELEGRAM_CHAT_ID, and whether the bot is a member of that chat and may write there";

const CHECK_ALL = "check TELEGRAM_API_ROOT, TELEGRAM_BOT_TOKEN and TELEGRAM_CHAT_ID";
const CHECK_TOPIC = "check TELEGRAM_TOPIC_ID, and whether that topic of the group is open";
const SET_NEW_NUMBER = "npm run relay:test-message tells its new number: set TELEGRAM_CHAT_ID to that";

/** Error descriptions of a chat that accepts no message at all, besides every error with status 403. */
const CHAT_FAULTS = [
  "chat not found",
  "chat_id is empty",
  "group chat was (?:deactivated|upgraded to a supergroup chat)",
  "have no rights to send a message",
  "not enough rights to send text messages to the chat",
  "need administrator rights in the (?:channel )?chat",
  "message thread not found",
  "(?:PEER|CHAT|USER|CHANNEL|TOPIC)_[A-Z_]+",
];
/** Matches whole descriptions only, because others may quote the message. */
const CHAT_ERROR_PATTERN = new RegExp(`^Bad Request: (?:${CHAT_FAULTS.join("|")})$`);

/** Those of them that are about the topic. */
const TOPIC_PATTERN = /^Bad Request: (?:TOPIC_|message thread)/;

/** The bot that sends the messages, and the chat that gets them. */
export interface TelegramSettings {
  token: string;
  /** A chat's number (groups are negative) or a channel's `@name`. */
  chatId: string | number;
  /** A topic of the group. */
  topicId?: number | undefined;
  /** Without a slash at its end. */
  apiRoot: string;
}

type LinkInput = Parameters<typeof messageButtons>;

/** What is sent beside the text. */
interface Layout {
  entities?: MessageEntity[];
  reply_markup?: { inline_keyboard: MessageButton[][] };
}

/** `fetch` for the Bot API. A server in between that has waited for long enough (504) has no answer, whatever it says. */
async function fetchAnswer(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  if (response.status !== 504) return response;
  await response.body?.cancel();
  throw new Error("timed out");
}

/**
 * Throws unless the result of a call has the number that Telegram gives to a message, a bot or a chat: a server that is not Telegram may
 * answer `{"ok":true}` to everything.
 */
export function expectNumber(result: unknown, name: "id" | "message_id"): void {
  if (typeof (result as Record<string, unknown> | null | undefined)?.[name] !== "number") throw new TypeError(name);
}

/** The operator's Telegram chat. If a group becomes a supergroup, its new id is used from then on, unless that takes nothing. */
export function createTelegramChannel(settings: TelegramSettings, log: Log): Channel {
  const { token, chatId, topicId, apiRoot } = settings;
  const api = new Api(token, {
    apiRoot,
    timeoutSeconds: TIMEOUT_SECONDS,
    fetch: fetchAnswer as NonNullable<ApiClientOptions["fetch"]>,
  });
  let currentChatId = chatId;

  /** Calls the Bot API, whose result has the number `name`. Follows a group that has moved once. Resolves with the failure, or `null`. */
  async function call(
    name: "id" | "message_id",
    request: () => Promise<unknown>,
    mayMove = true,
  ): Promise<Failure | null> {
    try {
      expectNumber(await request(), name);
      return null;
    } catch (error) {
      const movedTo = error instanceof GrammyError ? error.parameters.migrate_to_chat_id : undefined;
      if (!mayMove || typeof movedTo !== "number" || movedTo === currentChatId) {
        const failure = classifyError(error);
        // The setting is right again once the chat that was followed is not.
        if (failure.kind === "misconfigured") currentChatId = chatId;
        return failure;
      }
      currentChatId = movedTo;
      log.warn({ outcome: "the group has become a supergroup", next: SET_NEW_NUMBER }, "channel");
      return call(name, request, false);
    }
  }

  /** No links if they cannot be built from the visitor's input: the message has to be delivered in any case. */
  function linksOf<Links>(
    { reference, facts }: Message,
    build: (...input: LinkInput) => readonly Links[],
  ): readonly Links[] {
    if (!facts?.booking) return [];
    try {
      const { name, region } = BUSINESS;
      return build(facts.booking, { reference, business: name, region: region.tr, places: LOCATIONS });
    } catch (error) {
      log.error({ outcome: "no buttons", error }, "channel");
      return [];
    }
  }

  return {
    async send(message, signal) {
      const { text, facts } = message;
      const entities = facts === null ? [] : entitiesOf(text, facts, linksOf(message, foldedDraftLinks));
      const keyboard = linksOf(message, messageButtons).map((row) => [...row]);
      // The text matters more than its layout: only without buttons and entities does it count as refused.
      const layouts: Layout[] = [{ entities }, {}];
      if (keyboard.length > 0) layouts.unshift({ entities, reply_markup: { inline_keyboard: keyboard } });
      let failure: Failure | null = null;
      for (const layout of layouts) {
        const options = {
          // A preview would only show the sign-in page of the calendar.
          link_preview_options: { is_disabled: true },
          ...(topicId === undefined ? {} : { message_thread_id: topicId }),
          ...layout,
        };
        failure = await call("message_id", () =>
          api.sendMessage(currentChatId, text, options, signal as Parameters<typeof api.sendMessage>[3]),
        );
        if (failure?.kind !== "refused") break;
      }
      return failure ?? { kind: "sent" };
    },
    async check(signal) {
      const options = signal as Parameters<typeof api.getMe>[0];
      const failure =
        (await call("id", () => api.getMe(options))) ?? (await call("id", () => api.getChat(currentChatId, options)));
      // Without a message there is nothing else that could be wrong.
      if (failure?.kind !== "refused") return failure;
      return { kind: "misconfigured", reason: `Telegram refuses to tell about the bot or the chat: ${CHECK_ALL}` };
    },
    advice: () => (currentChatId === chatId ? null : `the group has become a supergroup: ${SET_NEW_NUMBER}`),
  };
}

/**
 * Formats the relay's last line as code, which visitors cannot send, so that nobody can imitate it, folds the lines above it that are not
 * needed to act, and links the drafts that the last of these names.
 */
function entitiesOf(text: string, facts: MessageFacts, draftLinks: readonly MessageButton[]): MessageEntity[] {
  const { folded, drafts, footer } = facts;
  return [
    ...(folded === null ? [] : [{ type: "expandable_blockquote" as const, ...folded }]),
    ...(drafts ? draftLinks : []).flatMap(({ text: label, url }) => {
      const offset = text.indexOf(label, drafts?.offset);
      return offset === -1 ? [] : [{ type: "text_link" as const, offset, length: label.length, url }];
    }),
    { type: "code", ...footer },
  ];
}

/** The pause that Telegram demands, in whole seconds; undefined if it demands none, or something that is no time. */
function pauseOf(demanded: unknown): number | undefined {
  if (typeof demanded !== "number" || !(demanded > 0)) return undefined;
  return Math.min(Math.ceil(demanded), MAX_PAUSE_SECONDS);
}

/** Classifies an error of the Bot API. `reason` says what to do, and contains nothing of Telegram's description. */
function classifyApiError({ error_code: code, description, parameters }: GrammyError): Failure {
  if (typeof code !== "number" || typeof description !== "string") return ODD_ANSWER;
  const answered = (advice: string) => `Telegram answered ${code}: ${advice}`;
  if (code === 401 || code === 404 || description === "Logged out")
    return { kind: "misconfigured", reason: answered(CHECK_TOKEN) };
  const pauseSeconds = pauseOf(parameters.retry_after);
  if (pauseSeconds !== undefined)
    return { kind: "later", reason: answered(`it asks to wait ${pauseSeconds} seconds`), pauseSeconds };
  if (code === 403 || CHAT_ERROR_PATTERN.test(description))
    return { kind: "misconfigured", reason: answered(TOPIC_PATTERN.test(description) ? CHECK_TOPIC : CHECK_CHAT) };
  const passes = answered("this passes, and the relay tries again by itself");
  if (code >= 500 || RETRYABLE_STATUSES.includes(code)) return { kind: "later", reason: passes };
  return { kind: "refused", reason: answered("it does not take this message") };
}

/** Classifies a failed request to Telegram. Of network errors only codes are used: a message may contain the URL with the token. */
export function classifyError(error: unknown): Failure {
  if (error instanceof GrammyError) return classifyApiError(error);
  // A bare `null`, for example, at which the client fails, or a result without a number.
  if (!(error instanceof HttpError)) return ODD_ANSWER;
  const fault = error.error;
  if (fault instanceof SyntaxError) return { ...ODD_ANSWER, reason: "the answer is not JSON" };
  // The time of a request is over, that of all requests of an attempt, or that of a server in between.
  if (fault instanceof Error && (/timed out/.test(fault.message) || fault.name === "AbortError"))
    return { kind: "later", reason: "no answer in time", mayHaveArrived: true };
  const code = codeOf(fault instanceof Error ? fault.cause : undefined);
  const reason = /^\w{1,40}$/.test(code) ? `no usable answer (${code})` : "no usable answer";
  return { kind: "later", reason, mayHaveArrived: !UNSENT_PATTERN.test(code) };
}
