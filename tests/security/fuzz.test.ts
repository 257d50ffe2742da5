import { existsSync, readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { MAX_MESSAGE_LENGTH } from "#src/domain/message.ts";
import { exchange, statusesOf } from "#tests/support/rawSocket.ts";
import { spawnRelay } from "#tests/support/startRelay.ts";
import { createTestRelay, type RequestOptions } from "#tests/support/testRelay.ts";

/** Number of generated requests; a fifth of them go to the built relay over a socket. */
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 10_000);
/** The same seed generates the same requests. */
const SEED = Number(process.env["FUZZ_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
/** Maximum growth of the heap, in bytes. */
const GROWTH = 6 * 1024 * 1024;

const PATH = "/api/telegram-handler.php";
const REFERENCE_LINE =
  /\nAktarım: [2-9A-Z]{4}-[2-9A-Z]{4} · [\da-f.:]+ · \d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d(?: · robot olabilir)?$/;
/** Allowed statuses. Of server errors only 503, for an unavailable store or upstream. */
const STATUSES = new Set([200, 301, 302, 303, 304, 308, 400, 401, 403, 404, 405, 408, 413, 415, 422, 429, 431, 503]);

/** Maximum growth of the built relay's memory, including garbage that has not been collected. */
const RESIDENT_GROWTH = 24 * 1024 * 1024;

/** Memory of a process in bytes; 0 if the system does not provide it. */
function residentBytes(pid: number): number {
  const file = `/proc/${pid}/status`;
  return existsSync(file) ? Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(file, "utf8"))?.[1]) * 1024 : 0;
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Heap size after unread bodies have been discarded, which takes half a second. */
async function heapUsed(): Promise<number> {
  await new Promise((done) => setTimeout(done, 1_000));
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: "binary-ascii", minLength: 3_800, maxLength: 4_200 }),
  fc.constantFrom(
    "",
    " ",
    "\0",
    "\ud800",
    "\u2028",
    "🚐".repeat(1_950),
    "x".repeat(MAX_MESSAGE_LENGTH),
    "Aktarım: x",
    "null",
  ),
);
const action = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom("sendReservation", "sendMessage") },
  { weight: 1, arbitrary: text },
);
const rarely = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 3 });

const jsonBody = fc
  .oneof(
    {
      weight: 5,
      arbitrary: fc.record({ action, message: text, website: rarely(fc.anything()), elapsedMs: rarely(fc.anything()) }),
    },
    { weight: 1, arbitrary: fc.anything() },
  )
  .map((value) => {
    try {
      return JSON.stringify(value) ?? "undefined";
    } catch {
      return "{";
    }
  });
const field = fc.constantFrom(
  "action",
  "language",
  "fullName",
  "countryCode",
  "phone",
  "from",
  "to",
  "date",
  "time",
  "passengers",
  "vehicleType",
  "email",
  "website",
);
const good: Record<string, string> = {
  action: "sendReservation",
  fullName: "Ann Lee",
  countryCode: "+90",
  phone: "5321234567",
  from: "airport",
  to: "torba",
  date: "2027-07-14",
  time: "23:30",
  passengers: "2",
  vehicleType: "vip-vito",
  email: "ann@example.com",
};
const formBody = fc.tuple(fc.dictionary(field, text, { maxKeys: 3 }), fc.boolean()).map(([wrong, isWhole]) => {
  const values = new URLSearchParams(isWhole ? good : {});
  for (const [name, value] of Object.entries(wrong)) values.set(name, value);
  return values.toString();
});
const rawBody = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc.constantFrom(17 * 1024, 40 * 1024).map((size) => new Uint8Array(size).fill(0x20)),
);

