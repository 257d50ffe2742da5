import { createServer, type AddressInfo, type Server } from "node:net";

import { afterEach, expect, test } from "vitest";

import { freePort, PORTS } from "#tests/support/startRelay.ts";

const open: Server[] = [];

/** Listens on a port, or on one that the system assigns for 0. Returns the port. */
async function listenOn(port: number): Promise<number> {
  const server = createServer();
  open.push(server);
  await new Promise<void>((listening, failed) => {
    server.once("error", failed).listen(port, "127.0.0.1", listening);
  });
  return (server.address() as AddressInfo).port;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise((closed) => server.close(closed))));
});

test("a port is never returned twice, nor one that is in use", async () => {
  const first = await freePort();
  const taken = PORTS.first + ((first - PORTS.first + 1) % PORTS.count);
  // If another process listens there already, the port is in use as well.
  await listenOn(taken).catch(() => undefined);
  const second = await freePort();
  expect([first, taken]).not.toContain(second);
  expect(await listenOn(second)).toBe(second);
});

test("ports are below the range that the system assigns", async () => {
  const given = await Promise.all(Array.from({ length: 50 }, () => listenOn(0)));
  expect(Math.min(...given)).toBeGreaterThanOrEqual(PORTS.first + PORTS.count);
});
