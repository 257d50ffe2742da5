import { type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import type { RelayEnv } from "#relay/app.ts";
import { describeError, type Log } from "#relay/log.ts";
import type { Messages } from "#relay/messages.ts";
import type { Metrics } from "#relay/metrics.ts";
import { HOST, QuickServer } from "#relay/quickAnswers.ts";
import { newRequestId, REQUEST_ID, requestIdOf } from "#relay/requestId.ts";
import { routeOf } from "#relay/routes.ts";
import type { Site } from "#relay/site.ts";

/** How long the parts of a request may take, and how much there may be of each; what is slower or larger is cut. */
const LIMITS = {
  /** Milliseconds until the last header has come; a connection that says nothing is cut by it, too. */
  headersTimeout: 10_000,
  /** Milliseconds until the whole body has come. */
  requestTimeout: 15_000,
  /** Milliseconds that a connection may wait for its next request. */
  keepAliveTimeout: 30_000,
  /** Milliseconds between two looks at who is too slow. */
  connectionsCheckingInterval: 2_000,
  /** Bytes. */
  maxHeaderSize: 16 * 1024,
};

/** Milliseconds in which nothing moves in either direction, as when somebody never reads the answer. */
const SILENCE_MS = 60_000;
/** Connections at once. Each costs memory before it has said a word. */
const MAX_CONNECTIONS = 2_000;

interface HttpServerOptions {
  app: Hono<RelayEnv>;
  messages: Messages;
  site: Site;
  log: Log;
  /** Stands for the host where a request names none. */
  hostname: string;
  /** The headers of every answer, by name. */
  headers: Readonly<Record<string, string>>;
  /** Whether each request is worth a line of the log. */
  logsRequests: boolean;
  /** `null`: nobody counts. */
  metrics: Metrics | null;
}

/** The relay's server: the site and what is posted by themselves, and the app for the rest of its interface. It does not listen yet. */
export function createHttpServer(options: HttpServerOptions): Server {
  const { app, messages, site, log, hostname, headers, logsRequests, metrics } = options;
  const pairs = Object.entries(headers);
  const always = pairs.flat();
  const answerInterface = getRequestListener(app.fetch, { hostname });

  function fail(response: ServerResponse, status: 400 | 500, sentence: string): void {
    const type = ["Content-Type", "text/plain; charset=utf-8", "Content-Length", String(Buffer.byteLength(sentence))];
    response.writeHead(status, [...type, "Cache-Control", "no-store", "Connection", "close", ...always]).end(sentence);
  }

  function answerSite(request: IncomingMessage, response: ServerResponse): void {
    try {
      site.answer(request, response);
    } catch (error) {
      log.error("request", { request: requestIdOf(response), outcome: "failed", error: describeError(error) });
      if (response.headersSent) response.destroy();
      else fail(response, 500, "Something went wrong on this side: try again in a minute.\n");
    }
  }

  /** Notes how a request ended, once it has. */
  function watch({ method = "" }: IncomingMessage, response: ServerResponse, route: string, id: string | null): void {
    const began = performance.now();
    response.once("close", () => {
      const ms = performance.now() - began;
      const status = response.statusCode;
      metrics?.answered(route, status, ms / 1000);
      if (!logsRequests) return;
      const outcome = response.writableFinished ? "answered" : "cut";
      log.debug("request", { request: id, method, route, status, outcome, ms: Math.round(ms) });
    });
  }

  const listener: RequestListener = (request, response) => {
    const route = routeOf(request.url ?? "");
    // A page is logged for nobody but who looks for a fault, and counted for nobody but who asked for counts: it is answered so
    // often, and so fast, that the note would cost as much as the answer.
    const id = route !== null || logsRequests ? newRequestId() : null;
    if (metrics !== null || logsRequests) watch(request, response, route ?? "site", id);
    // No answer depends on the host, yet something in front of the relay may file the answer under it.
    const namesHost = HOST.test(request.headers.host ?? "");
    if (namesHost && route === MESSAGE_ENDPOINT && id !== null) return void messages.answer(request, response, id);
    if (id !== null) response.setHeader(REQUEST_ID, id);
    if (!namesHost) return fail(response, 400, "The Host header names no host.\n");
    if (route === null) return answerSite(request, response);
    for (const [name, value] of pairs) response.setHeader(name, value);
    void answerInterface(request, response);
  };
  const onAnswer = metrics === null ? null : (seconds: number) => metrics.answered("site", 200, seconds);
  // Whoever looks for a fault wants a line and a name for each request.
  const server = new QuickServer(LIMITS, listener, logsRequests ? null : { held: site.held, onAnswer });
  server.setTimeout(SILENCE_MS);
  server.maxConnections = MAX_CONNECTIONS;
  // Whoever comes next finds room again: those who wait between two requests come back by themselves.
  server.on("drop", () => server.closeIdleConnections());
  return server;
}
