import { createHash, timingSafeEqual } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { RATES_ENDPOINT, VISITOR_ENDPOINT, WEATHER_ENDPOINT } from "#src/i18n/paths.ts";
import type { AddressReader } from "#relay/clientAddress.ts";
import type { Clock } from "#relay/clock.ts";
import type { DeliveryStatus } from "#relay/deliver.ts";
import { describeError, type Log } from "#relay/log.ts";
import { headerOf } from "#relay/header.ts";
import type { Metrics } from "#relay/metrics.ts";
import type { Outbox } from "#relay/outbox.ts";
import { requestIdOf } from "#relay/requestId.ts";
import { METRICS_PATH } from "#relay/routes.ts";
import { isRatesBase, type Rates } from "#relay/live/rates.ts";
import type { Visitors } from "#relay/live/visitor.ts";
import { isCity, type Weather } from "#relay/live/weather.ts";

/** Node's own request and response, beside those of the web. */
export interface RelayEnv {
  Bindings: HttpBindings;
}

export interface AppOptions {
  version: string;
  outbox: Outbox;
  clock: Clock;
  log: Log;
  live: { rates: Rates; weather: Weather; visitors: Visitors };
  clientAddress: AddressReader;
  deliveryStatus: () => DeliveryStatus;
  /** The counts, and what has to be known to see them; `null`: nobody counts. */
  metrics: { counts: Metrics; token: string } | null;
}

/** Compares in a time that tells nothing about where two texts differ. */
function isSame(given: string, expected: string): boolean {
  const [a = Buffer.alloc(0), b = Buffer.alloc(0)] = [given, expected].map((text) =>
    createHash("sha256").update(text).digest(),
  );
  return timingSafeEqual(a, b);
}

/** The relay's interface, but for what is posted, as a function from requests to responses. */
export function createApp(options: AppOptions): Hono<RelayEnv> {
  const { outbox, clock, log, live, version } = options;
  const startedAt = clock.steady();
  const app = new Hono<RelayEnv>();

  app.get(RATES_ENDPOINT, async (c) => {
    c.header("Cache-Control", "no-store");
    const base = c.req.query("base");
    if (!isRatesBase(base)) return c.json({ ok: false, error: "Ask with base=TRY or base=EUR." }, 400);
    const answer = await live.rates.get(base);
    if (answer === null) return c.json({ ok: false, error: "The exchange rates are not known at the moment." }, 503);
    c.header("Cache-Control", "public, max-age=60");
    return c.json(answer);
  });

  app.get(WEATHER_ENDPOINT, async (c) => {
    c.header("Cache-Control", "no-store");
    const city = c.req.query("city");
    if (!isCity(city)) return c.json({ ok: false, error: "Ask with city=bodrum or city=istanbul." }, 400);
    const answer = await live.weather.get(city);
    if (answer === null) return c.json({ ok: false, error: "The weather is not known at the moment." }, 503);
    c.header("Cache-Control", "public, max-age=60");
    return c.json(answer);
  });

  app.get(VISITOR_ENDPOINT, async (c) => {
    c.header("Cache-Control", "no-store");
    return c.json(await live.visitors.get(options.clientAddress(c.env.incoming)));
  });

  for (const path of [RATES_ENDPOINT, WEATHER_ENDPOINT, VISITOR_ENDPOINT, "/healthz"]) {
    app.on(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"], path, (c) =>
      c.json({ ok: false, error: "Use GET." }, 405, { Allow: "GET, HEAD" }),
    );
  }
  app.get("/healthz", async (c) => {
    c.header("Cache-Control", "no-store");
    const uptimeSeconds = Math.floor((clock.steady() - startedAt) / 1000);
    try {
      const { waiting, oldestSeconds, failed } = await outbox.counts();
      return c.json({ status: options.deliveryStatus(), version, uptimeSeconds, waiting, oldestSeconds, failed });
    } catch (error) {
      log.error("outbox", {
        request: requestIdOf(c.env.outgoing),
        outcome: "unavailable",
        error: describeError(error),
      });
      return c.json(
        { status: "unavailable", version, uptimeSeconds, waiting: null, oldestSeconds: null, failed: null },
        503,
      );
    }
  });

  if (options.metrics !== null) {
    const { counts, token } = options.metrics;
    app.get(METRICS_PATH, async (c) => {
      c.header("Cache-Control", "no-store");
      if (!isSame(headerOf(c.env.incoming, "authorization") ?? "", `Bearer ${token}`)) {
        return c.json({ ok: false, error: "Send the token of METRICS_TOKEN." }, 401, { "WWW-Authenticate": "Bearer" });
      }
      return c.body(await counts.text(), 200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" });
    });
  }
  app.notFound((c) => c.json({ ok: false, error: "There is nothing at this address." }, 404));

  app.onError((error, c) => {
    log.error("request", { request: requestIdOf(c.env.outgoing), outcome: "failed", error: describeError(error) });
    return c.json({ ok: false, error: "Something went wrong on this side: try again in a minute." }, 500);
  });
  return app;
}
