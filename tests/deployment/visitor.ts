import { randomUUID } from "node:crypto";
import { connect, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http2";
import { connect as connectTcp } from "node:net";
import { text } from "node:stream/consumers";
import { connect as connectTls } from "node:tls";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import type { RunningCaddy } from "#tests/deployment/caddy.ts";

/** Timeout of the page for a booking, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Attempts of the page per submit; and in all, if the visitor submits twice. */
const ATTEMPTS = 2;
const MAX_ATTEMPTS = 2 * ATTEMPTS;

export interface Answer {
  /** 0 if there is no response. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A visitor of the site, on one HTTP/2 connection from an address of their own. */
export interface Visitor {
  address: string;
  /** The negotiated protocol (ALPN). */
  protocol(): string | undefined;
  get(path: string, headers?: OutgoingHttpHeaders): Promise<Answer>;
  /**
   * Sends a booking as the page does: retries once with the same key if there was no response or the proxy itself answered. If that fails,
   * the visitor submits again, once. Resolves with the number of submits and of attempts.
   */
  book(message: string, headers?: OutgoingHttpHeaders): Promise<Answer & { presses: number; tries: number }>;
  leave(): void;
}

const NO_ANSWER: Answer = { status: 0, headers: {}, text: "" };

/** Connects to the site from `address`, any loopback address (127.0.0.0/8). */
export function visitorFrom(address: string, { port, authority }: RunningCaddy): Visitor {
  const origin = `https://localhost:${port}`;
  const session = connect(origin, {
    createConnection: () => {
      const socket = connectTcp({ host: "127.0.0.1", port, localAddress: address });
      return connectTls({ socket, servername: "localhost", ca: authority, ALPNProtocols: ["h2", "http/1.1"] });
    },
  });
  session.on("error", () => undefined);

  function ask(headers: OutgoingHttpHeaders, body?: string): Promise<Answer> {
    return new Promise((answer) => {
      if (session.destroyed) return answer(NO_ANSWER);
      const stream = session.request(headers);
      stream.setTimeout(TIMEOUT_MS, () => stream.close());
      const fail = () => answer(NO_ANSWER);
      stream.on("error", fail).on("close", fail);
      stream.on("response", (received) => {
        // The stream may close before its text is put together, which fails by itself if the text is not whole.
        stream.off("close", fail);
        const status = Number(received[":status"]);
        text(stream).then((content) => answer({ status, headers: received, text: content }), fail);
      });
      stream.end(body);
    });
  }

  return {
    address,
    protocol: () => session.alpnProtocol,
    get: (path, headers = {}) => ask({ ":path": path, ...headers }),
    async book(message, headers = {}) {
      const body = JSON.stringify({ action: "sendReservation", message, elapsedMs: 60_000 });
      const sent = {
        ":method": "POST",
        ":path": MESSAGE_ENDPOINT,
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
        origin,
        ...headers,
      };
      for (let tries = 1; ; tries += 1) {
        const answer = await ask(sent, body);
        const isFromRelay = ![0, 502, 504].includes(answer.status);
        if (isFromRelay || tries === MAX_ATTEMPTS) return { ...answer, presses: Math.ceil(tries / ATTEMPTS), tries };
      }
    },
    leave: () => session.destroy(),
  };
}
