import { mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { QuickServer } from "#relay/quickAnswers.ts";
import { createSite } from "#relay/site.ts";
import { loadSiteFiles } from "#relay/siteFiles.ts";
import { exchange, statusesOf } from "#tests/support/rawSocket.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";

const PAGE = "<h1>Hizmetler</h1>".repeat(50);
const LONG = Buffer.alloc(1_000_000, "a long text ");
const FILES: Record<string, string | Uint8Array> = {
  "tr/index.html": "ana sayfa",
  "tr/404.html": "bulunamadı",
  "tr/services/index.html": PAGE,
  "tr/services/index.html.br": brotliCompressSync(PAGE),
  "tr/services/index.html.gz": gzipSync(PAGE),
  "tr/blog/index.html": "order 0",
  "tr/blog/index.1.html": "order 1",
  "images/small.webp": new Uint8Array(100),
  "long.txt": LONG,
  // More than the system holds of what is sent and not read.
  "huge.txt": Buffer.alloc(16_000_000, "a huge text "),
};

const folder = await temporaryFolder();
for (const [name, body] of Object.entries(FILES)) {
  mkdirSync(dirname(join(folder.path, name)), { recursive: true });
  writeFileSync(join(folder.path, name), body);
}
const site = createSite(loadSiteFiles(folder.path), ["X-Always", "there"], []);
const LIMITS = { keepAliveTimeout: 30_000, headersTimeout: 10_000, connectionsCheckingInterval: 2_000 };
/** How many requests the shorter way has answered. */
let quick = 0;

async function started(limits: typeof LIMITS, isQuick: boolean): Promise<{ server: QuickServer; port: number }> {
  const options = isQuick ? { held: site.held, onAnswer: () => (quick += 1) } : null;
  const server = new QuickServer(limits, site.answer, options);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return { server, port: (server.address() as AddressInfo).port };
}

const short = await started(LIMITS, true);
const plain = await started(LIMITS, false);
afterAll(async () => {
  for (const { server } of [short, plain]) {
    server.close();
    server.closeAllConnections();
  }
  await folder.remove();
});
beforeEach(() => void (quick = 0));

/** Sends `bytes` and that there is no more, and resolves with all that comes back. */
function say(port: number, bytes: string): Promise<string> {
  return new Promise((done, failed) => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    let text = "";
    socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
    socket.on("end", () => socket.destroy());
    socket.on("close", () => done(text));
    socket.on("error", failed);
    socket.end(bytes, "latin1");
  });
}

/** What both servers say to `bytes`. */
async function bothSay(bytes: string): Promise<[string, string]> {
  const [one, other] = await Promise.all([short, plain].map(({ port }) => say(port, bytes)));
  const dateless = (text = "") => text.replaceAll(/^Date: .*$/gm, "Date:");
  return [dateless(one), dateless(other)];
}

function get(target: string, ...headers: string[]): string {
  return [`GET ${target} HTTP/1.1`, "Host: vip.example", ...headers, "", ""].join("\r\n");
}

const BROWSER = [
  "Connection: keep-alive",
  "User-Agent: Mozilla/5.0",
  "Accept: text/html,*/*;q=0.8",
  "Accept-Encoding: gzip, deflate, br",
  "Accept-Language: tr",
  "Sec-Fetch-Mode: navigate",
  "Cookie: lang=tr",
  "Referer: https://vip.example/tr",
];

test.each([
  ["a page", get("/tr/services", ...BROWSER)],
  ["a page with a query", get("/tr/services?from=airport", ...BROWSER)],
  ["a page that has no compressed form", get("/tr")],
  ["in gzip", get("/tr/services", "accept-encoding: gzip")],
  ["an encoding that is refused", get("/tr/services", "Accept-Encoding: br;q=0, gzip")],
])("%s is answered the shorter way, byte by byte as Node does it", async (_, request) => {
  const [one, other] = await bothSay(request);
  expect(one).toBe(other);
  expect(one).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(quick).toBe(1);
});

