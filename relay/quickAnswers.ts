import { Server, type RequestListener, type ServerOptions } from "node:http";
import { Socket } from "node:net";

/**
 * What a request for the whole of a file gets: the head up to what is different each time, and the body.
 */
export interface HeldAnswer {
  /** Status line and headers, each with its line break. */
  head: string;
  body: Buffer;
}

interface QuickOptions {
  /** What the request of `target` gets by a client that takes `encodings`; `null` where it takes more than to send what is held. */
  held: (target: string, encodings: string) => HeldAnswer | null;
  /** Called with how many seconds an answer took; `null`: nobody counts. */
  onAnswer: ((seconds: number) => void) | null;
}

/** The same, with what every connection of a server shares. */
interface Ways extends QuickOptions {
  wholeOf: (answer: HeldAnswer) => Buffer;
  /** Node's own server. */
  serve: (socket: Socket) => void;
}

/** The longest request that is looked at here, in bytes. */
const MAX_REQUEST = 4 * 1024;
const REQUEST_LINE = /^GET (\/[!-~]*) HTTP\/1\.1$/;
/** From the end of the request's line to that of a request without a body. */
const HEADERS = /^\r\n(?:[!-9;-~]+:[ -~]*\r\n)+\r\n$/;
/** A name and a port, or an address. */
export const HOST = /^[\w.-]*(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;

/** Headers that change nothing about the whole of a file. One that is not among them is for Node's server to understand. */
const HARMLESS =
  /^(?:user-agent|accept|accept-language|cookie|referer|upgrade-insecure-requests|dnt|priority|pragma|cache-control|via|x-forwarded-(?:for|host|proto|port)|x-real-ip|sec-[a-z-]+)$/;

/** What the headers of a request say about the encodings that the client takes; `null` where they say anything unusual. */
function encodingsIn(headers: string): string | null {
  if (!HEADERS.test(headers)) return null;
  const said = new Map<string, string>();
  for (const line of headers.trim().split("\r\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    if (HARMLESS.test(name)) continue;
    // Each of these may come once.
    if (said.has(name)) return null;
    said.set(name, line.slice(colon + 1).trim());
  }
  const { host, connection = "keep-alive", "accept-encoding": encodings = "", ...others } = Object.fromEntries(said);
  if (host === undefined || !HOST.test(host)) return null;
  return connection.toLowerCase() === "keep-alive" && Object.keys(others).length === 0 ? encodings : null;
}

/** Puts answers together as they are sent. `after` are the last lines of each head. */
function createWholes(after: string): (answer: HeldAnswer) => Buffer {
  let second = Number.NaN;
  let date = "";
  /** Those of this second. One write costs less than two. */
  const wholes = new Map<HeldAnswer, Buffer>();
  return (answer) => {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) {
      second = now;
      date = new Date(now * 1000).toUTCString();
      wholes.clear();
    }
    let whole = wholes.get(answer);
    if (whole === undefined) {
      whole = Buffer.concat([Buffer.from(`${answer.head}Date: ${date}\r\n${after}`, "latin1"), answer.body]);
      wholes.set(answer, whole);
    }
    return whole;
  };
}

/**
 * Node's server, with a shorter way for what is asked most: `GET` of a whole file that is held in memory, by a client that says
 * nothing unusual. Such a request is answered from the bare connection, with the same bytes in half the time. With the first one that
 * is anything else, in as much as an unknown header, the connection is handed over to Node's own server, and stays there.
 */
export class QuickServer extends Server {
  /** Connections that were not handed over. */
  readonly #own = new Set<Socket>();
  /** Those of them that had an answer; what they wait for is their next request. */
  readonly #waiting = new Set<Socket>();

  constructor(limits: ServerOptions, listener: RequestListener, options: QuickOptions | null) {
    super(limits, listener);
    if (options === null) return;
    const [handOver] = this.listeners("connection") as ((socket: unknown) => void)[];
    this.removeAllListeners("connection");
    const keepAlive = `Keep-Alive: timeout=${Math.floor(this.keepAliveTimeout / 1000)}`;
    const wholeOf = createWholes(`Connection: keep-alive\r\n${keepAlive}\r\n\r\n`);
    const serve = (socket: Socket) => handOver?.call(this, socket);
    this.on("connection", (socket: unknown) => {
      // What is no connection of the network, such as a pair of streams in memory, may lack what the shorter way needs.
      if (socket instanceof Socket) this.#listen(socket, { ...options, wholeOf, serve });
      else handOver?.call(this, socket);
    });
  }

  #listen(socket: Socket, { held, onAnswer, wholeOf, serve }: Ways): void {
    const own = this.#own;
    const waiting = this.#waiting;
    const { keepAliveTimeout } = this;
    // A client sends nearly the same headers with each of its requests.
    let lastHeaders = "";
    let lastEncodings: string | null = null;

    function leave(): void {
      own.delete(socket);
      waiting.delete(socket);
      socket.off("data", read).off("timeout", giveUp).off("error", leave).off("end", end).off("close", leave);
    }

    function giveUp(): void {
      // Nothing may be left to be sent: somebody who does not read would keep the connection for ever.
      if (waiting.has(socket)) socket.destroy();
      else socket.end("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n", () => socket.destroy());
    }

    function end(): void {
      socket.end();
    }

    function answerTo(chunk: Buffer): HeldAnswer | null {
      if (chunk.byteLength > MAX_REQUEST) return null;
      const text = chunk.toString("latin1");
      const lineEnd = text.indexOf("\r\n");
      const [, target] = REQUEST_LINE.exec(text.slice(0, lineEnd)) ?? [];
      if (target === undefined) return null;
      const headers = text.slice(lineEnd);
      if (headers !== lastHeaders) {
        lastHeaders = headers;
        lastEncodings = encodingsIn(headers);
      }
      return lastEncodings === null ? null : held(target, lastEncodings);
    }

    function read(chunk: Buffer): void {
      const began = onAnswer === null ? 0 : performance.now();
      const answer = answerTo(chunk);
      if (answer === null) {
        leave();
        socket.pause();
        socket.setTimeout(0);
        socket.unshift(chunk);
        serve(socket);
        socket.resume();
        return;
      }
      if (!waiting.has(socket)) {
        waiting.add(socket);
        socket.setTimeout(keepAliveTimeout);
      }
      const isTaken = socket.write(wholeOf(answer));
      if (!isTaken) {
        // Nobody reads on for a client that does not read.
        socket.pause();
        socket.once("drain", () => socket.resume());
      }
      onAnswer?.((performance.now() - began) / 1000);
    }

    own.add(socket);
    socket.setTimeout(this.headersTimeout);
    socket.on("data", read).on("timeout", giveUp).on("error", leave).on("end", end).on("close", leave);
  }

  override closeIdleConnections(): void {
    super.closeIdleConnections();
    for (const socket of this.#waiting) if (socket.writableLength === 0) socket.destroy();
  }

  override closeAllConnections(): void {
    super.closeAllConnections();
    for (const socket of this.#own) socket.destroy();
  }
}
