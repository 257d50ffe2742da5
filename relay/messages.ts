import type { IncomingMessage, ServerResponse } from "node:http";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#src/domain/language.ts";
import {
  UNKNOWN_CLIENT,
  UNKNOWN_VISITOR,
  type ClientInfo,
  type MessageSource,
  type VisitorInfo,
} from "#src/domain/message.ts";
import type { EuroRates } from "#src/domain/money.ts";
import { pathOf, SENT_ID } from "#src/i18n/paths.ts";
import { addressGroup, type AddressReader } from "#relay/clientAddress.ts";
import type { Clock } from "#relay/clock.ts";
import { messageOfBooking, messageOfSubscription } from "#relay/formMessage.ts";
import { headerOf } from "#relay/header.ts";
import type { Rates } from "#relay/live/rates.ts";
import type { Visitors } from "#relay/live/visitor.ts";
import { describeError, type Log } from "#relay/log.ts";
import type { Metrics } from "#relay/metrics.ts";
import { newReference, type Outbox } from "#relay/outbox.ts";
import { isAction, parsePost, readBody, UNKNOWN_ACTION, type Action, type Post, type Refusal } from "#relay/post.ts";
import { createRateLimit } from "#relay/rateLimit.ts";
import type { HeaderList } from "#relay/readyFile.ts";
import { withRelayLine } from "#relay/relayLine.ts";
import { REQUEST_ID } from "#relay/requestId.ts";

/** How long a booking without JavaScript waits for the visitor's place and the rates, in milliseconds. */
const LOOKUP_MS = 1_500;

/** How long what is left of a body that nobody reads may still come, so that the answer is read; in milliseconds. */
const UNREAD_MS = 500;

/** Where each action's form stands, and the hash of the block that tells how it went. */
const RESULTS = {
  sendReservation: { section: "reservation", good: SENT_ID, bad: "not-sent" },
  sendMessage: { section: "blog", good: "subscribed", bad: "not-subscribed" },
} as const;

export interface MessagesOptions {
  /** The site's own origin. */
  siteUrl: string;
  /** Messages a minute and client address; 0 is no limit. */
  rateLimit: number;
  outbox: Outbox;
  clock: Clock;
  log: Log;
  live: { rates: Rates; visitors: Visitors };
  clientAddress: AddressReader;
  /** A message is on disk now. */
  onAccepted: () => void;
  /** `null`: nobody counts. */
  metrics: Metrics | null;
}

/**
 * Answers the address to which bookings and subscriptions are posted, with every answer of its contract. Like the site it speaks to
 * Node's server without anything between them, so that a crowd that posts at once is answered soon.
 */
export interface Messages {
  /** `id` is the request's name in the log and in the answer. */
  answer(request: IncomingMessage, response: ServerResponse, id: string): Promise<void>;
}

/** A request on its way to its answer. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  id: string;
}

/** An answer as it is sent. */
interface Answer {
  status: number;
  /** Goes out as JSON; `null`: there is no body. */
  body: string | null;
  headers?: HeaderList;
}

/** What the log tells of a message, whatever comes of it. */
interface Noted {
  request: string;
  reference: string;
  suspicious: boolean;
}

const TAKEN: Answer = { status: 200, body: JSON.stringify({ ok: true }) };

/** The browser as its headers tell it; the rest can only be asked by a script. */
function clientOf(request: IncomingMessage, visitor: VisitorInfo): ClientInfo {
  const platform = (headerOf(request, "sec-ch-ua-platform") ?? "").replaceAll('"', "");
  return {
    ...UNKNOWN_CLIENT,
    ...visitor,
    device: platform || UNKNOWN_CLIENT.device,
    browser: headerOf(request, "user-agent") ?? UNKNOWN_CLIENT.browser,
  };
}

/** What is left of a body that nobody reads is thrown away. A client that sends on and on is cut. */
function dropRest(request: IncomingMessage): void {
  const timer = setTimeout(() => request.destroy(), UNREAD_MS);
  request.once("close", () => clearTimeout(timer)).resume();
}

