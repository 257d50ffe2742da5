import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exchange, statusesOf } from "#tests/support/rawSocket.ts";
import { startRelay, type RunningRelay } from "#tests/support/startRelay.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

// Next to the site's folder is a file that must not be readable over HTTP.
const SECRET = "nobody may read this";

let relay: RunningRelay;
let remove: () => Promise<void>;

beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  const site = join(folder.path, "site");
  for (const path of ["en", "assets"]) mkdirSync(join(site, path), { recursive: true });
  writeFileSync(join(site, "en/index.html"), "home");
  writeFileSync(join(site, "assets/main.js"), "1");
  writeFileSync(join(site, ".env"), SECRET);
  writeFileSync(join(folder.path, "secret.txt"), SECRET);
  relay = await startRelay({ siteDir: site, env: { LOG_LEVEL: "debug" } });
});

afterAll(async () => {
  await relay.kill();
  await remove();
});

function get(target: string, headers = ""): string {
  return `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`;
}

const POST = "POST /api/telegram-handler.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

test("a client that disconnects in the middle of a POST request causes no error in the relay", async () => {
  await exchange(relay.port, `${POST}Content-Length: 100\r\n\r\n{"action":`, 200);
  await expect.poll(() => relay.log().filter(({ outcome }) => outcome === "failed")).toHaveLength(1);
  expect(relay.log().filter(({ level }) => level === "error")).toEqual([]);
});

test.each([
  "/../secret.txt",
  "/%2e%2e%2fsecret.txt",
  "/..%252fsecret.txt",
  "/..\\secret.txt",
  "/..%c0%afsecret.txt",
  "/assets/main.js%00/../../secret.txt",
  "/.env",
  "http://localhost/../secret.txt",
  "file:///etc/passwd",
])("%s reads no file outside the site", async (target) => {
  const text = await exchange(relay.port, get(target));
  const [status = 0] = statusesOf(text);
  expect([302, 400, 404]).toContain(status);
  expect(text).not.toContain(SECRET);
  expect(text).not.toContain("root:");
});

test.each([
  ["a query that is redirected", get("/?a=%0d%0aX-Injected:%201")],
  ["a path that is redirected", get("/blog/%0d%0aX-Injected:%201")],
  ["a language cookie", get("/", "Cookie: language=en%0d%0aX-Injected: 1\r\n")],
  ["a range", get("/assets/main.js", "Range: bytes=0-%0d%0aX-Injected: 1\r\n")],
  ["a target with a line feed", "GET /\nX-Injected: 1 HTTP/1.1\r\nHost: localhost\r\n\r\n"],
])("no part of a request becomes a response header: %s", async (_, request) => {
  const text = await exchange(relay.port, request);
  expect(statusesOf(text)).toHaveLength(1);
  const [head = ""] = text.split("\r\n\r\n");
  expect(head).not.toMatch(/^x-injected/im);
});

// Node's strict parser, which a setting could make lenient.
test.each(["Content-Length: 5\r\nTransfer-Encoding: chunked", "Content-Length: 5\r\nContent-Length: 0"])(
  "a request with an ambiguous end smuggles no other one in: %j",
  async (lengths) => {
    const hidden = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const text = await exchange(relay.port, `${POST}${lengths}\r\n\r\n0\r\n\r\n${hidden}`);
    expect(statusesOf(text)).toEqual([400]);
  },
);

test("headers over 16 KiB are rejected, and so is such a request target", async () => {
  const long = "x".repeat(17 * 1024);
  for (const request of [get("/en", `X-Long: ${long}\r\n`), get(`/${long}`)]) {
    expect(statusesOf(await exchange(relay.port, request))).toEqual([431]);
  }
});
