import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A proxy in front of the relay on a port of its own, so that for each guest the browser has no cached data of the site. */
export interface PausingProxy {
  port: number;
  /**
   * Holds back all scripts but the boot module, until the returned function is called. Images are no longer lazy: WebKit's driver waits for
   * those that outlast the load event, and then also for the scripts requested after it.
   */
  holdScripts(): () => void;
  /** Closes all connections, as without a network. */
  close(): Promise<void>;
}

const HELD = /^\/assets\/(?!boot).*\.js$/;

/** Starts the proxy on a free local port, in front of the relay on `port`. */
export async function startPausingProxy(port: number): Promise<PausingProxy> {
  let held = Promise.resolve();
  let isHolding = false;
  const server = createServer((incoming, outgoing) => {
    const { method, url } = incoming;
    const headers = isHolding ? { ...incoming.headers, "accept-encoding": "identity" } : incoming.headers;
    const asked = HELD.test(url ?? "") ? held : Promise.resolve();
    void asked.then(() => {
      const onward = request({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
        const isRewritten = isHolding && answer.headers["content-type"]?.startsWith("text/html");
        if (isRewritten) delete answer.headers["content-length"];
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        if (isRewritten) void text(answer).then((html) => outgoing.end(html.replaceAll(' loading="lazy"', "")));
        else answer.pipe(outgoing);
      });
      onward.on("error", () => outgoing.destroy());
      incoming.pipe(onward);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    port: (server.address() as AddressInfo).port,
    holdScripts() {
      let release = () => {};
      isHolding = true;
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
    async close() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}
