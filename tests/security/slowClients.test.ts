import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exchange, statusesOf } from "#tests/support/rawSocket.ts";
import { startRelay, type RunningRelay } from "#tests/support/startRelay.ts";
import { onlyInAll } from "#tests/support/tier.ts";

const SLOW_CLIENTS = 200;
/** One more than the relay's maximum number of connections. */
const CONNECTIONS = 2_001;
/** The relay disconnects after 15 s at most, Node by default after 60 s. */
const LIMIT_MS = 50_000;

const HEALTH = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n";
const POST = "POST /api/telegram-handler.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: ";

let relay: RunningRelay;
beforeAll(async () => {
  relay = await startRelay();
});
afterAll(async () => void (await relay.kill()));

/** A client that sends `start` at once and the byte `slowByte`, if any, every half second. Resolves with the response once the relay has disconnected it. */
function slowClient(start: string, slowByte: string): Promise<string> {
  const socket = connect(relay.port, "127.0.0.1");
  let response = "";
  socket.on("error", () => undefined).on("data", (chunk: Buffer) => (response += chunk.toString("latin1")));
  if (start !== "") socket.write(start);
  const sendingSlowly = setInterval(() => slowByte !== "" && socket.writable && socket.write(slowByte), 500);
  return new Promise((disconnected) => {
    socket.once("close", () => {
      clearInterval(sendingSlowly);
      disconnected(response);
    });
  });
}

test("a client that goes on sending a body after its request was refused is disconnected", async () => {
  const response = await slowClient(`${POST}text/plain\r\nContent-Length: 5000000\r\n\r\n`, "x");
  expect(statusesOf(response)).toEqual([415]);
});

onlyInAll(() => {
  test.each([
    ["say nothing", "", ""],
    ["send a header letter by letter", "GET /tr HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", "x"],
    ["send a body letter by letter", `${POST}application/json\r\nContent-Length: 5000\r\n\r\n{`, " "],
    ["send a page a body", "POST /tr HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000000\r\n\r\n", "x"],
  ])(
    `${SLOW_CLIENTS} clients that %s are disconnected, and others are served meanwhile`,
    { concurrent: true, timeout: LIMIT_MS },
    async (_, start, slowByte) => {
      let connected = SLOW_CLIENTS;
      const clients = Array.from({ length: SLOW_CLIENTS }, async () => {
        const response = await slowClient(start, slowByte);
        connected -= 1;
        return response;
      });
      expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
      expect(connected).toBe(SLOW_CLIENTS);
      for (const response of await Promise.all(clients)) expect(response).toMatch(/^(HTTP\/1\.1 (408|405) |$)/);
    },
  );

  test("idle connections are closed to make room for a visitor", async () => {
    const idle: Socket[] = [];
    const opened = Array.from({ length: CONNECTIONS }, () => {
      const socket = connect(relay.port, "127.0.0.1");
      idle.push(socket);
      return new Promise<void>((settled) => {
        socket.on("error", () => settled()).on("close", () => settled());
        socket.once("data", () => settled());
        socket.write(`${HEALTH}\r\n`);
      });
    });
    await Promise.all(opened);
    // The first visit may be rejected, which makes the relay close idle connections.
    const visit = async () => statusesOf(await exchange(relay.port, `${HEALTH}Connection: close\r\n\r\n`));
    await expect.poll(visit).toEqual([200]);
    for (const socket of idle) socket.destroy();
  });
});
