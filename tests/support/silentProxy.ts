import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A proxy between a program and its server. */
export interface SilentProxy {
  port: number;
  /**
   * Drops everything in both directions without closing connections, as if a machine lost its power while something in between keeps
   * its connections open.
   */
  dropTraffic(): void;
  /** Forwards new connections again. Earlier ones stay silent. */
  resume(): void;
  close(): Promise<void>;
}

/** Starts a proxy on a free local port, in front of the server on `port`. */
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
    dropTraffic() {
      isSilent = true;
      for (const line of lines) line.isDead = true;
    },
    resume() {
      isSilent = false;
    },
    async close() {
      const closed = new Promise((done) => server.close(done));
      for (const end of ends) end.destroy();
      await closed;
    },
  };
}
