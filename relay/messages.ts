import type { Context } from "hono";
import * as z from "zod";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#src/domain/language.ts";
import { MAX_MESSAGE_LENGTH, UNKNOWN_CLIENT, type ClientInfo, type MessageSource } from "#src/domain/message.ts";
import type { EuroRates } from "#src/domain/money.ts";
import { pathOf } from "#src/i18n/paths.ts";
import type { RelayDeps, RelayEnv } from "#relay/app.ts";
import { addressGroup } from "#relay/clientAddress.ts";
import { messageOfBooking, messageOfSubscription } from "#relay/formMessage.ts";
import { describeError } from "#relay/log.ts";
import { newReference } from "#relay/outbox.ts";
import { createRateLimit } from "#relay/rateLimit.ts";
import { withRelayLine } from "#relay/relayLine.ts";
import { UNKNOWN_VISITOR, type VisitorAnswer } from "#relay/live/visitor.ts";

const MAX_BODY_BYTES = 16 * 1024;
/** Nobody fills a form in faster, in milliseconds. */
const HUMAN_MS = 2_000;
/** How long a form without JavaScript waits for the visitor's place and the rates, in milliseconds. */
const LOOKUP_MS = 1_500;

const ACTIONS = ["sendReservation", "sendMessage"] as const;
type Action = (typeof ACTIONS)[number];

/** Where each action's form stands, and the hash of the block that tells how it went. */
const RESULTS = {
  sendReservation: { section: "reservation", good: "sent", bad: "not-sent" },
  sendMessage: { section: "blog", good: "subscribed", bad: "not-subscribed" },
} as const;

const isAction = (value: unknown): value is Action => ACTIONS.some((action) => action === value);

const JSON_BODY = z.object({
  action: z.enum(ACTIONS),
  message: z
    .string()
    .max(MAX_MESSAGE_LENGTH)
    .refine((message) => message.trim() !== ""),
  // Signs of a machine. Whatever stands there, they never cost a booking.
  website: z.string().optional().catch(undefined),
  elapsedMs: z.number().optional().catch(undefined),
});

const FAULTS: Record<string, string> = {
  action: `Unknown action: send ${ACTIONS.join(" or ")}.`,
  message: `The message has to be a text of 1 to ${MAX_MESSAGE_LENGTH} characters.`,
};

type Refusal = {
  status: 400 | 403 | 405 | 413 | 415 | 422 | 429 | 503;
  error: string;
  headers?: Record<string, string>;
};

interface Post {
  action: Action;
  message: string;
  suspicious: boolean;
}

/** The body's text, `"tooLarge"`, or `null` when it is no UTF-8 or ends half-way. */
async function readBody(request: Request): Promise<string | "tooLarge" | null> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) return "tooLarge";
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MAX_BODY_BYTES) return "tooLarge";
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch {
    return null;
  }
}

function parsePost(body: string | null): Post | Refusal {
  let json: unknown;
  try {
    json = JSON.parse(body ?? "");
  } catch {
    return { status: 400, error: 'The body is not valid JSON. Send {"action":"sendReservation","message":"…"}.' };
  }
  const checked = JSON_BODY.safeParse(json);
  if (!checked.success) {
    const field = String(checked.error.issues[0]?.path[0]);
    return { status: 400, error: FAULTS[field] ?? "The body has to be a JSON object with action and message." };
  }
  const { action, message, website = "", elapsedMs = Number.POSITIVE_INFINITY } = checked.data;
  return { action, message, suspicious: website.trim() !== "" || elapsedMs < HUMAN_MS };
}

/** The browser as its headers tell it; the rest can only be asked by a script. */
function clientOf(c: Context<RelayEnv>, visitor: VisitorAnswer): ClientInfo {
  const platform = (c.req.header("sec-ch-ua-platform") ?? "").replaceAll('"', "");
  return {
    ...UNKNOWN_CLIENT,
    ...visitor,
    device: platform || UNKNOWN_CLIENT.device,
    browser: c.req.header("user-agent") ?? UNKNOWN_CLIENT.browser,
  };
}

