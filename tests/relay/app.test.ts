import { expect, onTestFinished, test } from "vitest";
import { securityHeaders } from "#relay/http/securityHeaders.ts";
import type { AppOptions } from "#relay/http/relayApp.ts";
import { CROWDED } from "#relay/outbox/delivery.ts";
import { createOutbox, type Outbox } from "#relay/outbox/outbox.ts";
import { openSqlite } from "#relay/outbox/sqlite.ts";
import { SEEN_ORDER_SCRIPT_HASH } from "#src/domain/seenOrders.ts";
import { THEME_SCRIPT_HASH } from "#src/domain/theme.ts";
import { LOCATIONS } from "#content/locations.ts";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import { UNKNOWN_VISITOR } from "#src/domain/message.ts";
import { createFakeClock } from "#tests/support/fakeClock.ts";
import {
  createTestRelay,
  storedMessage,
  temporaryFolder,
  type TestRelay,
  type TestRelayOptions,
  VISITOR_ADDRESS,
} from "#tests/support/testRelay.ts";

async function setUp(options: TestRelayOptions = {}): Promise<TestRelay> {
  const relay = await createTestRelay(options);
  onTestFinished(relay.close);
  return relay;
}

const VISITOR = { ip: VISITOR_ADDRESS, city: "Berlin", region: "Land Berlin", country_name: "Germany", org: "Telekom" };

const LIVE: AppOptions["upstreams"] = {
  rates: async (base) => ({ base, rates: { USD: 0.02 }, updatedAt: "2027-07-14T20:30:00.000Z" }),
  weather: async (city) => ({ city, temp: 31, conditionId: 800 }),
  visitor: async (address) => ({ ...VISITOR, ip: address ?? "Unknown" }),
};

const POST = {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ action: "sendReservation", message: "Ad Soyad: Ann" }),
};

function linesOf(relay: TestRelay, event: string): Record<string, unknown>[] {
  const lines = relay.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return lines.filter((line) => line["event"] === event);
}

test.each([
  [
    "/api/rates?base=TRY",
    { base: "TRY", rates: { USD: 0.02 }, updatedAt: "2027-07-14T20:30:00.000Z" },
    "public, max-age=60",
  ],
  ["/api/weather?city=istanbul", { city: "istanbul", temp: 31, conditionId: 800 }, "public, max-age=60"],
  ["/api/visitor", VISITOR, "no-store"],
])("GET %s", async (path, body, cacheControl) => {
  const relay = await setUp({ upstreams: LIVE });
  const response = await relay.request(path);
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, cacheControl]);
  expect(await response.json()).toEqual(body);
});

test.each([
  ["/api/rates", 400],
  ["/api/rates?base=USD", 400],
  ["/api/rates?base=toString", 400],
  ["/api/weather", 400],
  ["/api/weather?city=ankara", 400],
  // The upstreams are down.
  ["/api/rates?base=EUR", 503],
  ["/api/weather?city=bodrum", 503],
  ["/api/users", 404],
])("%s gets %i, and the response is not cached", async (path, status) => {
  const relay = await setUp();
  const response = await relay.request(path);
  expect([response.status, response.headers.get("cache-control")]).toEqual([status, "no-store"]);
  expect(await response.json()).toMatchObject({ ok: false });
});

const RIDE = "/api/ride.ics?from=airport&to=yalikavak&date=2027-07-14&time=23:30&language=ru";

