import { existsSync, readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { MAX_MESSAGE_LENGTH } from "#src/domain/message.ts";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import { exchange, statusesOf } from "#tests/support/rawSocket.ts";
import { spawnRelay } from "#tests/support/startRelay.ts";
import { createTestRelay } from "#tests/support/testRelay.ts";
import { RUNS_ALL } from "#tests/support/tier.ts";

/** Number of generated requests; a fifth of them go to the built relay over a socket. */
const RUNS = Number(process.env["FUZZ_RUNS"] ?? (RUNS_ALL ? 10_000 : 1_000));
const RAW_RUNS = Math.ceil(RUNS / 5);
/** The same seed generates the same requests. */
const SEED = Number(process.env["FUZZ_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
/** Maximum growth, in bytes: of the heap, and of the built relay's memory with its garbage. Measured in the full tier only. */
const HEAP_GROWTH = 6 * 1024 * 1024;
const RESIDENT_GROWTH = 24 * 1024 * 1024;

const REFERENCE_LINE =
  /\nAktarım: [2-9A-Z]{4}-[2-9A-Z]{4} · [\da-f.:]+ · \d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d(?: · robot olabilir)?$/;
/** Allowed statuses. Of server errors only 503, for an unavailable store or upstream. */
const STATUSES = [200, 301, 302, 303, 304, 308, 400, 401, 403, 404, 405, 408, 413, 415, 422, 429, 431, 503];

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

/** One of these words. */
const words = (list: string) => fc.constantFrom(...list.split(" "));
const rarely = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 3 });
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: "binary-ascii", minLength: 3_800, maxLength: 4_200 }),
  fc.constantFrom("", " ", "\0", "\ud800", "\u2028", "🚐".repeat(1_950), "x".repeat(MAX_MESSAGE_LENGTH), "Aktarım: x"),
);

const jsonBody = fc
  .oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        action: fc.oneof(
          { weight: 8, arbitrary: words("sendReservation sendMessage") },
          { weight: 1, arbitrary: text },
        ),
        message: text,
        website: rarely(fc.anything()),
        elapsedMs: rarely(fc.anything()),
      }),
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
const BOOKING = {
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
const field = fc.constantFrom("language", "website", ...Object.keys(BOOKING));
const formBody = fc.tuple(fc.dictionary(field, text, { maxKeys: 3 }), fc.boolean()).map(([wrong, isWhole]) => {
  const values = new URLSearchParams(isWhole ? BOOKING : {});
  for (const [name, value] of Object.entries(wrong)) values.set(name, value);
  return values.toString();
});
const rawBody = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc.constantFrom(17 * 1024, 40 * 1024).map((size) => new Uint8Array(size).fill(0x20)),
);

/** Characters that HTTP allows in a header; all others can only be sent over the raw socket. */
const headerCharacter = fc
  .integer({ min: 0x20, max: 0xff })
  .filter((code) => code !== 0x7f)
  .map((code) => String.fromCharCode(code));
const headers = fc.dictionary(
  words(
    "origin referer user-agent x-forwarded-for forwarded idempotency-key cookie accept-language accept-encoding if-none-match " +
      "range if-range x-request-id authorization sec-ch-ua-platform content-encoding x-unknown",
  ),
  fc.oneof(
    fc.string({ unit: headerCharacter, maxLength: 60 }),
    words("null http://localhost:3000 https://vip.example https://evil.example * gzip,br;q=0 bytes=0- en,tr;q=0.5"),
  ),
  { maxKeys: 3 },
);
const segment = fc.oneof(
  words(
    ". .. %2e%2e %2f %00 %c0%ae %zz tr en ru de api services tours blog rates metrics healthz standart-tekne-turu __proto__ constructor",
  ),
  fc.constant(""),
  fc.webSegment(),
);
const target = fc.oneof(
  { weight: 12, arbitrary: fc.constant(MESSAGE_ENDPOINT) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.array(segment, { maxLength: 5 }), rarely(fc.webQueryParameters()))
      .map(([path, query]) => `/${path.join("/")}${query === undefined ? "" : `?${query}`}`),
  },
  {
    weight: 1,
    arbitrary: words(
      "/api/rates?base=EUR /api/weather?city=bodrum /api/visitor /api/ride.ics?from=airport /healthz /metrics // /? /en?a=%0d%0a",
    ),
  },
);

const [JSON_TYPE, FORM_TYPE] = ["application/json", "application/x-www-form-urlencoded"];
const generatedRequest = fc
  .tuple(
    target,
    fc.oneof(
      { weight: 3, arbitrary: fc.constant("POST") },
      { weight: 1, arbitrary: words("GET HEAD PUT DELETE OPTIONS PATCH") },
    ),
    fc.oneof(
      fc.tuple(fc.constant(JSON_TYPE), jsonBody),
      fc.tuple(fc.constant(FORM_TYPE), formBody),
      fc.tuple(fc.constantFrom(JSON_TYPE, FORM_TYPE, "text/plain", 'application/json; charset=""', ""), rawBody),
    ),
    headers,
    fc.oneof(fc.ipV4(), fc.ipV6(), words("::ffff:203.0.113.9 fe80::1%eth0")),
  )
  .map(([path, method, [type, body], more, from]) => {
    const withBody = method === "GET" || method === "HEAD" ? {} : { body };
    return { path, options: { method, from, headers: { "content-type": type, ...more }, ...withBody } };
  });

