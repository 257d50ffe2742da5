import { isUtf8 } from "node:buffer";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { REFERENCE_HEADER } from "#src/domain/reference.ts";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import { composePost, readForm, resultAddress } from "#relay/http/form.ts";
import { ACTIONS, isOwnAddress, parsePost, UNKNOWN_ACTION, type ErrorAnswer, type Post } from "#relay/http/post.ts";
import { createRateLimit } from "#relay/http/rateLimit.ts";
import { createRecentGuests } from "#relay/http/recentGuests.ts";
import type { AppOptions, RelayApp, RelayContext, RelayEnv } from "#relay/http/relayApp.ts";
import { storeFault } from "#relay/outbox/database.ts";
import { withFooter } from "#relay/outbox/messageFooter.ts";
import { newReference, type EnqueueResult, type NewMessage } from "#relay/outbox/outbox.ts";

const MAX_BODY_BYTES = 16 * 1024;
const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

/** What tells a repeated post. */
type Identity = Pick<NewMessage, "idempotencyKey" | "body">;

/** Adds the route for bookings and newsletter subscriptions: JSON from the page's script, or a form from a browser without JavaScript. */
export function addBookings(app: RelayApp, options: AppOptions): void {
  const { outbox, clock, log, metrics, clientAddress } = options;
  const limit = createRateLimit(options.rateLimit);
  const recentGuests = createRecentGuests(clock);

  function recordRejection(c: RelayContext, status: number): void {
    log.info({ request: c.get("requestId"), status }, "refused");
    metrics.refused.inc({ status: String(status) });
  }

  function answerError(c: RelayContext, { status, error, headers = {} }: ErrorAnswer): Response {
    recordRejection(c, status);
    return c.json({ ok: false, error }, status, headers);
  }

  const checkRequest: MiddlewareHandler<RelayEnv> = async (c, next) => {
    const origin = c.req.header("origin");
    if (origin !== undefined && !isOwnAddress(origin, c.req.header("host"), options.siteUrl)) {
      return answerError(c, { status: 403, error: "Messages are accepted from this site's own pages only." });
    }
    const coding = (c.req.header("content-encoding") ?? "identity").trim().toLowerCase();
    if (![JSON_TYPE, FORM_TYPE].includes(typeOf(c)) || coding !== "identity") {
      return answerError(c, { status: 415, error: `Send ${JSON_TYPE} or ${FORM_TYPE}, not compressed.` });
    }
    return next();
  };

  /** Stores the message that `compose` creates, and remembers who sent it. */
  async function store(
    { address, isCrowded, ...identity }: Identity & { address: string | null; isCrowded: boolean },
    compose: () => Promise<Post>,
  ): Promise<EnqueueResult> {
    const { message, booking, suspicious } = await compose();
    const reference = newReference();
    const phone = booking?.phone ?? null;
    const earlier = phone === null ? null : recentGuests.find(phone);
    const sent = withFooter({ message, booking, reference, address, now: clock.now(), suspicious, earlier });
    const result = await outbox.enqueue({ ...identity, ...sent, reference, doubtful: suspicious || isCrowded });
    if (result.outcome === "stored" && phone !== null) recentGuests.note(phone, reference);
    return result;
  }

  /**
   * Checks the rate limit and stores the message that `compose` creates. Resolves with its reference once it is on disk, otherwise with the
   * error. Over the limit, only a repeated post (one with a known key and the same body) is accepted.
   */
  async function acceptPost(
    c: RelayContext,
    identity: Identity,
    compose: () => Promise<Post>,
  ): Promise<{ reference: string } | ErrorAnswer> {
    const address = clientAddress(c.env.incoming);
    const { secondsToWait, isCrowded } = await limit(address);
    const noted = { request: c.get("requestId"), isCrowded };
    try {
      const result =
        secondsToWait > 0
          ? await outbox.findRepeated(identity)
          : await store({ ...identity, address, isCrowded }, compose);
      if (result === null) {
        const error = `Too many messages: try again in ${secondsToWait} seconds.`;
        return { status: 429, error, headers: { "Retry-After": String(secondsToWait) } };
      }
      if (result.outcome === "conflict") {
        return { status: 422, error: "This Idempotency-Key came with another message before: use a new one." };
      }
      log.info({ ...noted, ...result }, "accepted");
      metrics.accepted.inc({ outcome: result.outcome });
      options.onAccepted();
      return { reference: result.reference };
    } catch (error) {
      log.error({ ...noted, outcome: "not stored", reason: storeFault(error), error }, "accepted");
      const sentence = "The message cannot be stored at the moment: try again in a minute, or call us.";
      return { status: 503, error: sentence, headers: { "Retry-After": "60" } };
    }
  }

  async function answerJson(c: RelayContext, body: string): Promise<Response> {
    const post = parsePost(body);
    if ("status" in post) return answerError(c, post);
    const identity = {
      idempotencyKey: c.req.header("idempotency-key") || null,
      body: `${post.action}\n${post.message}`,
    };
    const answer = await acceptPost(c, identity, async () => post);
    if ("status" in answer) return answerError(c, answer);
    return c.json({ ok: true }, 200, { [REFERENCE_HEADER]: answer.reference });
  }

  async function answerForm(c: RelayContext, body: string): Promise<Response> {
    const form = new URLSearchParams(body);
    const action = ACTIONS.find((known) => known === form.get("action"));
    if (action === undefined) return answerError(c, { status: 400, error: UNKNOWN_ACTION });
    const filled = readForm(form, action);
    // A form that is sent twice within a day, because its answer was lost, is the same request.
    const identity = { idempotencyKey: `form ${body}`, body };
    const answer =
      filled === null ? { status: 400 } : await acceptPost(c, identity, () => composePost(c, filled, options));
    const isAccepted = !("status" in answer);
    if (!isAccepted) recordRejection(c, answer.status);
    return c.redirect(resultAddress(form, action, isAccepted), 303);
  }

  const limitSize = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => answerError(c, { status: 413, error: "The body is larger than 16 KiB." }),
  });
  app.post(MESSAGE_ENDPOINT, checkRequest, limitSize, async (c) => {
    const bytes = await c.req.arrayBuffer();
    const body = isUtf8(bytes) ? new TextDecoder().decode(bytes) : "";
    return typeOf(c) === JSON_TYPE ? answerJson(c, body) : answerForm(c, body);
  });
  app.all(MESSAGE_ENDPOINT, (c) => answerError(c, { status: 405, error: "Use POST.", headers: { Allow: "POST" } }));
}

function typeOf(c: RelayContext): string {
  return (c.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}
