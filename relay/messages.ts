import type { Context } from "hono";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#src/domain/language.ts";
import {
  UNKNOWN_CLIENT,
  UNKNOWN_VISITOR,
  type ClientInfo,
  type MessageSource,
  type VisitorInfo,
} from "#src/domain/message.ts";
import type { EuroRates } from "#src/domain/money.ts";
import { pathOf } from "#src/i18n/paths.ts";
import type { RelayDeps, RelayEnv } from "#relay/app.ts";
import { addressGroup } from "#relay/clientAddress.ts";
import { messageOfBooking, messageOfSubscription } from "#relay/formMessage.ts";
import { headerOf } from "#relay/header.ts";
import { describeError } from "#relay/log.ts";
import { newReference } from "#relay/outbox.ts";
import { isAction, parsePost, readBody, UNKNOWN_ACTION, type Action, type Post, type Refusal } from "#relay/post.ts";
import { createRateLimit } from "#relay/rateLimit.ts";
import { withRelayLine } from "#relay/relayLine.ts";

/** How long a booking without JavaScript waits for the visitor's place and the rates, in milliseconds. */
const LOOKUP_MS = 1_500;

/** Where each action's form stands, and the hash of the block that tells how it went. */
const RESULTS = {
  sendReservation: { section: "reservation", good: "sent", bad: "not-sent" },
  sendMessage: { section: "blog", good: "subscribed", bad: "not-subscribed" },
} as const;

/** The browser as its headers tell it; the rest can only be asked by a script. */
function clientOf(c: Context<RelayEnv>, visitor: VisitorInfo): ClientInfo {
  const platform = (headerOf(c.env.incoming, "sec-ch-ua-platform") ?? "").replaceAll('"', "");
  return {
    ...UNKNOWN_CLIENT,
    ...visitor,
    device: platform || UNKNOWN_CLIENT.device,
    browser: headerOf(c.env.incoming, "user-agent") ?? UNKNOWN_CLIENT.browser,
  };
}

/** Answers the address to which bookings and subscriptions are posted, with every answer of its contract. */
export function createMessageHandler(deps: RelayDeps): (c: Context<RelayEnv>) => Promise<Response> {
  const { siteUrl, rateLimit, outbox, clock, log, live } = deps;
  const limit = createRateLimit(rateLimit, clock.now);

  function refuse(c: Context<RelayEnv>, { status, error, headers = {} }: Refusal): Response {
    log.info("refused", { request: deps.requestId(c), status });
    deps.metrics?.counts.refused(status);
    // What is left of a body that nobody will read must not be taken for the next request.
    return c.json({ ok: false, error }, status, { ...headers, ...(status === 413 ? { Connection: "close" } : {}) });
  }

  /** Whether an address (`Origin`, `Referer`) is on this site: its host is the request's own, or that of `SITE_URL`. */
  function isOwn(c: Context<RelayEnv>, address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, host } = new URL(address);
    if (protocol !== "http:" && protocol !== "https:") return false;
    const asked = `${protocol}//${headerOf(c.env.incoming, "host") ?? ""}`;
    return host === new URL(siteUrl).host || (URL.canParse(asked) && host === new URL(asked).host);
  }

  /** Stores a message. `null`: it is on disk. */
  async function store(c: Context<RelayEnv>, post: Post): Promise<Refusal | null> {
    const address = deps.clientAddress(c);
    const seconds = limit.take(addressGroup(address ?? "unknown"));
    if (seconds > 0) {
      const error = `Too many messages from this address: try again in ${seconds} seconds.`;
      return { status: 429, error, headers: { "Retry-After": String(seconds) } };
    }
    const reference = newReference();
    const { message, suspicious } = post;
    try {
      const acceptance = await outbox.accept({
        reference,
        text: withRelayLine({ message, reference, address, now: clock.now(), suspicious }),
        idempotencyKey: headerOf(c.env.incoming, "idempotency-key") || null,
        body: `${post.action}\n${message}`,
      });
      if (acceptance === "mismatched") {
        return { status: 422, error: "This Idempotency-Key came with another message before: use a new one." };
      }
      log.info("accepted", { request: deps.requestId(c), reference, outcome: acceptance, suspicious });
      deps.onAccepted();
      return null;
    } catch (error) {
      log.error("accepted", {
        request: deps.requestId(c),
        reference,
        outcome: "not stored",
        error: describeError(error),
      });
      const sentence = "The message cannot be stored at the moment: try again in a minute, or call us.";
      return { status: 503, error: sentence, headers: { "Retry-After": "60" } };
    }
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
    c: Context<RelayEnv>,
    form: URLSearchParams,
    action: Action,
    language: Language,
  ): Promise<string | null> {
    const page = headerOf(c.env.incoming, "referer");
    const url = page !== undefined && isOwn(c, page) ? page : siteUrl + pathOf(language, RESULTS[action].section);
    const source: MessageSource = { host: new URL(url).host, url, language };
    if (action === "sendMessage") return messageOfSubscription(form, source);
    const [visitor, quoted] = await Promise.all([
      soon(live.visitors.get(deps.clientAddress(c)), UNKNOWN_VISITOR),
      soon(live.rates.get("EUR"), null),
    ]);
    const rates: EuroRates = quoted?.rates ?? {};
    return messageOfBooking(form, { source, client: clientOf(c, visitor), rates, now: new Date(clock.now()) });
  }

  async function answerForm(c: Context<RelayEnv>, body: string | null): Promise<Response> {
    const form = new URLSearchParams(body ?? "");
    const action = form.get("action");
    if (!isAction(action)) return refuse(c, { status: 400, error: UNKNOWN_ACTION });
    const wanted = form.get("language");
    const language = isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE;
    const { section, good, bad } = RESULTS[action];

    const message = await composed(c, form, action, language);
    const suspicious = (form.get("website") ?? "").trim() !== "";
    const refusal = message === null ? { status: 400 } : await store(c, { action, message, suspicious });
    if (refusal !== null) {
      log.info("refused", { request: deps.requestId(c), status: refusal.status });
      deps.metrics?.counts.refused(refusal.status);
    }
    const location = `${pathOf(language, section)}#${refusal === null ? good : bad}`;
    return c.body(null, 303, { Location: location, "Content-Length": "0" });
  }

  return async (c) => {
    c.header("Cache-Control", "no-store");
    if (c.req.method !== "POST") return refuse(c, { status: 405, error: "Use POST.", headers: { Allow: "POST" } });

    const origin = headerOf(c.env.incoming, "origin");
    if (origin !== undefined && !isOwn(c, origin)) {
      return refuse(c, { status: 403, error: "Messages are taken from this site's own pages only." });
    }
    const type = (headerOf(c.env.incoming, "content-type") ?? "").split(";")[0]?.trim().toLowerCase();
    const coding = (headerOf(c.env.incoming, "content-encoding") ?? "identity").trim().toLowerCase();
    if ((type !== "application/json" && type !== "application/x-www-form-urlencoded") || coding !== "identity") {
      return refuse(c, {
        status: 415,
        error: "Send application/json or application/x-www-form-urlencoded, not compressed.",
      });
    }
    const body = await readBody(c.env.incoming);
    if (body === "tooLarge") return refuse(c, { status: 413, error: "The body is larger than 16 KiB." });
    if (type !== "application/json") return answerForm(c, body);

    const post = parsePost(body);
    if ("status" in post) return refuse(c, post);
    const refusal = await store(c, post);
    return refusal === null ? c.json({ ok: true }) : refuse(c, refusal);
  };
}
