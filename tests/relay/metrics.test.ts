import { expect, onTestFinished, test } from "vitest";
import { createLog } from "#relay/log.ts";
import { createMetrics } from "#relay/metrics.ts";
import { createDelivery, type Outcome } from "#relay/outbox/delivery.ts";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import { createTestRelay, storedMessage, type TestRelay, type TestRelayOptions } from "#tests/support/testRelay.ts";

const TOKEN = "a-token-that-nobody-can-guess";

async function setUp(options: TestRelayOptions = {}): Promise<TestRelay> {
  const relay = await createTestRelay({ metricsToken: TOKEN, ...options });
  onTestFinished(relay.close);
  return relay;
}

function post(message: string) {
  const headers = { "content-type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify({ action: "sendReservation", message }) };
}

/** The samples by name and labels. */
function samplesIn(text: string): Record<string, number> {
  const samples = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return Object.fromEntries(samples.map((line) => [line.replace(/ \S+$/, ""), Number(line.split(" ").at(-1))]));
}

async function samplesOf(relay: TestRelay): Promise<Record<string, number>> {
  const response = await relay.request("/metrics", { headers: { authorization: `Bearer ${TOKEN}` } });
  expect([response.status, response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
    "no-store",
  ]);
  return samplesIn(await response.text());
}

test("/metrics does not exist unless a token is set", async () => {
  const relay = await setUp({ metricsToken: undefined });
  expect((await relay.request("/metrics", { headers: { authorization: "Bearer undefined" } })).status).toBe(404);
});

test.each([
  [undefined, 401],
  ["Bearer wrong", 401],
  [`Bearer ${TOKEN}x`, 401],
  [`Basic ${TOKEN}`, 400],
  [TOKEN, 400],
])("the Authorization header %j gets %i", async (authorization, status) => {
  const relay = await setUp();
  const response = await relay.request("/metrics", { headers: authorization === undefined ? {} : { authorization } });
  expect([response.status, response.headers.get("www-authenticate")]).toEqual([
    status,
    expect.stringMatching(/^Bearer /),
  ]);
  expect(await response.text()).not.toContain("relay_");
});

test("requests are counted by route and status class, for any path, and process metrics are included", async () => {
  const relay = await setUp();
  for (const path of ["/tr", "/nowhere?name=Ann", "/", "/healthz", "/api/rates", "/api/Ann", MESSAGE_ENDPOINT])
    await relay.request(path);
  const samples = await samplesOf(relay);
  expect(samples).toMatchObject({
    'relay_request_seconds_count{route="site",status="4xx"}': 2,
    'relay_request_seconds_count{route="site",status="3xx"}': 1,
    'relay_request_seconds_count{route="/healthz",status="2xx"}': 1,
    'relay_request_seconds_count{route="/api/rates",status="4xx"}': 1,
    'relay_request_seconds_count{route="/api/*",status="4xx"}': 1,
    [`relay_request_seconds_count{route="${MESSAGE_ENDPOINT}",status="4xx"}`]: 1,
  });
  expect(samples["process_resident_memory_bytes"]).toBeGreaterThan(0);
  expect(Object.keys(samples).join()).not.toContain("Ann");
});

test("accepted messages are counted, and waiting ones are a gauge", async () => {
  const relay = await setUp({ rateLimit: 2 });
  for (const message of ["one", "two", "three"]) await relay.request(MESSAGE_ENDPOINT, post(message));
  await relay.request(MESSAGE_ENDPOINT, post(""));
  await relay.clock.advance(61_900);
  expect(await samplesOf(relay)).toMatchObject({
    'relay_messages_accepted_total{outcome="stored"}': 2,
    'relay_messages_refused_total{status="429"}': 1,
    'relay_messages_refused_total{status="400"}': 1,
    relay_store_up: 1,
    relay_messages_waiting: 2,
    relay_oldest_waiting_seconds: 61,
    relay_dead_letters: 0,
  });
  await relay.deliverAll();
  expect(await samplesOf(relay)).toMatchObject({ relay_messages_waiting: 0, relay_oldest_waiting_seconds: 0 });
});

test("attempts are counted by outcome, and the latency of delivery is a histogram", async () => {
  const { outbox, clock } = await setUp();
  const metrics = createMetrics(() => outbox.counts());
  const log = createLog({ level: "error", secrets: [], destination: { write: () => undefined } });
  const outcomes: Outcome[] = [
    { kind: "later", reason: "x", pauseSeconds: 20 },
    { kind: "sent" },
    { kind: "refused", reason: "x" },
  ];
  const send = async () => outcomes.shift() ?? { kind: "sent" as const };
  const channel = { send, check: async () => null, advice: () => null };
  for (const body of ["one", "two"]) await outbox.enqueue(storedMessage(body));
  const delivery = createDelivery({ outbox, channel, clock, log, metrics });
  delivery.start();
  await clock.advance(20_000);
  await delivery.stop(0);
  expect(samplesIn(await metrics.registry.metrics())).toMatchObject({
    'relay_deliveries_total{outcome="later"}': 1,
    'relay_deliveries_total{outcome="sent"}': 1,
    'relay_deliveries_total{outcome="refused"}': 1,
    'relay_delivery_seconds_bucket{le="5"}': 0,
    'relay_delivery_seconds_bucket{le="30"}': 1,
    'relay_delivery_seconds_bucket{le="+Inf"}': 1,
    relay_delivery_seconds_sum: 20,
  });
});

test("metrics are available while the store is down, and report it", async () => {
  const { registry } = createMetrics(() => Promise.reject(new Error("gone")));
  expect(samplesIn(await registry.metrics())).toMatchObject({
    relay_store_up: 0,
    relay_messages_waiting: Number.NaN,
    relay_oldest_waiting_seconds: Number.NaN,
    relay_dead_letters: Number.NaN,
  });
});
