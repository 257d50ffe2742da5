import { request as plainRequest } from "node:http";
import { request, type RequestOptions } from "node:https";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import { startDeployment, type Deployment } from "#tests/deployment/deployment.ts";
import { visitorFrom, type Visitor } from "#tests/deployment/visitor.ts";

/** Rate limit of the relays: messages per minute from one address. */
const LIMIT = 5;

/** Headers with which clients can forge their address. */
const FORGED_HEADERS = {
  "x-forwarded-for": "203.0.113.66, 203.0.113.67",
  "x-real-ip": "203.0.113.68",
  forwarded: "for=203.0.113.69",
};

let deployment: Deployment;
beforeAll(async () => {
  deployment = await startDeployment({ RATE_LIMIT: String(LIMIT), LOG_LEVEL: "debug" });
});
afterAll(async () => deployment?.close());

function connectFrom(address: string): Visitor {
  const visitor = visitorFrom(address, deployment.caddy);
  onTestFinished(visitor.leave);
  return visitor;
}

/** The HTTP/1.1 response: version, status and redirect target. */
function requestOverHttp1(send: typeof request | typeof plainRequest, options: RequestOptions): Promise<unknown[]> {
  return new Promise((answer, failed) => {
    const outgoing = send({ host: "localhost", family: 4, ...options }, (response) => {
      response.resume();
      answer([response.httpVersion, response.statusCode, response.headers.location]);
    });
    outgoing.on("error", failed).end();
  });
}

test("HTTP/2 and HTTP/1.1 are supported, and HTTP/3 is advertised", async () => {
  const { port, authority } = deployment.caddy;
  const visitor = connectFrom("127.0.2.1");
  const page = await visitor.get("/en");
  expect([visitor.protocol(), page.status]).toEqual(["h2", 200]);
  // Caddy offers HTTP/3 only once it listens on the UDP port.
  const offered = async () => (await visitor.get("/en")).headers["alt-svc"];
  await expect.poll(offered, { timeout: 30_000 }).toContain(`h3=":${port}"`);
  expect(await requestOverHttp1(request, { port, path: "/en", ca: authority })).toEqual(["1.1", 200, undefined]);
});

test("plain HTTP redirects to the same URL with HTTPS", async () => {
  const port = deployment.caddy.plainPort;
  const path = "/en/reservation?from=airport";
  expect(await requestOverHttp1(plainRequest, { port, path })).toEqual(["1.1", 308, `https://localhost${path}`]);
});

test.each(["/en", "/no-such-page", "/robots.txt", "/healthz", MESSAGE_ENDPOINT])("HSTS is set: %s", async (path) => {
  const { headers } = await connectFrom("127.0.2.2").get(path);
  expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8,}/);
});

test("a message contains the visitor's IP address, whatever headers they forge", async () => {
  const { telegram, waiting } = deployment;
  const before = telegram.messages.length;
  const addresses = ["127.0.2.3", "127.0.2.4", "127.0.2.5", "127.0.2.6"];
  for (const [turn, address] of addresses.entries()) {
    const { status } = await connectFrom(address).book(
      `Transfer from ${address}`,
      turn % 2 === 0 ? {} : FORGED_HEADERS,
    );
    expect(status).toBe(200);
  }
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
  const recorded = telegram.messages.slice(before).map(({ text }) => {
    const [, sentFrom, address] = /^Transfer from (\S+)\nAktarım: [\w-]+ · (\S+) · .+$/.exec(text) ?? [];
    return [sentFrom, address];
  });
  expect(recorded.toSorted()).toEqual(addresses.map((address) => [address, address]));
});

test("the rate limit counts the visitor's IP address, whatever headers they forge", async () => {
  const visitor = connectFrom("127.0.2.7");
  // If the proxy has switched to the other relay, that relay starts counting at zero.
  const most = 2 * LIMIT + 1;
  let status = 200;
  let sent = 0;
  for (; status === 200 && sent < most; sent += 1) {
    const forged = { ...FORGED_HEADERS, "x-forwarded-for": `203.0.113.${sent + 1}` };
    ({ status } = await visitor.book(`Transfer ${sent}`, forged));
  }
  expect(status).toBe(429);
  expect(sent).toBeGreaterThan(LIMIT);
  expect((await connectFrom("127.0.2.8").book("Transfer of another visitor")).status).toBe(200);
});

/** Resolves once the proxy has sent each relay two health checks, so that it has received the answer to the first. */
async function proxyHasChecked(): Promise<void> {
  const healthChecks = () =>
    deployment.relays.map((relay) => relay.log().filter(({ event }) => event === "request").length);
  const before = healthChecks();
  const hasChecked = () => healthChecks().every((count, place) => count >= (before[place] ?? 0) + 2);
  await expect.poll(hasChecked, { timeout: 60_000 }).toBe(true);
}

test("while Postgres is down, pages are served and bookings are refused; they are accepted again once it is back", async () => {
  const { postgres } = deployment;
  const visitors = [
    connectFrom("127.0.2.9"),
    connectFrom("127.0.2.10"),
    connectFrom("127.0.2.11"),
    connectFrom("127.0.2.12"),
  ];
  const booked = () => Promise.all(visitors.map(async (visitor) => (await visitor.book("Transfer")).status));
  const shown = (path: string) => Promise.all(visitors.map(async (visitor) => (await visitor.get(path)).status));
  const all = (status: number) => visitors.map(() => status);
  await postgres.shutDown();
  expect(await booked()).toEqual(all(503));
  await proxyHasChecked();
  expect([await shown("/ru"), await shown("/healthz")]).toEqual([all(200), all(503)]);
  await postgres.startAgain();
  await expect.poll(() => shown("/healthz"), { timeout: 30_000 }).toEqual(all(200));
  expect(await booked()).toEqual(all(200));
});