/** Answers the address to which bookings and subscriptions are posted, with every answer of its contract. */
export function createMessageHandler(deps: RelayDeps): (c: Context<RelayEnv>) => Promise<Response> {
  const { siteUrl, rateLimit, outbox, clock, log, live } = deps;
  const limit = createRateLimit(rateLimit, clock.now);

  function refuse(c: Context<RelayEnv>, { status, error, headers = {} }: Refusal): Response {
    log.info("refused", { status });
    // What is left of a body that nobody will read must not be taken for the next request.
    return c.json({ ok: false, error }, status, { ...headers, ...(status === 413 ? { Connection: "close" } : {}) });
  }

  /** Whether an address (`Origin`, `Referer`) is on this site: its host is the request's own, or that of `SITE_URL`. */
  function isOwn(c: Context<RelayEnv>, address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, host } = new URL(address);
    if (protocol !== "http:" && protocol !== "https:") return false;
    const asked = `${protocol}//${c.req.header("host") ?? new URL(c.req.url).host}`;
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
        idempotencyKey: c.req.header("idempotency-key") || null,
        body: `${post.action}\n${message}`,
      });
      log.info("accepted", { reference, outcome: acceptance, suspicious });
      if (acceptance === "mismatched") {
        return { status: 422, error: "This Idempotency-Key came with another message before: use a new one." };
      }
      deps.onAccepted();
      return null;
    } catch (error) {
      log.error("accepted", { reference, outcome: "not stored", error: describeError(error) });
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
    const page = c.req.header("referer");
    const url = page !== undefined && isOwn(c, page) ? page : siteUrl + pathOf(language, RESULTS[action].section);
    const source: MessageSource = { host: new URL(url).host, url, language };
    const [visitor, quoted] = await Promise.all([
      soon(live.visitors.get(deps.clientAddress(c)), UNKNOWN_VISITOR),
      soon(live.rates.get("EUR"), null),
    ]);
    const rates: EuroRates = quoted?.rates ?? {};
    const context = { source, client: clientOf(c, visitor), rates, now: new Date(clock.now()) };
    return action === "sendReservation" ? messageOfBooking(form, context) : messageOfSubscription(form, context);
  }

  async function answerForm(c: Context<RelayEnv>, body: string | null): Promise<Response> {
    const form = new URLSearchParams(body ?? "");
    const action = form.get("action");
    if (!isAction(action)) return refuse(c, { status: 400, error: FAULTS["action"] ?? "" });
    const wanted = form.get("language");
    const language = isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE;
    const { section, good, bad } = RESULTS[action];

    const message = await composed(c, form, action, language);
    const suspicious = (form.get("website") ?? "").trim() !== "";
    const refusal = message === null ? { status: 400 } : await store(c, { action, message, suspicious });
    if (refusal !== null) log.info("refused", { status: refusal.status });
    const location = `${pathOf(language, section)}#${refusal === null ? good : bad}`;
    return c.body(null, 303, { Location: location, "Content-Length": "0" });
  }

  return async (c) => {
    c.header("Cache-Control", "no-store");
    if (c.req.method !== "POST") return refuse(c, { status: 405, error: "Use POST.", headers: { Allow: "POST" } });

    const origin = c.req.header("origin");
    if (origin !== undefined && !isOwn(c, origin)) {
      return refuse(c, { status: 403, error: "Messages are taken from this site's own pages only." });
    }
    const type = (c.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
    const coding = (c.req.header("content-encoding") ?? "identity").trim().toLowerCase();
    if ((type !== "application/json" && type !== "application/x-www-form-urlencoded") || coding !== "identity") {
      return refuse(c, {
        status: 415,
        error: "Send application/json or application/x-www-form-urlencoded, not compressed.",
      });
    }
    const body = await readBody(c.req.raw);
    if (body === "tooLarge") return refuse(c, { status: 413, error: "The body is larger than 16 KiB." });
    if (type !== "application/json") return answerForm(c, body);

    const post = parsePost(body);
    if ("status" in post) return refuse(c, post);
    const refusal = await store(c, post);
    return refusal === null ? c.json({ ok: true }) : refuse(c, refusal);
  };
}
