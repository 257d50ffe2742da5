import { createServer as createHttpServer, request as httpRequest, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { createServer, type Socket } from "node:net";
import type { Certificate } from "#tests/security/certificate.ts";

/** The first byte of a TLS connection. */
const HANDSHAKE = 22;

export interface TlsFront {
  close(): Promise<void>;
}

/**
 * A TLS proxy as an operator puts in front of the relay: it redirects plain HTTP to HTTPS and forwards everything else to the relay at
 * `relayPort`. It serves both protocols on one port, so that it needs neither port 443 nor 80, which require root.
 */
export async function startTlsFront(port: number, relayPort: number, certificate: Certificate): Promise<TlsFront> {
  const pass: RequestListener = (request, response) => {
    const forwarded = { ...request.headers, "x-forwarded-for": request.socket.remoteAddress ?? "" };
    const { method, url: path } = request;
    const passed = httpRequest({ port: relayPort, host: "127.0.0.1", method, path, headers: forwarded }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    request.pipe(passed);
  };
  const secure = createTlsServer(certificate, pass);
  const plain = createHttpServer((request, response) => {
    response.writeHead(301, { Location: `https://${request.headers.host}${request.url}` }).end();
  });

  const sockets = new Set<Socket>();
  const front = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    socket.once("readable", () => {
      const first: Buffer | null = socket.read(1);
      if (first === null) return;
      socket.unshift(first);
      (first[0] === HANDSHAKE ? secure : plain).emit("connection", socket);
    });
  });
  // The scanner connects to `localhost`, which may be IPv4 or IPv6.
  await new Promise<void>((listening) => front.listen(port, () => listening()));
  return {
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => front.close(closed));
    },
  };
}