test("GET and HEAD /api/ride.ics answer with a calendar file, with the names of the places in its language", async () => {
  const relay = await setUp();
  const [response, head] = [await relay.request(RIDE), await relay.request(RIDE, { method: "HEAD" })];
  for (const { status, headers } of [response, head]) {
    expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(headers.get("content-disposition")).toBe('attachment; filename="transfer.ics"');
    expect(headers.get("cache-control")).toBe("public, max-age=3600");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
  expect(await head.text()).toBe("");
  const file = (await response.text()).replaceAll("\r\n ", "");
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(file).toContain(`LOCATION:${LOCATIONS.find(({ id }) => id === "airport")?.label.ru}`);
  expect(file).toContain("DTSTAMP:20270714T203000Z");
  expect(file).toContain("airport-yalikavak@localhost:3000\r\n");
});

test("a ride that cannot be read gets 400, which is not cached and does not repeat it", async () => {
  const relay = await setUp();
  const response = await relay.request(`${RIDE}&childSeats=%3Cscript%3E`);
  expect([response.status, response.headers.get("cache-control")]).toEqual([400, "no-store"]);
  expect(await response.json()).toEqual({ ok: false, error: "childSeats must be a number from 0 to 4." });
});

test.each(["/api/rates", "/api/visitor", "/api/ride.ics", "/healthz"])("POST %s is not allowed", async (path) => {
  const relay = await setUp();
  const response = await relay.request(path, { method: "POST" });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("visitors of one network are looked up twenty times a minute; the next request gets 429 with Retry-After", async () => {
  const relay = await setUp({ upstreams: LIVE, rateLimit: 10 });
  for (let index = 0; index < 20; index += 1)
    expect((await relay.request("/api/visitor", { from: `2001:db8:1:2::${index}` })).status).toBe(200);
  const refused = await relay.request("/api/visitor", { from: "2001:db8:1:2:3::1" });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toMatch(/^([1-9]|[1-5]\d|60)$/);
  expect((await relay.request("/api/visitor", { from: "2001:db8:1:3::1" })).status).toBe(200);
});

test("/healthz contains version, uptime, waiting messages and delivery status", async () => {
  const relay = await setUp();
  await relay.outbox.enqueue(storedMessage("x"));
  await relay.clock.advance(61_900);
  const response = await relay.request("/healthz");
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const told = { status: "ok", version: "1.2.3", uptimeSeconds: 61, waiting: 1, oldestSeconds: 61, failed: 0 };
  expect(await response.json()).toEqual(told);
  const fault = { status: "misconfigured", reason: "no such chat" } as const;
  await relay.outbox.recordChannelStatus(fault);
  expect(await (await relay.request("/healthz")).json()).toEqual({ ...told, ...fault });
});

test("/healthz is delayed once a message has waited for ten minutes, and says why", async () => {
  const relay = await setUp();
  await relay.outbox.enqueue(storedMessage("x"));
  await relay.outbox.recordChannelStatus({ status: "ok", reason: "no answer within 30 seconds" });
  const health = async () => (await relay.request("/healthz")).json();
  await relay.clock.advance(599_000);
  expect(await health()).toMatchObject({ status: "ok", oldestSeconds: 599 });
  await relay.clock.advance(1_000);
  expect(await health()).toMatchObject({ status: "delayed", reason: "no answer within 30 seconds" });
  await relay.outbox.recordChannelStatus({ status: "misconfigured", reason: "no such chat" });
  expect(await health()).toMatchObject({ status: "misconfigured" });
  await relay.outbox.recordChannelStatus({ status: "ok", reason: null });
  expect(await health()).toMatchObject({ status: "delayed", reason: CROWDED });
  await relay.deliverAll();
  expect(await health()).toMatchObject({ status: "ok" });
});

test.each([
  ["misconfigured", "misconfigured"],
  ["later", "ok"],
] as const)("/healthz of a replica that could not take over says so: %s", async (kind, status) => {
  const relay = await setUp({ ownFault: () => ({ kind, reason: "no bot has this token" }) });
  expect(await (await relay.request("/healthz")).json()).toMatchObject({
    status,
    reason: "this replica cannot deliver: no bot has this token",
  });
});

test("lookups beyond four times the limit of one network answer that nothing is known, and refuse nobody", async () => {
  const relay = await setUp({ upstreams: LIVE, rateLimit: 10 });
  for (let network = 0; network < 4; network += 1)
    for (let index = 0; index < 20; index += 1)
      await relay.request("/api/visitor", { from: `2001:db8:${network}:2::${index}` });
  const answer = await relay.request("/api/visitor", { from: "203.0.113.77" });
  expect([answer.status, await answer.json()]).toEqual([200, UNKNOWN_VISITOR]);
});

test("/healthz is 503 if the store cannot be read", async () => {
  const counts = () => Promise.reject(new Error("gone"));
  const relay = await setUp({ outbox: { counts, close: async () => undefined } as unknown as Outbox });
  const response = await relay.request("/healthz");
  const unknown = { waiting: null, oldestSeconds: null, failed: null };
  expect([response.status, await response.json()]).toEqual([
    503,
    { status: "unavailable", reason: "the store does not answer", version: "1.2.3", uptimeSeconds: 0, ...unknown },
  ]);
});

test("/healthz and the log say that the disk is full while less than a megabyte is free", async () => {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  const clock = createFakeClock();
  let free = 999_999;
  const outbox = createOutbox(await openSqlite(folder.path, { clock, freeBytes: () => free }), clock);
  const relay = await setUp({ outbox });
  const health = async () => (await relay.request("/healthz")).json();
  const full = { outcome: "unavailable", reason: "the disk is full" };
  // A booking that still fits changes nothing.
  await outbox.enqueue(storedMessage("x"));
  for (const ms of [0, 60_000]) {
    await clock.advance(ms);
    expect(await health()).toMatchObject({ status: "unavailable", reason: "the disk is full", waiting: null });
  }
  expect(linesOf(relay, "outbox")).toMatchObject([full, full]);
  free = 1_000_000;
  expect(await health()).toMatchObject({ status: "ok", waiting: 1 });
  free = 0;
  await clock.advance(10_000);
  expect(await health()).toMatchObject({ status: "unavailable" });
});

test.each([
  ["SQLITE_FULL", "the disk is full"],
  ["53100", "the disk is full"],
  ["SQLITE_IOERR_READ", "the outbox file cannot be used (SQLITE_IOERR_READ)"],
  ["ECONNREFUSED", "Postgres cannot be used (ECONNREFUSED)"],
  ["a 'code' of somebody", "the store does not answer"],
])("/healthz says what is wrong with a store whose error is %s, and nothing else of it", async (code, reason) => {
  const counts = () => Promise.reject(Object.assign(new Error("secret"), { code }));
  const relay = await setUp({ outbox: { counts, close: async () => undefined } as unknown as Outbox });
  expect(await (await relay.request("/healthz")).json()).toMatchObject({ status: "unavailable", reason });
});

test.each(["/tr", "/healthz", "/api/users"])("%s carries the security headers", async (path) => {
  const relay = await setUp();
  const { headers } = await relay.request(path);
  for (const [name, value] of Object.entries(securityHeaders("https://vip.example").defaultHeaders))
    expect(headers.get(name)).toBe(value);
});

test("only the site's own scripts run, nobody may frame the site, and HSTS is set only on an HTTPS site", () => {
  const { defaultHeaders: secure } = securityHeaders("https://vip.example");
  const policy = secure["Content-Security-Policy"]?.split("; ");
  for (const rule of [
    "default-src 'none'",
    `script-src 'self' '${THEME_SCRIPT_HASH}' '${SEEN_ORDER_SCRIPT_HASH}'`,
    "require-trusted-types-for 'script'",
    "connect-src 'self' https://www.openstreetmap.org",
    "frame-src https://www.openstreetmap.org",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]) {
    expect(policy).toContain(rule);
  }
  expect(secure).toMatchObject({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Strict-Transport-Security": "max-age=63072000",
  });
  const { defaultHeaders: plain } = securityHeaders("http://localhost:3000");
  expect(plain["Strict-Transport-Security"]).toBeUndefined();
  expect(plain["Content-Security-Policy"]).not.toContain("upgrade-insecure-requests");
});

test("an unexpected error gets 500, and its message is not logged", async () => {
  const fail = (): never => {
    throw new Error("Ann +905321234567");
  };
  const relay = await setUp({ clientAddress: fail });
  for (const response of [await relay.request("/api/visitor"), await relay.request(MESSAGE_ENDPOINT, POST)]) {
    expect([response.status, await response.json()]).toMatchObject([500, { ok: false }]);
    expect(response.headers.get("content-security-policy")).not.toBeNull();
  }
  expect(linesOf(relay, "request").filter(({ level }) => level === "error")).toHaveLength(2);
  expect(relay.lines.join()).not.toMatch(/ann/i);
});

test("a response of the API has a request id of its own, which its log lines contain, too", async () => {
  const relay = await setUp();
  const headers = { ...POST.headers, "x-request-id": "Ann-905321234567" };
  const accepted = (await relay.request(MESSAGE_ENDPOINT, { ...POST, headers })).headers.get("x-request-id");
  const refused = (await relay.request(MESSAGE_ENDPOINT, { ...POST, body: "{" })).headers.get("x-request-id");
  expect(accepted).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(linesOf(relay, "accepted")).toMatchObject([{ request: accepted, outcome: "stored" }]);
  expect(linesOf(relay, "refused")).toMatchObject([{ request: refused, status: 400 }]);
  expect(refused).not.toBe(accepted);
});

test("at level debug alone each request is logged: method, route, status and duration, but not its path", async () => {
  for (const logLevel of ["info", "debug"] as const) {
    const relay = await setUp({ logLevel });
    await relay.request("/tr/Ann?phone=5321234567");
    const id = (await relay.request("/api/rates?base=Ann")).headers.get("x-request-id");
    const common = { level: "debug", method: "GET", outcome: "answered", ms: expect.any(Number) };
    const requests = [
      { ...common, request: null, route: "site", status: 404 },
      { ...common, request: id, route: "/api/rates", status: 400 },
    ];
    expect(linesOf(relay, "request")).toMatchObject(logLevel === "debug" ? requests : []);
    expect(relay.lines.join()).not.toMatch(/Ann|5321234567/);
  }
});

test.each([
  ["localhost:3000", 200],
  ["[2001:db8::1]:3000", 200],
  ["xn--bdrum-jua.example", 200],
  ["a b", 400],
  ["evil.example/path", 400],
  ["a@b", 400],
  ["[::1", 400],
  ["localhost:port", 400],
])("the API answers the host %j with %i, and pages ignore it", async (host, status) => {
  const relay = await setUp();
  const response = await relay.request("/healthz", { headers: { host } });
  expect([response.status, response.headers.get("x-content-type-options")]).toEqual([status, "nosniff"]);
  expect(await response.text()).not.toContain(host);
  expect((await relay.request("/", { headers: { host } })).headers.get("location")).toBe("/tr");
});
