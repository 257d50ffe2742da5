import { Hono } from "hono";
import { bearerAuth } from "hono/bearer-auth";
import { HTTPException } from "hono/http-exception";
import { requestId } from "hono/request-id";
import { RATES_ENDPOINT, VISITOR_ENDPOINT, WEATHER_ENDPOINT } from "#src/i18n/paths.ts";
import { addBookings } from "#relay/http/bookings.ts";
import { addLiveData } from "#relay/http/liveData.ts";
import type { AppOptions, RelayApp } from "#relay/http/relayApp.ts";

/** The relay's API as a function from requests to responses. */
export function createApp(options: AppOptions): RelayApp {
  const { version, outbox, clock, log, metrics, metricsToken } = options;
  const startedAt = clock.monotonic();
  const app: RelayApp = new Hono();

  // An id that the client sends is not used: it could be anything.
  app.use(requestId({ headerName: "" }));
  app.use((c, next) => {
    c.env.outgoing.setHeader("X-Request-Id", c.get("requestId"));
    return next();
  });
  addBookings(app, options);
  addLiveData(app, options);
  app.get("/healthz", async (c) => {
    const uptimeSeconds = Math.floor((clock.monotonic() - startedAt) / 1000);
    try {
      const { waiting, oldestSeconds, failed } = await outbox.counts();
      return c.json({ status: await outbox.deliveryStatus(), version, uptimeSeconds, waiting, oldestSeconds, failed });
    } catch (error) {
      log.error({ request: c.get("requestId"), outcome: "unavailable", error }, "outbox");
      const unknown = { waiting: null, oldestSeconds: null, failed: null };
      return c.json({ status: "unavailable", version, uptimeSeconds, ...unknown }, 503);
    }
  });
  if (metricsToken !== undefined) {
    app.get("/metrics", bearerAuth({ token: metricsToken }), async (c) =>
      c.body(await metrics.registry.metrics(), 200, { "Content-Type": metrics.registry.contentType }),
    );
  }
  for (const path of [RATES_ENDPOINT, WEATHER_ENDPOINT, VISITOR_ENDPOINT, "/healthz"]) {
    app.all(path, (c) => c.json({ ok: false, error: "Use GET." }, 405, { Allow: "GET, HEAD" }));
  }
  app.notFound((c) => c.json({ ok: false, error: "There is nothing at this address." }, 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    const { destroyed, complete } = c.env.incoming;
    // Whoever hangs up in the middle of a post is no error of this side.
    const level = destroyed && !complete ? "debug" : "error";
    log[level]({ request: c.get("requestId"), outcome: "failed", error }, "request");
    return c.json({ ok: false, error: "Something went wrong on this side: try again in a minute." }, 500);
  });
  return app;
}