test("one request after the other comes the shorter way, until one that does not, and is answered still", async () => {
  const socket = connect(short.port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  async function ask(request: string): Promise<string> {
    socket.write(request);
    const chunk = await new Promise<Buffer>((come) => socket.once("data", come));
    return chunk.toString("latin1");
  }
  for (let count = 1; count <= 3; count += 1) {
    expect(await ask(get("/tr"))).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(quick).toBe(count);
  }
  expect(await ask(get("/tr", "If-Modified-Since: Thu, 01 Jan 2026 00:00:00 GMT"))).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(await ask(get("/tr"))).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(quick).toBe(3);
});

test.each([
  ["another method", get("/tr").replace("GET", "HEAD")],
  ["a body", `${get("/tr", "Content-Length: 3")}abc`],
  ["a body in pieces", `${get("/tr", "Transfer-Encoding: chunked")}0\r\n\r\n`],
  ["two lengths", `${get("/tr", "Content-Length: 3", "Content-Length: 4")}abc`],
  ["two hosts", get("/tr", "Host: other.example")],
  ["no host", "GET /tr HTTP/1.1\r\n\r\n"],
  ["a host that is none", "GET /tr HTTP/1.1\r\nHost: a b\r\n\r\n"],
  ["the last request of a connection", get("/tr", "Connection: close")],
  ["the first version", "GET /tr HTTP/1.0\r\nHost: vip.example\r\n\r\n"],
  ["two requests at once", get("/tr") + get("/tr/services")],
  ["half a request", get("/tr").slice(0, 30)],
  ["lines that end otherwise", get("/tr").replaceAll("\r\n", "\n")],
  ["a line that goes on", get("/tr", "Accept: a", " b")],
  ["a space before the colon", get("/tr", "Accept : a")],
  ["no name", get("/tr", ": a")],
  ["a byte of no text", get("/tr", "Accept: \x01")],
  ["another protocol", get("/tr", "Upgrade: websocket", "Connection: Upgrade")],
  ["what the client has already", get("/tr", "If-None-Match: *")],
  ["a part", get("/images/small.webp", "Range: bytes=0-9")],
  ["what is read from disk", get("/images/small.webp")],
  ["an encoding that is not held", get("/tr/services", "Accept-Encoding: identity")],
  ["the address of the site", get("/")],
  ["nothing that is there", get("/tr/nothing")],
  ["a whole address", get("http://vip.example/tr")],
  ["an encoding said twice", get("/tr/services", "Accept-Encoding: br", "Accept-Encoding: gzip")],
  ["a header that nobody knows", get("/tr", "X-Unknown: 1")],
  ["more than a request usually is", get("/tr", `Cookie: ${"x".repeat(5_000)}`)],
])("%s is left to Node's server", async (_, request) => {
  const [one, other] = await bothSay(request);
  expect(one).toBe(other);
  expect(quick).toBe(0);
});

test("a page in several orders is left to Node's server, since it differs each time", async () => {
  expect(await say(short.port, get("/tr/blog"))).toMatch(/order [01]$/);
  expect(quick).toBe(0);
});

test("whatever is sent, both ways say the same", { timeout: 60_000 }, async () => {
  const line = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...BROWSER, "Host: vip.example", "Host: x", "X: 1", "Pragma: no-cache") },
    {
      weight: 1,
      arbitrary: fc.constantFrom("Content-Length: 0", "Expect: 100-continue", "TE: trailers", "bad", " x: y"),
    },
    { weight: 1, arbitrary: fc.string({ unit: "binary-ascii", maxLength: 20 }) },
  );
  const target = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom("/tr", "/tr/services", "/tr/services/", "/", "/en", "/tr?x=1", "/long.txt?"),
    },
    { weight: 1, arbitrary: fc.string({ unit: "binary-ascii", maxLength: 12 }).map((text) => `/${text}`) },
  );
  const method = fc.constantFrom("GET", "GET", "GET", "GET", "HEAD", "POST", "get", "GET ");
  const end = fc.constantFrom(
    "\r\n\r\n",
    "\r\n\r\n",
    "\r\n\r\n",
    "\r\n",
    "\n\n",
    "\r\n\r\nGET /tr HTTP/1.1\r\nHost: x\r\n\r\n",
  );
  const request = fc
    .tuple(method, target, fc.array(line, { maxLength: 6 }), end)
    .map(([verb, address, lines, last]) => [`${verb} ${address} HTTP/1.1`, "Host: a", ...lines].join("\r\n") + last);
  const seen = { quick: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 8, maxLength: 8 }), async (requests) => {
      const answers = await Promise.all(requests.map(bothSay));
      for (const [one, other] of answers) expect(one).toBe(other);
      seen.quick += quick;
    }),
    { numRuns: 100 },
  );
  expect(seen.quick).toBeGreaterThan(0);
});

