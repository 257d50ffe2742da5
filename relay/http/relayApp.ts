import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import type { Clock } from "#relay/clock.ts";
import type { AddressReader } from "#relay/http/clientAddress.ts";
import type { Log } from "#relay/log.ts";
import type { Metrics } from "#relay/metrics.ts";
import type { DeliveryLoop } from "#relay/outbox/delivery.ts";
import type { Outbox } from "#relay/outbox/outbox.ts";
import type { createRates } from "#relay/upstreams/rates.ts";
import type { createVisitors } from "#relay/upstreams/visitor.ts";
import type { createWeather } from "#relay/upstreams/weather.ts";

/** Context of a request: Node's request and response, and the request id that its log lines share. */
export interface RelayEnv {
  Bindings: HttpBindings;
  Variables: RequestIdVariables;
}

/** The relay's web application. */
export type RelayApp = Hono<RelayEnv>;
/** A request to the relay and its response. */
export type RelayContext = Context<RelayEnv>;

/** Settings of the web application, and the parts of the relay that it needs. */
export interface AppOptions {
  version: string;
  /** Origin of the site. */
  siteUrl: string;
  /** Messages per minute and address; 0 means no limit. */
  rateLimit: number;
  /** Bearer token for `/metrics`; without it there is no such route. */
  metricsToken: string | undefined;
  outbox: Outbox;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** External services, which the relay queries so that no API key reaches a browser. */
  upstreams: {
    rates: ReturnType<typeof createRates>;
    weather: ReturnType<typeof createWeather>;
    visitor: ReturnType<typeof createVisitors>;
  };
  clientAddress: AddressReader;
  /** What keeps this process from delivering while another one does. */
  ownFault: DeliveryLoop["ownFault"];
  /** Called when a message is on disk. */
  onAccepted: () => void;
}
