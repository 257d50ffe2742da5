import { expect, onTestFinished, test } from "vitest";
import { createMetrics, type Metrics } from "#relay/metrics.ts";
import type { Outcome } from "#relay/deliver.ts";
import { createOutbox } from "#relay/outbox.ts";
import { openFileDatabase } from "#relay/fileDatabase.ts";
import { createFakeClock } from "#tests/support/fakeClock.ts";
import { createTestRelay, temporaryFolder, type TestRelay, type TestRelayOptions } from "#tests/support/testRelay.ts";

const TOKEN = "a-token-that-nobody-can-guess";
const PATH = "/api/telegram-handler.php";
const NEVER = new AbortController().signal;

async function setUp(options: TestRelayOptions = {}): Promise<{ relay: TestRelay; counts: Metrics }> {
  const clock = createFakeClock();
  const folder = await temporaryFolder();
  const store = createOutbox(await openFileDatabase(folder.path), clock.now);
  const counts = createMetrics(clock, store.counts);
  const relay = await createTestRelay({
    outbox: counts.ofOutbox(store),
    metrics: { counts, token: TOKEN },
    ...options,
  });
  onTestFinished(async () => {
    await relay.close();
    await store.close();
    await folder.remove();
  });
  return { relay, counts };
}

function post(message: string) {
  const headers = { "content-type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify({ action: "sendReservation", message }) };
}

/** The samples by name and labels. */
async function samplesOf(relay: TestRelay): Promise<Record<string, number>> {
  const response = await relay.ask("/metrics", { headers: { authorization: `Bearer ${TOKEN}` } });
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
  ]);
  const text = await response.text();
  expect(text.endsWith("\n")).toBe(true);
  const lines = text.trimEnd().split("\n");
  for (const line of lines) {
    expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? -?[\d.e+-]+)$/);
  }
  const samples = lines.filter((line) => !line.startsWith("#"));
  return Object.fromEntries(samples.map((line) => [line.replace(/ \S+$/, ""), Number(line.split(" ").at(-1))]));
}

test("there are no counts unless a token is set", async () => {
  const { relay } = await setUp({ metrics: null });
  expect((await relay.ask("/metrics")).status).toBe(404);
});

test.each([undefined, "", "Bearer", "Bearer wrong", `Basic ${TOKEN}`, TOKEN, `Bearer ${TOKEN}x`])(
  "with %j for a token nobody reads them",
  async (authorization) => {
    const { relay } = await setUp();
    const response = await relay.ask("/metrics", { headers: authorization === undefined ? {} : { authorization } });
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(await response.text()).not.toContain("relay_");
  },
);

test("requests are counted by route and class, whatever is asked for", async () => {
  const { relay } = await setUp();
  for (const path of ["/tr", "/nowhere?name=Ann", "/", "/healthz", "/api/rates", "/api/Ann", PATH])
    await relay.ask(path);
  expect(await samplesOf(relay)).toMatchObject({
    'relay_requests_total{route="site",status="4xx"}': 2,
    'relay_requests_total{route="site",status="3xx"}': 1,
    'relay_requests_total{route="/healthz",status="2xx"}': 1,
    'relay_requests_total{route="/api/rates",status="4xx"}': 1,
    'relay_requests_total{route="/api/*",status="4xx"}': 1,
    [`relay_requests_total{route="${PATH}",status="4xx"}`]: 1,
    relay_request_seconds_count: 7,
  });
});

test("messages are counted on their way in and out, with the time between", async () => {
  const { relay, counts } = await setUp({ rateLimit: 2 });
  for (const message of ["one", "two", "three"]) await relay.ask(PATH, post(message));
  await relay.ask(PATH, post(""));
  expect(await samplesOf(relay)).toMatchObject({
    'relay_messages_accepted_total{outcome="stored"}': 2,
    'relay_messages_refused_total{status="429"}': 1,
    'relay_messages_refused_total{status="400"}': 1,
    relay_store_up: 1,
    relay_messages_waiting: 2,
    relay_messages_failed: 0,
  });

  const outcomes: Outcome[] = [{ kind: "later", reason: "x" }, { kind: "sent" }, { kind: "refused", reason: "x" }];
  const channel = counts.ofChannel({ send: async () => outcomes.shift() ?? { kind: "sent" } });
  for (let attempt = 0; attempt < 3; attempt += 1) await channel.send("text", NEVER);
  expect(await samplesOf(relay)).toMatchObject({
    'relay_deliveries_total{outcome="later"}': 1,
    'relay_deliveries_total{outcome="sent"}': 1,
    'relay_deliveries_total{outcome="refused"}': 1,
  });
});

test("the time from taking a message to its arrival is counted in classes", async () => {
  const clock = createFakeClock();
  const folder = await temporaryFolder();
  const store = createOutbox(await openFileDatabase(folder.path), clock.now);
  const counts = createMetrics(clock, store.counts);
  const outbox = counts.ofOutbox(store);
  onTestFinished(async () => {
    await store.close();
    await folder.remove();
  });
  await outbox.accept({ reference: "R", text: "x", idempotencyKey: null, body: ["x"] });
  await clock.advance(20_000);
  const { delivery } = await outbox.claim(1_000);
  await outbox.delivered(delivery?.id ?? "");
  const text = await counts.text();
  expect(text).toContain('relay_delivery_seconds_bucket{le="5"} 0\n');
  expect(text).toContain('relay_delivery_seconds_bucket{le="30"} 1\n');
  expect(text).toContain('relay_delivery_seconds_bucket{le="+Inf"} 1\nrelay_delivery_seconds_sum 20\n');
});

test("questions to upstreams are counted by how they ended, and their addresses stay out", async () => {
  const { relay, counts } = await setUp();
  const answers = [new Response("{}"), new Response("", { status: 503 })];
  const asked = counts.ofUpstream("rates", async () => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error("down");
    return answer;
  });
  for (let question = 0; question < 3; question += 1)
    await asked("https://x.example/?key=secret", {}).catch(() => null);
  expect(await samplesOf(relay)).toMatchObject({
    'relay_upstream_lookups_total{upstream="rates",outcome="answered"}': 1,
    'relay_upstream_lookups_total{upstream="rates",outcome="failed"}': 2,
  });
});

test("counts are to be had while the store is down, and say so", async () => {
  const counts = createMetrics(createFakeClock(), () => Promise.reject(new Error("gone")));
  const text = await counts.text();
  expect(text).toContain("\nrelay_store_up 0\n");
  expect(text).not.toContain("relay_messages_waiting");
});
