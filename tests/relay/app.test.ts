import { expect, onTestFinished, test } from "vitest";
import type { AppOptions } from "#relay/app.ts";
import { securityHeaders } from "#relay/securityHeaders.ts";
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

const LIVE: AppOptions["live"] = {
  rates: { get: async (base) => ({ base, rates: { USD: 0.02 }, updatedAt: "2027-07-14T20:30:00.000Z" }) },
  weather: { get: async (city) => ({ city, temp: 31, conditionId: 800 }) },
  visitors: { get: async (address) => ({ ...VISITOR, ip: address ?? "Unknown" }) },
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
  const relay = await setUp({ live: LIVE });
  const response = await relay.ask(path);
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
  const relay = await setUp({ live: LIVE });
  const response = await relay.ask(path);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ ok: false, error: expect.stringMatching(/base=TRY|city=bodrum/) });
});

test.each(["/api/rates?base=EUR", "/api/weather?city=bodrum"])(
  "503: %s while its upstream is down, and nobody keeps that",
  async (path) => {
    const relay = await setUp();
    const response = await relay.ask(path);
    expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(await response.json()).toMatchObject({ ok: false });
  },
);

test.each(["/api/rates", "/api/weather", "/api/visitor", "/healthz"])("POST %s is not allowed", async (path) => {
  const relay = await setUp();
  const response = await relay.ask(path, { method: "POST" });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("another address under /api is told so in JSON", async () => {
  const relay = await setUp();
  const response = await relay.ask("/api/users");
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ ok: false });
});

test("/healthz tells version, age and what waits", async () => {
  const relay = await setUp({ deliveryStatus: () => "misconfigured" });
  await relay.outbox.accept({ reference: "R", text: "x", idempotencyKey: null, body: ["x"] });
  await relay.clock.advance(61_900);
  const response = await relay.ask("/healthz");
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await response.json()).toEqual({
    status: "misconfigured",
    version: "1.2.3",
    uptimeSeconds: 61,
    waiting: 1,
    oldestSeconds: 61,
    failed: 0,
  });
});

test("/healthz is 503 when the store cannot be asked", async () => {
  const broken = { counts: () => Promise.reject(new Error("gone")) } as unknown as AppOptions["outbox"];
  const relay = await setUp({ outbox: broken });
  const response = await relay.ask("/healthz");
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ status: "unavailable", version: "1.2.3" });
});

test.each(["/", "/tr", "/healthz", "/api/users", "/api/telegram-handler.php"])(
  "%s carries the security headers",
  async (path) => {
    const relay = await setUp();
    const { headers } = await relay.ask(path);
    for (const [name, value] of Object.entries(securityHeaders("https://vip.example")))
      expect(headers.get(name)).toBe(value);
  },
);

test("scripts come from the site alone, and a secure site stays secure", () => {
  const secure = securityHeaders("https://vip.example");
  const policy = secure["Content-Security-Policy"]?.split("; ");
  expect(policy).toContain(`script-src 'self' '${THEME_SCRIPT_HASH}' '${SEEN_ORDER_SCRIPT_HASH}'`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("connect-src 'self' https://www.openstreetmap.org");
  expect(policy).toContain("frame-src https://www.openstreetmap.org");
  expect(policy).toContain("form-action 'self'");
  expect(secure["Strict-Transport-Security"]).toBe("max-age=63072000");
  const plain = securityHeaders("http://localhost:3000");
  expect(plain["Strict-Transport-Security"]).toBeUndefined();
  expect(plain["Content-Security-Policy"]).not.toContain("upgrade-insecure-requests");
});

const POST = JSON.stringify({ action: "sendMessage", message: "E-posta: ann@example.com" });

test("a failure inside is told, and its words stay out of the log", async () => {
  const fail = (): never => {
    throw new Error("Ann +905321234567");
  };
  const relay = await setUp({ site: { answer: fail, held: () => null }, clientAddress: fail });
  const page = await relay.ask("/tr");
  expect([page.status, await page.text()]).toEqual([500, expect.stringContaining("try again in a minute")]);
  expect(page.headers.get("content-security-policy")).not.toBeNull();
  const data = await relay.ask("/api/visitor");
  expect([data.status, await data.json()]).toMatchObject([500, { ok: false }]);
  const headers = { "content-type": "application/json" };
  const posted = await relay.ask(MESSAGE_ENDPOINT, { method: "POST", headers, body: POST });
  expect([posted.status, await posted.json()]).toMatchObject([500, { ok: false }]);
  expect(relay.lines.filter((line) => line.includes('"level":"error"'))).toHaveLength(3);
  expect(relay.lines.join()).not.toContain("Ann");
});
