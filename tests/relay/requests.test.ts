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

test("an answer of the interface names its request, and its log lines carry that name", async () => {
  const relay = await setUp();
  const accepted = (await relay.ask(PATH, POST)).headers.get("x-request-id");
  const refused = (await relay.ask(PATH, { ...POST, body: "{" })).headers.get("x-request-id");
  expect(accepted).toMatch(/^[\da-f]{8}-[\da-z]+$/);
  expect(linesOf(relay, "accepted")).toMatchObject([{ request: accepted, outcome: "stored" }]);
  expect(linesOf(relay, "refused")).toMatchObject([{ request: refused, status: 400 }]);
  expect(refused).not.toBe(accepted);
});

test("a name that the request brings along is not taken", async () => {
  const relay = await setUp();
  const response = await relay.ask("/healthz", { headers: { "x-request-id": "Ann-905321234567" } });
  expect(response.headers.get("x-request-id")).not.toContain("Ann");
});

test("at debug each request is a line: method, route, status and time, and nothing of what was asked", async () => {
  const relay = await setUp({ logsRequests: true });
  const asked = ["/tr/Ann?phone=5321234567", "/api/rates?base=Ann", "/api/Ann", "/?name=Ann"];
  const ids: (string | null)[] = [];
  for (const path of asked) ids.push((await relay.ask(path)).headers.get("x-request-id"));
  const common = { level: "debug", method: "GET", outcome: "answered", ms: expect.any(Number) };
  expect(linesOf(relay, "request")).toMatchObject([
    { ...common, request: ids[0], route: "site", status: 404 },
    { ...common, request: ids[1], route: "/api/rates", status: 400 },
    { ...common, request: ids[2], route: "/api/*", status: 404 },
    { ...common, request: ids[3], route: "site", status: 302 },
  ]);
  expect(relay.lines.join()).not.toMatch(/Ann|5321234567/);
});

test("otherwise a page is no line and has no name", async () => {
  const relay = await setUp();
  expect((await relay.ask("/tr")).headers.get("x-request-id")).toBeNull();
  expect(relay.lines).toEqual([]);
});

test.each(["localhost:3000", "vip.example", "203.0.113.9:80", "[2001:db8::1]:3000", "[::1]", "xn--bdrum-jua.example"])(
  "the host %s is one",
  async (host) => {
    const relay = await setUp();
    expect((await relay.ask("/", { headers: { host } })).status).toBe(302);
  },
);

test.each(["a b", "evil.example/path", "a@b", "<script>", "a,b", "[::1", "localhost:port"])(
  "the host %j is none",
  async (host) => {
    const relay = await setUp();
    const response = await relay.ask("/", { headers: { host } });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain(host);
  },
);
