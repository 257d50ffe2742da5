import { expect, onTestFinished, test } from "vitest";
import { securityHeaders } from "#relay/http/securityHeaders.ts";
import type { Outbox } from "#relay/outbox/outbox.ts";
import type { AppOptions } from "#relay/http/relayApp.ts";
import { SEEN_ORDER_SCRIPT_HASH } from "#src/domain/seenOrders.ts";
import { THEME_SCRIPT_HASH } from "#src/domain/theme.ts";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import { createTestRelay, VISITOR_ADDRESS, type TestRelay, type TestRelayOptions } from "#tests/support/testRelay.ts";

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
  "/api/rates",
  "/api/rates?base=USD",
  "/api/rates?base=try",
  "/api/rates?base=toString",
  "/api/weather",
  "/api/weather?city=ankara",
  "/api/weather?city=__proto__",
])("400: %s", async (path) => {
  const relay = await setUp({ upstreams: LIVE });
  const response = await relay.request(path);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ ok: false, error: expect.stringMatching(/base=TRY|city=bodrum/) });
});

test.each(["/api/rates?base=EUR", "/api/weather?city=bodrum"])(
  "503: %s while its upstream is down, and the response is not cached",
  async (path) => {
    const relay = await setUp();
    const response = await relay.request(path);
    expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(await response.json()).toMatchObject({ ok: false });
  },
);

test.each(["/api/rates", "/api/weather", "/api/visitor", "/healthz"])("POST %s is not allowed", async (path) => {
  const relay = await setUp();
  const response = await relay.request(path, { method: "POST" });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("an unknown path under /api gets a 404 in JSON", async () => {
  const relay = await setUp();
  const response = await relay.request("/api/users");
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ ok: false });
});

test("visitors of one network are looked up twenty times a minute; the next request gets 429 with Retry-After", async () => {
  const relay = await setUp({ upstreams: LIVE });
  for (let index = 0; index < 20; index += 1)
    expect((await relay.request("/api/visitor", { from: `2001:db8:1:2::${index}` })).status).toBe(200);
  const refused = await relay.request("/api/visitor", { from: "2001:db8:1:2:3::1" });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toMatch(/^([1-9]|[1-5]\d|60)$/);
  expect(await refused.json()).toMatchObject({ ok: false });
  expect((await relay.request("/api/visitor", { from: "2001:db8:1:3::1" })).status).toBe(200);
});

test("/healthz contains version, uptime, waiting messages and delivery status", async () => {
  const relay = await setUp();
  await relay.outbox.enqueue({ reference: "R", text: "x", idempotencyKey: null, body: "x", suspicious: false });
  await relay.clock.advance(61_900);
  const response = await relay.request("/healthz");
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const told = { status: "ok", version: "1.2.3", uptimeSeconds: 61, waiting: 1, oldestSeconds: 61, failed: 0 };
  expect(await response.json()).toEqual(told);
  await relay.outbox.recordDeliveryStatus("misconfigured");
  expect(await (await relay.request("/healthz")).json()).toEqual({ ...told, status: "misconfigured" });
});

test("/healthz is 503 if the store cannot be read", async () => {
  const counts = () => Promise.reject(new Error("gone"));
  const relay = await setUp({ outbox: { counts, close: async () => undefined } as unknown as Outbox });
  const response = await relay.request("/healthz");
  expect(response.status).toBe(503);
  const unknown = { waiting: null, oldestSeconds: null, failed: null };
  expect(await response.json()).toEqual({ status: "unavailable", version: "1.2.3", uptimeSeconds: 0, ...unknown });
});

test.each(["/", "/tr", "/healthz", "/api/users", "/api/telegram-handler.php"])(
  "%s carries the security headers",
  async (path) => {
    const relay = await setUp();
    const { headers } = await relay.request(path);
    for (const [name, value] of Object.entries(securityHeaders("https://vip.example").defaultHeaders))
      expect(headers.get(name)).toBe(value);
  },
);

test("the policy allows only same-origin scripts, and HSTS is set only on an HTTPS site", () => {
  const { defaultHeaders: secure } = securityHeaders("https://vip.example");
  const policy = secure["Content-Security-Policy"]?.split("; ");
  expect(policy).toContain(`script-src 'self' '${THEME_SCRIPT_HASH}' '${SEEN_ORDER_SCRIPT_HASH}'`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("trusted-types trustedHtml workerUrl");
  expect(policy).toContain("connect-src 'self' https://www.openstreetmap.org");
  expect(policy).toContain("frame-src https://www.openstreetmap.org");
  expect(policy).toContain("form-action 'self'");
  expect(secure["Strict-Transport-Security"]).toBe("max-age=63072000");
  const { defaultHeaders: plain } = securityHeaders("http://localhost:3000");
  expect(plain["Strict-Transport-Security"]).toBeUndefined();
  expect(plain["Content-Security-Policy"]).not.toContain("upgrade-insecure-requests");
});

test("an unexpected error gets 500, and its message is not logged", async () => {
  const fail = (): never => {
    throw new Error("Ann +905321234567");
  };
  const relay = await setUp({ clientAddress: fail });
  const asked = await relay.request("/api/visitor");
  const posted = await relay.request(MESSAGE_ENDPOINT, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ action: "sendMessage", message: "E-posta: ann@example.com" }),
  });
  for (const response of [asked, posted]) {
    expect([response.status, await response.json()]).toMatchObject([500, { ok: false }]);
    expect(response.headers.get("content-security-policy")).not.toBeNull();
  }
  expect(relay.lines.filter((line) => line.includes('"level":"error"'))).toHaveLength(2);
  expect(relay.lines.join()).not.toMatch(/ann/i);
});