test("a client that reads nothing is sent nothing more than the system holds, and one that reads gets it all", async () => {
  const socket = connect(short.port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.pause();
  for (let count = 0; count < 30; count += 1) {
    socket.write(get("/long.txt"));
    await new Promise((next) => setTimeout(next, 2));
  }
  const asked = quick;
  expect(asked).toBeLessThan(20);
  let bytes = 0;
  socket.on("data", (chunk: Buffer) => (bytes += chunk.byteLength)).resume();
  await expect.poll(() => bytes, { timeout: 20_000 }).toBeGreaterThan(30 * LONG.byteLength);
});

test("who says nothing is told so and cut, who waits for nothing is cut without a word", async () => {
  const hasty = await started({ ...LIMITS, headersTimeout: 150, keepAliveTimeout: 150 }, true);
  onTestFinished(() => void hasty.server.close());
  const silent = await exchange(hasty.port, "", 2_000);
  expect(statusesOf(silent.text)).toEqual([408]);
  const idle = await exchange(hasty.port, get("/tr"), 2_000);
  expect(statusesOf(idle.text)).toEqual([200]);
  expect(Math.max(silent.ms, idle.ms)).toBeLessThan(1_900);
});

test("who does not read what was asked for is cut, and leaves room to others", async () => {
  const hasty = await started({ ...LIMITS, keepAliveTimeout: 150 }, true);
  onTestFinished(() => void hasty.server.close());
  const socket = connect(hasty.port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => undefined).pause();
  socket.write(get("/huge.txt"));
  await expect.poll(() => quick).toBe(1);
  const open = () => new Promise((told) => hasty.server.getConnections((_, count) => told(count)));
  await expect.poll(open, { timeout: 10_000 }).toBe(0);
});

test("a server that makes room lets go of who waits for nothing, not of who has not spoken yet", async () => {
  const other = await started(LIMITS, true);
  onTestFinished(() => void other.server.close());
  const [idle, fresh] = [connect(other.port, "127.0.0.1"), connect(other.port, "127.0.0.1")];
  onTestFinished(() => void fresh.destroy());
  const gone = new Promise((closed) => idle.once("close", closed));
  idle.write(get("/tr"));
  await new Promise((come) => idle.once("data", come));
  other.server.closeIdleConnections();
  await gone;
  fresh.write(get("/tr"));
  const answer = await new Promise((come) => fresh.once("data", come).once("close", () => come("nothing")));
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK/);
});

test("a server that closes lets go of who waits", async () => {
  const other = await started(LIMITS, true);
  const socket = connect(other.port, "127.0.0.1");
  const gone = new Promise((closed) => socket.once("close", closed));
  socket.write(get("/tr"));
  await new Promise((come) => socket.once("data", come));
  expect(await new Promise((closed) => other.server.close(closed))).toBeUndefined();
  await gone;
});