/** `always` are the headers of every answer. */
export function createMessages(options: MessagesOptions, always: HeaderList): Messages {
  const { siteUrl, rateLimit, outbox, clock, log, live, clientAddress, metrics } = options;
  const limit = createRateLimit(rateLimit, clock.steady);

  function send({ request, response, id }: Exchange, { status, body, headers = [] }: Answer): void {
    const type = body === null ? [] : ["Content-Type", "application/json"];
    const length = ["Content-Length", String(body === null ? 0 : Buffer.byteLength(body))];
    const own = [...type, ...length, "Cache-Control", "no-store", REQUEST_ID, id, ...headers, ...always];
    response.writeHead(status, own).end(body ?? undefined);
    if (!request.complete) dropRest(request);
  }

  function noteRefusal(id: string, status: number): void {
    log.info("refused", { request: id, status });
    metrics?.refused(status);
  }

  function refuse(exchange: Exchange, { status, error, headers = {} }: Refusal): void {
    noteRefusal(exchange.id, status);
    // What is left of a body that nobody will read must not be taken for the next request.
    const connection = status === 413 ? ["Connection", "close"] : [];
    const body = JSON.stringify({ ok: false, error });
    send(exchange, { status, body, headers: [...Object.entries(headers).flat(), ...connection] });
  }

  /** Whether an address (`Origin`, `Referer`) is on this site: its host is the request's own, or that of `SITE_URL`. */
  function isOwn(request: IncomingMessage, address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, host } = new URL(address);
    if (protocol !== "http:" && protocol !== "https:") return false;
    const asked = `${protocol}//${headerOf(request, "host") ?? ""}`;
    return host === new URL(siteUrl).host || (URL.canParse(asked) && host === new URL(asked).host);
  }

  /** What comes of a message that was given to the store. `null`: it is on disk. */
  async function outcomeOf(accepting: ReturnType<Outbox["accept"]>, noted: Noted): Promise<Refusal | null> {
    try {
      const acceptance = await accepting;
      if (acceptance === "mismatched") {
        return { status: 422, error: "This Idempotency-Key came with another message before: use a new one." };
      }
      log.info("accepted", { ...noted, outcome: acceptance });
      options.onAccepted();
      return null;
    } catch (error) {
      log.error("accepted", { ...noted, outcome: "not stored", error: describeError(error) });
      const sentence = "The message cannot be stored at the moment: try again in a minute, or call us.";
      return { status: 503, error: sentence, headers: { "Retry-After": "60" } };
    }
  }

  /** Stores a message. `null`: it is on disk. */
  function store({ request, id }: Exchange, { action, message, suspicious }: Post): Promise<Refusal | null> {
    const address = clientAddress(request);
    const seconds = limit.take(addressGroup(address ?? "unknown"));
    if (seconds > 0) {
      const error = `Too many messages from this address: try again in ${seconds} seconds.`;
      return Promise.resolve({ status: 429, error, headers: { "Retry-After": String(seconds) } });
    }
    const reference = newReference();
    const accepting = outbox.accept({
      reference,
      text: withRelayLine({ message, reference, address, now: clock.now(), suspicious }),
      idempotencyKey: headerOf(request, "idempotency-key") || null,
      body: [action, "\n", message],
    });
    return outcomeOf(accepting, { request: id, reference, suspicious });
  }

  /** What `promise` gives, or `fallback` when it takes too long. */
  async function soon<T>(promise: Promise<T>, fallback: T): Promise<T> {
    const timer = new AbortController();
    const late = clock.sleep(LOOKUP_MS, timer.signal).then(() => fallback);
    const value = await Promise.race([promise, late]);
    timer.abort();
    return value;
  }

  async function composed(
    request: IncomingMessage,
    form: URLSearchParams,
    action: Action,
    language: Language,
  ): Promise<string | null> {
    const page = headerOf(request, "referer");
    const url = page !== undefined && isOwn(request, page) ? page : siteUrl + pathOf(language, RESULTS[action].section);
    const source: MessageSource = { host: new URL(url).host, url, language };
    if (action === "sendMessage") return messageOfSubscription(form, source);
    const [visitor, quoted] = await Promise.all([
      soon(live.visitors.get(clientAddress(request)), UNKNOWN_VISITOR),
      soon(live.rates.get("EUR"), null),
    ]);
    const rates: EuroRates = quoted?.rates ?? {};
    return messageOfBooking(form, { source, client: clientOf(request, visitor), rates, now: new Date(clock.now()) });
  }

  async function answerForm(exchange: Exchange, body: string | null): Promise<void> {
    const form = new URLSearchParams(body ?? "");
    const action = form.get("action");
    if (!isAction(action)) return refuse(exchange, { status: 400, error: UNKNOWN_ACTION });
    const wanted = form.get("language");
    const language = isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE;
    const { section, good, bad } = RESULTS[action];

    const message = await composed(exchange.request, form, action, language);
    const suspicious = (form.get("website") ?? "").trim() !== "";
    const refusal = message === null ? { status: 400 } : await store(exchange, { action, message, suspicious });
    if (refusal !== null) noteRefusal(exchange.id, refusal.status);
    const location = `${pathOf(language, section)}#${refusal === null ? good : bad}`;
    send(exchange, { status: 303, body: null, headers: ["Location", location] });
  }

  async function answerStored(exchange: Exchange, storing: Promise<Refusal | null>): Promise<void> {
    const refusal = await storing;
    if (refusal === null) send(exchange, TAKEN);
    else refuse(exchange, refusal);
  }

  /** Not `async`, like `store`: while a crowd waits for the disk, what was posted is held by nobody else. */
  function answerBody(exchange: Exchange, type: string, body: string | "tooLarge" | null): Promise<void> | void {
    if (body === "tooLarge") return refuse(exchange, { status: 413, error: "The body is larger than 16 KiB." });
    if (type !== "application/json") return answerForm(exchange, body);
    const post = parsePost(body);
    return "status" in post ? refuse(exchange, post) : answerStored(exchange, store(exchange, post));
  }

  async function answer(exchange: Exchange): Promise<void> {
    const { request } = exchange;
    if (request.method !== "POST") {
      return refuse(exchange, { status: 405, error: "Use POST.", headers: { Allow: "POST" } });
    }
    const origin = headerOf(request, "origin");
    if (origin !== undefined && !isOwn(request, origin)) {
      return refuse(exchange, { status: 403, error: "Messages are taken from this site's own pages only." });
    }
    const type = (headerOf(request, "content-type") ?? "").split(";")[0]?.trim().toLowerCase();
    const coding = (headerOf(request, "content-encoding") ?? "identity").trim().toLowerCase();
    if ((type !== "application/json" && type !== "application/x-www-form-urlencoded") || coding !== "identity") {
      const error = "Send application/json or application/x-www-form-urlencoded, not compressed.";
      return refuse(exchange, { status: 415, error });
    }
    return answerBody(exchange, type, await readBody(request));
  }

  return {
    async answer(request, response, id) {
      const exchange = { request, response, id };
      try {
        await answer(exchange);
      } catch (error) {
        log.error("request", { request: id, outcome: "failed", error: describeError(error) });
        const sentence = "Something went wrong on this side: try again in a minute.";
        if (response.headersSent) response.destroy();
        else send(exchange, { status: 500, body: JSON.stringify({ ok: false, error: sentence }) });
      }
    },
  };
}
