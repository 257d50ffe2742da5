import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** Stands between a program and the server that it speaks to. */
export interface SilentProxy {
  port: number;
  /**
   * From now on nothing goes through, in either direction, and neither side hears that the other one hung up: as when a machine loses
   * its power, and something on the way keeps its connections.
   */
  fallSilent(): void;
  /** Lets through what comes from now on, over new connections. Those of before stay silent. */
  speakAgain(): void;
  close(): Promise<void>;
}

/** A proxy on a free port of this machine, before what listens on `port`. */
export async function startSilentProxy(port: number): Promise<SilentProxy> {
  let isSilent = false;
  const ends = new Set<Socket>();
  const lines = new Set<{ isDead: boolean }>();
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const line = { isDead: isSilent };
    lines.add(line);
    const far = line.isDead ? null : connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      if (from === null) continue;
      ends.add(from);
      from.setNoDelay(true);
      from.on("error", () => undefined);
      from.on("data", (chunk) => void (line.isDead || to?.write(chunk)));
      from.on("end", () => void (line.isDead || to?.end()));
      from.on("close", () => {
        ends.delete(from);
        if (!line.isDead) to?.destroy();
      });
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent() {
      isSilent = true;
      for (const line of lines) line.isDead = true;
    },
    speakAgain() {
      isSilent = false;
    },
    async close() {
      const closed = new Promise((done) => server.close(done));
      for (const end of ends) end.destroy();
      await closed;
    },
  };
}
