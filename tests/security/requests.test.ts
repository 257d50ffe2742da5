import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
  for (const path of ["tr", "en", "assets"]) mkdirSync(join(site, path), { recursive: true });
  writeFileSync(join(site, "tr/index.html"), "ana sayfa");
  writeFileSync(join(site, "en/index.html"), "home");
  writeFileSync(join(site, "assets/main.js"), "1");
  writeFileSync(join(site, ".env"), SECRET);
  writeFileSync(join(folder.path, "secret.txt"), SECRET);
  relay = await startRelay({ siteDir: site, env: { TRUST_PROXY: "0", LOG_LEVEL: "debug" } });
});

afterAll(async () => {
  await relay.kill();
  await remove();
});

function get(target: string, headers = ""): string {
  return `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`;
}

test("a client that disconnects in the middle of a POST request causes no error in the relay", async () => {
  const head = "POST /api/telegram-handler.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
  await exchange(relay.port, `${head}Content-Length: 100\r\n\r\n{"action":`, 200);
  await expect.poll(() => relay.log().filter(({ outcome }) => outcome === "failed")).toHaveLength(1);
  expect(relay.log().filter(({ level }) => level === "error")).toEqual([]);
});

test.each([
  "/../secret.txt",
  "/../../../../../../etc/passwd",
  "/assets/../../secret.txt",
  "/%2e%2e/secret.txt",
  "/%2e%2e%2fsecret.txt",
  "/..%2fsecret.txt",
  "/%252e%252e%252fsecret.txt",
  "/..%252fsecret.txt",
  "/..\\secret.txt",
  "/..%5csecret.txt",
  "/%2e%2e%5csecret.txt",
  "/assets/..\\..\\secret.txt",
  "/%c0%ae%c0%ae/secret.txt",
  "/%c0%ae%c0%ae%c0%afsecret.txt",
  "/%e0%80%ae%e0%80%ae/secret.txt",
  "/..%c0%afsecret.txt",
  "/\xc0\xae\xc0\xae/secret.txt",
  "/..\x00/secret.txt",
  "/%00/../secret.txt",
  "/assets/main.js%00/../../secret.txt",
  "/secret.txt%00.js",
  "/.env",
  "/%2eenv",
  "/./.env",
  "//.env",
  "/en/../.env",
  "/.%2e/secret.txt",
  "/....//secret.txt",
  "/..;/secret.txt",
  "/en/..%2f..%2fsecret.txt",
  "http://localhost/../secret.txt",
  "file:///etc/passwd",
  "//etc/passwd",
  "/C:/Windows/win.ini",
  "/proc/self/environ",
  "*",
  "secret.txt",
])("%s reads no file outside the site", async (target) => {
  const { text } = await exchange(relay.port, get(target));
  const [status = 0] = statusesOf(text);
  expect([302, 400, 404]).toContain(status);
  expect(text).not.toContain(SECRET);
  expect(text).not.toContain("root:");
});

test.each([
  ["/\\x", 404],
  ["/en\\services", 404],
  ["\\", 400],
  ["/?a=\\", 302],
  ["/en?a=\\", 200],
])("%s, with an unencoded backslash, gets %i", async (target, expected) => {
  const { text } = await exchange(relay.port, get(target));
  expect(statusesOf(text)).toEqual([expected]);
});

describe("no part of a request becomes a response header", () => {
  test.each([
    ["in a query that is redirected", get("/?a=%0d%0aX-Injected:%201")],
    ["in a path that is redirected", get("/blog/%0d%0aX-Injected:%201")],
    ["in a language cookie", get("/", "Cookie: language=en%0d%0aX-Injected: 1\r\n")],
    ["in a language list", get("/", "Accept-Language: en%0d%0aX-Injected: 1\r\n")],
    ["in an origin", get("/api/visitor", "Origin: http://localhost%0d%0aX-Injected: 1\r\n")],
    ["in a forwarded address", get("/api/visitor", "X-Forwarded-For: 1.2.3.4%0d%0aX-Injected: 1\r\n")],
    ["in a request's name", get("/healthz", "X-Request-Id: a%0d%0aX-Injected: 1\r\n")],
    ["in a condition", get("/en", 'If-None-Match: "a%0d%0aX-Injected: 1"\r\n')],
    ["in a range", get("/assets/main.js", "Range: bytes=0-%0d%0aX-Injected: 1\r\n")],
    ["behind a bare line feed in the target", "GET /\nX-Injected: 1 HTTP/1.1\r\nHost: localhost\r\n\r\n"],
    ["behind a bare carriage return", get("/", "Cookie: a=1\rX-Injected: 1\r\n")],
    ["on a folded line", get("/", "Cookie: a=1\r\n X-Injected: 1\r\n")],
    ["behind a NUL", get("/", "Cookie: a=1\0X-Injected: 1\r\n")],
  ])("%s", async (_, request) => {
    const { text } = await exchange(relay.port, request);
    expect(statusesOf(text)).toHaveLength(1);
    const [head = ""] = text.split("\r\n\r\n");
    expect(head.split("\r\n").filter((line) => /^x-injected/i.test(line))).toEqual([]);
  });
});

describe("request smuggling is impossible: requests with an ambiguous end are rejected", () => {
  const post = "POST /api/telegram-handler.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
  const hidden = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";

  test.each([
    ["a length and chunks", `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ["chunks and a length", `${post}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${hidden}`],
    ["two lengths", `${post}Content-Length: 5\r\nContent-Length: 0\r\n\r\n${hidden}`],
    ["a signed length", `${post}Content-Length: +5\r\n\r\n${hidden}`],
    ["a length in hexadecimal", `${post}Content-Length: 0x5\r\n\r\n${hidden}`],
    ["a coding that is none", `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
    ["a space before the colon", `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ["chunks that are not last", `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`],
    ["a chunk's size with a sign", `${post}Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n${hidden}`],
  ])("%s", async (_, request) => {
    const { text } = await exchange(relay.port, request);
    expect(statusesOf(text)[0]).toBe(400);
    expect(text).not.toContain("uptimeSeconds");
  });
});

test("headers over 16 KiB are rejected, and so is such a request target", async () => {
  const long = "x".repeat(17 * 1024);
  for (const request of [get("/en", `X-Long: ${long}\r\n`), get(`/${long}`)]) {
    expect(statusesOf((await exchange(relay.port, request)).text)).toEqual([431]);
  }
});

test("an unsupported method gets the list of supported ones, and an invalid method is rejected", async () => {
  expect((await exchange(relay.port, get("/en").replace("GET", "TRACE"))).text).toMatch(
    /^HTTP\/1\.1 405 .*Allow: GET, HEAD/s,
  );
  expect(statusesOf((await exchange(relay.port, get("/en").replace("GET", "BREW"))).text)).toEqual([400]);
});
