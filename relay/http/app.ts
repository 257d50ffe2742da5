import { Hono } from "hono";
import { bearerAuth } from "hono/bearer-auth";
import { HTTPException } from "hono/http-exception";
import { requestId } from "hono/request-id";
import { BUSINESS } from "#content/business.ts";
import { CITIES } from "#content/cities.ts";
import { LOCATIONS } from "#content/locations.ts";
import type { Language } from "#src/domain/language.ts";
import { UNKNOWN_VISITOR } from "#src/domain/message.ts";
import { answerCalendarRequest, type CalendarFacts } from "#src/domain/rideCalendar.ts";
import { CALENDAR_ENDPOINT, RATES_ENDPOINT, VISITOR_ENDPOINT, WEATHER_ENDPOINT } from "#src/i18n/paths.ts";
import { addBookings } from "#relay/http/bookings.ts";
import { createRateLimit } from "#relay/http/rateLimit.ts";
import type { AppOptions, RelayApp } from "#relay/http/relayApp.ts";
import { storeFault } from "#relay/outbox/database.ts";
import { CROWDED, DELAYED_SECONDS, type Failure } from "#relay/outbox/delivery.ts";
import type { ChannelStatus } from "#relay/outbox/outbox.ts";
import { isRatesBase } from "#relay/upstreams/rates.ts";

/** Rate limit of visitor lookups per address. A page makes one for each form that is touched. */
const VISITOR_LOOKUPS_A_MINUTE = 20;

const ASK_WITH_CITY = `Ask with ${CITIES.map(({ id }) => `city=${id}`).join(" or ")}.`;

const FOR_A_MINUTE = { "Cache-Control": "public, max-age=60" };

/** The relay's API as a function from requests to responses. */
export function createApp(options: AppOptions): RelayApp {
  const { version, outbox, clock, log, metrics, metricsToken } = options;
  const startedAt = clock.monotonic();
  const app: RelayApp = new Hono();

  // A limit of 0 rejects every id that a client sends, which could be anything.
  app.use(requestId({ limitLength: 0 }));
  addBookings(app, options);
  addLiveData(app, options);
  app.get(CALENDAR_ENDPOINT, (c) => answerCalendarRequest(c.req.url, calendarFacts, new Date(clock.now())));
  app.get("/healthz", async (c) => {
    const uptimeSeconds = Math.floor((clock.monotonic() - startedAt) / 1000);
    try {
      const { waiting, oldestSeconds, failed } = await outbox.counts();
      const { status, reason } = withOwnFault(await outbox.channelStatus(), options.ownFault());
      const isDelayed = status === "ok" && oldestSeconds >= DELAYED_SECONDS;
      const why = reason ?? (isDelayed ? CROWDED : undefined);
      const state = { status: isDelayed ? "delayed" : status, ...(why !== undefined && { reason: why }) };
      return c.json({ ...state, version, uptimeSeconds, waiting, oldestSeconds, failed });
    } catch (error) {
      const reason = storeFault(error);
      log.error({ request: c.get("requestId"), outcome: "unavailable", reason, error }, "outbox");
      const unknown = { waiting: null, oldestSeconds: null, failed: null };
      return c.json({ status: "unavailable", reason, version, uptimeSeconds, ...unknown }, 503);
    }
  });
  if (metricsToken !== undefined) {
    app.get("/metrics", bearerAuth({ token: metricsToken }), async (c) =>
      c.body(await metrics.registry.metrics(), 200, { "Content-Type": metrics.registry.contentType }),
    );
  }
  for (const path of [RATES_ENDPOINT, WEATHER_ENDPOINT, VISITOR_ENDPOINT, CALENDAR_ENDPOINT, "/healthz"]) {
    app.all(path, (c) => c.json({ ok: false, error: "Use GET." }, 405, { Allow: "GET, HEAD" }));
  }
  app.notFound((c) => c.json({ ok: false, error: "There is nothing at this address." }, 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    const { destroyed, complete } = c.env.incoming;
    // A client that disconnects while it is sending is not an error of the relay.
    const level = destroyed && !complete ? "debug" : "error";
    log[level]({ request: c.get("requestId"), outcome: "failed", error }, "request");
    return c.json({ ok: false, error: "Something went wrong on this side: try again in a minute." }, 500);
  });
  return app;
}

/** The channel's status as this process would find it: one that could not take over needs attention while another one still delivers. */
function withOwnFault(stored: ChannelStatus, own: Failure | null): ChannelStatus {
  if (own === null) return stored;
  const status = own.kind === "misconfigured" ? own.kind : stored.status;
  return { status, reason: `this replica cannot deliver: ${own.reason}` };
}

function calendarFacts(language: Language): CalendarFacts {
  return {
    business: BUSINESS.name,
    phone: BUSINESS.phone.display,
    labelOf: (id) => LOCATIONS.find((place) => place.id === id)?.label[language] ?? id,
  };
}

/** Exchange rates, the weather, and where the visitor is. */
function addLiveData(app: RelayApp, { upstreams, clientAddress, rateLimit }: AppOptions): void {
  const visitorLimit = createRateLimit(rateLimit === 0 ? 0 : VISITOR_LOOKUPS_A_MINUTE);

  app.get(RATES_ENDPOINT, async (c) => {
    const base = c.req.query("base");
    if (!isRatesBase(base)) return c.json({ ok: false, error: "Ask with base=TRY or base=EUR." }, 400);
    const answer = await upstreams.rates(base);
    if (answer === null) return c.json({ ok: false, error: "The exchange rates are not known at the moment." }, 503);
    return c.json(answer, 200, FOR_A_MINUTE);
  });

  app.get(WEATHER_ENDPOINT, async (c) => {
    const city = c.req.query("city") ?? "";
    if (!CITIES.some(({ id }) => id === city)) return c.json({ ok: false, error: ASK_WITH_CITY }, 400);
    const answer = await upstreams.weather(city);
    if (answer === null) return c.json({ ok: false, error: "The weather is not known at the moment." }, 503);
    return c.json(answer, 200, FOR_A_MINUTE);
  });

  app.get(VISITOR_ENDPOINT, async (c) => {
    const address = clientAddress(c.env.incoming);
    const { secondsToWait, isCrowded } = await visitorLimit(address);
    if (secondsToWait > 0) {
      const error = `Too many lookups: try again in ${secondsToWait} seconds.`;
      return c.json({ ok: false, error }, 429, { "Retry-After": String(secondsToWait) });
    }
    // During a flood the lookup service, whose limit is our own, is not asked, and nobody is refused.
    return c.json(isCrowded ? UNKNOWN_VISITOR : await upstreams.visitor(address));
  });
}
