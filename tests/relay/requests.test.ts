import { expect, onTestFinished, test } from "vitest";
import { createTestRelay, type TestRelay, type TestRelayOptions } from "#tests/support/testRelay.ts";

const PATH = "/api/telegram-handler.php";

async function setUp(options: TestRelayOptions = {}): Promise<TestRelay> {
  const relay = await createTestRelay(options);
  onTestFinished(relay.close);
  return relay;
}

function linesOf(relay: TestRelay, event: string): Record<string, unknown>[] {
  return relay.lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line["event"] === event);
}

const POST = {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ action: "sendReservation", message: "Ad Soyad: Ann" }),
};

test("a response of the API has a request id, which its log lines contain, too", async () => {
  const relay = await setUp();
  const accepted = (await relay.request(PATH, POST)).headers.get("x-request-id");
  const refused = (await relay.request(PATH, { ...POST, body: "{" })).headers.get("x-request-id");
  expect(accepted).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(linesOf(relay, "accepted")).toMatchObject([{ request: accepted, outcome: "stored" }]);
  expect(linesOf(relay, "refused")).toMatchObject([{ request: refused, status: 400 }]);
  expect(refused).not.toBe(accepted);
});

test("a request id from the client is ignored", async () => {
  const relay = await setUp();
  const response = await relay.request("/healthz", { headers: { "x-request-id": "Ann-905321234567" } });
  expect(response.headers.get("x-request-id")).not.toContain("Ann");
});

test("at level debug each request is logged: method, route, status and duration, but not its path", async () => {
  const relay = await setUp({ logLevel: "debug" });
  const asked = ["/tr/Ann?phone=5321234567", "/api/rates?base=Ann", "/api/Ann", "/?name=Ann"];
  const names: (string | null)[] = [];
  for (const path of asked) names.push((await relay.request(path)).headers.get("x-request-id"));
  const common = { level: "debug", method: "GET", outcome: "answered", ms: expect.any(Number) };
  expect(linesOf(relay, "request")).toMatchObject([
    { ...common, request: null, route: "site", status: 404 },
    { ...common, request: names[1], route: "/api/rates", status: 400 },
    { ...common, request: names[2], route: "/api/*", status: 404 },
    { ...common, request: null, route: "site", status: 302 },
  ]);
  expect([names[0], names[3]]).toEqual([null, null]);
  expect(new Set(names).size).toBe(3);
  expect(relay.lines.join()).not.toMatch(/Ann|5321234567/);
});

test("at other levels a request that changes nothing is not logged", async () => {
  const relay = await setUp();
  for (const path of ["/tr", "/healthz"]) await relay.request(path);
  expect(relay.lines).toEqual([]);
});

test.each(["localhost:3000", "203.0.113.9:80", "[2001:db8::1]:3000", "xn--bdrum-jua.example"])(
  "the host %s is valid",
  async (host) => {
    const relay = await setUp();
    expect((await relay.request("/healthz", { headers: { host } })).status).toBe(200);
  },
);

test.each(["a b", "evil.example/path", "a@b", "<script>", "[::1", "localhost:port"])(
  "the host %j is invalid: the API answers 400, and pages ignore it",
  async (host) => {
    const relay = await setUp();
    const response = await relay.request("/healthz", { headers: { host } });
    expect([response.status, response.headers.get("x-content-type-options")]).toEqual([400, "nosniff"]);
    expect(await response.text()).not.toContain(host);
    expect((await relay.request("/", { headers: { host } })).headers.get("location")).toBe("/tr");
  },
);