test(
  `${RUNS} generated requests get allowed responses and store only valid messages (seed ${SEED})`,
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
        if (path === MESSAGE_ENDPOINT && body === '{"ok":true}') accepted += 1;
        if (/#(?:sent|subscribed)$/.test(response.headers.get("location") ?? "")) accepted += 1;
        if (response.status >= 300 && response.status < 309 && response.status !== 304) {
          expect(response.headers.get("location")).toMatch(/^\/(?:tr|en|ru)(?:[/?#]|$)/);
        }
        repeated += relay.lines.filter((line) => line.includes('"outcome":"repeated"')).length;
        relay.lines.length = 0;
        if (runs % 50 === 0) await checkStored();
        // By now, code has been compiled and caches have been filled.
        if (RUNS_ALL && runs === Math.floor(RUNS / 3)) heapBefore = await heapUsed();
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
    await checkStored();
    expect(accepted).toBeGreaterThan(RUNS / 50);
    expect(stored).toBe(accepted - repeated);
    if (RUNS_ALL) expect((await heapUsed()) - heapBefore).toBeLessThan(HEAP_GROWTH);
  },
);

/** Mutations of bytes: positions, and what is inserted, deleted or changed there. */
const alterations = fc.array(
  fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }), fc.constantFrom("insert", "delete", "change")),
  { maxLength: 5 },
);

function altered(request: string, changes: readonly [number, number, string][]): Uint8Array {
  const bytes = [...Buffer.from(request)];
  for (const [place, byte, change] of changes) {
    bytes.splice(place % (bytes.length + 1), change === "insert" ? 0 : 1, ...(change === "delete" ? [] : [byte]));
  }
  return Uint8Array.from(bytes);
}

/** A request as bytes, unchanged or with mutations: of any parts, or as a browser sends it. */
const bytes = fc
  .tuple(
    fc.constantFrom("GET", "POST", "HEAD", "PUT", "CONNECT", "PRI", "get", ""),
    fc.oneof(target, text),
    fc.constantFrom("HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/9.9", ""),
    fc.array(
      fc.tuple(
        fc.oneof(words("Host Content-Length Transfer-Encoding Content-Type Connection Expect Upgrade Origin"), text),
        fc.oneof(
          words("localhost 0 5 -1 chunked gzip,chunked application/json close 100-continue websocket h2c"),
          text,
        ),
      ),
      { maxLength: 6 },
    ),
    fc.oneof(jsonBody, text),
  )
  .map(([method, path, version, lines, body]) => {
    const head = [`${method} ${path} ${version}`, ...lines.map(([name, value]) => `${name}: ${value}`)].join("\r\n");
    return `${head}\r\n\r\n${body}`;
  });
const visits = fc
  .tuple(
    words("/tr /en/services?from=airport /robots.txt /nothing"),
    fc.subarray(["Accept-Encoding: gzip, br", "Connection: keep-alive", "Cookie: a=b", "Range: bytes=0-1"]),
  )
  .map(([path, lines]) => [`GET ${path} HTTP/1.1`, "Host: localhost", ...lines, "", ""].join("\r\n"));

const AT_ONCE = 50;

test(
  `${RAW_RUNS} generated byte sequences over a socket get allowed responses (seed ${SEED})`,
  { timeout: 1_800_000 },
  async () => {
    const relay = await spawnRelay({ env: { RATE_LIMIT: "1000000" } });
    onTestFinished(async () => void (await relay.kill("SIGKILL")));
    await relay.ready;
    let memoryBefore = 0;
    const requests = fc.sample(fc.tuple(fc.oneof(bytes, visits), alterations), { numRuns: RAW_RUNS, seed: SEED });
    for (let first = 0; first < requests.length; first += AT_ONCE) {
      if (first >= requests.length / 3 && memoryBefore === 0) memoryBefore = residentBytes(relay.pid);
      const answers = await Promise.all(
        requests
          .slice(first, first + AT_ONCE)
          .map(([request, changes]) => exchange(relay.port, altered(request, changes), 150)),
      );
      for (const answer of answers) {
        expect(answer).toMatch(/^(?:HTTP\/1\.1 |$)/);
        // Before a body the relay may send 100 Continue.
        for (const status of statusesOf(answer)) expect([...STATUSES, 100, 417]).toContain(status);
      }
    }
    expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
    if (RUNS_ALL) expect(residentBytes(relay.pid) - memoryBefore).toBeLessThan(RESIDENT_GROWTH);
    expect(relay.log().filter(({ level }) => level === "error")).toEqual([]);
    expect(await relay.kill()).toBe(0);
  },
);
