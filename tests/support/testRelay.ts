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
import { createApp } from "#relay/http/app.ts";
import { createAddressReader } from "#relay/http/clientAddress.ts";
import type { AppOptions } from "#relay/http/relayApp.ts";
import { securityHeaders } from "#relay/http/securityHeaders.ts";
import { createHttpServer } from "#relay/http/httpServer.ts";
import { createLog } from "#relay/log.ts";
import { createMetrics } from "#relay/metrics.ts";
import { createOutbox, type Delivery, type Outbox } from "#relay/outbox/outbox.ts";
import { openSqlite } from "#relay/outbox/sqlite.ts";
import { createPages } from "#relay/pages/pages.ts";
import type { Site } from "#relay/pages/site.ts";
import { UNKNOWN_VISITOR } from "#src/domain/message.ts";
import { createFakeClock, type FakeClock } from "#tests/support/fakeClock.ts";

/** The visitor's address in these tests, from the block that documentation uses. */
export const VISITOR_ADDRESS = "203.0.113.9";

/** A path in a fresh folder, and what removes it again. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), "relay-"));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** What a request may bring along. */
export interface Question {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array | ReadableStream;
  /** The address of the visitor's end of the connection. */
  from?: string;
}

export interface TestRelay {
  /** Asks the relay as a browser would that speaks to `localhost:3000`. `path` goes out as it is, letter by letter. */
  ask(path: string, question?: Question): Promise<Response>;
  clock: FakeClock;
  outbox: Outbox;
  /** Log lines, as they were written. */
  lines: string[];
  /** Takes everything that waits, oldest first. */
  take(): Promise<Delivery[]>;
  close(): Promise<void>;
}

export interface TestRelayOptions extends Partial<AppOptions> {
  /** How many proxies stand in front. */
  trustProxy?: number;
  /** The built site; there is none unless told. */
  site?: Site;
  /** Takes the place of everything that answers for the site. */
  pages?: RequestListener;
  logLevel?: "debug" | "info";
}

/** What belongs to the connection and to the second, and not to the answer. */
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
 * The relay without process, network or Telegram: `options` replaces any part of it. Requests take the way that they take in
 * production, through Node's server, over a connection in memory.
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
    async ask(path, { method = "GET", headers = {}, body, from = VISITOR_ADDRESS } = {}) {
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
        // The relay may hang up before it has read all.
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
    async take() {
      const taken: Delivery[] = [];
      for (;;) {
        const delivery = await outbox.claim(0);
        if (delivery === null) return taken;
        taken.push(delivery);
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
