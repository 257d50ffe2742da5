import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import type { Clock } from "#relay/clock.ts";
import type { AddressReader } from "#relay/http/clientAddress.ts";
import type { Log } from "#relay/log.ts";
import type { Metrics } from "#relay/metrics.ts";
import type { Outbox } from "#relay/outbox/outbox.ts";
import type { Upstreams } from "#relay/upstreams/upstreams.ts";

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
  upstreams: Upstreams;
  clientAddress: AddressReader;
  /** A message is on disk now. */
  onAccepted: () => void;
}
