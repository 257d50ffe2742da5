import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { chanceOf, pause } from "#tests/faults/plan.ts";

/** A phone's connection on 3G; half of the round trip is each way. */
const ROUND_TRIP_MS = 400;
const DOWN_BITS_PER_MS = 1_600;
const UP_BITS_PER_MS = 750;
const LOST = 0.02;
/** What goes out as one packet, in bytes. */
const PACKET = 1_460;

export interface SlowLine {
  /** Of this machine; whatever comes here goes through the line. */
  port: number;
  /** From now on nothing comes through, in both directions or in that one alone. Nobody is told. */
  die(direction?: "down"): void;
  /** What was held comes through, as TCP sends again what was not acknowledged. */
  recover(): void;
  /** Cuts every connection, with what is under way on it, and lets new ones through. */
  cut(): void;
  close(): Promise<void>;
}

/** One direction of the line, which all connections share. */
interface Direction {
  /** When a packet of so many bytes arrives that is sent now, by `performance.now()`. */
  arrivalOf(bytes: number): number;
  /** Resolves while the direction lives, or once it does again. */
  living: Promise<void>;
  hold(): void;
  release(): void;
}

function directionOf(bitsPerMs: number, seed: number): Direction {
  const chance = chanceOf(seed);
  let isFreeAt = 0;
  const direction: Direction = {
    arrivalOf(bytes) {
      isFreeAt = Math.max(isFreeAt, performance.now()) + (bytes * 8) / bitsPerMs;
      // Whoever sent a packet that is lost learns of it a round trip later, and sends it again.
      const again = chance.next() < LOST ? ROUND_TRIP_MS : 0;
      return isFreeAt + ROUND_TRIP_MS / 2 + again;
    },
    living: Promise.resolve(),
    hold() {
      direction.living = new Promise((resolve) => (direction.release = resolve));
    },
    release: () => undefined,
  };
  return direction;
}

/**
 * A line like that of a phone on 3G before the server on `port`, in this process: 400 ms of round trip, 1.6 Mbit/s down and 750 kbit/s up, and
 * every fiftieth packet is lost and comes late. What follows it on the same connection waits for it, as in TCP.
 */
export async function startSlowLine(port: number, seed: number): Promise<SlowLine> {
  const up = directionOf(UP_BITS_PER_MS, seed);
  const down = directionOf(DOWN_BITS_PER_MS, seed + 1);
  const sockets = new Set<Socket>();

  function carry(from: Socket, to: Socket, direction: Direction, opened: Promise<void>): void {
    let before = opened;
    function send(bytes: number, arrive: () => void): void {
      const arrival = direction.arrivalOf(bytes);
      const earlier = before;
      before = (async () => {
        await earlier;
        await pause(Math.max(0, arrival - performance.now()));
        await direction.living;
        if (!to.destroyed) arrive();
      })();
    }
    sockets.add(from);
    from.setNoDelay(true);
    from.on("error", () => undefined);
    from.on("data", (chunk: Buffer) => {
      for (let at = 0; at < chunk.length; at += PACKET) {
        const packet = chunk.subarray(at, at + PACKET);
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
    // Nothing is sent before the two have shaken hands.
    carry(near, far, up, pause(ROUND_TRIP_MS));
    carry(far, near, down, Promise.resolve());
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
