import { createServer, type AddressInfo, type Server } from "node:net";

import { afterEach, expect, test } from "vitest";

import { freePort, PORTS } from "#tests/support/startRelay.ts";

const open: Server[] = [];

/** The port that a server listens on, which asked for `port`; for 0 the system gives one. */
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

test("a port that someone asked for is given to nobody else, and none that is taken is given", async () => {
  const first = await freePort();
  const taken = PORTS.first + ((first - PORTS.first + 1) % PORTS.count);
  // Where somebody else listens there already, it is taken all the same.
  await listenOn(taken).catch(() => undefined);
  const second = await freePort();
  expect([first, taken]).not.toContain(second);
  expect(await listenOn(second)).toBe(second);
});

test("no port is one that the system gives to who asks for none", async () => {
  const given = await Promise.all(Array.from({ length: 50 }, () => listenOn(0)));
  expect(Math.min(...given)).toBeGreaterThanOrEqual(PORTS.first + PORTS.count);
});
