import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** Stands before the relay, at a port of this machine of its own: each guest finds a site that the browser has never seen. */
export interface Gate {
  port: number;
  /** Keeps every script but the first from coming until what this returns is called. */
  holdScripts(): () => void;
  /** From now on nobody answers, as without a network. */
  close(): Promise<void>;
}

const HELD = /^\/assets\/(?!boot).*\.js$/;

/** A gate on a free port of this machine, before the relay that listens on `port`. */
export async function startGate(port: number): Promise<Gate> {
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
