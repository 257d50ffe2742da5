import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy in front of the relay on a port of its own, so that for each guest the browser has no cached data of the site. */
export interface PausingProxy {
  port: number;
  /** Holds back all scripts but the boot module, until the returned function is called. */
  holdScripts(): () => void;
  /** Closes all connections, as without a network. */
  close(): Promise<void>;
}

const HELD = /^\/assets\/(?!boot).*\.js$/;

/** Starts the proxy on a free local port, in front of the relay on `port`. */
export async function startPausingProxy(port: number): Promise<PausingProxy> {
  let held = Promise.resolve();
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const asked = HELD.test(url ?? "") ? held : Promise.resolve();
    void asked.then(() => {
      const onward = request({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
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