/** Characters that HTTP allows in a header; all others can only be sent over the raw socket. */
const headerValue = fc.oneof(
  fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((code) => code !== 0x7f)
      .map((code) => String.fromCharCode(code)),
    maxLength: 60,
  }),
  fc.constantFrom(
    "null",
    "http://localhost:3000",
    "https://vip.example",
    "https://evil.example",
    "*",
    "gzip, br;q=0",
    "bytes=0-",
    "identity",
    "en,tr;q=0.5",
  ),
);
const headers = fc.dictionary(
  fc.constantFrom(
    "origin",
    "referer",
    "user-agent",
    "x-forwarded-for",
    "forwarded",
    "idempotency-key",
    "cookie",
    "accept-language",
    "accept-encoding",
    "if-none-match",
    "range",
    "if-range",
    "x-request-id",
    "authorization",
    "sec-ch-ua-platform",
    "content-encoding",
    "x-unknown",
  ),
  headerValue,
  { maxKeys: 3 },
);
const segment = fc.oneof(
  fc.constantFrom(
    "tr",
    "en",
    "ru",
    "de",
    "api",
    "services",
    "tours",
    "blog",
    "..",
    ".",
    "",
    "%2e%2e",
    "%2f",
    "%00",
    "%c0%ae",
    "%zz",
    "rates",
    "metrics",
    "healthz",
    "standart-tekne-turu",
    "__proto__",
    "constructor",
  ),
  fc.webSegment(),
);
const target = fc.oneof(
  { weight: 12, arbitrary: fc.constant(PATH) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.array(segment, { maxLength: 5 }), rarely(fc.webQueryParameters()))
      .map(([path, query]) => `/${path.join("/")}${query === undefined ? "" : `?${query}`}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "/api/rates?base=EUR",
      "/api/weather?city=bodrum",
      "/api/visitor",
      "/healthz",
      "/metrics",
      "//",
      "/?",
      "/en?a=%0d%0a",
    ),
  },
);
const address = fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant("::ffff:203.0.113.9"), fc.constant("fe80::1%eth0"));

interface GeneratedRequest {
  path: string;
  options: RequestOptions;
}

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
const generatedRequest: fc.Arbitrary<GeneratedRequest> = fc
  .tuple(
    target,
    fc.oneof(
      { weight: 3, arbitrary: fc.constant("POST") },
      { weight: 1, arbitrary: fc.constantFrom("GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH") },
    ),
    fc.oneof(
      fc.tuple(fc.constant(JSON_TYPE), jsonBody),
      fc.tuple(fc.constant(FORM_TYPE), formBody),
      fc.tuple(fc.constantFrom(JSON_TYPE, FORM_TYPE, "text/plain", 'application/json; charset=""', ""), rawBody),
    ),
    headers,
    address,
  )
  .map(([path, method, [type, body], more, from]) => {
    const withBody = method === "GET" || method === "HEAD" ? {} : { body };
    return { path, options: { method, from, headers: { "content-type": type, ...more }, ...withBody } };
  });

test(
  `${RUNS} generated requests get allowed responses, store only valid messages and leak no memory (seed ${SEED})`,
  { timeout: 1_800_000 },
  async () => {
    const relay = await createTestRelay({ rateLimit: 300, trustProxy: 1 });
    onTestFinished(relay.close);
    let heapBefore = 0;
    let accepted = 0;
    let stored = 0;
    /** Repeated requests according to the log: the same key with the same body is one message. */
    let repeated = 0;
    let runs = 0;

    async function checkStored(): Promise<void> {
      for (const { text: message } of await relay.deliverAll()) {
        stored += 1;
        expect(message).toMatch(REFERENCE_LINE);
        expect(message.length).toBeLessThanOrEqual(4_096);
        const body = message.replace(REFERENCE_LINE, "");
        expect(body.trim()).not.toBe("");
        // Neither control characters nor lone surrogates.
        expect(body).not.toMatch(/[^\P{Cc}\n\t]|\p{Cs}/u);
      }
    }

    await fc.assert(
      fc.asyncProperty(generatedRequest, async ({ path, options }) => {
        runs += 1;
        const response = await relay.request(path, options);
        expect(STATUSES).toContain(response.status);
        expect(response.headers.get("x-content-type-options")).toBe("nosniff");
        const body = await response.text();
        if (response.headers.get("content-type") === "application/json" && body !== "") JSON.parse(body);
        // Only stored messages are acknowledged.
        if (path === PATH && body === '{"ok":true}') accepted += 1;
        if (/#(?:sent|subscribed)$/.test(response.headers.get("location") ?? "")) accepted += 1;
        if (response.status >= 300 && response.status < 309 && response.status !== 304) {
          expect(response.headers.get("location")).toMatch(/^\/(?:tr|en|ru)(?:[/?#]|$)/);
        }
        repeated += relay.lines.filter((line) => line.includes('"outcome":"repeated"')).length;
        relay.lines.length = 0;
        if (runs % 50 === 0) {
          await checkStored();
        }
        // By now, code has been compiled and caches have been filled.
        if (runs === Math.floor(RUNS / 3)) heapBefore = await heapUsed();
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
    await checkStored();
    console.log(`${runs} requests, ${accepted} accepted, ${stored} stored, seed ${SEED}`);
    expect(accepted).toBeGreaterThan(RUNS / 50);
    expect(stored).toBe(accepted - repeated);
    expect((await heapUsed()) - heapBefore).toBeLessThan(GROWTH);
  },
);

type Change = [number, number, "insert" | "delete" | "change"];

/** Mutations: positions, and the bytes that are inserted, deleted or changed there. */
const alterations: fc.Arbitrary<Change[]> = fc.array(
  fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }), fc.constantFrom("insert", "delete", "change")),
  { maxLength: 5 },
);

function changed(request: Uint8Array, at: readonly Change[]): Uint8Array {
  const bytesOf = [...request];
  for (const [place, byte, change] of at) {
    bytesOf.splice(place % (bytesOf.length + 1), change === "insert" ? 0 : 1, ...(change === "delete" ? [] : [byte]));
  }
  return Uint8Array.from(bytesOf);
}

/** A request as bytes: unchanged, or with mutations. */
const bytes = fc
  .tuple(
    fc.constantFrom("GET", "POST", "HEAD", "PUT", "CONNECT", "PRI", "get", ""),
    fc.oneof(target, text),
    fc.constantFrom("HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/9.9", ""),
    fc.array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom(
            "Host",
            "Content-Length",
            "Transfer-Encoding",
            "Content-Type",
            "Connection",
            "Expect",
            "Upgrade",
            "Origin",
          ),
          text,
        ),
        fc.oneof(
          fc.constantFrom(
            "localhost",
            "0",
            "5",
            "-1",
            "chunked",
            "gzip, chunked",
            "application/json",
            "close",
            "100-continue",
            "websocket",
            "h2c",
          ),
          text,
        ),
      ),
      { maxLength: 6 },
    ),
    fc.oneof(jsonBody, text),
    alterations,
  )
  .map(([method, path, version, lines, body, changes]) => {
    const head = [`${method} ${path} ${version}`, ...lines.map(([name, value]) => `${name}: ${value}`)].join("\r\n");
    return changed(Buffer.from(`${head}\r\n\r\n${body}`), changes);
  });

/** A request as a browser sends it, complete or partly malformed. */
const visits = fc
  .tuple(
    fc.constantFrom("/tr", "/en/services?from=airport", "/robots.txt", "/nothing"),
    fc.subarray([
      "Accept-Encoding: gzip, br",
      "Connection: keep-alive",
      "Cookie: a=b",
      "Sec-Fetch-Mode: navigate",
      "Range: bytes=0-1",
    ]),
    alterations,
  )
  .map(([path, lines, at]) => {
    const head = [`GET ${path} HTTP/1.1`, "Host: localhost", ...lines].join("\r\n");
    return changed(Buffer.from(`${head}\r\n\r\n`), at);
  });

const RAW_RUNS = Math.ceil(RUNS / 5);
const AT_ONCE = 50;

test(
  `${RAW_RUNS} generated byte sequences over a socket get allowed responses and leak no memory (seed ${SEED})`,
  { timeout: 1_800_000 },
  async () => {
    const relay = await spawnRelay({ env: { RATE_LIMIT: "1000000" } });
    onTestFinished(async () => void (await relay.kill("SIGKILL")));
    await relay.ready;
    let memoryBefore = 0;
    const requests = fc.sample(fc.oneof(bytes, visits), { numRuns: RAW_RUNS, seed: SEED });
    for (let first = 0; first < requests.length; first += AT_ONCE) {
      if (first >= requests.length / 3 && memoryBefore === 0) memoryBefore = residentBytes(relay.pid);
      const answers = await Promise.all(
        requests.slice(first, first + AT_ONCE).map((request) => exchange(relay.port, request, 150)),
      );
      for (const { text: answer } of answers) {
        expect(answer).toMatch(/^(?:HTTP\/1\.1 |$)/);
        // Before a body the relay may send 100 Continue.
        for (const status of statusesOf(answer)) expect([...STATUSES, 100, 417]).toContain(status);
      }
    }
    expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
    expect(residentBytes(relay.pid) - memoryBefore).toBeLessThan(RESIDENT_GROWTH);
    expect(relay.log().filter(({ level }) => level === "error")).toEqual([]);
    expect(await relay.kill()).toBe(0);
  },
);
