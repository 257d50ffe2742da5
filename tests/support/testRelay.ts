import { mkdtemp, rm } from "node:fs/promises";
import {
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
} from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, duplexPair } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { LOCATIONS } from "#content/locations.ts";
import { createApp } from "#relay/http/app.ts";
import { createAddressReader } from "#relay/http/clientAddress.ts";
import type { AppOptions } from "#relay/http/relayApp.ts";
import { securityHeaders } from "#relay/http/securityHeaders.ts";
import { createHttpServer } from "#relay/http/httpServer.ts";
import { createLog } from "#relay/log.ts";
import { createMetrics } from "#relay/metrics.ts";
import { createOutbox, type Delivery, type NewMessage, type Outbox } from "#relay/outbox/outbox.ts";
import { openSqlite } from "#relay/outbox/sqlite.ts";
import { createPages } from "#relay/pages/pages.ts";
import type { Site } from "#relay/pages/site.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { UNKNOWN_VISITOR } from "#src/domain/message.ts";
import { createFakeClock, type FakeClock } from "#tests/support/fakeClock.ts";

/** The visitor's IP address in these tests, from a range reserved for documentation (RFC 5737). */
export const VISITOR_ADDRESS = "203.0.113.9";

/** The label of a place in messages to the operator, whatever the owner calls it. */
export function labelOf(id: PlaceId): string {
  return LOCATIONS.find((place) => place.id === id)?.label.tr ?? id;
}

/** A message that the relay has accepted, without facts about a booking. */
export function storedMessage(text: string, changes: Partial<NewMessage> = {}): NewMessage {
  const facts = { booking: null, folded: null, footer: { offset: 0, length: 0 } };
  return { reference: "K7QF-2M9X", text, facts, idempotencyKey: null, body: text, doubtful: false, ...changes };
}

/** Creates a temporary folder, with a function that removes it. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), "relay-"));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A request; by default a GET without a body from `VISITOR_ADDRESS`. */
export interface RequestOptions {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array | ReadableStream;
  /** IP address of the client. */
  from?: string;
}

export interface TestRelay {
  /** Sends a request as a browser would to `localhost:3000`. `path` is sent unchanged. */
  request(path: string, options?: RequestOptions): Promise<Response>;
  clock: FakeClock;
  outbox: Outbox;
  /** The log lines written so far. */
  lines: string[];
  /** Delivers all waiting messages, oldest first, and resolves with them. */
  deliverAll(): Promise<Delivery[]>;
  close(): Promise<void>;
}

export interface TestRelayOptions extends Partial<AppOptions> {
  /** Number of proxies in front of the relay. */
  trustProxy?: number;
  /** The built site; by default there is none. */
  site?: Site;
  /** Replaces the listener that serves the site. */
  pages?: RequestListener;
  logLevel?: "debug" | "info";
}

/** Headers that depend on the connection or the time, not on the response. */
const PASSING_HEADERS = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);

async function responseOf(message: IncomingMessage): Promise<Response> {
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    if (!PASSING_HEADERS.has(name)) for (const value of values ?? []) headers.append(name, value);
  }
  const body = await buffer(message);
  const { statusCode: status = 0 } = message;
  return new Response(status === 304 || body.byteLength === 0 ? null : new Uint8Array(body), { status, headers });
}

/**
 * Creates a relay without a process, network or Telegram; `options` replaces any part of it. Requests go through Node's HTTP server as in
 * production, over an in-memory connection.
 */
export async function createTestRelay({
  site,
  pages,
  logLevel = "info",
  trustProxy = 0,
  ...options
}: TestRelayOptions = {}): Promise<TestRelay> {
  const folder = await temporaryFolder();
  const clock = createFakeClock();
  const lines: string[] = [];
  const outbox = options.outbox ?? createOutbox(await openSqlite(folder.path, { clock }), clock);
  const siteUrl = options.siteUrl ?? "https://vip.example";
  const log = createLog({ level: logLevel, secrets: [], destination: { write: (line) => lines.push(line) } });
  const metrics = createMetrics(() => outbox.counts());
  const siteHeaders = securityHeaders(siteUrl);
  const app = createApp({
    siteUrl,
    rateLimit: 0,
    version: "1.2.3",
    outbox,
    clock,
    log,
    metrics,
    metricsToken: undefined,
    upstreams: {
      rates: async () => null,
      weather: async () => null,
      visitor: async () => UNKNOWN_VISITOR,
    },
    clientAddress: createAddressReader(trustProxy, log),
    ownFault: () => null,
    onAccepted: () => undefined,
    ...options,
  });
  const server = createHttpServer({
    app,
    pages: pages ?? createPages(site ?? null, siteHeaders, log),
    headers: siteHeaders,
    log,
    metrics,
  });

  return {
    async request(path, { method = "GET", headers = {}, body, from = VISITOR_ADDRESS } = {}) {
      const [ours, theirs] = duplexPair();
      server.emit("connection", Object.assign(theirs, { remoteAddress: from }));
      const length =
        body === undefined || body instanceof ReadableStream ? {} : { "content-length": Buffer.byteLength(body) };
      const request = httpRequest({
        createConnection: () => ours,
        method,
        path,
        headers: { host: "localhost:3000", connection: "close", ...length, ...headers },
      });
      const answered = new Promise<IncomingMessage>((answer, failed) =>
        request.on("response", answer).on("error", failed),
      );
      if (body instanceof ReadableStream) {
        // The relay may close the connection before it has read the whole body.
        await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), request).catch(
          () => undefined,
        );
      } else {
        request.end(body);
      }
      return responseOf(await answered);
    },
    clock,
    outbox,
    lines,
    async deliverAll() {
      const delivered: Delivery[] = [];
      for (;;) {
        const delivery = await outbox.next();
        if (delivery === null) return delivered;
        delivered.push(delivery);
        await outbox.delivered(delivery.id);
      }
    },
    async close() {
      server.closeAllConnections();
      await outbox.close();
      await folder.remove();
    },
  };
}
