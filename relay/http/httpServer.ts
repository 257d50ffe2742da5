import { once } from "node:events";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import {
  CALENDAR_ENDPOINT,
  MESSAGE_ENDPOINT,
  RATES_ENDPOINT,
  VISITOR_ENDPOINT,
  WEATHER_ENDPOINT,
} from "#src/i18n/paths.ts";
import type { RelayApp } from "#relay/http/relayApp.ts";
import type { SecurityHeaders } from "#relay/http/securityHeaders.ts";
import { codeOf, type Log } from "#relay/log.ts";
import type { Metrics } from "#relay/metrics.ts";
import { SettingsError } from "#relay/settings.ts";

/** Timeouts in milliseconds and sizes in bytes; connections that exceed them are closed. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  /** Idle time between two requests. A proxy has to close idle connections sooner. */
  keepAliveTimeout: 30_000,
  /** How often the timeouts are checked. */
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};

/** Timeout without traffic in either direction, for example if a client never reads the response. */
const SOCKET_TIMEOUT_MS = 60_000;
/** Limits the memory that idle connections use. */
const MAX_CONNECTIONS = 2_000;

/** Paths of the API; all others belong to the site. */
const API = /^\/(?:api\/.*|healthz|metrics)$/;
/** Paths with a metric label of their own. All others share one label, so that their number is bounded. */
const ROUTES = [
  MESSAGE_ENDPOINT,
  RATES_ENDPOINT,
  WEATHER_ENDPOINT,
  VISITOR_ENDPOINT,
  CALENDAR_ENDPOINT,
  "/healthz",
  "/metrics",
];

interface ServerOptions {
  app: RelayApp;
  pages: RequestListener;
  headers: SecurityHeaders;
  log: Log;
  metrics: Metrics;
}

/** Creates Node's HTTP server for the API and the pages, with limits for slow clients. It does not listen yet. */
export function createHttpServer({ app, pages, headers, log, metrics }: ServerOptions): Server {
  const answerApi = getRequestListener(app.fetch);

  /** Records the metrics of a request and, at the level `debug`, logs it when it has ended: the route, without parameters. */
  function observe(response: ServerResponse, method: string | undefined, path: string): void {
    const started = performance.now();
    response.once("close", () => {
      const ms = performance.now() - started;
      const route = ROUTES.includes(path) ? path : API.test(path) ? "/api/*" : "site";
      const { statusCode: status, writableFinished: isWhole } = response;
      metrics.requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
      const request = response.getHeader("X-Request-Id") ?? null;
      const outcome = isWhole ? "answered" : "cut";
      log.debug({ request, method, route, status, outcome, ms: Math.round(ms) }, "request");
    });
  }

  const server = createServer(LIMITS, (request, response) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    observe(response, request.method, path);
    if (!API.test(path)) {
      try {
        return pages(request, response);
      } catch (error) {
        log.error({ outcome: "failed", error }, "request");
        return void response.destroy();
      }
    }
    for (const [name, value] of Object.entries(headers.defaultHeaders)) response.setHeader(name, value);
    response.setHeader("Cache-Control", "no-store");
    answerApi(request, response).catch(() => response.destroy());
  });
  server.setTimeout(SOCKET_TIMEOUT_MS);
  server.maxConnections = MAX_CONNECTIONS;
  // At the limit, idle kept-alive connections are closed; their clients open new ones when they need them.
  server.on("drop", () => server.closeIdleConnections());
  return server;
}

/** Resolves with the port once the server listens. Otherwise rejects with a `SettingsError` that says what to do. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  try {
    await once(server.listen(port, host), "listening");
  } catch (error) {
    const code = codeOf(error);
    if (code === "EADDRINUSE")
      throw new SettingsError(
        `Port ${port} is already in use. Stop what uses it, or choose another port: PORT=${port + 1} npm start`,
      );
    if (code === "EACCES")
      throw new SettingsError(`Port ${port} may not be used by this user. Choose one above 1023: PORT=3000 npm start`);
    // The value is not printed: it may be a secret in the wrong place.
    throw new SettingsError(`HOST cannot be listened on (${code}). Use an address of this machine, e.g. 127.0.0.1.`);
  }
  return (server.address() as AddressInfo).port;
}
