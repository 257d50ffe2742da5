import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import type { Clock } from "#relay/clock.ts";
import type { AddressReader } from "#relay/http/clientAddress.ts";
import type { Log } from "#relay/log.ts";
import type { Metrics } from "#relay/metrics.ts";
import type { Outbox } from "#relay/outbox/outbox.ts";
import type { createRates } from "#relay/upstreams/rates.ts";
import type { createVisitors } from "#relay/upstreams/visitor.ts";
import type { createWeather } from "#relay/upstreams/weather.ts";

/** What a request carries through the app: Node's own request and response, and a name by which its log lines are found. */
export interface RelayEnv {
  Bindings: HttpBindings;
  Variables: RequestIdVariables;
}

export type RelayApp = Hono<RelayEnv>;
export type RelayContext = Context<RelayEnv>;

export interface AppOptions {
  version: string;
  /** The site's own origin. */
  siteUrl: string;
  /** Messages a minute and address; 0 is no limit. */
  rateLimit: number;
  /** Whoever sends it may read `/metrics`; without it nobody may. */
  metricsToken: string | undefined;
  outbox: Outbox;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** What the relay looks up elsewhere, so that no key reaches a browser. */
  upstreams: {
    rates: ReturnType<typeof createRates>;
    weather: ReturnType<typeof createWeather>;
    visitor: ReturnType<typeof createVisitors>;
  };
  clientAddress: AddressReader;
  /** A message is on disk now. */
  onAccepted: () => void;
}
