import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { createRandom, pause } from "#tests/faults/plan.ts";

/** A 3G connection; each direction takes half of the round-trip time. */
const ROUND_TRIP_MS = 400;
const DOWN_BITS_PER_MS = 1_600;
const UP_BITS_PER_MS = 750;
const LOSS_RATE = 0.02;
/** Size of a packet, in bytes. */
const PACKET_BYTES = 1_460;

export interface SlowLine {
  /** Local port whose traffic goes through the simulated connection. */
  port: number;
  /** Holds back all data, in both directions or only in one, without closing connections. */
  die(direction?: "down"): void;
  /** Delivers what was held back, as TCP retransmits unacknowledged data. */
  recover(): void;
  /** Closes every connection, discards data in transit, and accepts new connections. */
  cut(): void;
  close(): Promise<void>;
}

/** One direction of the simulated connection, which all TCP connections share. */
interface Direction {
  /** Arrival time (by `performance.now()`) of a packet of this many bytes that is sent now. */
  arrivalOf(bytes: number): number;
  /** Resolves when data can pass: at once, or when it is no longer held back. */
  resumed: Promise<void>;
  hold(): void;
  release(): void;
}

function directionOf(bitsPerMs: number, seed: number): Direction {
  const random = createRandom(seed);
  let isFreeAt = 0;
  const direction: Direction = {
    arrivalOf(bytes) {
      isFreeAt = Math.max(isFreeAt, performance.now()) + (bytes * 8) / bitsPerMs;
      // The sender notices a lost packet one round trip later and retransmits it.
      const retransmission = random.next() < LOSS_RATE ? ROUND_TRIP_MS : 0;
      return isFreeAt + ROUND_TRIP_MS / 2 + retransmission;
    },
    resumed: Promise.resolve(),
    hold() {
      direction.resumed = new Promise((resolve) => (direction.release = resolve));
    },
    release: () => undefined,
  };
  return direction;
}

/**
 * Simulates a phone's 3G connection in front of the server on `port`, in this process: 400 ms round-trip time, 1.6 Mbit/s down, 750 kbit/s
 * up, 2 % packet loss. A lost packet arrives late, and the data behind it on the same TCP connection waits.
 */
export async function startSlowLine(port: number, seed: number): Promise<SlowLine> {
  const up = directionOf(UP_BITS_PER_MS, seed);
  const down = directionOf(DOWN_BITS_PER_MS, seed + 1);
  const sockets = new Set<Socket>();

  function forward(from: Socket, to: Socket, direction: Direction, opened: Promise<void>): void {
    let before = opened;
    function send(bytes: number, arrive: () => void): void {
      const arrival = direction.arrivalOf(bytes);
      const earlier = before;
      before = (async () => {
        await earlier;
        await pause(Math.max(0, arrival - performance.now()));
        await direction.resumed;
        if (!to.destroyed) arrive();
      })();
    }
    sockets.add(from);
    from.setNoDelay(true);
    from.on("error", () => undefined);
    from.on("data", (chunk: Buffer) => {
      for (let at = 0; at < chunk.length; at += PACKET_BYTES) {
        const packet = chunk.subarray(at, at + PACKET_BYTES);
        send(packet.length, () => to.write(packet));
      }
    });
    from.on("end", () => send(0, () => to.end()));
    from.on("close", () => {
      sockets.delete(from);
      send(0, () => to.destroy());
    });
  }

  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    // No data is sent before the TCP handshake.
    forward(near, far, up, pause(ROUND_TRIP_MS));
    forward(far, near, down, Promise.resolve());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));

  function recover(): void {
    for (const direction of [up, down]) direction.release();
  }
  function cut(): void {
    for (const socket of sockets) socket.destroy();
  }
  return {
    port: (server.address() as AddressInfo).port,
    die(only) {
      down.hold();
      if (only === undefined) up.hold();
    },
    recover,
    cut() {
      cut();
      recover();
    },
    async close() {
      cut();
      recover();
      await new Promise((closed) => server.close(closed));
    },
  };
}
