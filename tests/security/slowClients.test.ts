import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exchange, statusesOf } from "#tests/support/rawSocket.ts";
import { startRelay, type RunningRelay } from "#tests/support/startRelay.ts";

/** The relay's timeout, plus the two seconds between its checks, plus a margin for a busy machine. */
const HEADERS_MS = 10_000 + 5_000;
const BODY_MS = 15_000 + 5_000;
/** The relay's timeout after a refusal, plus the same margin. */
const REFUSED_MS = 500 + 5_000;
const SLOW_CLIENTS = 200;
/** One more than the relay's maximum number of connections. */
const CONNECTIONS = 2_001;

let relay: RunningRelay;
beforeAll(async () => {
  relay = await startRelay();
});
afterAll(async () => void (await relay.kill()));

interface SlowClient {
  socket: Socket;
  /** Resolves with the milliseconds until the relay closed the connection, and with its response. */
  disconnected: Promise<{ ms: number; response: string }>;
}

/** A client that sends `start` at once and the byte `slowByte`, if any, every half second. */
function slowClient(start: string, slowByte: string): SlowClient {
  const began = performance.now();
  const socket = connect(relay.port, "127.0.0.1");
  let response = "";
  socket.on("error", () => undefined).on("data", (chunk: Buffer) => (response += chunk.toString("latin1")));
  if (start !== "") socket.write(start);
  const sendingSlowly = setInterval(() => slowByte !== "" && socket.writable && socket.write(slowByte), 500);
  const disconnected = new Promise<{ ms: number; response: string }>((hungUp) => {
    socket.once("close", () => {
      clearInterval(sendingSlowly);
      hungUp({ ms: performance.now() - began, response });
    });
  });
  return { socket, disconnected };
}

/** Maximum time for a page while other clients are slow, in milliseconds. */
async function pageMs(): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${relay.url}/healthz`);
  await response.text();
  expect(response.status).toBe(200);
  return performance.now() - began;
}

test.each([
  ["say nothing", "", "", HEADERS_MS],
  ["send a header letter by letter", "GET /tr HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", "x", HEADERS_MS],
  [
    "send a body letter by letter",
    "POST /api/telegram-handler.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{",
    " ",
    BODY_MS,
  ],
  [
    "send a page a body that it does not want",
    "POST /tr HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000000\r\n\r\n",
    "x",
    BODY_MS,
  ],
])(
  `${SLOW_CLIENTS} clients that %s are disconnected, and others are served meanwhile`,
  { concurrent: true },
  async (...row) => {
    const [, start, slowByte, limitMs] = row;
    const clients = Array.from({ length: SLOW_CLIENTS }, () => slowClient(start, slowByte));
    const waits: number[] = [];
    const visiting = setInterval(() => void pageMs().then((ms) => waits.push(ms)), 1_000);
    const results = await Promise.all(clients.map(({ disconnected }) => disconnected));
    clearInterval(visiting);
    expect(Math.max(...results.map(({ ms }) => ms))).toBeLessThan(limitMs);
    expect(waits.length).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThan(1_000);
    for (const { response } of results) expect(response).toMatch(/^(HTTP\/1\.1 (408|405) |$)/);
  },
);

test("a client that goes on sending a body after its request was refused is disconnected", async () => {
  const start = "POST /api/telegram-handler.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n";
  const { ms, response } = await slowClient(`${start}Content-Length: 5000000\r\n\r\n`, "x").disconnected;
  expect(statusesOf(response)).toEqual([415]);
  expect(ms).toBeLessThan(REFUSED_MS);
});

test("idle connections are closed to make room for a visitor", async () => {
  const idle: Socket[] = [];
  const opened = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(relay.port, "127.0.0.1");
    idle.push(socket);
    return new Promise<void>((settled) => {
      socket.on("error", () => settled()).on("close", () => settled());
      socket.once("data", () => settled());
      socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    });
  });
  await Promise.all(opened);
  // On a new connection. The first one may be rejected, which makes the relay close idle connections.
  const visit = () => exchange(relay.port, "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  const visits = [await visit(), await visit()];
  for (const socket of idle) socket.destroy();
  expect(statusesOf(visits.at(-1)?.text ?? "")).toEqual([200]);
});
